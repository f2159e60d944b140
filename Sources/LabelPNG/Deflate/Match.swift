// SPDX-License-Identifier: MIT

/// A stretch of scanlines that stands in those before it too.
struct Match: BitwiseCopyable {
  /// Its first byte, the first of a pixel.
  let start: UInt32
  /// Behind its last byte.
  let end: UInt32
  /// How many bytes before it stands the original; at most `DeflateToken.maximumDistance`.
  let distance: UInt32
}
