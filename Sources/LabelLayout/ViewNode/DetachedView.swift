// SPDX-License-Identifier: MIT

/// A view tree that holds values only, so that any thread may lay it out.
///
/// Most trees are of this kind: the bodies of their views were evaluated before. A `GeometryReader`, a custom layout, an alignment guide, an
/// observer of a placement and a shape of someone else's make call code of the view later, and stay on the view's thread.
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
      case .layers, .fitting, .grid, .gridRow, .tracks: container.children.contains(where: \.belongsToItsThread)
      }
    case .modified(let inner, let modification): modification.belongsToItsThread || inner.belongsToItsThread
    }
  }
}

extension ViewModification {
  fileprivate var belongsToItsThread: Bool {
    switch self {
    case .guide, .layoutValue, .observed, .preferenceLayer, .coordinateSpace: true
    case .clip(let outline, _): !outline.isNamed
    case .layer(let other, _, _), .mask(let other, _): other.belongsToItsThread
    case .row(let traits): [traits.background, traits.badge, traits.tabItem].contains { $0?.belongsToItsThread == true }
    case .environment, .padding, .frame, .background, .border, .shadow, .opacity, .flexibleFrame, .fixedSize, .priority, .aspectRatio,
      .offset, .position, .rotation, .scale, .map, .blend, .filter, .glyphOutlines, .flattened, .hidden, .zIndex, .cell, .part, .tag,
      .section, .accessibility:
      false
    }
  }
}
