// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// Children on top of each other (ZStack). Each is proposed the stack's own proposal, then the resulting size. Only children of the highest
/// priority determine that size.
struct LayersLayout {
  let engine: LayoutEngine
  let alignment: FrameAlignment
  let children: [LayoutItem]

  func measure(_ proposal: Proposal) -> MeasuredNode {
    let highest = children.map(\.priority).max() ?? 0
    let first = children.map { $0.measure(proposal) }
    let box = union(zip(first, children).filter { $1.priority == highest }.map(\.0))
    let second = zip(children, first).map { child, node in child.isFlexible ? child.measure(Proposal(box.size)) : node }
    let (across, down) = keys
    let placed = second.map { node in
      let leading = box.guides.x - node[across]
      return MeasuredChild(
        node: node,
        origin: Point(x: engine.isMirrored ? box.size.width - leading - node.size.width : leading, y: box.guides.y - node[down])
      )
    }
    return MeasuredNode.container(box.size, placed, isMirrored: engine.isMirrored, hasVerticalCenter: true).withZIndices(of: children)
  }

  private var keys: (across: GuideKey, down: GuideKey) {
    (GuideKey(.horizontal, alignment.horizontal), GuideKey(.vertical, alignment.vertical))
  }

  /// The size of views that are aligned by their guides, and the positions of the guides in it.
  private func union(_ nodes: [MeasuredNode]) -> (size: Size, guides: Point) {
    let (across, down) = keys
    let leading = nodes.map { $0[across] }.max() ?? 0
    let top = nodes.map { $0[down] }.max() ?? 0
    let trailing = nodes.map { $0.size.width - $0[across] }.max() ?? 0
    let bottom = nodes.map { $0.size.height - $0[down] }.max() ?? 0
    return (Size(width: leading + trailing, height: top + bottom), Point(x: leading, y: top))
  }
}
