// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// The filter functions of CSS, such as `blur(2px)`. Their colours are those of sRGB, never linear.
struct FilterFunctions {
  let context: SVGWalk.Context
  let colorScheme: ColorScheme
  let line: Int

  /// The steps of a function, none for `none`; nil for an unknown function or wrong arguments.
  func steps(_ name: String, _ arguments: String) throws(SVGError) -> [FilterGraph.Step]? {
    let text = ASCII.trimmed(arguments)
    switch name {
    case "none": return []
    case "blur":
      guard let sigma = text.isEmpty ? 0 : try length(text), sigma >= 0 else { return nil }
      return [FilterGraph.Step(.blur(x: sigma, y: sigma), [.source], isLinear: false)]
    case "drop-shadow": return try shadow(text)
    case "hue-rotate":
      var scanner = ValueScanner(text, line: line)
      guard let angle = try scanner.angle() ?? (text.isEmpty ? 0 : nil) else { return nil }
      return [Self.step(FilterMatrix(.hueRotation(degrees: angle * 180 / .pi)))]
    default:
      guard let matrix = try matrix(name, amount: text.isEmpty ? 1 : try amount(text)) else { return nil }
      return [Self.step(matrix)]
    }
  }

  private func matrix(_ name: String, amount: Double?) throws(SVGError) -> FilterMatrix? {
    guard let amount, amount >= 0 else { return nil }
    let fraction = min(amount, 1)
    switch name {
    case "brightness": return FilterMatrix(rows: Self.diagonal(amount, 1))
    case "contrast": return FilterMatrix(rows: Self.diagonal(amount, 1), constants: SIMD4(SIMD3(repeating: (1 - amount) / 2), 0))
    case "invert": return FilterMatrix(rows: Self.diagonal(1 - 2 * fraction, 1), constants: SIMD4(SIMD3(repeating: fraction), 0))
    case "opacity": return FilterMatrix(rows: Self.diagonal(1, fraction))
    case "saturate": return FilterMatrix(.saturation(amount))
    case "grayscale": return FilterMatrix(.grayscale(fraction))
    case "sepia":
      let rest = 1 - fraction
      return FilterMatrix(rows: [
        SIMD4(0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest, 0),
        SIMD4(0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest, 0),
        SIMD4(0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest, 0), SIMD4(0, 0, 0, 1),
      ])
    default: return nil
    }
  }

  /// `2px 2px 3px red`, the colour first or last.
  private func shadow(_ text: String) throws(SVGError) -> [FilterGraph.Step]? {
    var (words, word, depth): ([String], String, Int) = ([], "", 0)
    for character in text + " " {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0, character == " " || character == "\n" || character == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    var lengths: [Double] = []
    var color: CSSColorValue?
    for word in words {
      if let length = try length(word) {
        lengths.append(length)
      } else if color == nil,
        let read = CSSColorReader.read(word, in: CSSColorReader.Context(colorScheme: colorScheme, current: context.style.color))
      {
        color = read.value
      } else {
        return nil
      }
    }
    guard (2...3).contains(lengths.count), lengths.count < 3 || lengths[2] >= 0 else { return nil }
    let sigma = lengths.count == 3 ? lengths[2] : 0
    let foreground = context.style.color ?? .black
    let shade =
      switch color {
      case .fixed(let color): color
      case .current(let opacity): foreground.opacity(opacity)
      case nil: foreground
      }
    return FilterGraph.Step.shadow(
      of: [.source], .blur(x: sigma, y: sigma), .offset(Point(x: lengths[0], y: lengths[1])), shade,
      isLinear: false, start: 0)
  }

  private func length(_ text: String) throws(SVGError) -> Double? {
    try SVGLength.read(text, .width, of: context.lengths, line: line)
  }

  /// A number or a percentage.
  private func amount(_ text: String) throws(SVGError) -> Double? {
    var scanner = ValueScanner(text, line: line)
    guard let number = try scanner.number() else { return nil }
    let isPercentage = scanner.skip(UInt8(ascii: "%"))
    return scanner.isAtEnd ? (isPercentage ? number / 100 : number) : nil
  }

  private static func step(_ matrix: FilterMatrix) -> FilterGraph.Step {
    FilterGraph.Step(.matrix(matrix.rows, adding: matrix.constants), [.source], isLinear: false)
  }

  private static func diagonal(_ factor: Double, _ alpha: Double) -> [SIMD4<Double>] {
    [SIMD4(factor, 0, 0, 0), SIMD4(0, factor, 0, 0), SIMD4(0, 0, factor, 0), SIMD4(0, 0, 0, alpha)]
  }
}
