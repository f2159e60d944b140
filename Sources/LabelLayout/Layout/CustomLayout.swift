// SPDX-License-Identifier: MIT

internal import LabelCore

/// An author's own layout, which is asked for a size and for its children's places.
struct CustomLayout {
  let engine: LayoutEngine
  let custom: CustomArrangement
  let children: [LayoutItem]

  func measure(_ proposal: Proposal) -> MeasuredNode {
    let answer = custom.arrange(
      CustomArrangement.Question(width: proposal.width, height: proposal.height, children: children.map(child)))
    let placed = zip(children, answer.placements).map { child, placement -> MeasuredChild in
      let node = child.measure(Proposal(width: placement.width, height: placement.height))
      var origin = placement.origin
      if engine.isMirrored { origin.x = answer.size.width - origin.x - node.size.width }
      return MeasuredChild(node: node, origin: origin)
    }
    var result = MeasuredNode.container(answer.size, placed, isMirrored: engine.isMirrored).sortedByDepth(children)
    for (key, place) in answer.guides { result.set(key, to: place) }
    return result
  }

  private func child(_ item: LayoutItem) -> CustomArrangement.Child {
    CustomArrangement.Child(
      dimensions: { item.measure(Proposal(width: $0, height: $1)).dimensions }, priority: item.priority, values: item.values,
      distance: { [children] next, axis in
        children.indices.contains(next) ? item.distance(to: children[next], along: axis) : VerticalSpacing.standard
      })
  }
}
