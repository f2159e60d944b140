// SPDX-License-Identifier: MIT

/// Thirty-two pixels that are compared at once.
struct ThirtyTwoPixels {
  private var first = SIMD16<UInt32>(repeating: 0)
  private var second = SIMD16<UInt32>(repeating: 0)

  /// Transparent pixels.
  @inline(__always)
  init() {}

  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>) {
    first = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<UInt32>.self)
    second = UnsafeRawPointer(pixels + 16).loadUnaligned(as: SIMD16<UInt32>.self)
  }

  /// A bit for each pixel that is equal.
  ///
  /// - Parameter bit: The bit of the first pixel; those of pixels before bit 0 are left out.
  @inline(__always)
  func equal(to other: ThirtyTwoPixels, bit: Int) -> UInt64 {
    let bits = SIMD16<UInt32>(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)
    let sixteen =
      unsafeBitCast(first .== other.first, to: SIMD16<UInt32>.self) & bits
      | unsafeBitCast(second .== other.second, to: SIMD16<UInt32>.self) & (bits &<< 16)
    let eight = sixteen.lowHalf | sixteen.highHalf
    let two = unsafeBitCast(eight.lowHalf | eight.highHalf, to: SIMD2<UInt64>.self)
    let all = UInt64(truncatingIfNeeded: UInt32(truncatingIfNeeded: two.x | two.y | (two.x | two.y) &>> 32))
    return bit < 0 ? all &>> UInt64(truncatingIfNeeded: 0 &- bit) : all &<< UInt64(truncatingIfNeeded: bit)
  }
}
