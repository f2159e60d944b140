// SPDX-License-Identifier: MIT

/// A view tree that contains no closures of views, so that any thread may lay it out.
///
/// Most trees are like this, because the bodies of their views have been evaluated. A `GeometryReader`, a custom layout, an alignment guide, an
/// observer of a placement and a shape of the user's own call the user's code during layout or drawing, which must stay on the main actor.
///
/// `ViewNode` is not `Sendable` because of the cases with such closures and of `coordinateSpace`, which holds a value of any type. The
/// initialiser refuses these, and all other cases hold `Sendable` values. Its switches have no default, so that a new case must be decided.
package struct DetachedView: @unchecked Sendable {
  package let node: ViewNode

  /// - Returns: `nil` for a tree with closures or with values of other types.
  package init?(_ node: ViewNode) {
    guard !node.belongsToItsThread else { return nil }
    self.node = node
  }
}

extension ViewNode {
  fileprivate var belongsToItsThread: Bool {
    switch self {
    case .empty, .text, .image, .spacer: false
    case .geometry: true
    case .shape(let shape): !shape.outline.isNamed
    case .label(let label): label.title.belongsToItsThread || label.icon.belongsToItsThread
    case .stack(let stack): stack.children.contains(where: \.belongsToItsThread)
    case .container(let container):
      switch container.arrangement {
      case .custom: true
      case .layers, .fitting, .grid, .gridRow, .tracks, .barred: container.children.contains(where: \.belongsToItsThread)
      }
    case .modified(let inner, let modification): modification.belongsToItsThread || inner.belongsToItsThread
    }
  }
}

extension ViewModification {
  fileprivate var belongsToItsThread: Bool {
    switch self {
    case .guide, .layoutValue, .observed, .preferenceLayer, .coordinateSpace, .containerFrame: true
    case .clip(let outline, _): !outline.isNamed
    case .layer(let other, _, _), .mask(let other, _): other.belongsToItsThread
    case .row(let traits): [traits.background, traits.badge, traits.tabItem].contains { $0?.belongsToItsThread == true }
    case .environment, .padding, .frame, .background, .border, .shadow, .opacity, .flexibleFrame, .fixedSize, .priority, .aspectRatio,
      .offset, .position, .rotation, .scale, .map, .blend, .filter, .glyphOutlines, .flattened, .hidden, .zIndex, .cell, .leafSpacing,
      .part, .tag, .section, .accessibility, .scroll, .ignoresSafeArea:
      false
    }
  }
}
