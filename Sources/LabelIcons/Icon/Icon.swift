// SPDX-License-Identifier: MIT

package import LabelCore

/// How an icon's layers get their colours.
package enum IconRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// One colour for all layers.
  case monochrome
  /// One colour, fainter for secondary and tertiary layers.
  case hierarchical
  /// A colour for each level.
  case palette
  /// The colours that the icon itself asks for.
  case multicolor
}

/// A vector glyph with layers: a symbol of ours, or a picture of the user's that is treated as one.
///
/// Guaranteed: its view box has an area. One that a label shows also draws something; only `init(name:reading:path:)` makes empty ones.
package struct Icon: Hashable, Sendable {
  /// The name by which it was found, without aliases; for a single file its path.
  package let name: String
  /// The file that it was read from, as it was named; nil for an icon that is made out of others or of a font's glyph.
  package let file: String?
  /// The grid that it is drawn on. Its height stands for 24 units of our own grid.
  package let viewBox: Rect
  /// In the order of painting; of a template those of Regular-M in monochrome.
  package let nodes: [IconNode]
  /// Whether it is drawn mirrored where text runs from right to left.
  package let flipsInRightToLeft: Bool
  /// The mode to use when none is asked for; nil for monochrome. A file of several colours prefers to show them: in one colour a logo is a blob.
  package let preferredMode: IconRenderingMode?
  /// The width of its lines at regular weight, in view box units; nil for icons of filled areas alone, which have no weights.
  package let lineWidth: Double?
  /// How much of what black adds to the regular line its lines take: 1, or less for a drawing without room for thick lines.
  package let weightShare: Double
  /// What its file asks for and is not drawn.
  package let ignored: [IgnoredFeature]
  /// Its drawings for weights, scales and modes, if it is an SF Symbols template.
  package let template: SymbolTemplate?

  /// Reads an icon from an SVG file.
  ///
  /// - Throws: `LabelError.unusableIcon` with `path` when the file is no usable SVG, goes beyond `SVGLimits`, or draws nothing.
  package init(name: String, svg bytes: [UInt8], path: String) throws(LabelError) {
    try self.init(name: name, reading: bytes, path: path)
    guard InkBounds.of(nodes) != nil else { throw .unusableIcon(path: path, line: nil, reason: "it draws nothing") }
  }

  /// Reads an icon that may draw nothing from an SVG file.
  ///
  /// - Throws: `LabelError.unusableIcon` with `path` when the file is no usable SVG or goes beyond `SVGLimits`.
  package init(name: String, reading bytes: [UInt8], path: String) throws(LabelError) {
    switch try SVGReader.contents(bytes, path: path) {
    case .picture(let picture): self.init(name: name, picture: picture, file: path)
    case .template(let template): self.init(name: name, template: template, file: path)
    }
  }

  private init(name: String, picture: VectorImage, file: String) {
    let weightShare = picture.rootAttributes["data-weight-share"].flatMap(Double.init).map { min(1, max(0, $0)) } ?? 1
    self.name = name
    self.file = file
    self.viewBox = picture.viewBox
    self.nodes = picture.nodes.map { $0.mapShapes { $0.taking(weightShare: weightShare) } }
    self.weightShare = weightShare
    self.flipsInRightToLeft = picture.rootAttributes["data-flip"] == "rtl"
    self.preferredMode =
      picture.rootAttributes["data-preferred-mode"].flatMap(IconRenderingMode.init)
      ?? (picture.nodes.hasSeveralColors ? .multicolor : nil)
    self.lineWidth = Self.usualLineWidth(picture.nodes)
    self.ignored = picture.ignored
    self.template = nil
  }

  /// The paper of a template is as wide as its margins and as high as our own grid, whose 20 units are a full-size symbol's height.
  private init(name: String, template: SymbolTemplate, file: String) {
    let drawing = template.drawing(.regular, .medium)
    let height = 24 * SymbolProportions.lineUnit * 100
    let paper = Rect(x: 0, y: -height / 2, width: max(drawing.width, 1), height: height)
    self.name = name
    self.file = file
    self.nodes = template.nodes(of: drawing, in: .monochrome)
    self.viewBox = InkBounds.of(nodes).map { paper.union($0) } ?? paper
    self.flipsInRightToLeft = false
    self.preferredMode = nil
    self.lineWidth = nil
    self.weightShare = 1
    self.ignored = []
    self.template = template
  }

  /// An icon made out of another one, on the same grid.
  ///
  /// - Parameters:
  ///   - flips: whether it is mirrored where text runs from right to left.
  ///   - weightShare: that of the lines on its outside.
  /// - Precondition: the shapes draw something.
  init(
    name: String, from base: Icon, shapes: [IconShape], flips: Bool, preferredMode: IconRenderingMode?, weightShare: Double
  ) {
    self.name = name
    self.file = nil
    self.viewBox = base.viewBox
    self.nodes = shapes.map(IconNode.shape)
    self.flipsInRightToLeft = flips
    self.preferredMode = preferredMode
    self.lineWidth = base.lineWidth
    self.weightShare = weightShare
    self.ignored = []
    self.template = nil
  }

  /// An icon of one filled outline, such as a font's glyph, drawn on this box.
  ///
  /// - Precondition: the box has an area, and the outline encloses something.
  init(name: String, outline: VectorPath, box: Rect) {
    let fill = IconShape.Fill(ink: .foreground, rule: .nonzero, opacity: 1)
    self.name = name
    self.file = nil
    self.viewBox = box
    self.nodes = [.shape(IconShape(path: outline, fill: fill, stroke: nil, opacity: 1, layer: IconLayer(), line: 0))]
    self.flipsInRightToLeft = false
    self.preferredMode = nil
    self.lineWidth = nil
    self.weightShare = 1
    self.ignored = []
    self.template = nil
  }

  /// Whether multicolor differs from monochrome: some shape asks for a colour of its own.
  package var hasColors: Bool {
    if let template { return template.supports(.multicolor) }
    return nodes.containsShape { shape in
      if shape.layer.color != nil { return true }
      return shape.fill?.ink.isColored ?? false || shape.stroke?.ink.isColored ?? false
    }
  }

  /// The shapes that stand in no group: all of them in icons of our own.
  var shapes: [IconShape] {
    nodes.compactMap { node in
      if case .shape(let shape) = node { shape } else { nil }
    }
  }

  /// Whether hierarchical and palette are possible; a template must have layers for them.
  package var supportsLevels: Bool { template?.supports(.hierarchical) ?? true }

  /// The levels that occur, primary first.
  package var levels: [IconLayer.Level] {
    let nodes = template.map { $0.nodes(of: $0.drawing(.regular, .medium), in: .hierarchical) } ?? nodes
    return IconLayer.Level.allCases.filter { level in nodes.containsShape { $0.layer.level == level && $0.layer.erasing != .always } }
  }

  /// The width that most painted strokes have, the first one's on a tie.
  private static func usualLineWidth(_ nodes: [IconNode]) -> Double? {
    var widths: [(width: Double, count: Int)] = []
    _ = nodes.containsShape { shape in
      guard shape.layer.erasing != .always, let width = shape.stroke?.style.width else { return false }
      if let place = widths.firstIndex(where: { $0.width == width }) {
        widths[place].count += 1
      } else if widths.count < 100 {
        widths.append((width, 1))
      }
      return false
    }
    return widths.max { $0.count < $1.count }?.width
  }
}

extension IconInk {
  /// Whether the file asks for a colour of its own.
  fileprivate var isColored: Bool {
    switch self {
    case .color, .gradient: true
    case .foreground, .unset: false
    }
  }
}

extension IconNode {
  /// The node with each of its shapes changed.
  fileprivate func mapShapes(_ change: (IconShape) -> IconShape) -> IconNode {
    switch self {
    case .shape(let shape): return .shape(change(shape))
    case .group(var group):
      group.nodes = group.nodes.map { $0.mapShapes(change) }
      return .group(group)
    }
  }
}

extension IconShape {
  /// The shape with a line that takes at most this share of what black adds.
  func taking(weightShare share: Double) -> IconShape {
    var shape = self
    shape.stroke?.weightShare = min(share, stroke?.weightShare ?? 1)
    return shape
  }
}

extension [IconNode] {
  /// Whether a shape for which the claim holds is among the nodes or in their groups.
  package func containsShape(where claim: (IconShape) -> Bool) -> Bool {
    contains { node in
      switch node {
      case .shape(let shape): claim(shape)
      case .group(let group): group.nodes.containsShape(where: claim)
      }
    }
  }
}
