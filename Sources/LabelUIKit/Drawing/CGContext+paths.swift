// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// The current path of a context. Its points are transformed as they are added.
extension CGContext {
  /// Discards the current path and begins a new one.
  public func beginPath() { currentPath = Path() }
  /// The current path in the coordinates of the drawing code; nil if it is empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(currentPath.applying(ctm.inverted())) }
  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Begins a new subpath at a point.
  ///
  /// - Parameter point: The first point of the subpath, in points.
  public func move(to point: CGPoint) { currentPath.move(to: mapped(point)) }
  /// Adds a straight line to the current path.
  ///
  /// - Parameter point: The end of the line, in points.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: mapped(point)) }
  /// Adds straight lines through points as a new subpath.
  ///
  /// - Parameter points: The points; the subpath begins at the first one.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(points.map { mapped($0) }) }
  /// Adds a cubic Bézier curve to the current path.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control1: The control point at the start of the curve.
  ///   - control2: The control point at the end of the curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: mapped(end), control1: mapped(control1), control2: mapped(control2))
  }
  /// Adds a quadratic Bézier curve to the current path.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control: The control point of the curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: mapped(end), control: mapped(control)) }
  /// Adds a rectangle to the current path.
  ///
  /// - Parameter rect: The rectangle in points.
  public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
  /// Adds several rectangles to the current path.
  ///
  /// - Parameter rects: The rectangles in points.
  public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
  /// Adds an ellipse to the current path.
  ///
  /// - Parameter rect: The rectangle in points that the ellipse touches.
  public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
  /// Adds an arc of a circle to the current path, after a line to its start.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, in points.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start in radians, from the right, clockwise in the image.
  ///   - endAngle: The angle of the end, measured in the same way.
  ///   - clockwise: The direction for a coordinate system with y up: `false` draws clockwise in the image.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    continuing {
      $0.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise)
    }
  }
  /// Adds an arc that touches two lines: from the current point to the first one, and on to the second.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner of the two lines, in points.
  ///   - tangent2End: The end of the second line, in points.
  ///   - radius: The radius of the circle, in points.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    continuing { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  /// Adds the elements of a path to the current path.
  ///
  /// - Parameter path: The path to append.
  public func addPath(_ path: CGPath) { add { $0.addPath(path.outline) } }
  /// Closes the current subpath with a line to its first point.
  public func closePath() { currentPath.closeSubpath() }

  private func mapped(_ point: CGPoint) -> CGPoint { CGPoint(state.map.apply(point.point)) }

  private func add(_ change: (inout Path) -> Void) { currentPath.addPath(Path(change).applying(ctm)) }

  /// Adds elements that begin at the current point.
  private func continuing(_ change: (inout Path) -> Void) {
    var own = currentPath.applying(ctm.inverted())
    change(&own)
    currentPath = own.applying(ctm)
  }

  // MARK: Drawing

  /// Fills the current path and discards it.
  ///
  /// - Parameter rule: The rule for the inside; the winding rule by default.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath.content, rule.rule)
    beginPath()
  }
  /// Draws the current path as a line and discards it.
  public func strokePath() {
    stroke(currentPath.content)
    beginPath()
  }
  /// Fills the current path, draws it as a line, or both, and discards it.
  ///
  /// - Parameter mode: What to draw.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath.content
    if mode != .stroke { fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonzero) }
    if mode != .fill && mode != .eoFill { stroke(path) }
    beginPath()
  }
  /// Fills a rectangle with the fill colour.
  ///
  /// - Parameter rect: The rectangle in points.
  public func fill(_ rect: CGRect) { fill(outline(of: rect), .nonzero) }
  /// Fills several rectangles with the fill colour.
  ///
  /// - Parameter rects: The rectangles in points.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse with the fill colour.
  ///
  /// - Parameter rect: The rectangle in points that the ellipse touches.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).applying(ctm).content, .nonzero) }
  /// Draws the edges of a rectangle as a line.
  ///
  /// - Parameter rect: The rectangle in points.
  public func stroke(_ rect: CGRect) { stroke(outline(of: rect)) }
  /// Draws the edges of a rectangle as a line of a width.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - width: The width of the line in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Draws an ellipse as a line.
  ///
  /// - Parameter rect: The rectangle in points that the ellipse touches.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).applying(ctm).content) }
  /// Erases a rectangle: the background of the view shows there.
  ///
  /// - Parameter rect: The rectangle in points.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
    state.fill = .fixed(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1))
    fill(rect)
    restoreGState()
  }

  private func outline(of rect: CGRect) -> VectorPath { Path(rect.standardized).applying(ctm).content }

  func fill(_ path: VectorPath, _ rule: FillRule) {
    guard path.isFinite, path.bounds.map({ !$0.isEmpty }) ?? false else { return }
    addFinished(.shape(ShapeNode(.fixed(path), .fill(rule), paint: .color(state.fill))), clips: state.clips)
  }

  func stroke(_ path: VectorPath) {
    guard path.isFinite, !path.isEmpty, state.line.width > 0 else { return }
    var line = state.line
    line.pen = state.map.linear
    addFinished(.shape(ShapeNode(.fixed(path), .stroke(line), paint: .color(state.stroke))), clips: state.clips)
  }

  // MARK: Clips

  /// Clips what is drawn next to the current path, and discards the path.
  ///
  /// - Parameter rule: The rule for the inside; the winding rule by default.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(currentPath.content, rule.rule)
    beginPath()
  }
  /// Clips what is drawn next to a rectangle.
  ///
  /// - Parameter rect: The rectangle in points.
  public func clip(to rect: CGRect) { clip(outline(of: rect), .nonzero) }
  /// Clips what is drawn next to several rectangles.
  ///
  /// - Parameter rects: The rectangles in points.
  public func clip(to rects: [CGRect]) { clip(Path { $0.addRects(rects) }.applying(ctm).content, .nonzero) }
  /// The smallest rectangle around what is not clipped, in the coordinates of the drawing code.
  public var boundingBoxOfClipPath: CGRect {
    let whole = CGRect(origin: .zero, size: size).rect
    var box = whole
    for clip in state.clips {
      if case .outline(let path, _) = clip.content { box = box.intersection(path.bounds ?? .zero) }
    }
    return CGRect(box).applying(ctm.inverted())
  }

  func clip(_ path: VectorPath, _ rule: FillRule) { addClip(.outline(path.isFinite ? path : VectorPath(), rule)) }

  // MARK: Colours and lines

  /// Sets the colour of fills.
  ///
  /// - Parameter color: The colour.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the colour of fills from sRGB components.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of fills to a gray.
  ///
  /// - Parameters:
  ///   - gray: The brightness, 0…1.
  ///   - alpha: The opacity, 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the colour of lines.
  ///
  /// - Parameter color: The colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
  /// Sets the colour of lines from sRGB components.
  ///
  /// - Parameters:
  ///   - red: The red component, 0…1.
  ///   - green: The green component, 0…1.
  ///   - blue: The blue component, 0…1.
  ///   - alpha: The opacity, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines to a gray.
  ///
  /// - Parameters:
  ///   - gray: The brightness, 0…1.
  ///   - alpha: The opacity, 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the width of lines; 1 by default.
  ///
  /// - Parameter width: The width in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width.isFinite ? max(0, Double(width)) : 0 }
  /// Sets the ends of lines; cut off at their last point by default.
  ///
  /// - Parameter cap: The shape of the ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.cap }
  /// Sets the corners of lines; mitred by default.
  ///
  /// - Parameter join: The shape of the corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.join }
  /// Sets the length from which mitred corners are cut off, in widths of the line; 10 by default.
  ///
  /// - Parameter limit: The limit as a multiple of the line's width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = max(1, Double(limit)) }
  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which a line begins, in points.
  ///   - lengths: The lengths of dashes and gaps in turn, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashes = lengths.contains { $0 > 0 } ? lengths.map { max(0, Double($0)) } : []
    state.line.dashPhase = Double(phase)
  }
}

extension CGLineCap {
  var cap: LabelCore.StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var join: LabelCore.StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
