// SPDX-License-Identifier: MIT

package import LabelCore

/// An icon at a size and weight: what layout measures and drawing paints.
///
/// Everything is in points from the grid's centre, y down. In a line of text that centre lies half a cap height above the baseline,
/// and the icon's layout box is its ink box, or as wide as its margins where it has any.
package struct IconGlyph: Hashable, Sendable {
  package let icon: Icon
  /// The icon's pieces in points from the grid's centre, lines at their weight, mirrored if that was asked for.
  package let nodes: [IconNode]
  /// A template's pieces in the other modes, likewise.
  private let modeNodes: [IconRenderingMode: [IconNode]]
  /// The box round the ink, strokes included, in points from the grid's centre.
  package let inkBounds: Rect
  /// The icon's box in layout, in points from the grid's centre: the ink's, but a template's is as wide as its margins say.
  package let box: Rect
  /// The width of lines in points; nil for icons without lines.
  package let lineWidth: Double?

  /// The icon's size in layout.
  package var size: Size { box.size }

  /// Where the grid's centre lies when the box's top left corner is at `origin`.
  package func center(forBoxAt origin: Point) -> Point { origin - box.origin }

  /// From the baseline up to the box's top, in points, beside text of this cap height; negative when it lies below.
  package func ascent(capHeight: Double) -> Double { capHeight / 2 - box.minY }

  /// The pieces that a mode paints.
  func nodes(in mode: IconRenderingMode) -> [IconNode] { modeNodes[mode] ?? nodes }

  fileprivate init(_ icon: Icon, pen: IconPen, isMirrored: Bool) {
    let center = icon.viewBox.center
    let toCenter = AffineTransform.translation(Point(x: -center.x, y: -center.y))
    let map = toCenter.then(.scale(isMirrored ? -pen.unit : pen.unit, pen.unit))
    self.icon = icon
    self.nodes = icon.nodes.map { $0.turnedBack(when: isMirrored).drawn(with: pen, map) }
    self.modeNodes = [:]
    self.inkBounds = InkBounds.of(nodes) ?? .zero
    self.box = inkBounds
    self.lineWidth = icon.lineWidth.map { $0 * pen.lineUnit(icon.weightShare) }
  }

  /// A template's drawing with `unit` points for a template unit; `center` in template units becomes the origin.
  fileprivate init(
    _ icon: Icon, _ template: SymbolTemplate, _ drawing: SymbolTemplate.Drawing, center: Point, unit: Double, isMirrored: Bool
  ) {
    let map = AffineTransform.translation(Point(x: -center.x, y: -center.y)).then(.scale(isMirrored ? -unit : unit, unit))
    let pen = IconPen(unit: unit)
    func nodes(_ mode: IconRenderingMode) -> [IconNode] { template.nodes(of: drawing, in: mode).map { $0.drawn(with: pen, map) } }
    self.icon = icon
    self.nodes = nodes(.monochrome)
    self.modeNodes = Dictionary(uniqueKeysWithValues: [.hierarchical, .palette, .multicolor].map { ($0, nodes($0)) })
    var ink = InkBounds.of(self.nodes)
    for other in modeNodes.values { if let bounds = InkBounds.of(other) { ink = ink?.union(bounds) ?? bounds } }
    self.inkBounds = ink ?? .zero
    self.box = Rect(
      x: min((0 - center.x) * unit, (drawing.width - center.x) * unit), y: inkBounds.minY, width: drawing.width * unit,
      height: inkBounds.height)
    self.lineWidth = nil
  }
}

extension Icon {
  /// The icon beside text of a point size, weight and scale.
  ///
  /// The view box's height counts as 24 grid units, 20 of which are 0.9961 em at regular and medium. Lines take the width of the
  /// weight, in proportion to how they were drawn; filled icons know no weight. A template has its own drawings.
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

  /// The icon as its file draws it, its view box fitted into a frame of this size and centred there.
  package func glyph(fitting size: Size, isMirrored: Bool = false) -> IconGlyph {
    let unit = min(size.width / viewBox.width, size.height / viewBox.height)
    if let template {
      return IconGlyph(self, template, template.drawing(.regular, .medium), center: viewBox.center, unit: unit, isMirrored: isMirrored)
    }
    return IconGlyph(self, pen: IconPen(drawnWidth: lineWidth ?? 0, unit: unit), isMirrored: isMirrored)
  }
}

/// Turns drawn line widths into those of a weight.
private struct IconPen {
  /// The icon's usual line, in view box units.
  let drawnWidth: Double
  /// Points for a view box unit.
  let unit: Double
  /// Points for a unit of line width, by the line's share of the weight.
  let lineUnit: (_ weightShare: Double) -> Double

  init(drawnWidth: Double, unit: Double, lineUnit: @escaping (_ weightShare: Double) -> Double) {
    self.drawnWidth = drawnWidth
    self.unit = unit
    self.lineUnit = lineUnit
  }

  /// A pen that draws lines as wide as the file does.
  init(drawnWidth: Double = 0, unit: Double) { self.init(drawnWidth: drawnWidth, unit: unit) { _ in unit } }

  func stroke(_ drawn: IconShape.Stroke, of layer: IconLayer, on map: AffineTransform) -> IconShape.Stroke {
    var stroke = drawn
    let width = drawn.style.width
    let surplus = width - drawnWidth
    let lineUnit = lineUnit(drawn.weightShare)
    stroke.ink = drawn.ink.transformed(map)
    stroke.style = drawn.style.scaled(by: unit)
    if map.determinant < 0, drawn.style.pen != .identity { stroke.style.pen = drawn.style.pen.then(.scale(-1, 1)) }
    // An eraser wider than the line leaves a gap beside it; the gap keeps its width while the line gets its weight.
    stroke.style.width = layer.erasing == .always && surplus > 0 ? drawnWidth * lineUnit + surplus * unit : width * lineUnit
    return stroke
  }
}

extension IconNode {
  /// The node with shapes that keep their direction mirrored once beforehand, so that mirroring the icon turns them back.
  fileprivate func turnedBack(when isMirrored: Bool) -> IconNode {
    guard isMirrored, case .shape(var shape) = self, let axis = shape.uprightAxis else { return self }
    shape.path = shape.path.transformed(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * axis, ty: 0))
    return .shape(shape)
  }

  /// The node on the map from the view box to points.
  fileprivate func drawn(with pen: IconPen, _ map: AffineTransform) -> IconNode {
    switch self {
    case .shape(var shape):
      shape.path = shape.path.transformed(map)
      if let ink = shape.fill?.ink { shape.fill?.ink = ink.transformed(map) }
      shape.stroke = shape.stroke.map { pen.stroke($0, of: shape.layer, on: map) }
      return .shape(shape)
    case .group(var group):
      group.clips = group.clips.map { $0.transformed(map) }
      group.mask = group.mask.map { IconMask(measure: $0.measure, nodes: $0.nodes.map { $0.drawn(with: pen, map) }) }
      group.nodes = group.nodes.map { $0.drawn(with: pen, map) }
      return .group(group)
    }
  }
}

extension IconInk {
  /// The ink of a shape that was mapped.
  package func transformed(_ map: AffineTransform) -> IconInk {
    if case .gradient(let gradient) = self { .gradient(gradient.transformed(map)) } else { self }
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
