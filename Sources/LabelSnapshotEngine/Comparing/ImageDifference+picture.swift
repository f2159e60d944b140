// SPDX-License-Identifier: MIT

public import LabelCore

extension ImageDifference {
  /// A bitmap that shows the difference: the accepted image pale on white, and over it each differing pixel in magenta, the darker the
  /// greater its difference; pixels that anti-aliasing explains are yellow, ignored ones blue.
  public var picture: Bitmap {
    let pictures = AlignedImages.best(actual: actual, accepted: accepted)
    let sheets = pictures.sheets
    let pixels = verdicts.verdicts.enumerated().map { index, verdict -> UInt32 in
      switch verdict {
      case .equal: return Self.gray(sheets.accepted[index])
      case .antialiased: return 0xFFF2_C200
      case .ignored: return 0xFF9F_C5F0
      case .differs:
        let (x, y) = (index % pictures.width, index / pictures.width)
        let distance = sheets.isShared(x, y) ? PixelComparison.distance(sheets.actual[index], sheets.accepted[index]) : 255
        // Light enough to tell one level from many, dark enough that one level is seen.
        let pale = UInt32(150 - distance * 150 / 255)
        return 0xFFE0_00B0 | pale << 8
      }
    }
    return Bitmap(width: pictures.width, height: pictures.height, scale: accepted.bitmap.scale, pixels: pixels)
  }

  /// A quarter of the pixel's darkness over white.
  private static func gray(_ pixel: UInt32) -> UInt32 {
    let luma = (pixel >> 16 & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel & 255) * 29
    let overWhite = min(255, luma >> 8 + (255 - pixel >> 24))
    let level = 255 - (255 - overWhite) / 4
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }
}
