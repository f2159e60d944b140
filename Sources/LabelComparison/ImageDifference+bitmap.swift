// SPDX-License-Identifier: MIT

public import LabelCore

extension ImageDifference {
  /// A bitmap that shows the difference: the accepted image in pale grey, and over it the differing pixels in magenta, darker for a greater
  /// difference. Pixels that anti-aliasing explains are yellow, ignored ones blue. Where only one image has pixels, these are shown in
  /// magenta over a pale background.
  public var bitmap: Bitmap {
    let images = AlignedImages.best(actual: actual, accepted: accepted)
    let pixels = images.pixels
    let onlyInOne = OneSidedPixels(pixels, width: images.width, height: images.height)
    let isLight = Self.isLightOnClear(pixels.accepted)
    let marked = comparison.results.enumerated().map { index, result -> UInt32 in
      switch result {
      case .equal: return isLight ? Self.grayOfLight(pixels.accepted[index]) : Self.gray(pixels.accepted[index])
      case .antialiased: return 0xFFF2_C200
      case .ignored: return 0xFF9F_C5F0
      case .differs:
        let (x, y) = (index % images.width, index / images.width)
        guard pixels.isInBoth(x, y) else { return onlyInOne.color(at: index) }
        let distance = PixelComparison.distance(pixels.actual[index], pixels.accepted[index])
        // One level is dark enough to be seen, and many levels are clearly darker.
        let pale = UInt32(150 - distance * 150 / 255)
        return 0xFFE0_00B0 | pale << 8
      }
    }
    return Bitmap(width: images.width, height: images.height, scale: accepted.bitmap.scale, pixels: marked)
  }

  /// A grey with a quarter of the darkness that the pixel has over white.
  private static func gray(_ pixel: UInt32) -> UInt32 {
    let overWhite = min(255, luma(pixel) >> 8 + (255 - pixel >> 24))
    return gray(darkness: 255 - overWhite)
  }

  /// The same with the brightness that the pixel has over black.
  private static func grayOfLight(_ pixel: UInt32) -> UInt32 { gray(darkness: min(255, luma(pixel) >> 8)) }

  private static func gray(darkness: UInt32) -> UInt32 {
    let level = 255 - darkness / 4
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }

  /// Whether an image is light and has no background, as one for dark backgrounds: over white nothing of it would be seen.
  private static func isLightOnClear(_ pixels: [UInt32]) -> Bool {
    var (light, covered, hasClearPixels) = (0, 0, false)
    for pixel in pixels {
      if pixel >> 24 == 0 { hasClearPixels = true }
      light += Int(luma(pixel) >> 8)
      covered += Int(pixel >> 24)
    }
    return hasClearPixels && light * 4 > covered * 3
  }

  /// The brightness of a pixel over black, times 256.
  private static func luma(_ pixel: UInt32) -> UInt32 { (pixel >> 16 & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel & 255) * 29 }
}

/// The pixels of the parts of the canvas that only one image covers, in shades of magenta.
private struct OneSidedPixels {
  private let pixels: [UInt32]
  /// The most frequent pixel of these parts, which is nearly always the background.
  private let background: UInt32

  package init(_ images: (actual: [UInt32], accepted: [UInt32], isInBoth: (Int, Int) -> Bool), width: Int, height: Int) {
    // Outside of an image its pixels are clear.
    pixels = zip(images.actual, images.accepted).map { $0 == 0 ? $1 : $0 }
    var counts: [UInt32: Int] = [:]
    for y in 0..<height {
      for x in 0..<width where !images.isInBoth(x, y) { counts[pixels[y * width + x], default: 0] += 1 }
    }
    background = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// Pale for the background, and darker the more a pixel differs from it.
  package func color(at index: Int) -> UInt32 {
    let distance = PixelComparison.distance(pixels[index], background)
    func mix(_ pale: Int, _ dark: Int) -> UInt32 { UInt32(pale + (dark - pale) * distance / 255) }
    return 0xFF00_0000 | mix(0xFF, 0xB0) << 16 | mix(0xC4, 0x00) << 8 | mix(0xEE, 0x88)
  }
}
