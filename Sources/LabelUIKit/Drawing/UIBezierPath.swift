// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit

/// A path of lines and curves with a line style, like UIKit's `UIBezierPath`. It draws itself into `UIGraphicsGetCurrentContext()`.
nonisolated open class UIBezierPath: NSObject {
  private var outline: Path

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the line.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of the line.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length from which mitred corners are cut off, in widths of the line; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn on Apple's platforms; without effect here.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the even-odd rule decides what is inside; false by default, for the winding rule.
  open var usesEvenOddFillRule = false
  private var dashes: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  init(_ outline: Path) {
    self.outline = outline
    super.init()
  }

  /// Creates a path without any elements.
  public override convenience init() { self.init(Path()) }
  /// Creates a path with the outline of a rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Creates a path with the outline of an ellipse.
  ///
  /// - Parameter rect: The rectangle in points that the ellipse touches.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// Creates a path with the outline of a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadius: The radius of the corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// Creates a path with the outline of a rectangle some of whose corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - corners: The round corners.
  ///   - cornerRadii: The radius of the corners, in points: the width counts, as on Apple's platforms, up to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(Path(VectorPath.rectangle(rect.standardized.rect, rounding: corners, radius: Double(cornerRadii.width))))
  }
  /// Creates a path with an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start in radians, from the right, clockwise in the image.
  ///   - endAngle: The angle of the end, measured in the same way.
  ///   - clockwise: The direction of the arc in the image.
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init(Path())
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Creates a path with the elements of a Core Graphics path.
  ///
  /// - Parameter cgPath: The path to copy.
  public convenience init(cgPath: CGPath) { self.init(cgPath.outline) }

  // MARK: Elements

  /// Begins a new subpath at a point.
  ///
  /// - Parameter point: The first point of the subpath, in points.
  open func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a straight line from the current point.
  ///
  /// - Parameter point: The end of the line, in points.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds a cubic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - endPoint: The end of the curve, in points.
  ///   - controlPoint1: The control point at the start of the curve.
  ///   - controlPoint2: The control point at the end of the curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  ///
  /// - Parameters:
  ///   - endPoint: The end of the curve, in points.
  ///   - controlPoint: The control point of the curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { outline.addQuadCurve(to: endPoint, control: controlPoint) }
  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start in radians, from the right, clockwise in the image.
  ///   - endAngle: The angle of the end, measured in the same way.
  ///   - clockwise: The direction of the arc in the image.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    // `Path` names the direction for y up.
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Closes the current subpath with a line to its first point.
  open func close() { outline.closeSubpath() }
  /// Removes all elements of the path.
  open func removeAllPoints() { outline = Path() }
  /// Adds the elements of another path.
  ///
  /// - Parameter bezierPath: The path to append.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }
  /// Returns the path drawn in the other direction.
  open func reversing() -> UIBezierPath { UIBezierPath(Path(outline.content.reversed)) }
  /// Transforms all points of the path.
  ///
  /// - Parameter transform: The transformation.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }
  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { outline.isEmpty }
  /// The smallest rectangle that contains the path; `CGRect.null` for an empty path.
  open var bounds: CGRect { outline.boundingRect }
  /// The last point of the path; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// Returns whether a point is inside the path.
  ///
  /// - Parameter point: The point in the path's coordinates.
  open func contains(_ point: CGPoint) -> Bool { outline.content.contains(point.point, usesEvenOddFillRule ? .evenOdd : .nonzero) }
  /// Returns a copy of the path with its line style.
  open override func copy() -> Any {
    let copy = UIBezierPath(outline)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle, copy.miterLimit) = (lineWidth, lineCapStyle, lineJoinStyle, miterLimit)
    (copy.flatness, copy.usesEvenOddFillRule, copy.dashes) = (flatness, usesEvenOddFillRule, dashes)
    return copy
  }

  // MARK: Drawing

  /// Sets the dashes of the line.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in turn, in points; nil for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The distance into the pattern at which the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dashes = (phase, lengths ?? [])
  }
  /// Fills the path with the fill colour of the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Draws the path as a line with the stroke colour of the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Fills the path with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode; that of the context for `normal`.
  ///   - alpha: The opacity, 0…1, times that of the context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawn(blendMode, alpha) { $0.drawPath(using: usesEvenOddFillRule ? .eoFill : .fill) }
  }
  /// Draws the path as a line with a blend mode and an opacity.
  ///
  /// - Parameters:
  ///   - blendMode: The blend mode; that of the context for `normal`.
  ///   - alpha: The opacity, 0…1, times that of the context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    drawn(blendMode, alpha) {
      $0.setLineWidth(lineWidth)
      $0.setLineCap(lineCapStyle)
      $0.setLineJoin(lineJoinStyle)
      $0.setMiterLimit(miterLimit)
      if !dashes.lengths.isEmpty { $0.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
      $0.strokePath()
    }
  }
  /// Clips what is drawn next into the current context to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(CGPath(outline))
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func drawn(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(CGFloat(context.state.alpha) * alpha)
    context.beginPath()
    context.addPath(CGPath(outline))
    draw(context)
    context.restoreGState()
  }
}

/// The corners of a rectangle, by their absolute places.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top and on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top and on the right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom and on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom and on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners of the rectangle.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

extension VectorPath {
  /// A rectangle some of whose corners are circular arcs. The radius is at most half of the shorter side.
  static func rectangle(_ box: LabelCore.Rect, rounding corners: UIRectCorner, radius: Double) -> VectorPath {
    let radius = min(max(radius, 0), box.width / 2, box.height / 2)
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) { return .roundedRectangle(box, radius: radius) }
    func round(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? radius : 0 }
    var path = Path()
    let (topLeft, topRight, bottomRight, bottomLeft) = (
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY)
    )
    path.move(to: CGPoint(x: box.minX + round(.topLeft), y: box.minY))
    path.addArc(tangent1End: topRight, tangent2End: bottomRight, radius: round(.topRight))
    path.addArc(tangent1End: bottomRight, tangent2End: bottomLeft, radius: round(.bottomRight))
    path.addArc(tangent1End: bottomLeft, tangent2End: topLeft, radius: round(.bottomLeft))
    path.addArc(tangent1End: topLeft, tangent2End: topRight, radius: round(.topLeft))
    path.closeSubpath()
    return path.content
  }
}
