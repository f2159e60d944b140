// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelKit
package import LabelLayout

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
    return try Data(RendererPool.shared.renderer().png(drawing.node, in: drawing.environment))
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

  private func updateTree() {
    updateConstraints()
    subviews.forEach { $0.updateTree() }
  }

  private func layoutSubviewsOfTree() {
    layoutSubviews()
    subviews.forEach { $0.layoutSubviewsOfTree() }
  }

  private var constraintCount: Int { subviews.reduce(constraints.count) { $0 + $1.constraintCount } }

  /// Returns the view as a view tree.
  ///
  /// - Parameter size: The size in points.
  package func node(size: CGSize) -> ViewNode {
    draw(CGRect(origin: .zero, size: size))
    var node = content(size: size)
    let radius = Double(layer.cornerRadius)
    if let backgroundColor { node = .modified(node, .background(backgroundColor.color, cornerRadius: radius)) }
    if layer.borderWidth > 0, let color = layer.borderColor {
      node = .modified(node, .border(color.color, width: Double(layer.borderWidth), cornerRadius: radius))
    }
    if layer.masksToBounds {
      node = .modified(node, .clip(.roundedRectangle(radius), .nonzero))
    } else if let shadow = layer.shadow {
      node = .modified(node, .shadow(shadow))
    }
    if !transform.isIdentity { node = .modified(node, .map(transform.map, anchor: Point(x: 0.5, y: 0.5))) }
    if alpha < 1 || isHidden { node = .modified(node, .opacity(isHidden ? 0 : Double(max(alpha, 0)))) }
    return accessibilityValues.change == AccessibilityChange() ? node : .modified(node, .accessibility(accessibilityValues.change))
  }

  private func content(size: CGSize) -> ViewNode {
    let own = ownContent(size: size)
    let visibleSubviews = subviews.filter { !$0.isHidden }
    if visibleSubviews.isEmpty, let own { return own }
    let isLeftToRight = environment(scale: nil).direction == .leftToRight
    let inside = visibleSubviews.map { view in
      // Offsets are from the leading edge; frames are from the left edge.
      let x = isLeftToRight ? view.frame.minX : size.width - view.frame.maxX
      return ViewNode.modified(
        .modified(
          view.node(size: view.bounds.size),
          .frame(width: max(0, view.frame.width), height: max(0, view.frame.height), alignment: .topLeading)),
        .offset(Point(x: x, y: view.frame.minY)))
    }
    // A strut gives a view without content its size.
    let strut = ViewNode.modified(
      .spacer(minimum: 0), .frame(width: max(0, size.width), height: max(0, size.height), alignment: .topLeading))
    let layers = ContainerNode(.layers(.topLeading), children: [strut] + (own.map { [$0] } ?? []) + inside)
    return .modified(.container(layers), .frame(width: max(0, size.width), height: max(0, size.height), alignment: .topLeading))
  }

  func environment(scale: CGFloat?) -> RenderEnvironment {
    let traits = traitCollection
    return RenderEnvironment(
      scale: scale ?? traits.displayScale,
      appearance: Appearance(
        colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light, contrast: traits.accessibilityContrast),
      direction: traits.layoutDirection?.direction, locale: traits.locale,
      dynamicTypeSize: .large)
  }
}
