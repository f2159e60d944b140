// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// The computed style of an element: the properties that painting needs.
struct SVGStyle {
  enum Visibility { case visible, hidden }

  // Inherited.
  /// The value of `color`; nil for the label's foreground.
  var color: SRGBColor?
  var fill = SVGPaint.solid(.unset)
  var fillRule = FillRule.nonzero
  var fillOpacity = 1.0
  var stroke = SVGPaint.nothing
  var strokeOpacity = 1.0
  var line = StrokeStyle(width: 1)
  var clipRule = FillRule.nonzero
  var visibility = Visibility.visible
  /// The font size in user units, for `em` and `ex`.
  var fontSize = initialFontSize
  /// The font size of the root element, for `rem`.
  var rootFontSize = initialFontSize
  /// The size of the whole image in user units, for `vw` and `vh`.
  var window = Size.zero
  var paintOrder = SVGPaintOrder()
  var markers = SVGMarkers()
  /// The values of CSS variables, by their names with both hyphens.
  var variables: [String: String] = [:]
  /// Whether edges are not antialiased: `shape-rendering`.
  var isCrisp = false
  /// Whether pictures are enlarged without interpolation: `image-rendering`.
  var showsPixels = false
  /// Whether masks use the luminance of linear RGB: `color-interpolation`.
  var isLinear = false

  var text = SVGTextStyle()
  /// Whether filters have linear colours: `color-interpolation-filters`.
  var filtersLinear = true

  // Not inherited.
  var opacity = 1.0
  var isDisplayed = true
  /// The id in `clip-path`.
  var clip: String?
  /// The id in `mask`.
  var mask: String?
  /// Whether a mask uses alpha instead of luminance: `mask-type`.
  var isAlphaMask = false
  /// Whether content may overflow the viewport; nil for the element's default.
  var overflows: Bool?
  var blend = DrawGroup.Compositing.over
  var isIsolated = false
  /// The text of the attribute; it is parsed when the element is visited.
  var transform: String?
  var transformOrigin: String?
  /// The box that `transform-origin` and percentages of a transform are relative to.
  var transformBox = TransformBox.view
  /// The lengths and the path data that CSS gives to a shape, by property.
  var geometry: [String: String] = [:]
  /// The colour of the element's background; nil if it is transparent.
  var background: SRGBColor?
  /// The colour of a gradient stop; nil for `currentColor`.
  var stopColor: SRGBColor? = .black
  var stopOpacity = 1.0
  /// The value of `filter`; nil for none.
  var filter: String?
  /// The colour of a flood; nil for `currentColor`.
  var floodColor: SRGBColor? = .black
  var floodOpacity = 1.0
  /// What is to know of the colours that were declared.
  var colorTraits: CSSColorReader.Traits = []

  /// In user units, as in librsvg and resvg.
  static let initialFontSize = 12.0

  static let initial = SVGStyle()

  /// The style that children start from.
  var inherited: SVGStyle {
    var style = self
    let initial = Self.initial
    style.text = text.inherited
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
    style.transformBox = initial.transformBox
    style.geometry = initial.geometry
    style.background = initial.background
    style.colorTraits = initial.colorTraits
    style.stopColor = initial.stopColor
    style.stopOpacity = initial.stopOpacity
    style.filter = initial.filter
    style.floodColor = initial.floodColor
    style.floodOpacity = initial.floodOpacity
    return style
  }
}

/// The order in which a shape's parts are painted: `paint-order`.
struct SVGPaintOrder: Hashable {
  enum Part: String, CaseIterable { case fill, stroke, markers }

  /// The listed parts; the others follow in the default order.
  private var named: [Part] = []

  /// The default order.
  init() {}

  /// All parts, the first painted first.
  var parts: [Part] { named + Part.allCases.filter { !named.contains($0) } }

  /// Whether the fill is painted before the stroke, which is the default.
  var putsFillFirst: Bool { named.isEmpty || parts.first { $0 != .markers } == .fill }

  /// Reads `normal`, or a list of parts; nil for anything else.
  init?(_ text: String) {
    let keywords = text.split(separator: " ").map(String.init)
    if keywords == ["normal"] { return }
    let named = keywords.compactMap(Part.init)
    guard !named.isEmpty, named.count == keywords.count, Set(named).count == named.count else { return nil }
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

/// The box of an element that its transform refers to: `transform-box`.
enum TransformBox {
  case view, fill, stroke

  /// Reads a keyword; nil for anything else.
  init?(_ text: String) {
    switch text {
    case "view-box": self = .view
    case "fill-box", "content-box": self = .fill
    case "stroke-box", "border-box": self = .stroke
    default: return nil
    }
  }
}
