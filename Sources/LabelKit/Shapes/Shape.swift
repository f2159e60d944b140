// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
package import LabelLayout

/// An outline that fills whatever size it is given, drawn in the foreground style unless `fill` or `stroke` say otherwise.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)]) }
///       }
///     }
public protocol Shape: Sendable, View, Animatable {
  /// The outline in a box; points, y down.
  func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller all round, so that a line can be drawn inside its edge.
public protocol InsettableShape: Shape {
  /// What a smaller shape is.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by a distance on all sides, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A value that could move, which nothing does in a picture.
public protocol Animatable {
  /// What would move.
  associatedtype AnimatableData = EmptyAnimatableData
  /// What would move.
  var animatableData: AnimatableData { get set }
}

/// Nothing that could move.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Makes nothing.
  public init() {}
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A shape that LabelKit knows, whose outline can be compared.
package protocol KnownShape: Shape {
  var knownOutline: ShapeOutline { get }
}

extension KnownShape {
  /// The outline in a box; points, y down.
  public func path(in rect: CGRect) -> Path { Path(knownOutline.path(in: Rect(rect))) }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: ShapeView<Self, ForegroundStyle> { ShapeView(self, .fill(.nonzero), nil) }

  var outline: ShapeOutline {
    if let known = self as? any KnownShape { return known.knownOutline }
    return ShapeOutline(words: "\(Self.self)", isNamed: false) { [self] box in path(in: CGRect(box)).content }
  }

  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> ShapeView<Self, S> {
    ShapeView(self, .fill(style.rule), content)
  }

  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> { ShapeView(self, .fill(style.rule), nil) }

  /// Draws a line along the shape's edge.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self, S> {
    ShapeView(self, .stroke(style.description), content)
  }

  /// Draws a line along the shape's edge, `lineWidth` points thick.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the shape's edge in the foreground style.
  public func stroke(style: StrokeStyle) -> ShapeView<Self, ForegroundStyle> { ShapeView(self, .stroke(style.description), nil) }

  /// Draws a line along the shape's edge in the foreground style, `lineWidth` points thick.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self, ForegroundStyle> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

extension InsettableShape {
  /// Draws a line inside the shape's edge.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<InsetShape, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line inside the shape's edge, `lineWidth` points thick.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<InsetShape, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line inside the shape's edge in the foreground style.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<InsetShape, ForegroundStyle> {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }

  /// Draws a line inside the shape's edge in the foreground style, `lineWidth` points thick.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<InsetShape, ForegroundStyle> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape with its paint. Further fills and lines are drawn over it.
public struct ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  /// The shape.
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

  /// Fills the shape, over what is drawn.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Draws a line along the shape's edge, over what is drawn.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    overlay { shape.stroke(content, style: style) }
  }

  /// Draws a line along the shape's edge, over what is drawn.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }
}

extension ShapeView where Content: InsettableShape {
  /// Draws a line inside the shape's edge, over what is drawn.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
    overlay { shape.strokeBorder(content, style: style) }
  }

  /// Draws a line inside the shape's edge, over what is drawn.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
  }
}

/// Which points of a self-crossing outline are filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether points are filled that an odd number of edges enclose, rather than all that are enclosed in one direction.
  public var isEOFilled: Bool
  /// Kept for ported files; edges are always smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonzero }
}

/// How a line is drawn along an edge; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The ends of lines.
  public enum LineCap: Hashable, Sendable {
    /// At the end.
    case butt
    /// A half circle beyond it.
    case round
    /// Half a width beyond it.
    case square
  }

  /// The corners of lines.
  public enum LineJoin: Hashable, Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut.
    case bevel
  }

  /// The thickness.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: LineCap
  /// The corners.
  public var lineJoin: LineJoin
  /// How many widths a point may be long before it is cut.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// Where in the pattern the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
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
