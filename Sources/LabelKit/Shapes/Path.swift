// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// An outline of lines and curves, in points, y down.
///
///     Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 10, y: 20))
///       path.closeSubpath()
///     }
public struct Path: Shape, Equatable {
  var content = VectorPath()
  private var start = Point.zero
  private var current: Point?

  /// An outline without anything.
  public init() {}

  /// An outline that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The outline of a rectangle.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// The outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
  }

  /// The outline of an ellipse.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  init(_ content: VectorPath) { self.content = content }

  /// The outline as it is, whatever the box.
  public func path(in rect: CGRect) -> Path { self }

  /// Whether there is nothing in the outline.
  public var isEmpty: Bool { content.isEmpty }

  /// The smallest box that holds the outline; null without one.
  public var boundingRect: CGRect { content.bounds.map { CGRect($0) } ?? .null }

  /// Where the pen is; nil before the first move.
  public var currentPoint: CGPoint? { current.map { CGPoint(x: $0.x, y: $0.y) } }

  // MARK: Lines and curves

  /// Begins a part of the outline.
  public mutating func move(to end: CGPoint) {
    let point = Point(end)
    content.move(to: point)
    (start, current) = (point, point)
  }

  /// Draws a line; without a pen yet, puts it down.
  public mutating func addLine(to end: CGPoint) {
    guard current != nil else { return move(to: end) }
    content.line(to: Point(end))
    current = Point(end)
  }

  /// Draws lines through points, beginning a part of the outline at the first.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Draws a curve with one handle.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard let from = current else { return move(to: end) }
    let (handle, to) = (Point(control), Point(end))
    content.cubic(from + (handle - from) * (2 / 3), to + (handle - to) * (2 / 3), to: to)
    current = to
  }

  /// Draws a curve with two handles.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard current != nil else { return move(to: end) }
    content.cubic(Point(control1), Point(control2), to: Point(end))
    current = Point(end)
  }

  /// Draws part of a circle, after a line to its beginning. Angles are counted from the right, clockwise as y points down; `clockwise` is
  /// meant with y up, as in SwiftUI, so that false draws clockwise on the picture.
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    let turn = 2 * Double.pi
    var extent = endAngle.radians - startAngle.radians
    if clockwise {
      while extent > 0 { extent -= turn }
      extent = max(extent, -turn)
    } else {
      while extent < 0 { extent += turn }
      extent = min(extent, turn)
    }
    addArc(Point(center), Double(radius), startAngle.radians, extent)
  }

  /// Draws part of a circle, `delta` long, after a line to its beginning.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(Point(center), Double(radius), startAngle.radians, delta.radians)
  }

  private mutating func addArc(_ center: Point, _ radius: Double, _ start: Double, _ extent: Double) {
    guard radius.isFinite, start.isFinite, extent.isFinite else { return }
    func place(_ angle: Double) -> Point { center + Point(angle: angle) * radius }
    let first = place(start)
    addLine(to: CGPoint(x: first.x, y: first.y))
    let pieces = max(1, Int((abs(extent) / (.pi / 2)).rounded(.up)))
    let step = extent / Double(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (start + step * Double(piece), start + step * Double(piece + 1))
      let (a, b) = (Point(angle: from + .pi / 2), Point(angle: to + .pi / 2))
      content.cubic(place(from) + a * handle, place(to) - b * handle, to: place(to))
    }
    current = place(start + extent)
  }

  /// Draws back to where the part of the outline began.
  public mutating func closeSubpath() {
    guard current != nil else { return }
    content.close()
    current = start
  }

  // MARK: Whole outlines

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { add(.rectangle(Rect(rect))) }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { add(.ellipse(in: Rect(rect))) }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    add(RoundedRectangle(cornerSize: cornerSize, style: style).outline.path(in: Rect(rect)))
  }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { add(path.content) }

  private mutating func add(_ path: VectorPath) {
    content.append(path)
    guard case .move(let point)? = path.elements.last(where: { if case .move = $0 { true } else { false } }) else { return }
    (start, current) = (point, point)
  }

  /// The outline elsewhere; points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(content.transformed(.translation(Point(x: Double(dx), y: Double(dy)))))
  }

  /// The outline mapped.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(content.transformed(transform.finite.map)) }

  /// A part of the outline's length, 0…1 from its beginning.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(content.trimmed(from: Double(from), to: Double(to))) }

  /// Whether the outline looks the same.
  public static func == (a: Path, b: Path) -> Bool { a.content == b.content }
}

extension Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width), height: Double(rect.size.height))
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
