// SPDX-License-Identifier: MIT

internal import LabelCore

/// Four neighbouring premultiplied pixels, with the arithmetic of `PixelMath` on all of them at once and the same rounding.
struct PixelQuad {
  private typealias Channels = SIMD8<UInt16>

  private var pixels: SIMD4<UInt32>

  @inline(__always)
  private init(pixels: SIMD4<UInt32>) { self.pixels = pixels }

  @inline(__always)
  init(_ first: UInt32, _ second: UInt32, _ third: UInt32, _ fourth: UInt32) { pixels = SIMD4(first, second, third, fourth) }

  /// The four pixels at a pointer.
  @inline(__always)
  init(_ pointer: UnsafePointer<UInt32>) { pixels = UnsafeRawPointer(pointer).loadUnaligned(as: SIMD4<UInt32>.self) }

  @inline(__always)
  func store(at pointer: UnsafeMutablePointer<UInt32>) { UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: SIMD4<UInt32>.self) }

  /// Whether all four are 0.
  @inline(__always)
  var isClear: Bool {
    let halves = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] == 0
  }

  /// All channels times `factor` / 255.
  @inline(__always)
  func scaled(by factor: UInt32) -> PixelQuad { scaled(by: SIMD4(repeating: factor)) }

  /// These pixels over others (Porter–Duff).
  @inline(__always)
  func over(_ other: PixelQuad) -> PixelQuad {
    PixelQuad(pixels: pixels &+ other.scaled(by: 255 &- pixels &>> 24).pixels)
  }

  /// The channels of each pixel times its factor / 255.
  @inline(__always)
  private func scaled(by factors: SIMD4<UInt32>) -> PixelQuad {
    // 16 bits for each channel: 255² + 128 + 254 fits into them.
    let factors = unsafeBitCast(factors | factors &<< 16, to: Channels.self)
    let rb = unsafeBitCast(pixels & 0x00FF_00FF, to: Channels.self) &* factors &+ 128
    let ag = unsafeBitCast(pixels &>> 8 & 0x00FF_00FF, to: Channels.self) &* factors &+ 128
    let scaled = (rb &+ rb &>> 8) &>> 8 | (ag &+ ag &>> 8) & 0xFF00
    return PixelQuad(pixels: unsafeBitCast(scaled, to: SIMD4<UInt32>.self))
  }
}
