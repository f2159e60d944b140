// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText

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
    var text = text
    let isOne = text.withUTF8 { unsafe !$0.contains(UInt8(ascii: "/")) }
    components = isOne ? [text] : text.split(separator: "/").map(String.init)
  }

  /// The components with slashes between them.
  package var description: String { components.count == 1 ? components[0] : components.joined(separator: "/") }

  /// Stands for what a case-insensitive, normalising file system (APFS, NTFS) takes for the same name.
  ///
  /// Upper-casing first folds ß with ss and ς with σ; canonically equivalent texts are decomposed to the same one.
  ///
  /// - Parameter count: how many of the components count, from the outermost.
  func foldedHash(ofFirst count: Int) -> ContentHash {
    var hash = ContentHash()
    for index in 0..<count { Self.addFolded(components[index], to: &hash) }
    return hash
  }

  private static func addFolded(_ component: String, to hash: inout ContentHash) {
    var component = component
    let isDone = component.withUTF8 { utf8 in
      guard unsafe utf8.reduce(0, |) < 0x80 else { return false }
      // What the upper-casing and lower-casing below would make of it.
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: utf8.count) { folded in
        for index in utf8.indices {
          let isCapital = unsafe UInt8(ascii: "A") <= utf8[index] && utf8[index] <= UInt8(ascii: "Z")
          unsafe folded.initializeElement(at: index, to: isCapital ? utf8[index] | 0x20 : utf8[index])
        }
        unsafe hash.add(UnsafeRawBufferPointer(folded))
      }
      return true
    }
    if !isDone { hash.add(Normalization.decomposed(component.uppercased().lowercased())) }
  }
}
