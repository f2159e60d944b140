// SPDX-License-Identifier: MIT

package import LabelCore

/// A colour as CSS writes it: three components, each of which may be missing (`none`), in a space.
package struct CSSColor {
  private let space: CSSColorSpace
  private let components: [Double?]
  /// 0…1; nil if it is missing.
  package var alpha: Double?
  /// Whether it is the label's foreground, whose value is not known, in an opacity.
  package var isCurrent = false

  package init(_ space: CSSColorSpace, _ components: [Double?], alpha: Double?) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  package init(_ color: SRGBColor) { self.init(.srgb, [color.red, color.green, color.blue], alpha: color.alpha) }

  /// The colour in sRGB. `rgb()`, `hsl()` and `hwb()` are clipped to it, others keep their lightness and hue (CSS Color 4, 13.2).
  package var mapped: SRGBColor {
    let values = components.map { $0 ?? 0 }
    if let encoded = space.encodedComponents(values) {
      return SRGBColor(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha ?? 0)
    }
    let (red, green, blue) = LinearColor(values, in: space).mapped(to: .srgb).components(in: .srgb)
    return SRGBColor(red: red, green: green, blue: blue, alpha: alpha ?? 0)
  }

  /// The components in another space. The hue of a grey is missing.
  package func components(in other: CSSColorSpace) -> [Double?] {
    if other == space { return components }
    let values = components.map { $0 ?? 0 }
    var result: [Double?]
    if other == .srgb, let encoded = space.encodedComponents(values) {
      result = encoded
    } else {
      result = LinearColor(values, in: space).coordinates(in: other)
    }
    let isGrey =
      switch other {
      case .hsl: result[1] ?? 0 < 1e-4
      case .hwb: (result[1] ?? 0) + (result[2] ?? 0) > 100 - 1e-4
      case .lch: result[1] ?? 0 < 0.0015
      case .oklch: result[1] ?? 0 < 4e-6
      default: false
      }
    if isGrey, let hue = other.hueIndex { result[hue] = nil }
    return result
  }

  // MARK: Mixing

  /// The way around the circle of hues.
  enum HuePath: String { case shorter, longer, increasing, decreasing }

  /// The colour at `part` 0…1 of the way to another one (CSS Color 4, 12).
  func mixed(with other: CSSColor, by part: Double, in space: CSSColorSpace, _ path: HuePath) -> CSSColor {
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    let (from, to) = (alpha ?? other.alpha ?? 0, other.alpha ?? alpha ?? 0)
    let alpha = between(from, to)
    var result = CSSColor(space, mixedComponents(with: other, in: space, path, from, to, between), alpha: alpha)
    // With nothing else, the foreground is only fainter.
    result.isCurrent = isCurrent && (other.isCurrent || to == 0) || other.isCurrent && from == 0
    return result
  }

  private func mixedComponents(
    with other: CSSColor, in space: CSSColorSpace, _ path: HuePath, _ from: Double, _ to: Double, _ between: (Double, Double) -> Double
  ) -> [Double?] {
    let alpha = between(from, to)
    let (own, others) = (components(in: space), other.components(in: space))
    return own.indices.map { index in
      guard let first = own[index] ?? others[index], let second = others[index] ?? own[index] else { return nil }
      if index == space.hueIndex {
        let (first, second) = Self.hues(first, second, path)
        return between(first, second)
      }
      // Premultiplied, so that a transparent colour adds no hue.
      return alpha > 0 ? between(first * from, second * to) / alpha : between(first, second)
    }
  }

  /// Two hues whose difference is the way from one to the other (CSS Color 4, 12.4).
  private static func hues(_ first: Double, _ second: Double, _ path: HuePath) -> (Double, Double) {
    func turned(_ hue: Double) -> Double { hue - 360 * (hue / 360).rounded(.down) }
    let (from, to) = (turned(first), turned(second))
    let way = to - from
    return switch path {
    case .shorter: way > 180 ? (from + 360, to) : way < -180 ? (from, to + 360) : (from, to)
    case .longer: way > 0 && way < 180 ? (from + 360, to) : way > -180 && way <= 0 ? (from, to + 360) : (from, to)
    case .increasing: (from, way < 0 ? to + 360 : to)
    case .decreasing: (way > 0 ? from + 360 : from, to)
    }
  }
}
