// SPDX-License-Identifier: MIT

package import LabelCore

/// A colour in the notation of CSS Color 4 that may be outside of sRGB: `color(display-p3 1 0.2 0)`, `color(srgb 1 0 0 / 50%)`,
/// `oklch(70% 0.2 150)` or `oklab(0.7 -0.1 0.1)`.
package struct ColorFunction: Hashable, Sendable {
  private let space: CSSColorSpace
  private let components: [Double]
  private let alpha: Double

  /// Reads a colour; nil for any other text.
  package init?(_ text: String) {
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(") else { return nil }
    let sides = text[text.index(after: open)...].dropLast().lowercased().split(separator: "/", omittingEmptySubsequences: false)
    guard let first = sides.first, sides.count <= 2 else { return nil }
    var parts = first.split(whereSeparator: \.isWhitespace)[...]
    switch text[..<open].lowercased() {
    case "oklab": space = .oklab
    case "oklch": space = .oklch
    case "color":
      guard let name = parts.popFirst(), let known = CSSColorSpace(rawValue: String(name)),
        [.srgb, .srgbLinear, .displayP3].contains(known)
      else { return nil }
      space = known
    default: return nil
    }
    guard parts.count == 3 else { return nil }
    var components: [Double] = []
    for (index, part) in parts.enumerated() {
      guard let value = Self.component(part, index, of: space) else { return nil }
      components.append(value)
    }
    self.components = components
    guard sides.count == 2 else {
      alpha = 1
      return
    }
    let written = sides[1].split(whereSeparator: \.isWhitespace)
    guard written.count == 1, let alpha = Self.number(written[0], percentage: 1) else { return nil }
    self.alpha = min(max(alpha, 0), 1)
  }

  /// A component, with hues in the units of CSS.
  private static func component(_ text: Substring, _ index: Int, of space: CSSColorSpace) -> Double? {
    if index == space.hueIndex {
      for (unit, degrees) in [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)] where text.hasSuffix(unit) {
        return number(text.dropLast(unit.count), percentage: nil).map { $0 * degrees }
      }
    }
    return number(text, percentage: space.whole(ofComponent: index)).map { space.clamped($0, index) }
  }

  /// A number; `none` is 0.
  private static func number(_ text: Substring, percentage whole: Double?) -> Double? {
    if text == "none" { return 0 }
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? text.dropLast() : text
    // Double reads nan, infinity and hexadecimal digits too.
    guard digits.utf8.allSatisfy({ "0123456789+-.e".utf8.contains($0) }), let value = Double(digits), abs(value) < 1e6 else { return nil }
    guard isPercentage else { return value }
    return whole.map { value * $0 / 100 }
  }

  private var color: LinearColor { LinearColor(components, in: space) }

  /// Whether sRGB has the colour, or one that looks the same.
  package var isInSRGB: Bool { color.isShown(in: .srgb) }

  /// The colour in an image of a colour space, in components of sRGB; those outside of it are beyond 0…1.
  package func resolved(in space: ImageColorSpace) -> SRGBColor {
    let color = SRGBColor(color.mapped(to: space), alpha: alpha)
    // Without what is lost by rounding.
    return space == .srgb ? SRGBColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) : color
  }

  /// The colour as text, which reads as the same colour.
  package var text: String {
    let (name, values) = space.isInColorFunction ? ("color", "\(space.rawValue) ") : (space.rawValue, "")
    let numbers = (components.map(Self.digits) + (alpha < 1 ? ["/", Self.digits(alpha)] : [])).joined(separator: " ")
    return "\(name)(\(values)\(numbers))"
  }

  private static func digits(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
}
