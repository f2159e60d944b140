// SPDX-License-Identifier: MIT

internal import LabelCore

/// What `fill` or `stroke` asks for.
enum SVGPaint: Hashable {
  /// `none`, by another name than an optional's.
  case nothing
  case ink(IconInk)
  /// A gradient or a pattern by its id, and what to paint with when there is none; nil for nothing.
  indirect case server(String, fallback: SVGPaint?)
  /// The paint of the shape that a marker stands on, or of the `use`.
  case contextFill
  case contextStroke

  /// Whether the paint is another element, whose extent may depend on what it paints.
  var isServer: Bool { if case .server = self { true } else { false } }
}

extension SVGPaint {
  /// Reads the value of `fill` or `stroke`; nil when it makes no sense.
  static func read(_ text: String, line: Int) throws(SVGError) -> SVGPaint? {
    if text.hasPrefix("url("), let end = text.firstIndex(of: ")") {
      let rest = text[text.index(after: end)...].drop { $0 == " " }
      let fallback = rest.isEmpty ? nil : try plain(String(rest), line: line)
      // A reference to another file is kept: its name is needed to report it.
      return .server(SVGStyle.reference(text) ?? String(text[...end]), fallback: fallback)
    }
    return try plain(text, line: line)
  }

  private static func plain(_ text: String, line: Int) throws(SVGError) -> SVGPaint? {
    switch text.lowercased() {
    case "none": return SVGPaint.nothing
    case "currentcolor": return .ink(.foreground)
    case "context-fill": return .contextFill
    case "context-stroke": return .contextStroke
    default:
      // SVG 1.1 lets a colour profile's colour follow; the sRGB colour before it stands for it.
      let color = text.firstIndex(of: " ").flatMap { text[$0...].hasPrefix(" icc-color(") ? text[..<$0] : nil } ?? text[...]
      return try SVGColor.read(String(color), line: line).map { .ink(.color($0)) }
    }
  }
}
