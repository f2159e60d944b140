// SPDX-License-Identifier: MIT

package import LabelCore

/// A shape that fills its proposed size.
package struct ShapeNode: Hashable, Sendable {
  /// How the outline is drawn.
  package enum Drawing: Hashable, Sendable {
    case fill(FillRule)
    case stroke(StrokeStyle)
  }

  package var outline: ShapeOutline
  package var drawing: Drawing
  /// The foreground when nil.
  package var paint: PaintDescription?

  package init(_ outline: ShapeOutline, _ drawing: Drawing = .fill(.nonzero), paint: PaintDescription? = nil) {
    self.outline = outline
    self.drawing = drawing
    self.paint = paint
  }
}

/// An outline as a function of the box that it fills.
package struct ShapeOutline: Hashable, Sendable {
  /// For dumps: `circle`, `roundedRectangle 8`.
  package let dumpText: String
  private let function: Function

  private final class Function: Sendable {
    let path: @Sendable (Rect) -> VectorPath

    init(_ path: @escaping @Sendable (Rect) -> VectorPath) { self.path = path }
  }

  /// Whether `dumpText` identifies the outline; an outline for which it does not is equal only to its own copies.
  package let isNamed: Bool

  package init(dumpText: String, isNamed: Bool = true, path: @escaping @Sendable (Rect) -> VectorPath) {
    self.dumpText = dumpText
    self.isNamed = isNamed
    self.function = Function(path)
  }

  package func path(in box: Rect) -> VectorPath { function.path(box) }

  package static func == (a: ShapeOutline, b: ShapeOutline) -> Bool {
    a.function === b.function || a.isNamed && b.isNamed && a.dumpText == b.dumpText
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(dumpText) }

  package static let rectangle = ShapeOutline(dumpText: "rectangle") { .rectangle($0) }
  package static let ellipse = ShapeOutline(dumpText: "ellipse") { .ellipse(in: $0) }
  package static let capsule = ShapeOutline(dumpText: "capsule") { .roundedRectangle($0, radius: min($0.width, $0.height) / 2) }
  /// The largest circle in the middle of the box.
  package static let circle = ShapeOutline(dumpText: "circle") { box in
    let side = min(box.width, box.height)
    return .ellipse(in: Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side))
  }

  /// A rounded rectangle; a capsule when the radius is more than half the shorter side.
  package static func roundedRectangle(_ radius: Double) -> ShapeOutline {
    ShapeOutline(dumpText: "roundedRectangle \(DumpText.number(radius))") { .roundedRectangle($0, radius: max(0, radius)) }
  }

  /// A rectangle with round corners of a style; a rectangle when the radius is 0.
  package static func box(cornerRadius radius: Double, _ style: CornerStyle) -> ShapeOutline {
    guard radius > 0 else { return .rectangle }
    guard style == .continuous else { return .roundedRectangle(radius) }
    return ShapeOutline(dumpText: "continuousRectangle \(DumpText.number(radius))") { .roundedRectangle($0, radius: radius, style: style) }
  }
}

extension ShapeNode {
  /// For dumps.
  package var dumpText: String {
    let drawn =
      switch drawing {
      case .fill(let rule): rule == .evenOdd ? " even-odd" : ""
      case .stroke(let style): " stroke=\(DumpText.number(style.width))"
      }
    return "shape \(outline.dumpText)\(drawn)" + (paint.map { " \($0.dumpText)" } ?? "")
  }
}
