// SPDX-License-Identifier: MIT

/// The part of a label that a view was written as. Views keep it when label styles move them.
package enum LabelPart: String, Hashable, Sendable {
  case title
  case icon
  /// A whole label inside a part of another label: it is shown or hidden as one unit.
  case unit
}

extension ViewNode {
  /// The view without content that was written as another part than `role`. A container or modifier is removed with the last view inside
  /// it.
  ///
  /// - Parameter current: the part that the view itself was written as.
  package func showing(only role: LabelPart, in current: LabelPart? = nil) -> ViewNode {
    switch self {
    case .empty: return .empty
    case .text, .image, .shape, .geometry: return current == role ? self : .empty
    case .spacer: return current == role ? self : .empty
    case .label: return current == role ? self : .empty
    case .stack(let stack):
      var shown = stack
      shown.children = stack.children.map { $0.showing(only: role, in: current) }.filter { $0 != .empty }
      return shown.children.allSatisfy(\.isSpace) ? .empty : .stack(shown)
    case .container(let container):
      var shown = container
      shown.children = container.children.map { $0.showing(only: role, in: current) }.filter { $0 != .empty }
      return shown.children.allSatisfy(\.isSpace) ? .empty : .container(shown)
    case .modified(_, .part(.unit)): return current == role ? self : .empty
    case .modified(let inner, .part(let part)): return .part(inner.showing(only: role, in: part), part)
    case .modified(let inner, let modification):
      let shown = inner.showing(only: role, in: current)
      return shown.isSpace ? .empty : .modified(shown, modification)
    }
  }

  /// The view without its `part` modifiers, which are not needed once its label is drawn.
  package var withoutParts: ViewNode {
    switch self {
    case .empty, .text, .image, .spacer, .label, .shape, .geometry: return self
    case .stack(let stack):
      var result = stack
      result.children = stack.children.map(\.withoutParts)
      return .stack(result)
    case .container(let container):
      return .container(ContainerNode(container.arrangement, children: container.children.map(\.withoutParts)))
    case .modified(let inner, .layer(let other, let alignment, let isBehind)):
      return .modified(inner.withoutParts, .layer(other.withoutParts, alignment, isBehind: isBehind))
    case .modified(let inner, .mask(let mask, let alignment)):
      return .modified(inner.withoutParts, .mask(mask.withoutParts, alignment))
    case .modified(let inner, .part): return inner.withoutParts
    case .modified(let inner, let modification): return .modified(inner.withoutParts, modification)
    }
  }

  private static func part(_ node: ViewNode, _ part: LabelPart) -> ViewNode {
    node == .empty ? .empty : .modified(node, .part(part))
  }

  /// Whether the view draws nothing.
  private var isSpace: Bool {
    switch self {
    case .empty, .spacer: true
    case .modified(let inner, .part), .modified(let inner, .environment): inner.isSpace
    case .text, .image, .label, .stack, .shape, .container, .geometry, .modified: false
    }
  }
}
