// SPDX-License-Identifier: MIT

/// A match in scanlines of four bytes per pixel.
struct Match: BitwiseCopyable {
  /// The offset of the first byte, which is the first byte of a pixel.
  let start: UInt32
  /// The offset after the last byte.
  let end: UInt32
  /// The distance to the earlier occurrence in bytes; at most `DeflateToken.maximumDistance`.
  let distance: UInt32
}
