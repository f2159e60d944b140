// SPDX-License-Identifier: MIT

/// One pixel with premultiplied alpha and 8 bits per channel, as Cairo's ARGB32: 0xAARRGGBB in native byte order.
///
/// No colour channel is larger than alpha.
public struct PremultipliedPixel: Hashable, Sendable {
  /// The four channels as 0xAARRGGBB.
  public let argb: UInt32

  /// A fully transparent pixel, with all channels 0.
  public static let clear = PremultipliedPixel(argb: 0)

  /// Wraps a value that is already premultiplied.
  package init(argb: UInt32) { self.argb = argb }

  /// Premultiplies a straight colour, rounding each channel to the nearest level.
  package init(_ color: SRGBColor) {
    // Colours are made with components of 0…1, but their properties can be set to anything; written so that NaN gives 0.
    func level(_ part: Double) -> UInt32 { part > 0 ? UInt32((min(part, 1) * 255).rounded()) : 0 }
    let alpha = level(color.alpha)
    self.argb =
      alpha << 24 | min(level(color.red * color.alpha), alpha) << 16 | min(level(color.green * color.alpha), alpha) << 8
      | min(level(color.blue * color.alpha), alpha)
  }

  /// The alpha channel: the opacity, 0…255.
  public var alpha: UInt8 { UInt8(argb >> 24) }
  /// The red channel multiplied by alpha, 0…255.
  public var red: UInt8 { UInt8(argb >> 16 & 255) }
  /// The green channel multiplied by alpha, 0…255.
  public var green: UInt8 { UInt8(argb >> 8 & 255) }
  /// The blue channel multiplied by alpha, 0…255.
  public var blue: UInt8 { UInt8(argb & 255) }
}
