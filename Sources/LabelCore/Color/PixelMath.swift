// SPDX-License-Identifier: MIT

/// Arithmetic on premultiplied 8-bit pixels 0xAARRGGBB, as in pixman: every product is rounded to the nearest level.
///
/// Translucent shapes of Cairo and our glyphs have the same pixels for the same coverage. For opaque shapes Cairo has its own formula
/// (`mixed`).
///
/// `@usableFromInline`: without it, other modules call these functions instead of inlining them.
@usableFromInline package enum PixelMath {
  /// `product` / 255 to the nearest whole number, exact for 0…65,025 (255²).
  @inlinable @inline(__always)
  package static func dividedBy255(_ product: UInt32) -> UInt32 {
    let x = product &+ 128
    return (x &+ x >> 8) >> 8
  }

  /// All four channels times `factor` / 255.
  @inlinable @inline(__always)
  package static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    // Two channels per word: each has 16 bits for its product, and 255² + 128 + 254 fits into them.
    let rb = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let ag = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    return (rb &+ (rb >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF | (ag &+ (ag >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
  }

  /// `source` over `destination` (Porter–Duff).
  @inlinable @inline(__always)
  package static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    // Most pixels of a label are painted on a clear background.
    if destination == 0 || source >= 0xFF00_0000 { return source }
    return source &+ scaled(destination, by: 255 &- source >> 24)
  }

  /// `source` atop `destination` (Porter–Duff): the alpha of `destination` stays.
  @inlinable @inline(__always)
  package static func atop(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let alpha = destination >> 24
    let sum = scaled(source, by: alpha) &+ scaled(destination, by: 255 &- source >> 24)
    func level(_ shift: UInt32) -> UInt32 { min(sum >> shift & 255, alpha) << shift }
    return alpha << 24 | level(16) | level(8) | level(0)
  }

  /// `destination` replaced by `source` in proportion to `coverage` / 255.
  @inlinable @inline(__always)
  package static func replacing(_ destination: UInt32, by source: UInt32, coverage: UInt32) -> UInt32 {
    if coverage == 255 { return source }
    return scaled(source, by: coverage) &+ scaled(destination, by: 255 &- coverage)
  }

  /// An opaque `source` over `destination` with `coverage` / 255, rounded as Cairo does in its own loops: a product 128 / 255 above a level,
  /// just past the middle, is rounded down.
  @inlinable @inline(__always)
  package static func mixed(_ source: UInt32, into destination: UInt32, coverage: UInt32) -> UInt32 {
    func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
      let rb = (pixel & 0x00FF_00FF) &* factor &+ 0x007F_007F
      let ag = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x007F_007F
      return (rb &+ (rb >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF | (ag &+ (ag >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    }
    return scaled(source, by: coverage) &+ scaled(destination, by: 255 &- coverage)
  }

  /// Converts an opacity of 0…1 to 0…255.
  @inlinable
  package static func level(_ opacity: Double) -> UInt32 {
    opacity > 0 ? UInt32((min(opacity, 1) * 255).rounded()) : 0
  }
}
