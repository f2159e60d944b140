// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A view that code draws, with paths, texts, images and other views.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.yellow))
///       context.draw(Text("Sun"), at: CGPoint(x: size.width / 2, y: size.height / 2))
///     }
///
/// It has the proposed size, or 10 × 10 points if none is proposed. What is drawn outside of it is visible as well.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// Views that `resolveSymbol(id:)` finds by their tags.
  public var symbols: Symbols
  /// The closure that draws, given a context and the size of the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  private let scope = ViewScope.current

  /// Creates a canvas with views to draw.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has no transparency. It has no effect here.
  ///   - colorMode: The pixel format of the canvas. It has no effect here, since images have one format.
  ///   - rendersAsynchronously: Whether the canvas may be drawn later. It has no effect here.
  ///   - renderer: Draws the content, given the size of the canvas.
  ///   - symbols: Views with a `tag(_:)`, which the renderer finds by `resolveSymbol(id:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  package func node(in context: ViewContext) -> ViewNode {
    context.session.setNeedsLayout()
    let views = context.children(of: symbols)
    return .geometry(
      GeometryNode { [renderer, scope] placement in
        let size = CGSize(width: placement.box.bounds.width, height: placement.box.bounds.height)
        var drawing = GraphicsContext(CanvasDrawing(size: size, symbols: views, context: context))
        ViewScope.evaluating(in: scope) { renderer(&drawing, size) }
        return drawing.drawing.node
      })
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has no transparency. It has no effect here.
  ///   - colorMode: The pixel format of the canvas. It has no effect here, since images have one format.
  ///   - rendersAsynchronously: Whether the canvas may be drawn later. It has no effect here.
  ///   - renderer: Draws the content, given the size of the canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}

/// What is drawn into a canvas or one of its layers, in order. The copies of a graphics context share it.
final class CanvasDrawing {
  let size: CGSize
  let symbols: [ViewNode]
  let context: ViewContext
  private(set) var nodes: [ViewNode] = []

  init(size: CGSize, symbols: [ViewNode], context: ViewContext) {
    (self.size, self.symbols, self.context) = (size, symbols, context)
  }

  func append(_ node: ViewNode) { nodes.append(node) }

  /// An empty layer of the same canvas.
  var layer: CanvasDrawing { CanvasDrawing(size: size, symbols: symbols, context: context) }

  /// All nodes on top of each other, in the size of the canvas.
  var node: ViewNode { framed(.container(ContainerNode(.layers(.topLeading), children: nodes))) }

  /// A node in a frame of the size of the canvas. Coordinates do not depend on the reading direction.
  func framed(_ node: ViewNode) -> ViewNode {
    var change = EnvironmentChange()
    change.direction = .leftToRight
    return .modified(
      .modified(node, .frame(width: Double(size.width), height: Double(size.height), alignment: .topLeading)), .environment(change))
  }

  /// A view with a position in the canvas.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - proposal: The size that the view is proposed; nil for its ideal size.
  ///   - origin: Returns the top left corner for the size of the view.
  func placed(_ node: ViewNode, proposal: CGSize?, origin: @escaping (CGSize) -> CGPoint) -> ViewNode {
    let bounds = Size(width: Double(size.width), height: Double(size.height))
    let arrangement = CustomArrangement(name: "canvas") { request in
      let (width, height) = (proposal.map { Double($0.width) }, proposal.map { Double($0.height) })
      let measured = request.children[0].dimensions(width, height).size
      let corner = origin(CGSize(width: measured.width, height: measured.height))
      return CustomArrangement.Response(
        size: bounds,
        placements: [CustomArrangement.Placement(origin: Point(x: Double(corner.x), y: Double(corner.y)), width: width, height: height)])
    }
    return framed(.container(ContainerNode(.custom(arrangement), children: [node])))
  }
}
