// SPDX-License-Identifier: MIT

/// Logarithms to base 2 in units of 1/1024, rounded down: the same on every machine.
enum BinaryLogarithm {
  static let one: UInt32 = 1 << UInt32(bits)
  private static let bits = 10

  /// The logarithms of 0 to 4095; 0 for 0.
  static let first: [UInt32] = [0] + (1..<4096).map { of($0) }

  /// - Parameter value: At least 1.
  static func of(_ value: UInt32) -> UInt32 {
    var result = 31 - UInt32(value.leadingZeroBitCount)
    // The mantissa, from 1 up to 2, with the binary point below bit 31. If its square is 2 or more, the next bit of the logarithm is set.
    var rest = UInt64(value) << (31 - UInt64(result))
    for _ in 0..<bits {
      rest = rest * rest >> 31
      result <<= 1
      if rest >= 1 << 32 {
        rest >>= 1
        result |= 1
      }
    }
    return result
  }
}
