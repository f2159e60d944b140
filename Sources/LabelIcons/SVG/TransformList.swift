// SPDX-License-Identifier: MIT

internal import Glibc
internal import LabelCore

/// Reads the `transform` attribute.
enum TransformList {
  /// The map that a list of transforms makes together; nil when the list is not well-formed, which counts as no transform.
  ///
  /// - Throws: `SVGProblem` for numbers out of range.
  static func read(_ text: String, line: Int) throws(SVGProblem) -> AffineTransform? {
    var scanner = ValueScanner(text, line: line)
    var result = AffineTransform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpace()
      guard scanner.skip(UInt8(ascii: "(")), let numbers = try arguments(&scanner), let map = transform(name, numbers) else { return nil }
      // The first transform of a list is the outermost.
      result = map.then(result)
      scanner.skipSeparator()
    }
    return result
  }

  private static func arguments(_ scanner: inout ValueScanner) throws(SVGProblem) -> [Double]? {
    var numbers: [Double] = []
    scanner.skipSpace()
    while numbers.count < 6, let number = try scanner.number() {
      numbers.append(number)
      scanner.skipSeparator()
    }
    return scanner.skip(UInt8(ascii: ")")) ? numbers : nil
  }

  private static func transform(_ name: String, _ n: [Double]) -> AffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6): AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): .translation(Point(x: n[0], y: 0))
    case ("translate", 2): .translation(Point(x: n[0], y: n[1]))
    case ("scale", 1): .scale(n[0], n[0])
    case ("scale", 2): .scale(n[0], n[1])
    case ("rotate", 1): rotation(n[0])
    case ("rotate", 3):
      .translation(Point(x: -n[1], y: -n[2])).then(rotation(n[0])).then(.translation(Point(x: n[1], y: n[2])))
    case ("skewX", 1): AffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): AffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }

  private static func rotation(_ degrees: Double) -> AffineTransform {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
