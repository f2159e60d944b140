// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// An icon at a size and weight: what layout measures and drawing paints.
///
/// All coordinates are in points from the grid's centre, y down. In a line of text that centre is half a cap height above the baseline.
/// The icon's layout box is its ink bounds; a template's is as wide as its margins.
package struct IconGlyph: Hashable, Sendable {
  package let icon: Icon
  /// The nodes in points from the grid's centre, with lines at their weight, mirrored if requested.
  package let nodes: [IconNode]
  /// A template's nodes in the other modes, in the same coordinates.
  private let modeNodes: [IconRenderingMode: [IconNode]]
  /// The ink bounds, strokes included, in points from the grid's centre.
  package let inkBounds: Rect
  /// The box in layout, in points from the grid's centre: the ink bounds, or as wide as a template's margins.
  package let box: Rect
  /// The icon's view box, in points from the grid's centre; nil for a template, whose margins say where its middle is.
  package let frame: Rect?
  /// The line width in points; nil for icons without lines.
  package let lineWidth: Double?

  /// The icon's size in layout.
  package var size: Size { box.size }

  /// The smallest box around the ink whose middle is the middle of the icon's own view box: where the designer put its weight.
  ///
  /// The box of the layout for a template, and for an icon whose ink is partly outside its view box.
  package var balancedBox: Rect {
    guard let frame, frame.contains(box) else { return box }
    let (width, height) = (max(-box.minX, box.maxX), max(-box.minY, box.maxY))
    return Rect(minX: -width, minY: -height, maxX: width, maxY: height)
  }

  /// The position of the grid's centre when the box's top left corner is at `origin`.
  package func center(forBoxAt origin: Point) -> Point { origin - box.origin }

  /// The distance from the baseline up to the box's top, in points, beside text of this cap height; negative if the top is below it.
  package func ascent(capHeight: Double) -> Double { capHeight / 2 - box.minY }

  /// The nodes that a mode paints.
  func nodes(in mode: IconRenderingMode) -> [IconNode] { modeNodes[mode] ?? nodes }

  fileprivate init(_ icon: Icon, pen: IconPen, isMirrored: Bool) {
    let center = icon.viewBox.center
    let toCenter = AffineTransform.translation(Point(x: -center.x, y: -center.y))
    let map = toCenter.then(.scale(isMirrored ? -pen.unit : pen.unit, pen.unit))
    self.icon = icon
    self.nodes = icon.nodes.map { $0.preMirrored(when: isMirrored).drawn(with: pen, map) }
    self.modeNodes = [:]
    self.inkBounds = InkBounds.of(nodes) ?? .zero
    self.box = inkBounds
    let (width, height) = (icon.viewBox.width * pen.unit, icon.viewBox.height * pen.unit)
    self.frame = Rect(x: -width / 2, y: -height / 2, width: width, height: height)
    self.lineWidth = icon.lineWidth.map { $0 * pen.lineUnit(icon.weightShare) }
  }

  /// A glyph of a template's drawing. A template unit is `unit` points, and `center`, in template units, becomes the origin.
  fileprivate init(
    _ icon: Icon, _ template: SymbolTemplate, _ drawing: SymbolTemplate.Drawing, center: Point, unit: Double, isMirrored: Bool
  ) {
    let map = AffineTransform.translation(Point(x: -center.x, y: -center.y)).then(.scale(isMirrored ? -unit : unit, unit))
    let pen = IconPen(unit: unit)
    func nodes(_ mode: IconRenderingMode) -> [IconNode] { template.nodes(of: drawing, in: mode).map { $0.drawn(with: pen, map) } }
    self.icon = icon
    self.nodes = nodes(.monochrome)
    self.modeNodes = Dictionary(uniqueKeysWithValues: [.hierarchical, .palette, .multicolor].map { ($0, nodes($0)) })
    var allBounds = InkBounds.of(self.nodes)
    for other in modeNodes.values { if let bounds = InkBounds.of(other) { allBounds = allBounds?.union(bounds) ?? bounds } }
    self.inkBounds = allBounds ?? .zero
    self.box = Rect(
      x: min((0 - center.x) * unit, (drawing.width - center.x) * unit), y: inkBounds.minY, width: drawing.width * unit,
      height: inkBounds.height)
    self.frame = nil
    self.lineWidth = nil
  }
}

extension Icon {
  /// The icon beside text of a point size, weight and scale.
  ///
  /// The view box's height is 24 grid units, and 20 of them are 0.9961 em at regular and medium. Line widths scale with the weight, in
  /// proportion to how they were drawn; icons without lines ignore the weight. A template has its own drawings.
  package func glyph(
    pointSize: Double, weight: FontWeight = .regular, scale: SymbolScale = .medium, isMirrored: Bool = false
  ) -> IconGlyph {
    if let template {
      let drawing = template.drawing(weight, scale)
      return IconGlyph(
        self, template, drawing, center: Point(x: drawing.width / 2, y: 0), unit: pointSize / 100, isMirrored: isMirrored)
    }
    let grid = 24 / viewBox.height
    guard let lineWidth else {
      return IconGlyph(self, pen: IconPen(unit: SymbolProportions.filledUnit(scale) * pointSize * grid), isMirrored: isMirrored)
    }
    let unit = SymbolProportions(weight, scale, weightShare: weightShare).unit
    let pen = IconPen(drawnWidth: lineWidth, unit: unit * pointSize * grid) { weightShare in
      SymbolProportions.lineUnit * SymbolProportions(weight, scale, weightShare: weightShare).lineRatio * pointSize * grid
    }
    return IconGlyph(self, pen: pen, isMirrored: isMirrored)
  }

  /// The icon as its file draws it, with its view box scaled to fit a frame of this size and centred in it.
  package func glyph(fitting size: Size, isMirrored: Bool = false) -> IconGlyph {
    let unit = min(size.width / viewBox.width, size.height / viewBox.height)
    if let template {
      return IconGlyph(self, template, template.drawing(.regular, .medium), center: viewBox.center, unit: unit, isMirrored: isMirrored)
    }
    return IconGlyph(self, pen: IconPen(drawnWidth: lineWidth ?? 0, unit: unit), isMirrored: isMirrored)
  }
}

/// Maps the line widths of the file to those of a weight.
private struct IconPen {
  /// The icon's usual line width, in view box units.
  let drawnWidth: Double
  /// Points per view box unit.
  let unit: Double
  /// Points per unit of line width, for a line's weight share.
  let lineUnit: (_ weightShare: Double) -> Double

  init(drawnWidth: Double, unit: Double, lineUnit: @escaping (_ weightShare: Double) -> Double) {
    self.drawnWidth = drawnWidth
    self.unit = unit
    self.lineUnit = lineUnit
  }

  /// A pen that keeps the line widths of the file.
  init(drawnWidth: Double = 0, unit: Double) { self.init(drawnWidth: drawnWidth, unit: unit) { _ in unit } }

  func stroke(_ drawn: IconShape.Stroke, of layer: IconLayer, on map: AffineTransform) -> IconShape.Stroke {
    var stroke = drawn
    let width = drawn.style.width
    let surplus = width - drawnWidth
    let lineUnit = lineUnit(drawn.weightShare)
    stroke.paint = drawn.paint.transformed(map)
    stroke.style = drawn.style.scaled(by: unit)
    if map.determinant < 0, drawn.style.pen != .identity { stroke.style.pen = drawn.style.pen.then(.scale(-1, 1)) }
    // An eraser wider than the line leaves a gap beside it. The gap keeps its width while the line gets its weight.
    stroke.style.width = layer.erasing == .always && surplus > 0 ? drawnWidth * lineUnit + surplus * unit : width * lineUnit
    return stroke
  }
}

extension IconNode {
  /// The node with upright shapes mirrored in advance, so that mirroring the icon restores them.
  fileprivate func preMirrored(when isMirrored: Bool) -> IconNode {
    guard isMirrored, case .shape(var shape) = self, let axis = shape.uprightAxis else { return self }
    shape.path = shape.path.mirrored(at: axis)
    return .shape(shape)
  }

  /// The node mapped from the view box to points.
  fileprivate func drawn(with pen: IconPen, _ map: AffineTransform) -> IconNode {
    switch self {
    case .shape(var shape):
      shape.path = shape.path.transformed(map)
      if let paint = shape.fill?.paint { shape.fill?.paint = paint.transformed(map) }
      shape.stroke = shape.stroke.map { pen.stroke($0, of: shape.layer, on: map) }
      return .shape(shape)
    case .group(var group):
      group.filter = group.filter?.transformed(map)
      group.clips = group.clips.map { $0.transformed(map) }
      group.mask = group.mask.map { IconMask(measure: $0.measure, nodes: $0.nodes.map { $0.drawn(with: pen, map) }) }
      group.nodes = group.nodes.map { $0.drawn(with: pen, map) }
      return .group(group)
    }
  }
}

extension IconPaint {
  /// The paint of a transformed shape: gradients and pictures are transformed too.
  package func transformed(_ map: AffineTransform) -> IconPaint {
    switch self {
    case .gradient(let gradient): .gradient(gradient.transformed(map))
    case .picture(let picture): .picture(picture.transformed(map))
    case .foreground, .color, .unset: self
    }
  }
}

extension IconClip {
  package func transformed(_ map: AffineTransform) -> IconClip {
    IconClip(
      outlines: outlines.map {
        Outline(path: $0.path.transformed(map), rule: $0.rule, clips: $0.clips.map { $0.transformed(map) })
      })
  }
}
