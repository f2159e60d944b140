// SPDX-License-Identifier: MIT

package import LabelCore

/// A file's contents as they were rendered.
package struct RenderedOutput: Hashable, Sendable {
  /// The whole file.
  package var bytes: [UInt8]
  /// Columns of the picture.
  package var pixelWidth: Int
  /// Rows of the picture.
  package var pixelHeight: Int
  /// What the author should know although the file was made.
  package var warnings: [Diagnostic]

  /// Wraps a file's contents.
  package init(bytes: [UInt8], pixelWidth: Int, pixelHeight: Int, warnings: [Diagnostic] = []) {
    self.bytes = bytes
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.warnings = warnings
  }
}
