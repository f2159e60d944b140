// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelViewNode

/// Texts, images and views in a canvas.
extension GraphicsContext {
  /// A text in the environment of a canvas.
  public struct ResolvedText {
    let node: ViewNode
    /// The colour or another style of the text; the foreground style by default.
    public var shading = Shading.foreground

    /// Returns the size of the text.
    ///
    /// - Parameter size: The size into which the text is broken.
    public func measure(in size: CGSize) -> CGSize {
      var change = EnvironmentChange()
      change.numberOfLines = 0
      let proposal = Proposal(
        width: size.width.isFinite ? Double(size.width) : nil, height: size.height.isFinite ? Double(size.height) : nil)
      guard
        let renderer = try? RendererPool.shared.renderer(),
        let size = try? renderer.render(
          .modified(node, .environment(change)), in: RenderEnvironment(scale: 1), proposing: proposal, upTo: .layout
        ).layout.size
      else { return .zero }
      return CGSize(width: size.width, height: size.height)
    }
  }

  /// An image in the environment of a canvas.
  public struct ResolvedImage {
    let image: Image
    let node: ViewNode
    /// The colour or another style of a symbol; `nil` for the image's own.
    public var shading: Shading?
    /// The size of the image, in points.
    public var size: CGSize { ResolvedText(node: node).measure(in: CGSize(width: CGFloat.infinity, height: .infinity)) }
    /// The distance of the baseline from the top; the height of the image.
    public var baseline: CGFloat { size.height }
  }

  /// A view that was given to a canvas as a symbol.
  public struct ResolvedSymbol {
    let node: ViewNode
    /// The size of the view, in points.
    public var size: CGSize { ResolvedText(node: node).measure(in: CGSize(width: CGFloat.infinity, height: .infinity)) }
  }

  /// Returns a text in the environment of the canvas.
  ///
  /// - Parameter text: The text.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: drawing.context.lower(text)) }
  /// Returns an image in the environment of the canvas.
  ///
  /// - Parameter image: The image.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image, node: drawing.context.lower(image), shading: nil) }
  /// Returns a shading, which resolves to itself.
  ///
  /// - Parameter shading: The shading.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Returns the symbol of the canvas with a tag; `nil` if there is none.
  ///
  /// - Parameter id: The tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols.first { $0.isTagged(id) }.map { ResolvedSymbol(node: $0) }
  }

  /// Draws a text at a point, in its ideal size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point, in the coordinates of drawing.
  ///   - anchor: The part of the text that is at the point; its centre by default.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
  /// Draws a text into a rectangle, from the top leading corner.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle, in the coordinates of drawing.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a resolved text at a point, in its ideal size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point, in the coordinates of drawing.
  ///   - anchor: The part of the text that is at the point; its centre by default.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.node, text.shading, at: point, anchor)
  }
  /// Draws a resolved text into a rectangle, from the top leading corner.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle, in the coordinates of drawing.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    append(drawing.placed(shaded(text.node, text.shading), proposal: rect.size) { _ in rect.origin }, isTransformed: true)
  }
  /// Draws an image at a point, in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point, in the coordinates of drawing.
  ///   - anchor: The part of the image that is at the point; its centre by default.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
  /// Draws an image, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in the coordinates of drawing.
  ///   - style: The rule for outlines that cross themselves. It has no effect here.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
  /// Draws a resolved image at a point, in its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The point, in the coordinates of drawing.
  ///   - anchor: The part of the image that is at the point; its centre by default.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.node, image.shading, at: point, anchor)
  }
  /// Draws a resolved image, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in the coordinates of drawing.
  ///   - style: The rule for outlines that cross themselves. It has no effect here.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let node = shaded(drawing.context.lower(image.image.resizable()), image.shading)
    append(drawing.placed(node, proposal: rect.size) { _ in rect.origin }, isTransformed: true)
  }
  /// Draws a view of the canvas at a point, in its ideal size.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - point: The point, in the coordinates of drawing.
  ///   - anchor: The part of the view that is at the point; its centre by default.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { draw(symbol.node, nil, at: point, anchor) }
  /// Draws a view of the canvas into a rectangle, whose size it is proposed.
  ///
  /// - Parameters:
  ///   - symbol: The view.
  ///   - rect: The rectangle, in the coordinates of drawing.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    append(drawing.placed(symbol.node, proposal: rect.size) { _ in rect.origin }, isTransformed: true)
  }

  private func draw(_ node: ViewNode, _ shading: Shading?, at point: CGPoint, _ anchor: UnitPoint) {
    let placed = drawing.placed(shaded(node, shading), proposal: nil) { size in
      CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }
    append(placed, isTransformed: true)
  }

  private func shaded(_ node: ViewNode, _ shading: Shading?) -> ViewNode {
    guard let shading, let paint = shading.paint(in: drawing.size, environment) else { return node }
    var change = EnvironmentChange()
    change.foregroundPaint = paint
    return .modified(node, .environment(change))
  }
}
