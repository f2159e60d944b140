// SPDX-License-Identifier: MIT

/// Channels of a colour 0xAARRGGBB that is not premultiplied, 0…255 each.
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
  init(red: Double, green: Double, blue: Double) {
    (self.red, self.green, self.blue, alpha) = (red, green, blue, 255)
  }

  static let white = StraightColor(red: 255, green: 255, blue: 255)

  /// What pixelmatch up to 7.2 lays behind a pixel that is not opaque: dark or light by its place, so that a colour is hardly ever
  /// invisible against it.
  ///
  /// - Parameter offset: four times the pixel's number.
  package static func offsetGround(_ offset: Int) -> StraightColor {
    StraightColor(
      red: groundLevel(offset % 2), green: groundLevel(Int(Double(offset) / 1.618033988749895) % 2),
      blue: groundLevel(Int(Double(offset) / 2.618033988749895) % 2))
  }

  /// What pixelmatch 8 lays there: one of eight colours by the top bits of a Fibonacci hash of the pixel's number.
  package static func hashedGround(_ index: Int) -> StraightColor {
    let hash = UInt32(truncatingIfNeeded: index) &* 0x9E37_79B1
    return StraightColor(red: groundLevel(Int(hash >> 31)), green: groundLevel(Int(hash >> 30 & 1)), blue: groundLevel(Int(hash >> 29 & 1)))
  }

  private static func groundLevel(_ bit: Int) -> Double { 48 + 159 * Double(bit) }

  /// This colour over an opaque one.
  package func over(_ ground: StraightColor) -> StraightColor {
    func mix(_ channel: Double, _ behind: Double) -> Double { (channel * alpha + behind * (255 - alpha)) / 255 }
    return StraightColor(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// Channel by channel the distance to another colour when both lie over `ground`; the order of operations is pixelmatch's, to the bit.
  func distance(to other: StraightColor, over ground: StraightColor) -> (red: Double, green: Double, blue: Double) {
    if alpha == 255, other.alpha == 255 { return (red - other.red, green - other.green, blue - other.blue) }
    let alphas = alpha - other.alpha
    return (
      (red * alpha - other.red * other.alpha - ground.red * alphas) / 255,
      (green * alpha - other.green * other.alpha - ground.green * alphas) / 255,
      (blue * alpha - other.blue * other.alpha - ground.blue * alphas) / 255
    )
  }

  /// NTSC luma of a difference of colours.
  static func luma(_ color: (red: Double, green: Double, blue: Double)) -> Double {
    color.red * 0.29889531 + color.green * 0.58662247 + color.blue * 0.11448223
  }
}
