// SPDX-License-Identifier: MIT

internal import LabelCSS

extension ValueScanner {
  /// Reads `calc()` or another function that calculates; nil, without advancing, if there is none or it is not well-formed.
  mutating func calculation(_ leaf: @escaping CSSCalculation.Leaf) -> CSSCalculation.Quantity? {
    guard let byte = next, ASCII.isLetter(byte) || byte == UInt8(ascii: "-") else { return nil }
    var tokens = CSSTokenizer(rest)
    guard let function = tokens.next(), function.kind == .function, CSSCalculation.isKnown(tokens.name(function)),
      let value = CSSCalculation.value(of: tokens.name(function), &tokens, leaf), abs(value.value) <= SVGLimits.magnitude
    else { return nil }
    advance(by: tokens.position)
    return value
  }

  /// Reads a number or a calculation of one, where per cent are hundredths.
  mutating func calculatedNumber() throws(SVGError) -> Double? {
    if let number = try number() { return skip(UInt8(ascii: "%")) ? number / 100 : number }
    return calculation { token, tokens in
      token.kind == .percentage ? CSSCalculation.Quantity(value: tokens.value(token) / 100, isNumber: true) : nil
    }?.value
  }
}
