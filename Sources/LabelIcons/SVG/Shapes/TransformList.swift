// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCSS
internal import LabelCore

/// Reads transforms in the syntax of the attributes or, with units, of CSS.
enum TransformList {
  /// The product of a list of transforms; nil when the list is not well-formed, which counts as no transform.
  ///
  /// - Parameter allowsUnits: Whether angles and lengths may have units, as in CSS.
  /// - Throws: `SVGError` for numbers out of range.
  static func read(_ text: String, lengths: SVGLengthBase, line: Int, allowsUnits: Bool = false) throws(SVGError) -> AffineTransform? {
    var scanner = ValueScanner(text, line: line)
    var result = AffineTransform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.identifier()
      scanner.skipSpace()
      guard scanner.skip(UInt8(ascii: "(")), let numbers = try arguments(&scanner, name, lengths, allowsUnits),
        let map = transform(name, numbers)
      else { return nil }
      // The first transform of a list is the outermost.
      result = map.then(result)
      scanner.skipSeparator()
    }
    return result
  }

  /// The point of `transform-origin`: one or two lengths or keywords; nil when it is invalid.
  static func origin(_ text: String, lengths: SVGLengthBase, line: Int) throws(SVGError) -> Point? {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    guard (1...3).contains(parts.count) else { return nil }
    let isSwapped = ["top", "bottom"].contains(parts[0]) || parts.count > 1 && ["left", "right"].contains(parts[1])
    let (x, y) = isSwapped ? (parts.count > 1 ? parts[1] : "center", parts[0]) : (parts[0], parts.count > 1 ? parts[1] : "center")
    let percents = ["left": "0%", "top": "0%", "center": "50%", "right": "100%", "bottom": "100%"]
    guard let left = try SVGLength.read(percents[x] ?? x, .width, of: lengths, line: line),
      let top = try SVGLength.read(percents[y] ?? y, .height, of: lengths, line: line)
    else { return nil }
    return Point(x: left, y: top)
  }

  private static func arguments(
    _ scanner: inout ValueScanner, _ name: String, _ lengths: SVGLengthBase, _ allowsUnits: Bool
  ) throws(SVGError) -> [Double]? {
    var numbers: [Double] = []
    scanner.skipSpace()
    while numbers.count < 6 {
      let isAngle = name == "rotate" && numbers.isEmpty || name.hasPrefix("skew")
      let number =
        if !allowsUnits {
          try scanner.number()
        } else if isAngle {
          try scanner.angle().map { $0 * 180 / .pi }
        } else {
          try SVGLength.read(&scanner, name == "translateY" || numbers.count == 1 ? .height : .width, of: lengths)
        }
      guard let number else { break }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return scanner.skip(UInt8(ascii: ")")) ? numbers : nil
  }

  private static func transform(_ name: String, _ n: [Double]) -> AffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6): AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translateX", 1): .translation(Point(x: n[0], y: 0))
    case ("translate", 2): .translation(Point(x: n[0], y: n[1]))
    case ("translateY", 1): .translation(Point(x: 0, y: n[0]))
    case ("scale", 1): .scale(n[0], n[0])
    case ("scale", 2): .scale(n[0], n[1])
    case ("scaleX", 1): .scale(n[0], 1)
    case ("scaleY", 1): .scale(1, n[0])
    case ("rotate", 1): .rotation(n[0] * .pi / 180)
    case ("rotate", 3):
      .translation(Point(x: -n[1], y: -n[2])).then(.rotation(n[0] * .pi / 180)).then(.translation(Point(x: n[1], y: n[2])))
    case ("skewX", 1): AffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): AffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }
}

extension AffineTransform {
  /// A rotation about the origin by an angle in radians, clockwise on screen.
  static func rotation(_ angle: Double) -> AffineTransform {
    AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }
}

extension ValueScanner {
  /// Reads an angle, in degrees unless it has a unit; the result is in radians.
  mutating func angle() throws(SVGError) -> Double? {
    skipSpace()
    guard let number = try number() else {
      let angle = calculation { token, tokens in
        Self.radians(tokens.value(token), token.kind == .dimension ? tokens.name(token) : "?")
          .map { CSSCalculation.Quantity(value: $0, isNumber: false) }
      }
      return angle.map { $0.isNumber ? $0.value * .pi / 180 : $0.value }
    }
    return Self.radians(number, identifier())
  }

  private static func radians(_ number: Double, _ unit: String) -> Double? {
    switch unit {
    case "", "deg": number * .pi / 180
    case "rad": number
    case "grad": number * .pi / 200
    case "turn": number * 2 * .pi
    default: nil
    }
  }
}
