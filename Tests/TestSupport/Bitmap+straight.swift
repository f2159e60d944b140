// SPDX-License-Identifier: MIT

public import LabelCore

/// Returns `numerator` / `denominator`, rounded to the nearest integer, halves up.
public func rounded(_ numerator: Int, over denominator: Int) -> Int { (2 * numerator + denominator) / (2 * denominator) }

extension Bitmap {
  /// Creates a bitmap from colours 0xAARRGGBB with straight alpha.
  public init(width: Int, height: Int, scale: Double = 1, straight: [UInt32]) {
    let pixels = straight.map { color in
      let alpha = Int(color >> 24)
      let channels = [16, 8, 0].map { UInt32(rounded(Int(color >> UInt32($0) & 255) * alpha, over: 255)) << UInt32($0) }
      return UInt32(alpha) << 24 | channels[0] | channels[1] | channels[2]
    }
    self.init(width: width, height: height, scale: scale, pixels: pixels)
  }
}
