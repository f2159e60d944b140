// SPDX-License-Identifier: MIT

/// Logarithms to the base of 2 in 1024ths, rounded down: the same on every machine.
enum BinaryLogarithm {
  static let one: UInt32 = 1 << UInt32(bits)
  private static let bits = 10

  /// Those of the numbers from 1 on; that of 0, which has none, is 0.
  static let first: [UInt32] = [0] + (1..<4096).map { of($0) }

  /// - Parameter value: at least 1.
  static func of(_ value: UInt32) -> UInt32 {
    var result = 31 - UInt32(value.leadingZeroBitCount)
    // 1 to 2, the point below bit 31. Its square is 2 or more if the next bit of its logarithm is set.
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
