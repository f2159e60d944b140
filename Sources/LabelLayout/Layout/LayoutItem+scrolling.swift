// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// Scroll views, and what depends on them and on bars.
extension LayoutItem {
  /// As long as proposed along its axes, or as its content, and across them as wide as its content. The content is proposed no length along
  /// the axes.
  func scrolled(_ scroll: ScrollDescription, _ inner: ResolvedNode, _ proposal: Proposal) -> MeasuredNode {
    let margins = scroll.margins.resolved(in: engine.environment.direction)
    let container = Proposal(
      width: proposal.width.map { max(0, $0 - margins.horizontal) }, height: proposal.height.map { max(0, $0 - margins.vertical) })
    var inside = container
    for axis in scroll.axes { inside[axis] = nil }
    let content = inner.readsContainer ? LayoutItem(inner, engine.inside(container)) : children[0]
    let node = content.measure(inside)
    let full = Size(width: node.size.width + margins.horizontal, height: node.size.height + margins.vertical)
    func length(_ axis: Axis) -> Double { scroll.axes.contains(axis) ? proposal[axis].map { max(0, $0) } ?? full[axis] : full[axis] }
    let size = Size(width: length(.horizontal), height: length(.vertical))
    func position(_ axis: Axis) -> Double {
      let free = size[axis] - full[axis]
      return free.isFinite ? free * scroll.anchor(axis, free: free) : 0
    }
    let leading = position(.horizontal)
    let origin = Point(
      x: (engine.isMirrored && size.width.isFinite ? size.width - leading - full.width : leading) + margins.left,
      y: position(.vertical) + margins.top)
    return MeasuredNode(size: size, content: .decorated(node, origin: origin, .scroll(scroll)))
  }

  /// The lengths are functions of the container's.
  func framed(_ frame: ContainerFrame, _ proposal: Proposal) -> MeasuredNode {
    var inside = proposal
    var lengths: [Axis: Double] = [:]
    for axis in frame.axes {
      guard let container = engine.container?[axis] ?? proposal[axis], container.isFinite else { continue }
      let length = max(0, frame.length((container, axis)))
      if length.isFinite { (inside[axis], lengths[axis]) = (length, length) }
    }
    let node = children[0].measure(inside)
    let size = Size(width: lengths[.horizontal] ?? node.size.width, height: lengths[.vertical] ?? node.size.height)
    let origin = node.origin(in: size, frame.alignment, isMirrored: engine.isMirrored)
    return node.contained(in: size, at: origin, isMirrored: engine.isMirrored, .containerFrame(frame))
  }

  /// A view and a bar at one of its edges. What reaches that edge of the view is drawn below the bar, too.
  func barred(_ edge: FrameEdges, _ alignment: StackAlignment, spacing: Double?, _ proposal: Proposal) -> MeasuredNode {
    let isFirst = edge == .top || edge == .leading
    let axis = edge == .top || edge == .bottom ? Axis.vertical : .horizontal
    let stack = StackLayout(
      engine: engine, axis: axis, alignment: alignment, spacing: spacing, children: children)
    var node = stack.measure(proposal)
    guard case .stack(var placed) = node.content, placed.count == 2 else { return node }
    let (content, bar) = isFirst ? (1, 0) : (0, 1)
    let covered = node.size[axis] - placed[content].node.size[axis]
    let insets = DirectionalInsets(
      top: edge == .top ? covered : 0, leading: edge == .leading ? covered : 0, bottom: edge == .bottom ? covered : 0,
      trailing: edge == .trailing ? covered : 0)
    placed[content].node.content = .barred(placed[content].node, insets.resolved(in: engine.environment.direction))
    placed[bar].zIndex = 1
    node.content = .stack(placed)
    return node
  }
}

extension ResolvedNode {
  /// Whether something inside depends on the lengths of the innermost scroll view, or may.
  fileprivate var readsContainer: Bool {
    switch self {
    case .text, .icon, .spacer, .shape: false
    case .geometry, .decorated(_, .containerFrame), .decorated(_, .preferenceLayer): true
    case .stack(_, _, _, let children), .container(_, let children): children.contains(where: \.readsContainer)
    case .layered(let inner, let other, _, _), .masked(let inner, let other, _): inner.readsContainer || other.readsContainer
    case .decorated(let inner, _): inner.readsContainer
    }
  }
}
