// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// Views behind a view. They are offered its size and do not change it.
extension View {
  /// Places a view behind this one.
  ///
  /// - Parameters:
  ///   - background: The view to place behind this one. It is offered this view's size.
  ///   - alignment: The alignment of the background in this view's frame; centred by default.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    layer(background, alignment, isBehind: true)
  }

  /// Places views behind this one, the first at the back.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the background in this view's frame; centred by default.
  ///   - content: The views to place behind this one.
  public func background<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View {
    layer(content(), alignment, isBehind: true)
  }

  /// Fills the frame behind this view with a style.
  ///
  /// - Parameters:
  ///   - style: A colour, a gradient or another style.
  ///   - edges: The edges at which the background extends below bars and the views of `safeAreaInset`; all of them by default.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    StyledBackground(content: self, style: style, edges: edges)
  }

  /// Fills the frame behind this view with the background style: the style of `backgroundStyle(_:)`, or else the system's background colour.
  ///
  /// - Parameter edges: The edges at which the background extends below bars and the views of `safeAreaInset`; all of them by default.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    StyledBackground(content: self, style: BackgroundStyle(), edges: edges)
  }

  /// Fills a shape behind this view with a style.
  ///
  /// - Parameters:
  ///   - style: A colour, a gradient or another style.
  ///   - shape: The shape, which fills the view's frame.
  ///   - fillStyle: The rule for outlines that cross themselves.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    layer(shape.fill(style, style: fillStyle), .center, isBehind: true)
  }

  /// Fills a shape behind this view with the background style.
  ///
  /// - Parameters:
  ///   - shape: The shape, which fills the view's frame.
  ///   - fillStyle: The rule for outlines that cross themselves.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Sets the style of backgrounds in this view that name no style of their own.
  ///
  /// - Parameter style: A colour, a gradient or another style.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// Views over a view. They are offered its size and do not change it.
extension View {
  /// Places a view in front of this one.
  ///
  /// - Parameters:
  ///   - overlay: The view to place in front of this one. It is offered this view's size.
  ///   - alignment: The alignment of the overlay in this view's frame; centred by default.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    layer(overlay, alignment, isBehind: false)
  }

  /// Places views in front of this one, the last one frontmost.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the overlay in this view's frame; centred by default.
  ///   - content: The views to place in front of this one.
  public func overlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View {
    layer(content(), alignment, isBehind: false)
  }

  /// Fills the frame in front of this view with a style.
  ///
  /// - Parameters:
  ///   - style: A colour, a gradient or another style.
  ///   - edges: The edges at which the overlay extends below bars and the views of `safeAreaInset`; all of them by default.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layer(Rectangle().fill(style).ignoresSafeArea(edges: edges), .center, isBehind: false)
  }

  /// Fills a shape in front of this view with a style.
  ///
  /// - Parameters:
  ///   - style: A colour, a gradient or another style.
  ///   - shape: The shape, which fills the view's frame.
  ///   - fillStyle: The rule for outlines that cross themselves.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    layer(shape.fill(style, style: fillStyle), .center, isBehind: false)
  }

  /// Adds a border inside the edges of this view.
  ///
  /// - Parameters:
  ///   - content: The colour or other style of the border.
  ///   - width: The width of the border in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    StyledBorder(content: self, style: content, width: width)
  }

  private func layer<Other: View>(_ other: Other, _ alignment: Alignment, isBehind: Bool) -> some View {
    LayeredView(content: self, other: other) { .layer($0, alignment.frameAlignment, isBehind: isBehind) }
  }
}

/// A view with another one in front of it or behind it. For a group, it applies to each member.
struct LayeredView<Content: View, Other: View>: GroupView {
  let content: Content
  let other: Other
  let modification: (ViewNode) -> ViewModification

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: layered($0, in: context)), context) }
  }

  func node(in context: ViewContext) -> ViewNode { layered(context.lower(content), in: context) }

  private func layered(_ node: ViewNode, in context: ViewContext) -> ViewNode {
    guard node != .empty else { return .empty }
    return .modified(node, modification(context.layers(of: other)))
  }
}

extension ViewContext {
  /// The views of a layer on top of each other.
  func layers(of view: some View, _ alignment: FrameAlignment = .center) -> ViewNode {
    let nodes = children(of: view).filter { $0 != .empty }
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .container(ContainerNode(.layers(alignment), children: nodes))
  }
}

/// A view with a filled area behind it.
private struct StyledBackground<Content: View, Style: ShapeStyle>: GroupView {
  let content: Content
  let style: Style
  let edges: Edge.Set

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: filled($0, in: context)), context) }
  }

  func node(in context: ViewContext) -> ViewNode { filled(context.lower(content), in: context) }

  private func filled(_ node: ViewNode, in context: ViewContext) -> ViewNode {
    let paint = style.paint(in: context.environment)
    // The layout extends a plain background at all edges.
    if edges == .all, let color = paint.plainColor { return .modified(node, .background(color, cornerRadius: 0)) }
    let shape = ViewNode.shape(ShapeNode(.rectangle, paint: paint))
    return .modified(node, .layer(edges.isEmpty ? shape : .modified(shape, .ignoresSafeArea(edges.frameEdges)), .center, isBehind: true))
  }
}

/// A view with a line inside its edges.
private struct StyledBorder<Content: View, Style: ShapeStyle>: GroupView {
  let content: Content
  let style: Style
  let width: CGFloat

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: bordered($0, in: context)), context) }
  }

  func node(in context: ViewContext) -> ViewNode { bordered(context.lower(content), in: context) }

  private func bordered(_ node: ViewNode, in context: ViewContext) -> ViewNode {
    let paint = style.paint(in: context.environment)
    if let color = paint.plainColor { return .modified(node, .border(color, width: Double(width), cornerRadius: 0)) }
    let edge = Rectangle().inset(by: width / 2).outline
    return .modified(
      node,
      .layer(.shape(ShapeNode(edge, .stroke(LabelCore.StrokeStyle(width: Double(width))), paint: paint)), .center, isBehind: false))
  }
}
