// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelViewNode

/// What a `Canvas` is drawn with. Copies draw into the same canvas with a state of their own: transformation, clip, opacity, blend mode and
/// filters.
public struct GraphicsContext {
  let drawing: CanvasDrawing
  /// The opacity of what is drawn from now on, 0…1.
  public var opacity = 1.0
  /// The way in which what is drawn is blended with what is below it.
  public var blendMode = BlendMode.normal
  /// The transformation from the coordinates of drawing to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// Adds clips, filters and masks to a drawn node, the first one innermost.
  private var wrappers: [(ViewNode) -> ViewNode] = []
  private var clip: CGRect

  init(_ drawing: CanvasDrawing) {
    self.drawing = drawing
    clip = CGRect(origin: .zero, size: drawing.size)
  }

  /// The values that the canvas inherits from the views around it.
  public var environment: EnvironmentValues { drawing.context.environment }

  // MARK: State

  /// Adds a scale to the transformation.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Adds a movement to the transformation.
  ///
  /// - Parameters:
  ///   - x: The distance in points to the right.
  ///   - y: The distance in points downwards.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Adds a rotation to the transformation.
  ///
  /// - Parameter angle: The angle, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Adds another transformation, which applies before the current one.
  ///
  /// - Parameter matrix: The transformation to add.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// A set of options for clipping to a path.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// The set as a bit field.
    public let rawValue: UInt32
    /// Creates a set from a bit field.
    ///
    /// - Parameter rawValue: 1 for `inverse`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside of the path stays visible.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Clips what is drawn from now on to a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of drawing.
  ///   - style: The rule for outlines that cross themselves.
  ///   - options: Whether the outside of the path is kept.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    var area = path.applying(transform)
    var rule = style.rule
    if options.contains(.inverse) {
      area.addRect(CGRect(origin: .zero, size: drawing.size).insetBy(dx: -1e4, dy: -1e4))
      rule = .evenOdd
    } else {
      clip = clip.intersection(area.boundingRect)
    }
    let outline = area.canvasOutline
    wrappers.append { .modified($0, .clip(outline, rule)) }
  }

  /// Adds a filter to what is drawn from now on.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - options: Not used: filters work on the colours of the image.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let modifications = filter.modifications
    wrappers.append { node in modifications.reduce(node) { .modified($0, $1) } }
  }

  // MARK: Drawing

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of drawing.
  ///   - shading: The colour or another style.
  ///   - style: The rule for outlines that cross themselves.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) { draw(path, .fill(style.rule), shading) }

  /// Draws a path as a line with a style.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of drawing.
  ///   - shading: The colour or another style.
  ///   - style: The width, caps, joins and dashes of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { draw(path, .stroke(style.description), shading) }

  /// Draws a path as a line of a width.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of drawing.
  ///   - shading: The colour or another style.
  ///   - lineWidth: The width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a layer, which is then drawn as a whole with the state of this context.
  ///
  /// - Parameter content: Draws the layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { append(.modified(try layer(content), .flattened)) }

  private func draw(_ path: Path, _ drawn: ShapeNode.Drawing, _ shading: Shading) {
    let paint = shading.paint(in: drawing.size, environment)
    append(drawing.framed(.shape(ShapeNode(path.canvasOutline, drawn, paint: paint))), isTransformed: true)
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> ViewNode {
    var inner = GraphicsContext(drawing.layer)
    inner.transform = transform
    try content(&inner)
    return inner.drawing.node
  }

  /// Adds a node with the state of the context.
  func append(_ node: ViewNode, isTransformed: Bool = false) {
    var node = node
    if isTransformed, !transform.isIdentity { node = drawing.framed(.modified(node, .map(transform.finite.map, anchor: .zero))) }
    for wrapper in wrappers { node = drawing.framed(wrapper(node)) }
    if opacity < 1 { node = .modified(node, .opacity(max(0, opacity))) }
    if blendMode != .normal { node = .modified(node, .blend(blendMode.compositing)) }
    drawing.append(node)
  }
}

extension Path {
  /// The path in the coordinates of a canvas, whose frame is the box that the outline fills.
  var canvasOutline: ShapeOutline {
    let content = content
    return ShapeOutline(dumpText: "path", isNamed: false) { box in
      content.transformed(LabelCore.AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: box.minX, ty: box.minY))
    }
  }
}
