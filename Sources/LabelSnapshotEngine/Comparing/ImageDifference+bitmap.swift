// SPDX-License-Identifier: MIT

public import LabelCore

extension ImageDifference {
  /// A bitmap that shows the difference: the accepted image in pale grey, and over it the differing pixels in magenta, darker for a greater
  /// difference. Pixels that anti-aliasing explains are yellow, ignored ones blue.
  public var bitmap: Bitmap {
    let images = AlignedImages.best(actual: actual, accepted: accepted)
    let pixels = images.pixels
    let marked = comparison.results.enumerated().map { index, result -> UInt32 in
      switch result {
      case .equal: return Self.gray(pixels.accepted[index])
      case .antialiased: return 0xFFF2_C200
      case .ignored: return 0xFF9F_C5F0
      case .differs:
        let (x, y) = (index % images.width, index / images.width)
        let distance = pixels.isInBoth(x, y) ? PixelComparison.distance(pixels.actual[index], pixels.accepted[index]) : 255
        // One level is dark enough to be seen, and many levels are clearly darker.
        let pale = UInt32(150 - distance * 150 / 255)
        return 0xFFE0_00B0 | pale << 8
      }
    }
    return Bitmap(width: images.width, height: images.height, scale: accepted.bitmap.scale, pixels: marked)
  }

  /// A grey with a quarter of the darkness that the pixel has over white.
  private static func gray(_ pixel: UInt32) -> UInt32 {
    let luma = (pixel >> 16 & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel & 255) * 29
    let overWhite = min(255, luma >> 8 + (255 - pixel >> 24))
    let level = 255 - (255 - overWhite) / 4
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }
}
