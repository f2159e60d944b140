// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The image with left and right exchanged.
  package var mirrored: Bitmap {
    var mirrored = pixels
    for row in 0..<height { mirrored[row * width..<(row + 1) * width].reverse() }
    return Bitmap(width: width, height: height, scale: scale, pixels: mirrored)
  }
}
