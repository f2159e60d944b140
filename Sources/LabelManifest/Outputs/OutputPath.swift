// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings

/// A path that stays inside the output folder and is valid on every common file system.
///
/// It is relative, has at least one component, has no empty, `.` or `..` component, and passes the other rules of `invalidReason`.
package struct OutputPath: Hashable, Sendable, CustomStringConvertible {
  /// The components, outermost first; at least one.
  package let components: [String]

  /// Checks a complete path with its extension.
  ///
  /// - Throws: `LabelError.unsafeID` with `text` as its id.
  package init(_ text: String) throws(LabelError) {
    try self.init(text, reservedBytes: 0)
  }

  /// Checks a path to whose components a template may add up to `reservedBytes` bytes.
  init(_ text: String, reservedBytes: Int) throws(LabelError) {
    if let reason = Self.invalidReason(in: text, reservedBytes: reservedBytes) { throw .unsafeID(id: text, reason: reason) }
    var text = text
    let isSingle = text.withUTF8 { unsafe !$0.contains(UInt8(ascii: "/")) }
    components = isSingle ? [text] : text.split(separator: "/").map(String.init)
  }

  /// The components, separated by slashes.
  package var description: String { components.count == 1 ? components[0] : components.joined(separator: "/") }

  /// Returns a hash that is equal for paths that a case-insensitive, normalising file system (APFS, NTFS) treats as the same.
  ///
  /// Text is uppercased first, which makes ß equal to ss and ς equal to σ, and then decomposed.
  ///
  /// - Parameter count: The number of components to hash, from the outermost.
  func foldedHash(ofFirst count: Int) -> ContentHash {
    var hash = ContentHash()
    for index in 0..<count { Self.addFolded(components[index], to: &hash) }
    return hash
  }

  private static func addFolded(_ component: String, to hash: inout ContentHash) {
    var component = component
    let isDone = component.withUTF8 { utf8 in
      guard unsafe utf8.reduce(0, |) < 0x80 else { return false }
      // The same as the uppercasing and lowercasing below, for ASCII.
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
