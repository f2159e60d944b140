// SPDX-License-Identifier: MIT

package import LabelCore

/// An icon at a size and weight: what layout measures and drawing paints.
///
/// Everything is in points from the grid's centre, y down. In a line of text that centre lies half a cap height above the baseline,
/// and the icon's layout box is its ink box.
package struct IconGlyph: Hashable, Sendable {
  package let icon: Icon
  /// The icon's pieces in points from the grid's centre, lines at their weight, mirrored if that was asked for.
  package let nodes: [IconNode]
  /// The box round the ink, strokes included, in points from the grid's centre.
  package let inkBounds: Rect
  /// The width of lines in points; nil for icons without lines.
  package let lineWidth: Double?

  /// The size of the ink box: the icon's size in layout.
  package var size: Size { inkBounds.size }

  /// Where the grid's centre lies when the ink box's top left corner is at `origin`.
  package func center(forInkAt origin: Point) -> Point { origin - inkBounds.origin }

  /// From the baseline up to the ink box's top, in points, beside text of this cap height; negative when it lies below.
  package func ascent(capHeight: Double) -> Double { capHeight / 2 - inkBounds.minY }

  fileprivate init(_ icon: Icon, pen: IconPen, isMirrored: Bool) {
    let center = icon.viewBox.center
    let toCenter = AffineTransform.translation(Point(x: -center.x, y: -center.y))
    let map = toCenter.then(.scale(isMirrored ? -pen.unit : pen.unit, pen.unit))
    self.icon = icon
    self.nodes = icon.nodes.map { $0.turnedBack(when: isMirrored).transformed(map, pen) }
    self.inkBounds = InkBounds.of(nodes) ?? .zero
    self.lineWidth = icon.lineWidth.map { $0 * pen.lineUnit(icon.weightShare) }
  }
}

extension Icon {
  /// The icon beside text of a point size, weight and scale.
  ///
  /// The view box's height counts as 24 grid units, 20 of which are 0.9961 em at regular and medium. Lines take the width of the
  /// weight, in proportion to how they were drawn; filled icons know no weight.
  package func glyph(
    pointSize: Double, weight: FontWeight = .regular, scale: SymbolScale = .medium, isMirrored: Bool = false
  ) -> IconGlyph {
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

  func stroke(_ drawn: IconShape.Stroke, of layer: IconLayer) -> IconShape.Stroke {
    var stroke = drawn
    let width = drawn.style.width
    let surplus = width - drawnWidth
    let lineUnit = lineUnit(drawn.weightShare)
    stroke.style = drawn.style.scaled(by: unit)
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

  fileprivate func transformed(_ map: AffineTransform, _ pen: IconPen) -> IconNode {
    switch self {
    case .shape(var shape):
      shape.path = shape.path.transformed(map)
      shape.stroke = shape.stroke.map { pen.stroke($0, of: shape.layer) }
      return .shape(shape)
    case .group(var group):
      group.clips = group.clips.map { $0.transformed(map) }
      group.nodes = group.nodes.map { $0.transformed(map, pen) }
      return .group(group)
    }
  }
}

extension IconClip {
  package func transformed(_ map: AffineTransform) -> IconClip {
    IconClip(outlines: outlines.map { Outline(path: $0.path.transformed(map), rule: $0.rule) })
  }
}
