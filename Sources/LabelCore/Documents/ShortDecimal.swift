// SPDX-License-Identifier: MIT

/// A decimal number, read digit by digit. Most numbers in documents are so short that one division gives their `Double`.
struct ShortDecimal {
  private var digits: UInt64 = 0
  private var count = 0
  var isNegative = false
  /// The number of digits after the point.
  var fractionDigits = 0
  var hasExponent = false

  mutating func append(_ digit: UInt8) {
    digits = digits &* 10 &+ UInt64(digit)
    count += 1
  }

  /// The nearest `Double`; nil for more than 15 digits and for a number with an exponent.
  ///
  /// 15 digits are below 2^53 and the powers of ten below 10^22. Both are exact, so the division rounds only once.
  var value: Double? {
    guard count <= 15, !hasExponent else { return nil }
    let value = fractionDigits == 0 ? Double(digits) : Double(digits) / Self.powersOfTen[fractionDigits]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
}
