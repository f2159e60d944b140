// SPDX-License-Identifier: MIT

package import LabelCore

/// Returns the next bytes of a file, at least one; nil at the end.
package typealias ChunkReader = () throws(Diagnostic) -> [UInt8]?

/// A manifest that has not been read yet.
package struct ManifestInput: Sendable {
  /// The name to show, as the user typed it; `<stdin>` for standard input.
  package var file: String
  /// The format of the manifest.
  package var format: ManifestFormat
  /// Opens the manifest. It is called once.
  package var open: @Sendable () throws(Diagnostic) -> ChunkReader

  /// Returns whether bytes can be read without waiting for another program; always true for files.
  package var isReady: @Sendable () -> Bool = { true }

  /// Returns the length of the manifest in bytes; nil if that is unknown, as for a pipe.
  package var byteCount: @Sendable () -> Int? = { nil }

  /// Creates an input from a name and a closure that opens it.
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
