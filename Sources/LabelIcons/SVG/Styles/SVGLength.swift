// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// The base of relative lengths.
struct SVGLengthBase {
  /// The nearest viewport in user units, for percentages.
  var viewport: Size
  /// The font size in user units, for `em`, `ex` and `ch`.
  var fontSize = SVGStyle.initialFontSize
  /// The font size of the root element, for `rem`.
  var rootFontSize = SVGStyle.initialFontSize
  /// The size of the whole image in user units, for `vw` and `vh`.
  var window = Size.zero

  /// The base for fractions of an object's box: 100 % is 1.
  static let unit = SVGLengthBase(viewport: Size(width: 1, height: 1))
}

/// Reads lengths with CSS units, in user units of 1/96 inch.
enum SVGLength {
  /// The dimension that a percentage refers to.
  enum Extent {
    case width
    case height
    /// The root mean square of both, for radii and stroke widths (SVG 1.1, 7.10).
    case diagonal
  }

  /// A length in user units; nil when the text is not a length, such as `auto`.
  static func read(_ text: String, _ extent: Extent, of base: SVGLengthBase, line: Int) throws(SVGError) -> Double? {
    var scanner = ValueScanner(text, line: line)
    let length = try read(&scanner, extent, of: base)
    scanner.skipSpace()
    return scanner.isAtEnd ? length : nil
  }

  /// Lengths separated by spaces or commas; nil when one is invalid.
  static func readList(_ text: String, _ extent: Extent, of base: SVGLengthBase, line: Int) throws(SVGError) -> [Double]? {
    var scanner = ValueScanner(text, line: line)
    var lengths: [Double] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      guard let length = try read(&scanner, extent, of: base) else { return nil }
      lengths.append(length)
      scanner.skipSeparator()
    }
    return lengths
  }

  /// Reads a length; nil when there is none at the scanner's position.
  static func read(_ scanner: inout ValueScanner, _ extent: Extent, of base: SVGLengthBase) throws(SVGError) -> Double? {
    scanner.skipSpace()
    guard let number = try scanner.number() else { return scanner.calculation { leaf($0, $1, extent, base) }?.value }
    if scanner.skip(UInt8(ascii: "%")) { return number / 100 * reference(extent, base.viewport) }
    return unit(scanner.identifier(), base).map { number * $0 }
  }

  /// A part of a calculation.
  private static func leaf(
    _ token: CSSToken, _ tokens: CSSTokenizer, _ extent: Extent, _ base: SVGLengthBase
  ) -> CSSCalculation.Quantity? {
    let size: Double? =
      switch token.kind {
      case .percentage: reference(extent, base.viewport) / 100
      case .dimension: unit(tokens.name(token), base)
      default: nil
      }
    return size.map { CSSCalculation.Quantity(value: tokens.value(token) * $0, isNumber: false) }
  }

  /// The length of a unit; its name may have capitals, as everywhere in CSS.
  private static func unit(_ name: String, _ base: SVGLengthBase) -> Double? {
    if name.isEmpty { return 1 }
    return switch name.lowercased() {
    case "px": 1
    case "pt": 96.0 / 72
    case "pc": 16
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "q": 96 / 101.6
    case "em": base.fontSize
    // Without a font, CSS says half an em for both.
    case "ex", "ch": base.fontSize / 2
    case "rem": base.rootFontSize
    case "vw", "vi": base.window.width / 100
    case "vh", "vb": base.window.height / 100
    case "vmin": min(base.window.width, base.window.height) / 100
    case "vmax": max(base.window.width, base.window.height) / 100
    default: nil
    }
  }

  private static func reference(_ extent: Extent, _ viewport: Size) -> Double {
    switch extent {
    case .width: viewport.width
    case .height: viewport.height
    case .diagonal: ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
  }
}
