// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// A custom layout, which returns a size and the positions of its children.
struct CustomLayout {
  let engine: LayoutEngine
  let custom: CustomArrangement
  let children: [LayoutItem]

  func measure(_ proposal: Proposal) -> MeasuredNode {
    let response = custom.arrange(
      CustomArrangement.Request(width: proposal.width, height: proposal.height, children: children.map(child)))
    let placed = zip(children, response.placements).map { child, placement -> MeasuredChild in
      let node = child.measure(Proposal(width: placement.width, height: placement.height))
      var origin = placement.origin
      if engine.isMirrored { origin.x = response.size.width - origin.x - node.size.width }
      return MeasuredChild(node: node, origin: origin)
    }
    var result = MeasuredNode.container(response.size, placed, isMirrored: engine.isMirrored).withZIndices(of: children)
    for (key, position) in response.guides { result.set(key, to: position) }
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
