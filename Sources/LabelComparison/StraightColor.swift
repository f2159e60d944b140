// SPDX-License-Identifier: MIT

/// The channels of a colour 0xAARRGGBB that is not premultiplied, 0…255 each.
package struct StraightColor {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  @inline(__always)
  package init(_ argb: UInt32) {
    alpha = Double(argb >> 24)
    red = Double(argb >> 16 & 255)
    green = Double(argb >> 8 & 255)
    blue = Double(argb & 255)
  }

  @inline(__always)
  package init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue, alpha) = (red, green, blue, 255)
  }

  package static let white = StraightColor(red: 255, green: 255, blue: 255)

  /// The background of pixelmatch up to 7.2 for a pixel that is not opaque: dark or light channels that depend on the position, so that
  /// hardly any colour is invisible on it.
  ///
  /// - Parameter offset: Four times the index of the pixel.
  package static func offsetBackground(_ offset: Int) -> StraightColor {
    StraightColor(
      red: backgroundLevel(offset % 2), green: backgroundLevel(Int(Double(offset) / 1.618033988749895) % 2),
      blue: backgroundLevel(Int(Double(offset) / 2.618033988749895) % 2))
  }

  /// The background of pixelmatch 8: one of eight colours, chosen by the top bits of a Fibonacci hash of the pixel's index.
  package static func hashedBackground(_ index: Int) -> StraightColor {
    let hash = UInt32(truncatingIfNeeded: index) &* 0x9E37_79B1
    return StraightColor(
      red: backgroundLevel(Int(hash >> 31)), green: backgroundLevel(Int(hash >> 30 & 1)), blue: backgroundLevel(Int(hash >> 29 & 1)))
  }

  private static func backgroundLevel(_ bit: Int) -> Double { 48 + 159 * Double(bit) }

  /// Returns this colour over an opaque one.
  package func over(_ background: StraightColor) -> StraightColor {
    func mix(_ channel: Double, _ behind: Double) -> Double { (channel * alpha + behind * (255 - alpha)) / 255 }
    return StraightColor(red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
  }

  /// The distance of each channel to another colour, both over `background`. The order of operations is that of pixelmatch, so that the
  /// results have the same bits.
  package func distance(to other: StraightColor, over background: StraightColor) -> (red: Double, green: Double, blue: Double) {
    if alpha == 255, other.alpha == 255 { return (red - other.red, green - other.green, blue - other.blue) }
    let alphas = alpha - other.alpha
    return (
      (red * alpha - other.red * other.alpha - background.red * alphas) / 255,
      (green * alpha - other.green * other.alpha - background.green * alphas) / 255,
      (blue * alpha - other.blue * other.alpha - background.blue * alphas) / 255
    )
  }

  /// The NTSC luma of a colour difference.
  static func luma(_ color: (red: Double, green: Double, blue: Double)) -> Double {
    color.red * 0.29889531 + color.green * 0.58662247 + color.blue * 0.11448223
  }
}
