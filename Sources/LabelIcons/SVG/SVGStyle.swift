// SPDX-License-Identifier: MIT

internal import LabelCore

/// The properties of an element that painting needs, after the cascade.
struct SVGStyle {
  enum Visibility { case visible, hidden }

  // Inherited.
  /// The value of `color`; nil for the label's foreground.
  var color: SRGBColor?
  var fill = SVGPaint.ink(.unset)
  var fillRule = FillRule.nonzero
  var fillOpacity = 1.0
  var stroke = SVGPaint.nothing
  var strokeOpacity = 1.0
  var line = StrokeStyle(width: 1)
  var clipRule = FillRule.nonzero
  var visibility = Visibility.visible
  /// In user units, for `em` and `ex`.
  var fontSize = initialFontSize
  var paintOrder = SVGPaintOrder()
  var markers = SVGMarkers()
  /// Whether edges are not smoothed: `shape-rendering`.
  var isCrisp = false
  /// Whether masks measure light before gamma: `color-interpolation`.
  var isLinear = false

  // Not inherited.
  var opacity = 1.0
  var isDisplayed = true
  /// The id that `clip-path` names.
  var clip: String?
  /// The id that `mask` names.
  var mask: String?
  /// Whether a mask counts by its opacity: `mask-type`.
  var isAlphaMask = false
  /// Whether ink may leave the viewport; nil for what the element does by itself.
  var overflows: Bool?
  var blend = DrawGroup.Compositing.over
  var isIsolated = false
  /// As written; it is read when the element's turn comes.
  var transform: String?
  var transformOrigin: String?
  /// The colour of a gradient's stop, `currentColor` when nil.
  var stopColor: SRGBColor? = .black
  var stopOpacity = 1.0
  /// Properties that were asked for and are not drawn: `filter`.
  var undrawn: [String] = []

  /// As in librsvg and resvg.
  static let initialFontSize = 12.0

  private static let initial = SVGStyle()

  /// What children start from.
  var inherited: SVGStyle {
    var style = self
    let initial = Self.initial
    style.opacity = initial.opacity
    style.isDisplayed = initial.isDisplayed
    style.clip = initial.clip
    style.mask = initial.mask
    style.isAlphaMask = initial.isAlphaMask
    style.overflows = initial.overflows
    style.blend = initial.blend
    style.isIsolated = initial.isIsolated
    style.transform = initial.transform
    style.transformOrigin = initial.transformOrigin
    style.stopColor = initial.stopColor
    style.stopOpacity = initial.stopOpacity
    style.undrawn = initial.undrawn
    return style
  }
}

/// In which order a shape's parts are painted: `paint-order`.
struct SVGPaintOrder: Hashable {
  enum Part: String, CaseIterable { case fill, stroke, markers }

  /// The parts that are named; the others follow in the usual order.
  private var named: [Part] = []

  /// The usual order.
  init() {}

  /// All parts, the first painted first.
  var parts: [Part] { named + Part.allCases.filter { !named.contains($0) } }

  /// Whether the fill is painted before the stroke, as is usual.
  var putsFillFirst: Bool { named.isEmpty || parts.first { $0 != .markers } == .fill }

  /// Reads `normal` or some of the words. Nil for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    if words == ["normal"] { return }
    let named = words.compactMap(Part.init)
    guard !named.isEmpty, named.count == words.count, Set(named).count == named.count else { return nil }
    self.named = named
  }
}

/// The ids of the markers at a shape's vertices.
struct SVGMarkers: Hashable {
  var start: String?
  var mid: String?
  var end: String?

  var isEmpty: Bool { start == nil && mid == nil && end == nil }
}
