// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The bitmap on a black background.
  package var opaque: Bitmap { Bitmap(width: width, height: height, scale: scale, pixels: pixels.map { $0 | 0xFF00_0000 }) }
}
