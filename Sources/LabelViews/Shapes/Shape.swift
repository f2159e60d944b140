// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A two-dimensional shape that fills the frame of its view. Without `fill` or `stroke` it is filled with the foreground style.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)]) }
///       }
///     }
public protocol Shape: Sendable, View, Animatable {
  /// Returns the outline of the shape in a frame.
  ///
  /// - Parameter rect: The frame in points, y down.
  /// - Returns: The outline in the same coordinates.
  func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides, so that a line can be drawn inside its edge.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, smaller on all sides.
  ///
  /// - Parameter amount: The distance from each side in points; negative values make it larger.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A type whose values can be animated. Nothing is animated in an image.
public protocol Animatable {
  /// The type of the values to animate.
  associatedtype AnimatableData = EmptyAnimatableData
  /// The values to animate. They have no effect in an image.
  var animatableData: AnimatableData { get set }
}

/// Animatable data of a type that has nothing to animate.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Creates animatable data without any values.
  public init() {}
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The animatable data of types with nothing to animate, which is empty.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A shape with an outline that can be compared, such as LabelKit's own shapes.
package protocol OutlineShape: Shape {
  var shapeOutline: ShapeOutline { get }
}

extension OutlineShape {
  /// Returns the outline of the shape in a frame.
  ///
  /// - Parameter rect: The frame in points, y down.
  /// - Returns: The outline in the same coordinates.
  public func path(in rect: CGRect) -> Path { Path(shapeOutline.path(in: Rect(rect))) }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(self, .fill(.nonzero), nil) }

  var outline: ShapeOutline {
    if let shape = self as? any OutlineShape { return shape.shapeOutline }
    return ShapeOutline(dumpText: "\(Self.self)", isNamed: false) { [self] box in path(in: CGRect(box)).content }
  }

  /// Fills the shape with a colour, a gradient or another style.
  ///
  /// - Parameters:
  ///   - content: The style to fill with.
  ///   - style: The rule for outlines that cross themselves.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(self, .fill(style.rule), content)
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: The rule for outlines that cross themselves.
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> { _ShapeView(self, .fill(style.rule), nil) }

  /// Draws the outline of the shape as a line with a style.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the line.
  ///   - style: The width, caps, joins and dashes of the line, which is centred on the outline.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self, S> {
    _ShapeView(self, .stroke(style.description), content)
  }

  /// Draws the outline of the shape as a line of a width.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the line.
  ///   - lineWidth: The width in points; half of it is outside the shape.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape as a line in the foreground style.
  ///
  /// - Parameter style: The width, caps, joins and dashes of the line, which is centred on the outline.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(self, style) }

  /// Draws the outline of the shape as a line in the foreground style.
  ///
  /// - Parameter lineWidth: The width in points; half of it is outside the shape.
  public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
  /// Draws a line with a style inside the edge of the shape.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the line.
  ///   - style: The width, caps, joins and dashes of the line.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<InsetShape, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line of a width inside the edge of the shape.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the line.
  ///   - lineWidth: The width in points.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<InsetShape, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line in the foreground style inside the edge of the shape.
  ///
  /// - Parameters:
  ///   - style: The width, caps, joins and dashes of the line.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<InsetShape, ForegroundStyle> {
    _ShapeView(inset(by: style.lineWidth / 2), .stroke(style.description), nil)
  }

  /// Draws a line in the foreground style inside the edge of the shape.
  ///
  /// - Parameters:
  ///   - lineWidth: The width in points.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A view that draws a shape with a fill or a line. Further fills and lines are drawn over it.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The shape that is drawn.
  public let shape: Content
  private let drawing: ShapeNode.Drawing
  private let style: Style?

  init(_ shape: Content, _ drawing: ShapeNode.Drawing, _ style: Style?) {
    self.shape = shape
    self.drawing = drawing
    self.style = style
  }

  package func node(in context: ViewContext) -> ViewNode {
    let outline = (shape as? ContainerRelativeShape)?.outline(in: context.environment.containerOutline) ?? shape.outline
    return .shape(ShapeNode(outline, drawing, paint: style?.paint(in: context.environment)))
  }

  /// Fills the shape with a style, over what is drawn already.
  ///
  /// - Parameters:
  ///   - content: The style to fill with.
  ///   - style: The rule for outlines that cross themselves.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Draws the outline of the shape as a line, over what is drawn already.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the line.
  ///   - style: The width, caps, joins and dashes of the line, which is centred on the outline.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// Draws the outline of the shape as a line of a width, over what is drawn already.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the line.
  ///   - lineWidth: The width in points; half of it is outside the shape.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws a line inside the edge of the shape, over what is drawn already.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the line.
  ///   - style: The width, caps, joins and dashes of the line.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }

  /// Draws a line of a width inside the edge of the shape, over what is drawn already.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the line.
  ///   - lineWidth: The width in points.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
}

/// The style for the interior of outlines that cross themselves.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside; the nonzero winding rule if `false`.
  public var isEOFilled: Bool
  /// Whether edges are smooth. It has no effect here; they always are.
  public var isAntialiased: Bool

  /// Creates a fill style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule decides what is inside, rather than the nonzero winding rule.
  ///   - antialiased: Whether edges are smooth. It has no effect; they always are.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonzero }
}

/// The properties of a line along an outline, with lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of open lines and dashes.
  public enum LineCap: Hashable, Sendable {
    /// The line ends at its end point.
    case butt
    /// The line ends with a semicircle around its end point.
    case round
    /// The line extends beyond its end point by half its width.
    case square
  }

  /// The shape of the corners of a line.
  public enum LineJoin: Hashable, Sendable {
    /// The outer edges are extended to a point, up to the miter limit.
    case miter
    /// The corner is rounded with half the line's width.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The width of the line in points.
  public var lineWidth: CGFloat
  /// The shape of the ends of the line.
  public var lineCap: LineCap
  /// The shape of the corners of the line.
  public var lineJoin: LineJoin
  /// The greatest length of a miter as a multiple of the line width; longer ones become bevels.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style; by default a solid line of 1 point.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line in points.
  ///   - lineCap: The shape of its ends.
  ///   - lineJoin: The shape of its corners.
  ///   - miterLimit: The limit beyond which a mitered corner is beveled.
  ///   - dash: The lengths of dashes and gaps in turn, in points; empty for a solid line.
  ///   - dashPhase: The distance into the dash pattern at which the line begins, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var description: LabelCore.StrokeStyle {
    let cap: LabelCore.StrokeStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: LabelCore.StrokeStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return LabelCore.StrokeStyle(
      width: max(0, Double(lineWidth)), cap: cap, join: join, miterLimit: Double(miterLimit), dashes: dash.map { max(0, Double($0)) },
      dashPhase: Double(dashPhase))
  }
}
