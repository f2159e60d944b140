// SPDX-License-Identifier: MIT

package import LabelCore

/// The id of a label, checked to be a valid file name: a relative path without an extension, with `/` for folders.
package struct OutputName: Hashable, Sendable, CustomStringConvertible {
  /// The number of bytes in a path component that are reserved for what a template adds, such as `-zh-Hant-TW-dark@3x.png`.
  static let reservedBytes = 64

  /// The id as the author wrote it.
  package let id: String
  /// The id as a path below the output folder, without an extension.
  package let path: OutputPath

  /// Checks an id.
  ///
  /// - Throws: `LabelError.unsafeID` if the id leads out of the output folder or is not a portable file name.
  package init(_ id: String) throws(LabelError) {
    path = try OutputPath(id, reservedBytes: Self.reservedBytes)
    if let dot = id.utf8.lastIndex(of: UInt8(ascii: ".")),
      let name = OutputFormat.names.first(where: { $0 == id[dot...].dropFirst().lowercased() })
    {
      throw .unsafeID(id: id, reason: "the extension .\(name) is added to it")
    }
    self.id = id
  }

  package var description: String { id }
}
