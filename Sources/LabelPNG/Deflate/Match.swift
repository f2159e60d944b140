// SPDX-License-Identifier: MIT

/// A match that was found in scanlines of four bytes a pixel.
struct Match: BitwiseCopyable {
  /// Its first byte, the first of a pixel.
  let start: UInt32
  /// The end after its last byte.
  let end: UInt32
  /// The distance to the earlier occurrence in bytes; at most `DeflateToken.maximumDistance`.
  let distance: UInt32
}
