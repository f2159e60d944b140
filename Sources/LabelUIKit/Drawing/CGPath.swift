// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit

/// An outline of lines and curves, in points with y down, by Core Graphics' name. SwiftUI's `Path` is the same as a value.
public class CGPath: Hashable {
  var outline: Path

  init(_ outline: Path) { self.outline = outline }

  /// Creates a path with the outline of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - transform: The transformation of the points, or nil for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(unsafe Path(rect).applying(transform?.pointee ?? .identity))
  }
  /// Creates a path with the outline of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points that the ellipse touches.
  ///   - transform: The transformation of the points, or nil for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(unsafe Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }
  /// Creates a path with the outline of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerWidth: The horizontal radius of the corners, in points.
  ///   - cornerHeight: The vertical radius of the corners, in points.
  ///   - transform: The transformation of the points, or nil for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular) }
    self.init(unsafe path.applying(transform?.pointee ?? .identity))
  }

  /// The smallest rectangle that contains the path; `CGRect.null` for an empty path.
  public var boundingBox: CGRect { outline.boundingRect }
  /// The smallest rectangle that contains the path; the same as `boundingBox` here.
  public var boundingBoxOfPath: CGRect { outline.boundingRect }
  /// The last point of the path; zero for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// Whether the path has no elements.
  public var isEmpty: Bool { outline.isEmpty }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - point: The point in the path's coordinates.
  ///   - rule: The rule for the inside; the winding rule by default.
  ///   - transform: The transformation of the path; the identity by default.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    outline.applying(transform).content.contains(point.point, rule.rule)
  }
  /// Returns a copy of the path that does not change.
  public func copy() -> CGPath? { CGPath(outline) }
  /// Returns a copy of the path that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// Returns whether two paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }
  /// Hashes the elements of the path.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline.content) }
}

/// A path to which elements can be added.
public final class CGMutablePath: CGPath {
  override init(_ outline: Path) { super.init(outline) }

  /// Creates a path without any elements.
  public init() { super.init(Path()) }

  /// Begins a new subpath at a point.
  ///
  /// - Parameter point: The first point of the subpath, in points.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a straight line from the current point.
  ///
  /// - Parameter point: The end of the line, in points.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds straight lines through points as a new subpath.
  ///
  /// - Parameter points: The points; the subpath begins at the first one.
  public func addLines(between points: [CGPoint]) { outline.addLines(points) }
  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control1: The control point at the start of the curve.
  ///   - control2: The control point at the end of the curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control: The control point of the curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }
  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start in radians, from the right, clockwise in the image.
  ///   - endAngle: The angle of the end, measured in the same way.
  ///   - clockwise: The direction for a coordinate system with y up: `false` draws clockwise in the image.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds an arc of a circle of a given extent, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start in radians, from the right, clockwise in the image.
  ///   - delta: The extent of the arc in radians; positive ones turn clockwise in the image.
  public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    outline.addRelativeArc(center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta))
  }
  /// Adds an arc that touches two lines, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner of the two lines, in points.
  ///   - tangent2End: The end of the second line, in points.
  ///   - radius: The radius of the circle, in points.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds a rectangle as a closed subpath.
  ///
  /// - Parameter rect: The rectangle in points.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds an ellipse as a closed subpath.
  ///
  /// - Parameter rect: The rectangle in points that the ellipse touches.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds a rounded rectangle as a closed subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerWidth: The horizontal radius of the corners, in points.
  ///   - cornerHeight: The vertical radius of the corners, in points.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    outline.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
  }
  /// Adds the elements of another path.
  ///
  /// - Parameters:
  ///   - path: The path to append.
  ///   - transform: The transformation of the added points; the identity by default.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { outline.addPath(path.outline.applying(transform)) }
  /// Closes the current subpath with a line to its first point.
  public func closeSubpath() { outline.closeSubpath() }
}

extension Path {
  /// Creates a path with the elements of a Core Graphics path.
  ///
  /// - Parameter path: The path to copy.
  public init(_ path: CGPath) { self = path.outline }
  /// The path as a Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }
}
