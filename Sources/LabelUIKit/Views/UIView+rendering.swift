// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
internal import LabelText
package import LabelViewNode

extension UIView {
  /// Renders the view as a PNG file: its bounds, and what is drawn outside them.
  ///
  /// A view with an empty frame is drawn at its natural size; UIKit draws nothing.
  ///
  /// - Parameter scale: The number of pixels per point, or nil for the scale of `traitCollection`.
  /// - Returns: The contents of the PNG file.
  /// - Throws: `Diagnostic` for fonts that are not installed, characters without a glyph, an empty view, exceeded limits and system errors.
  public func pngData(scale: CGFloat? = nil) throws -> Data {
    let drawing = drawing(scale: scale)
    return try Data(RendererPool.shared.renderer().render(drawing.node, in: drawing.environment).file.bytes)
  }

  /// Returns the view tree that `pngData` draws, with its environment.
  ///
  /// - Parameter scale: The number of pixels per point, or nil for the scale of `traitCollection`.
  package func drawing(scale: CGFloat?) -> (node: ViewNode, environment: RenderEnvironment) {
    guard bounds.size == .zero else {
      layoutTree()
      return (node(size: bounds.size), environment(scale: scale))
    }
    bounds.size = naturalSize
    defer { bounds.size = .zero }
    layoutTree()
    return (node(size: bounds.size), environment(scale: scale))
  }

  /// The size of a view with an empty frame: its intrinsic size, the size from its constraints, or the result of `sizeThatFits`.
  var naturalSize: CGSize {
    let own = intrinsicContentSize
    if own.width >= 0, own.height >= 0 { return own }
    let fitting = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    return fitting == .zero ? sizeThatFits(.zero) : fitting
  }

  /// Solves the constraints and calls `layoutSubviews`, and repeats both, up to twice, if constraints were added.
  func layoutTree() {
    for _ in 0..<3 {
      let count = constraintCount
      updateTree()
      ConstraintSystem(root: self).solve()
      layoutSubviewsOfTree()
      if constraintCount == count { return }
    }
  }

  func updateTree() {
    updateConstraints()
    subviews.forEach { $0.updateTree() }
  }

  private func layoutSubviewsOfTree() {
    layoutSubviews()
    layoutSublayers(of: layer)
    subviews.forEach { $0.layoutSubviewsOfTree() }
  }

  private var constraintCount: Int { subviews.reduce(constraints.count) { $0 + $1.constraintCount } }

  /// Returns the view as a view tree.
  ///
  /// - Parameter size: The size in points.
  package func node(size: CGSize) -> ViewNode {
    let environment = environment(scale: nil)
    let isLeftToRight = environment.direction == .leftToRight
    var node = layer.decorated(
      content(size: size, environment), background: backgroundColor?.pattern == nil ? backgroundColor?.color : nil, size: size,
      isLeftToRight)
    if !transform.isIdentity { node = .modified(node, .map(transform.map, anchor: layer.anchorPoint.point)) }
    if alpha < 1 || isHidden { node = .modified(node, .opacity(isHidden ? 0 : Double(max(alpha, 0)))) }
    let change = accessibilityChange
    return change == AccessibilityChange() ? node : .modified(node, .accessibility(change))
  }

  /// What the view draws itself: the content of its class and what `draw(_:)` draws.
  private func drawn(size: CGSize, _ environment: RenderEnvironment) -> [ViewNode] {
    let context = CGContext(size: size, direction: environment.direction, scale: CGFloat(environment.scale))
    let outer = UITraitCollection.current
    UITraitCollection.current = traitCollection
    GraphicsStack.drawing(into: context) { draw(layer, in: context) }
    UITraitCollection.current = outer
    layer.layoutSublayers()
    let pattern = backgroundColor?.patternNode(size: size).map { [$0] } ?? []
    return pattern + layer.contentNodes(size: size, environment.direction == .leftToRight) + (ownContent(size: size).map { [$0] } ?? [])
      + (context.content.map { [$0] } ?? [])
  }

  private func content(size: CGSize, _ environment: RenderEnvironment) -> ViewNode {
    let own = accessible(drawn(size: size, environment))
    let visibleSubviews = subviews.filter { !$0.isHidden && !$0.layer.isMask }
    let sublayers = layer.sortedSublayers
    let isLeftToRight = environment.direction == .leftToRight
    let elements = ownAccessibilityElements(size: size, isLeftToRight: isLeftToRight)
    if visibleSubviews.isEmpty, sublayers.isEmpty, elements.isEmpty, own.count == 1 { return own[0] }
    var inside: [ViewNode] = []
    for index in 0...subviews.count {
      for sublayer in sublayers where min(sublayer.subviewsBelow, subviews.count) == index {
        inside.append(sublayer.placedNode(in: size, isLeftToRight))
      }
      guard index < subviews.count, !subviews[index].isHidden, !subviews[index].layer.isMask else { continue }
      inside.append(placed(subviews[index], in: size, environment))
    }
    // A strut gives a view without content its size.
    let strut = ViewNode.modified(.spacer(minimum: 0), CALayer.frame(size))
    let layers = ContainerNode(.layers(.topLeading), children: [strut] + own + inside + elements)
    return .modified(.container(layers), CALayer.frame(size))
  }

  /// A subview at its place. Its own direction, appearance and locale apply to what is inside it.
  private func placed(_ view: UIView, in size: CGSize, _ environment: RenderEnvironment) -> ViewNode {
    // Offsets are from the leading edge; frames are from the left edge.
    let x = environment.direction == .leftToRight ? view.frame.minX : size.width - view.frame.maxX
    var node = ordered(view.node(size: view.bounds.size), of: view)
    if let change = EnvironmentChange(from: environment, to: view.environment(scale: nil)) { node = .modified(node, .environment(change)) }
    return .modified(
      .modified(
        node, .frame(width: max(0, view.frame.width), height: max(0, view.frame.height), alignment: .topLeading)),
      .offset(Point(x: x, y: view.frame.minY)))
  }

  func environment(scale: CGFloat?) -> RenderEnvironment {
    let traits = traitCollection
    return RenderEnvironment(
      scale: scale ?? traits.displayScale,
      appearance: traits.appearance, direction: semanticContentAttribute.direction ?? traits.layoutDirection?.direction,
      locale: traits.locale, dynamicTypeSize: .large)
  }

  /// The direction in which the view is laid out: by its locale, its traits or `semanticContentAttribute`.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment(scale: nil).direction == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// Returns the direction in which a view with an attribute is laid out.
  ///
  /// - Parameter attribute: The attribute.
  public static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
    attribute.direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Draws the view and its subviews into the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - afterUpdates: Whether changes are drawn that are not on the screen yet; they always are here.
  /// - Returns: Always true.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    layoutTree()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension EnvironmentChange {
  /// The change from one environment to another; nil if they are equal.
  fileprivate init?(from outer: RenderEnvironment, to inner: RenderEnvironment) {
    self.init()
    if inner.direction != outer.direction { direction = inner.direction }
    if inner.locale != outer.locale { locale = inner.locale }
    if inner.appearance.colorScheme != outer.appearance.colorScheme { colorScheme = inner.appearance.colorScheme }
    if inner.appearance.contrast != outer.appearance.contrast { contrast = inner.appearance.contrast }
    if self == EnvironmentChange() { return nil }
  }
}
