// SPDX-License-Identifier: MIT

/// Source-over on premultiplied 8-bit pixels, exact to the rounding of each product.
enum Blend {
  /// a · b / 255, rounded to the nearest, for a and b in 0…255.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t = a &* b &+ 128
    return (t &+ (t >> 8)) >> 8
  }

  /// All four channels of a pixel times a factor of 0…255, two channels at a time.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let redBlue = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let alphaGreen = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    let low = ((redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    let high = (alphaGreen &+ ((alphaGreen >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return high | low
  }

  /// `source` laid over `below`. No channel can exceed 255: a channel is at most alpha, and both terms are rounded alike.
  @inline(__always)
  static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    source &+ scaled(below, by: 255 &- (source >> 24))
  }
}
