// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// The edge of a background that an opaque border covers. The background ends below the middle of the border: if both ended at the same edge, its
/// colour would show in the pixels that they cover in part.
struct BorderEdge {
  /// The box of background and border, in whole pixels.
  private let box: Rect
  private let color: SRGBColor
  private let width: Double
  private let radius: Double
  private let style: CornerStyle

  /// Nil for a decoration that is not an opaque border with round corners. The edges of square ones are on whole pixels.
  ///
  /// A border of less than a pixel does not hide what is behind it.
  init?(_ decoration: Decoration, box: Rect, _ grid: PixelGrid) {
    guard case .border(let color, let width, let radius, let style) = decoration else { return nil }
    guard color.alpha >= 1, radius > 0, width >= grid.pixel, !box.isEmpty else { return nil }
    (self.box, self.color, self.width, self.radius, self.style) = (box, color, width, radius, style)
  }

  /// The border as an area, so that its outer edge has the pixels that the edge of a background would have.
  var command: DrawCommand {
    var path = VectorPath.roundedRectangle(box, radius: radius, style: style)
    let inner = box.outset(by: -width)
    if !inner.isEmpty {
      // Mirrored, it runs the other way round and is a hole.
      path.append(
        VectorPath.roundedRectangle(inner, radius: max(0, radius - width), style: style).mapped { Point(x: 2 * box.midX - $0.x, y: $0.y) })
    }
    return .fill(path, .nonzero, .color(color))
  }

  /// The outline of a background of the same shape; nil for one of another shape.
  func path(cornerRadius: Double, _ style: CornerStyle, in box: Rect) -> VectorPath? {
    guard box == self.box, cornerRadius == radius, style == self.style else { return nil }
    return .roundedRectangle(box.outset(by: -width / 2), radius: max(0, radius - width / 2), style: style)
  }

  /// The outline of a shape behind content; nil for one of another shape.
  func path(_ shape: ResolvedShape, in box: Rect) -> VectorPath? {
    guard case .fill = shape.drawing, shape.shadows.isEmpty, shape.outline == .box(cornerRadius: radius, style) else { return nil }
    return path(cornerRadius: radius, style, in: box)
  }
}
