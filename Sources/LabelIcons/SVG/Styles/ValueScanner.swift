// SPDX-License-Identifier: MIT

internal import LabelCSS

/// Reads numbers and identifiers from an attribute's value.
struct ValueScanner {
  private let bytes: [UInt8]
  /// How many bytes have been read.
  private(set) var position = 0
  /// The line of the element, for errors.
  let line: Int

  init(_ value: some StringProtocol, line: Int) {
    self.bytes = Array(value.utf8)
    self.line = line
  }

  var isAtEnd: Bool { position >= bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func skipSpace() {
    while position < bytes.count, ASCII.isSpace(bytes[position]) { position += 1 }
  }

  /// Skips white space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpace()
    if skip(UInt8(ascii: ",")) { skipSpace() }
  }

  /// The next bytes, at most as many as a calculation may have.
  var rest: [UInt8] { Array(bytes[position..<min(position + 2048, bytes.count)]) }

  mutating func advance(by count: Int) { position = min(position + count, bytes.count) }

  /// Skips a byte if it is the next one; false if it is not.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Reads the next byte.
  mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    position += 1
    return byte
  }

  /// Reads letters and hyphens: `rotate`, `skewX`, `xMidYMid`. Empty when there are none.
  mutating func identifier() -> String {
    let start = position
    while let byte = next, ASCII.isLetter(byte) || byte == UInt8(ascii: "-") && position > start { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a number in SVG's syntax (`-.5e-3`, `5.`); nil, without advancing, when there is none.
  ///
  /// - Throws: `SVGError` for a number whose absolute value is larger than `SVGLimits.magnitude`.
  mutating func number() throws(SVGError) -> Double? {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    var mantissa = DecimalDigits()
    while let byte = next, ASCII.isDigit(byte) { mantissa.append(byte, isFraction: false, at: &position) }
    if next == UInt8(ascii: ".") {
      position += 1
      while let byte = next, ASCII.isDigit(byte) { mantissa.append(byte, isFraction: true, at: &position) }
    }
    guard mantissa.count > 0 else {
      position = start
      return nil
    }
    mantissa.exponent += exponent()
    let value = mantissa.isExact ? mantissa.value : Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .nan
    guard abs(value) <= SVGLimits.magnitude else {
      let written = String(decoding: bytes[start..<min(position, start + 24)], as: UTF8.self)
      throw SVGError(line: line, reason: "the number \(written) is out of range; the limit is \(Int(SVGLimits.magnitude))")
    }
    return isNegative && mantissa.isExact ? -value : value
  }

  /// Reads an exponent such as `e-3`; 0 for `em` and `ex`, which are units.
  private mutating func exponent() -> Int {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e") else { return 0 }
    var end = position + 1
    var isNegative = false
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      isNegative = bytes[end] == UInt8(ascii: "-")
      end += 1
    }
    guard end < bytes.count, ASCII.isDigit(bytes[end]) else { return 0 }
    var value = 0
    while end < bytes.count, ASCII.isDigit(bytes[end]) {
      value = min(value * 10 + Int(bytes[end] - UInt8(ascii: "0")), 9999)
      end += 1
    }
    position = end
    return isNegative ? -value : value
  }
}

/// Converts decimal digits to a Double. Up to 15 digits and powers up to 10²² are exact in one multiplication or division.
private struct DecimalDigits {
  var count = 0
  var exponent = 0
  private var digits: UInt64 = 0
  private var significant = 0

  var isExact: Bool { significant <= 15 && abs(exponent) <= 22 }

  var value: Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? Double(digits) / power : Double(digits) * power
  }

  mutating func append(_ byte: UInt8, isFraction: Bool, at position: inout Int) {
    position += 1
    count += 1
    if significant > 0 || byte != UInt8(ascii: "0") { significant += 1 }
    if significant <= 15 { digits = digits * 10 + UInt64(byte - UInt8(ascii: "0")) }
    if isFraction { exponent -= 1 }
  }
}
