// SPDX-License-Identifier: MIT

package import LabelCore

/// A path that stays inside the output folder, on every file system that a checkout may reach.
///
/// Guaranteed: relative, at least one component, no empty, `.` or `..` component, and nothing that `OutputPath.fault` names.
package struct OutputPath: Hashable, Sendable, CustomStringConvertible {
  /// The parts between the slashes, outermost first; never empty.
  package let components: [String]

  /// Checks a path as a whole, with its extension.
  ///
  /// - Throws: `LabelError.unsafeID` with `text` as its id.
  package init(_ text: String) throws(LabelError) {
    try self.init(text, suffixRoom: 0)
  }

  /// Checks a path to whose components a template may add up to `suffixRoom` bytes, at either end.
  init(_ text: String, suffixRoom: Int) throws(LabelError) {
    if let reason = Self.fault(in: text, suffixRoom: suffixRoom) { throw .unsafeID(id: text, reason: reason) }
    components = text.utf8.contains(UInt8(ascii: "/")) ? text.split(separator: "/").map(String.init) : [text]
  }

  /// The components with slashes between them.
  package var description: String { components.count == 1 ? components[0] : components.joined(separator: "/") }

  /// What a case-insensitive, normalising file system (APFS, NTFS) takes for the same name.
  ///
  /// Upper-casing first folds ß with ss and ς with σ; `String` compares canonically equivalent texts as equal.
  var foldedComponents: [String] { components.map { $0.uppercased().lowercased() } }
}
