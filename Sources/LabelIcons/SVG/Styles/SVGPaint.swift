// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// The value of `fill` or `stroke`.
enum SVGPaint: Hashable {
  /// SVG's `none`, renamed to avoid confusion with an optional's.
  case nothing
  /// `currentColor`, a colour, or the default.
  case solid(IconPaint)
  /// `currentColor` in an opacity, as `color-mix()` makes it.
  case faint(opacity: Double)
  /// A gradient or a pattern by its id, and the fallback if it cannot be used.
  indirect case server(String, fallback: SVGPaint?)
  /// The paint of the shape that has the marker, or of the `use`.
  case contextFill
  case contextStroke

  /// Whether the paint is a gradient or a pattern, whose geometry may depend on the painted shape's box.
  var isServer: Bool { if case .server = self { true } else { false } }
}

extension SVGPaint {
  /// Reads the value of `fill` or `stroke`; nil when it is invalid.
  ///
  /// - Parameter traits: What is to know of the colour is added.
  static func read(_ text: String, in context: CSSColorReader.Context, _ traits: inout CSSColorReader.Traits) -> SVGPaint? {
    if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
      let rest = text[text.index(after: end)...].drop { $0 == " " }
      let fallback = rest.isEmpty ? nil : plain(String(rest), in: context, &traits)
      // A reference to another file is kept: its name is needed to report it.
      return .server(SVGStyle.reference(text) ?? String(text[...end]), fallback: fallback)
    }
    return plain(text, in: context, &traits)
  }

  private static func plain(_ text: String, in context: CSSColorReader.Context, _ traits: inout CSSColorReader.Traits) -> SVGPaint? {
    switch text.lowercased() {
    case "none": return SVGPaint.nothing
    case "currentcolor": return .solid(.foreground)
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    default:
      guard let color = CSSColorReader.read(text, in: context) else { return nil }
      traits.formUnion(color.traits)
      switch color.value {
      case .fixed(let color): return .solid(.color(color))
      case .current(let opacity): return opacity >= 1 ? .solid(.foreground) : .faint(opacity: opacity)
      }
    }
  }
}
