// SPDX-License-Identifier: MIT

/// The size of an image, read from the header of its PNG file.
package struct PNGSize: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int

  /// Reads a file; nil if it is not a PNG.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}
