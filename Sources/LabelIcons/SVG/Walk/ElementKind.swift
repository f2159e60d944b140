// SPDX-License-Identifier: MIT

/// How the reader handles an element.
enum ElementKind {
  case shape, group, choice, viewport, symbol, use, image, text, definition

  init?(_ name: String) {
    switch name {
    case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon": self = .shape
    case "g", "a": self = .group
    case "switch": self = .choice
    case "svg": self = .viewport
    case "use": self = .use
    case "image": self = .image
    case "text": self = .text
    case "symbol": self = .symbol
    case "defs", "clipPath", "mask", "marker", "pattern", "linearGradient", "radialGradient": self = .definition
    default: return nil
    }
  }

  /// Animations and scripts, which are allowed inside shapes and definitions too.
  static let active: Set<String> = ["animate", "animateColor", "animateMotion", "animateTransform", "discard", "script", "set"]

  /// Elements that are ignored without a warning. Filters are reported where they are used.
  static let ignoredSilently: Set<String> = ["title", "desc", "metadata", "style", "filter", "stop"]
}
