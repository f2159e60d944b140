// SPDX-License-Identifier: MIT

package import LabelCore

/// Hands out a file's next bytes, empty ones never; nil at the end.
package typealias ChunkReader = () throws(Diagnostic) -> [UInt8]?

/// A manifest that has not been read yet.
package struct ManifestInput: Sendable {
  /// The name to show, as the user typed it; `<stdin>` for standard input.
  package var file: String
  /// Its language.
  package var format: ManifestFormat
  /// Opens it; called once.
  package var open: @Sendable () throws(Diagnostic) -> ChunkReader

  /// Names a manifest.
  package init(file: String, format: ManifestFormat, open: @escaping @Sendable () throws(Diagnostic) -> ChunkReader) {
    self.file = file
    self.format = format
    self.open = open
  }

  /// Reads the whole manifest.
  package func document() throws(Diagnostic) -> ManifestDocument {
    let read = try open()
    var bytes: [UInt8] = []
    while let chunk = try read() { bytes += chunk }
    return try ManifestDocument.read(bytes, file: file, format: format)
  }
}
