// SPDX-License-Identifier: MIT

public import Foundation
package import LabelCore
internal import LabelLayout

/// The outline of a two-dimensional shape, made of lines and curves, in points with y down.
///
///     Path { path in
///       path.move(to: .zero)
///       path.addLine(to: CGPoint(x: 10, y: 20))
///       path.closeSubpath()
///     }
public struct Path: Shape, Equatable {
  /// The elements of the path.
  package private(set) var content = VectorPath()
  private var start = Point.zero
  private var current: Point?

  /// Creates a path without any elements.
  public init() {}

  /// Creates a path with a closure that adds its elements.
  ///
  /// - Parameter callback: Adds lines and curves to the empty path.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates a path with the outline of a rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }

  /// Creates a path with the outline of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
  }

  /// Creates a path with the outline of an ellipse.
  ///
  /// - Parameter rect: The rectangle in points that the ellipse touches.
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Creates a path with the elements of an outline. The next element begins where the outline ends.
  package init(_ content: VectorPath) {
    self.content = content
    for element in content.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .cubic(_, _, let point): current = point
      case .close: current = start
      }
    }
  }

  /// Returns the path itself, which does not depend on the frame.
  public func path(in rect: CGRect) -> Path { self }

  /// Whether the path has no elements.
  public var isEmpty: Bool { content.isEmpty }

  /// The smallest rectangle that contains the path; `CGRect.null` for an empty path.
  public var boundingRect: CGRect { content.bounds.map { CGRect($0) } ?? .null }

  /// The last point of the path, where the next element begins; `nil` for an empty path.
  public var currentPoint: CGPoint? { current.map { CGPoint(x: $0.x, y: $0.y) } }

  // MARK: Lines and curves

  /// Begins a new subpath at a point.
  ///
  /// - Parameter end: The first point of the subpath, in points.
  public mutating func move(to end: CGPoint) {
    let point = Point(end)
    content.move(to: point)
    (start, current) = (point, point)
  }

  /// Adds a straight line from the current point to another one. Without a current point it begins a subpath there.
  ///
  /// - Parameter end: The end of the line, in points.
  public mutating func addLine(to end: CGPoint) {
    guard current != nil else { return move(to: end) }
    content.line(to: Point(end))
    current = Point(end)
  }

  /// Adds a subpath of straight lines through points.
  ///
  /// - Parameter lines: The points; the subpath begins at the first one.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control: The control point of the curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard let from = current else { return move(to: end) }
    let (handle, to) = (Point(control), Point(end))
    content.cubic(from + (handle - from) * (2 / 3), to + (handle - to) * (2 / 3), to: to)
    current = to
  }

  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control1: The control point at the start of the curve.
  ///   - control2: The control point at the end of the curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard current != nil else { return move(to: end) }
    content.cubic(Point(control1), Point(control2), to: Point(end))
    current = Point(end)
  }

  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start, measured from the right, clockwise in the image.
  ///   - endAngle: The angle of the end, measured in the same way.
  ///   - clockwise: The direction for a coordinate system with y up, as in SwiftUI: `false` draws clockwise in the image.
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    let turn = 2 * Double.pi
    var extent = endAngle.radians - startAngle.radians
    if abs(extent) >= turn {
      extent = clockwise ? -turn : turn
    } else if clockwise {
      while extent > 0 { extent -= turn }
      extent = max(extent, -turn)
    } else {
      while extent < 0 { extent += turn }
      extent = min(extent, turn)
    }
    addArc(Point(center), Double(radius), startAngle.radians, extent)
  }

  /// Adds an arc of a circle of a given extent, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start, measured from the right, clockwise in the image.
  ///   - delta: The extent of the arc; positive angles turn clockwise in the image.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(Point(center), Double(radius), startAngle.radians, delta.radians)
  }

  /// The largest extent of an arc in radians, 64 turns: more of them would only cover each other.
  private static let longestArc = 128 * Double.pi

  private mutating func addArc(_ center: Point, _ radius: Double, _ start: Double, _ extent: Double) {
    guard radius.isFinite, start.isFinite, extent.isFinite else { return }
    let extent = min(max(extent, -Self.longestArc), Self.longestArc)
    func point(at angle: Double) -> Point { center + Point(angle: angle) * radius }
    let first = point(at: start)
    addLine(to: CGPoint(x: first.x, y: first.y))
    let pieces = max(1, Int((abs(extent) / (.pi / 2)).rounded(.up)))
    let step = extent / Double(pieces)
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (start + step * Double(piece), start + step * Double(piece + 1))
      let (a, b) = (Point(angle: from + .pi / 2), Point(angle: to + .pi / 2))
      content.cubic(point(at: from) + a * handle, point(at: to) - b * handle, to: point(at: to))
    }
    current = point(at: start + extent)
  }

  /// Closes the current subpath with a line to its first point.
  public mutating func closeSubpath() {
    guard current != nil else { return }
    content.close()
    current = start
  }

  // MARK: Whole outlines

  /// Adds a rectangle as a closed subpath.
  ///
  /// - Parameter rect: The rectangle in points.
  public mutating func addRect(_ rect: CGRect) { add(.rectangle(Rect(rect))) }
  /// Adds several rectangles, each as a closed subpath.
  ///
  /// - Parameter rects: The rectangles in points.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse as a closed subpath.
  ///
  /// - Parameter rect: The rectangle in points that the ellipse touches.
  public mutating func addEllipse(in rect: CGRect) { add(.ellipse(in: Rect(rect))) }
  /// Adds a rounded rectangle as a closed subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerSize: The horizontal and the vertical radius of the corners, in points.
  ///   - style: The style of the corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    add(RoundedRectangle(cornerSize: cornerSize, style: style).outline.path(in: Rect(rect)))
  }
  /// Adds the elements of another path.
  ///
  /// - Parameter path: The path to append.
  public mutating func addPath(_ path: Path) { add(path.content) }

  /// Adds the elements of a path after a transformation.
  ///
  /// - Parameters:
  ///   - path: The path to add.
  ///   - transform: The transformation.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }

  private mutating func add(_ path: VectorPath) {
    content.append(path)
    guard case .move(let point)? = path.elements.last(where: { if case .move = $0 { true } else { false } }) else { return }
    (start, current) = (point, point)
  }

  /// Returns the path moved by a distance.
  ///
  /// - Parameters:
  ///   - dx: The distance in points to the right.
  ///   - dy: The distance in points downwards.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(content.transformed(.translation(Point(x: Double(dx), y: Double(dy)))))
  }

  /// Returns the path with all its points transformed.
  ///
  /// - Parameter transform: The transformation; one with infinite elements changes nothing.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(content.transformed(transform.finite.map)) }

  /// Returns a part of the path.
  ///
  /// - Parameters:
  ///   - from: The start as a part of the path's length, 0…1.
  ///   - to: The end as a part of the path's length, 0…1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(content.trimmed(from: Double(from), to: Double(to))) }

  /// Returns whether two paths have the same elements.
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
