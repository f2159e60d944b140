// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// A vector image with layers: a built-in symbol, or an SVG file, template or font glyph of the user's.
///
/// Guaranteed: its view box has an area. It also draws something, unless it comes from `init(name:reading:path:)`.
package struct Icon: Hashable, Sendable {
  /// The name that was found, not an alias of it; the path for a single file.
  package let name: String
  /// The file that it was read from, as the user wrote it; nil for generated icons and font glyphs.
  package let file: String?
  /// The grid that it is drawn on. Its height corresponds to 24 units of the built-in icons' grid.
  package let viewBox: Rect
  /// In painting order; for a template, the nodes of Regular-M in monochrome.
  package let nodes: [IconNode]
  /// Whether it is mirrored in right-to-left text.
  package private(set) var flipsInRightToLeft: Bool
  /// The mode to use when none is requested; nil for monochrome. A file of several colours prefers multicolor: a logo in one colour
  /// would be a blob.
  package let preferredMode: IconRenderingMode?
  /// The width of its lines at regular weight, in view box units; nil for icons without lines, which ignore weights.
  package let lineWidth: Double?
  /// How far its lines thicken towards black: 1 for all of the normal growth, less for a dense drawing without space for thick lines.
  package let weightShare: Double
  /// Whether it has details so fine that its lines are thinner inside a circle or a square: those of a low weight share, or as its file
  /// says with `data-detail="fine"`.
  let hasFineDetails: Bool
  /// The features of its file that are not drawn.
  package let ignored: [IgnoredFeature]
  /// What its file asked of the label that shows it: in other surroundings it may look different.
  package let asked: IconSurroundings.Parts
  /// The drawings for weights, scales and modes; nil unless it is an SF Symbols template.
  package let template: SymbolTemplate?

  /// Reads an icon from an SVG file.
  ///
  /// - Parameters:
  ///   - media: Reads what else the file contains; nil for files of outlines only.
  ///   - surroundings: The answers to what the file asks of the label.
  /// - Throws: `LabelError.unusableIcon` with `path` when the file is not a usable SVG, exceeds `SVGLimits`, or draws nothing.
  package init(
    name: String, svg bytes: [UInt8], path: String, media: IconMedia? = nil, in surroundings: IconSurroundings = IconSurroundings()
  ) throws(LabelError) {
    try self.init(name: name, reading: bytes, path: path, media: media, in: surroundings)
    guard InkBounds.of(nodes) != nil else {
      let error = ignored.first { $0.reason == .cutShort }
      let reason = error.map { ", because of an error in \($0.name)" + ($0.column.map { ", column \($0) of the line" } ?? "") } ?? ""
      throw .unusableIcon(path: path, line: error?.line, reason: "it draws nothing" + reason)
    }
  }

  /// The icon, mirrored in right-to-left text or not.
  func flipped(inRightToLeft flips: Bool) -> Icon {
    var icon = self
    icon.flipsInRightToLeft = flips
    return icon
  }

  /// Reads an icon that may draw nothing from an SVG file.
  ///
  /// - Parameter media: Reads what else the file contains; nil for files of outlines only.
  /// - Throws: `LabelError.unusableIcon` with `path` when the file is not a usable SVG or exceeds `SVGLimits`.
  package init(
    name: String, reading bytes: [UInt8], path: String, media: IconMedia? = nil, in surroundings: IconSurroundings = IconSurroundings()
  ) throws(LabelError) {
    switch try SVGReader.contents(bytes, path: path, media: media, in: surroundings) {
    case .image(let image): self.init(name: name, image: image, file: path)
    case .template(let template): self.init(name: name, template: template, file: path)
    }
  }

  private init(name: String, image: VectorImage, file: String) {
    let weightShare = image.rootAttributes["data-weight-share"].flatMap(Double.init).map { min(1, max(0, $0)) } ?? 1
    self.name = name
    self.file = file
    self.viewBox = image.viewBox
    self.nodes = image.nodes.map { $0.mapShapes { $0.limiting(weightShare: weightShare) } }
    self.weightShare = weightShare
    self.hasFineDetails = weightShare < 0.5 || image.rootAttributes["data-detail"] == "fine"
    self.flipsInRightToLeft = image.rootAttributes["data-flip"] == "rtl"
    self.preferredMode =
      image.rootAttributes["data-preferred-mode"].flatMap(IconRenderingMode.init)
      ?? (image.nodes.hasSeveralColors ? .multicolor : nil)
    self.lineWidth = Self.usualLineWidth(image.nodes)
    self.ignored = image.ignored
    self.asked = image.asked
    self.template = nil
  }

  /// The canvas of a template is as wide as its margins and as high as the built-in icons' grid, where 20 units are a full-size symbol.
  private init(name: String, template: SymbolTemplate, file: String) {
    let drawing = template.drawing(.regular, .medium)
    let height = 24 * SymbolProportions.lineUnit * 100
    let canvas = Rect(x: 0, y: -height / 2, width: max(drawing.width, 1), height: height)
    self.name = name
    self.file = file
    self.nodes = template.nodes(of: drawing, in: .monochrome)
    self.viewBox = InkBounds.of(nodes).map { canvas.union($0) } ?? canvas
    self.flipsInRightToLeft = false
    self.preferredMode = nil
    self.lineWidth = nil
    self.weightShare = 1
    self.hasFineDetails = false
    self.ignored = []
    self.asked = []
    self.template = template
  }

  /// A generated icon, on the grid of the icon that it is made from.
  ///
  /// - Parameters:
  ///   - flips: whether it is mirrored in right-to-left text.
  ///   - weightShare: the weight share of its outer lines.
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
    self.hasFineDetails = weightShare < 0.5
    self.ignored = []
    self.asked = []
    self.template = nil
  }

  /// An icon of one filled outline, such as a font's glyph, with `box` as its view box.
  ///
  /// - Precondition: the box has an area, and the outline encloses something.
  init(name: String, outline: VectorPath, box: Rect) {
    let fill = IconShape.Fill(paint: .foreground, rule: .nonzero, opacity: 1)
    self.name = name
    self.file = nil
    self.viewBox = box
    self.nodes = [.shape(IconShape(path: outline, fill: fill, stroke: nil, opacity: 1, layer: IconLayer(), line: 0))]
    self.flipsInRightToLeft = false
    self.preferredMode = nil
    self.lineWidth = nil
    self.weightShare = 1
    self.hasFineDetails = false
    self.ignored = []
    self.asked = []
    self.template = nil
  }

  /// Whether multicolor differs from monochrome: some shape has a colour of its own.
  package var hasColors: Bool {
    if let template { return template.supports(.multicolor) }
    return nodes.containsShape { shape in
      if shape.layer.color != nil { return true }
      return shape.fill?.paint.isColored ?? false || shape.stroke?.paint.isColored ?? false
    }
  }

  /// The shapes outside any group. Built-in icons have no groups.
  var shapes: [IconShape] {
    nodes.compactMap { node in
      if case .shape(let shape) = node { shape } else { nil }
    }
  }

  /// Whether hierarchical and palette are supported; a template must have layers for them.
  package var supportsLevels: Bool { template?.supports(.hierarchical) ?? true }

  /// The levels that its shapes have, primary first.
  package var levels: [IconLayer.Level] {
    let nodes = template.map { $0.nodes(of: $0.drawing(.regular, .medium), in: .hierarchical) } ?? nodes
    return IconLayer.Level.allCases.filter { level in nodes.containsShape { $0.layer.level == level && $0.layer.erasing != .always } }
  }

  /// The most frequent stroke width, the first one on a tie; nil without strokes.
  private static func usualLineWidth(_ nodes: [IconNode]) -> Double? {
    var widths: [(width: Double, count: Int)] = []
    _ = nodes.containsShape { shape in
      guard shape.layer.erasing != .always, let width = shape.stroke?.style.width else { return false }
      if let index = widths.firstIndex(where: { $0.width == width }) {
        widths[index].count += 1
      } else if widths.count < 100 {
        widths.append((width, 1))
      }
      return false
    }
    return widths.max { $0.count < $1.count }?.width
  }
}

extension IconPaint {
  /// Whether the paint has a colour of its own.
  fileprivate var isColored: Bool {
    switch self {
    case .color, .gradient, .picture: true
    case .foreground, .unset: false
    }
  }
}

extension IconNode {
  /// The node with `change` applied to each of its shapes.
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
  /// The shape with its weight share limited to `share`.
  func limiting(weightShare share: Double) -> IconShape {
    var shape = self
    shape.stroke?.weightShare = min(share, stroke?.weightShare ?? 1)
    return shape
  }
}

extension [IconNode] {
  /// Whether a shape that satisfies the predicate is among the nodes or in their groups.
  package func containsShape(where predicate: (IconShape) -> Bool) -> Bool {
    contains { node in
      switch node {
      case .shape(let shape): predicate(shape)
      case .group(let group): group.nodes.containsShape(where: predicate)
      }
    }
  }
}

extension Icon {
  /// About how much memory the icon takes, for caches.
  var approximateBytes: Int {
    let outlines = template?.drawings.values.reduce(0) { $1.outlines.reduce($0) { $0 + $1.elements.count } } ?? 0
    var pixels = 0
    _ = nodes.containsShape { shape in
      if case .picture(let picture)? = shape.fill?.paint { pixels += picture.bitmap.width * picture.bitmap.height }
      return false
    }
    return 2048 + MemoryLayout<PathElement>.stride * (nodes.pathElementCount + outlines) + 4 * pixels
  }
}
