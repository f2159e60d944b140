// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

/// Views behind a view. They are offered its size and do not change it.
extension View {
  /// Puts a view behind this one.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    layer(background, alignment, isBehind: true)
  }

  /// Puts views behind this one, those written first at the bottom.
  public func background<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View {
    layer(content(), alignment, isBehind: true)
  }

  /// Fills the area behind the view. A picture has no safe areas that could be ignored.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    StyledBackground(content: self, style: style)
  }

  /// Fills the area behind the view with the background style; the colour of a page unless `backgroundStyle(_:)` says otherwise.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    StyledBackground(content: self, style: BackgroundStyle())
  }

  /// Fills a shape behind the view.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    layer(shape.fill(style, style: fillStyle), .center, isBehind: true)
  }

  /// Fills a shape behind the view with the background style.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Sets the style of backgrounds inside that name none.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// Views over a view. They are offered its size and do not change it.
extension View {
  /// Puts a view over this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    layer(overlay, alignment, isBehind: false)
  }

  /// Puts views over this one, those written last on top.
  public func overlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View {
    layer(content(), alignment, isBehind: false)
  }

  /// Fills the view's area over it. A picture has no safe areas that could be ignored.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layer(Rectangle().fill(style), .center, isBehind: false)
  }

  /// Fills a shape over the view.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    layer(shape.fill(style, style: fillStyle), .center, isBehind: false)
  }

  /// Draws a line inside the view's edge, `width` points thick.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    StyledBorder(content: self, style: content, width: width)
  }

  private func layer<Other: View>(_ other: Other, _ alignment: Alignment, isBehind: Bool) -> some View {
    LayeredView(content: self, other: other) { .layer($0, alignment.frameAlignment, isBehind: isBehind) }
  }
}

/// A view with another in its place. Done to a group, it is done to each member.
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
  /// Views on top of each other, as builders of layers mean them.
  func layers(of view: some View, _ alignment: FrameAlignment = .center) -> ViewNode {
    let nodes = children(of: view).filter { $0 != .empty }
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .container(ContainerNode(.layers(alignment), children: nodes))
  }
}

/// A filled area behind a view.
private struct StyledBackground<Content: View, Style: ShapeStyle>: GroupView {
  let content: Content
  let style: Style

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { (LoweredView(content: filled($0, in: context)), context) }
  }

  func node(in context: ViewContext) -> ViewNode { filled(context.lower(content), in: context) }

  private func filled(_ node: ViewNode, in context: ViewContext) -> ViewNode {
    let paint = style.paint(in: context.environment)
    if let color = paint.plainColor { return .modified(node, .background(color, cornerRadius: 0)) }
    return .modified(node, .layer(.shape(ShapeNode(.rectangle, paint: paint)), .center, isBehind: true))
  }
}

/// A line inside a view's edge.
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
