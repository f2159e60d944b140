// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText
internal import LabelViewNode

/// SwiftUI's stack algorithm, for both axes: children with a higher priority are measured first, among equals the least flexible ones, and
/// the others share the remaining length.
struct StackLayout {
  let engine: LayoutEngine
  let axis: Axis
  let alignment: StackAlignment
  /// The distance between neighbours in points; their preferred distances when nil.
  let spacing: Double?
  let children: [LayoutItem]

  func measure(_ proposal: Proposal) -> MeasuredNode {
    let gaps = self.gaps
    let total = gaps.reduce(0, +)
    let measured = filledAcross(measureChildren(proposal, gaps: total), proposal, gaps: total)
    let across = alignedAcross(measured)
    let size = Size(axis, along: measured.reduce(total) { $0 + $1.size[axis] }, across: across.extent)
    var position = 0.0
    var placed: [MeasuredChild] = []
    placed.reserveCapacity(measured.count)
    for index in measured.indices {
      let box = measured[index].size
      let origin = origin(of: box, along: position, across: across.top - across.guides[index], in: size)
      placed.append(MeasuredChild(node: measured[index], origin: origin))
      position += box[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return MeasuredNode.container(size, placed, isMirrored: engine.isMirrored, hasVerticalCenter: axis == .horizontal)
      .withZIndices(of: children)
  }

  private func origin(of box: Size, along: Double, across: Double, in size: Size) -> Point {
    var origin = Point(axis, along: along, across: across)
    if engine.isMirrored { origin.x = size.width - origin.x - box.width }
    return origin
  }

  private var gaps: [Double] {
    zip(children, children.dropFirst()).map { first, next in
      first.isSpacer || next.isSpacer ? 0 : spacing ?? first.distance(to: next, along: axis)
    }
  }

  // MARK: Along the axis

  private func measureChildren(_ proposal: Proposal, gaps: Double) -> [MeasuredNode] {
    let across = proposal[axis.other]
    guard let length = proposal[axis] else { return children.map { $0.measure(Proposal(axis, nil, across: across)) } }
    let groups = self.groups
    var result: [MeasuredNode?] = Array(repeating: nil, count: children.count)
    var available = length - gaps
    let minima = groups.count < 2 ? [] : groups.map { group in group.reduce(0) { $0 + minimum(children[$1], across) } }
    available -= minima.dropFirst().reduce(0, +)
    for (number, group) in groups.enumerated() {
      if number > 0 { available += minima[number] }
      var left = group.count
      for index in order(group, across) {
        let node = children[index].measure(Proposal(axis, max(0, available / Double(left)), across: across))
        available -= node.size[axis]
        left -= 1
        result[index] = node
      }
    }
    return result.compactMap { $0 }
  }

  /// The children grouped by priority, highest first.
  private var groups: [[Int]] {
    let priorities = children.map(\.priority)
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else { return [Array(children.indices)] }
    return Set(priorities).sorted(by: >).map { priority in children.indices.filter { priorities[$0] == priority } }
  }

  private func minimum(_ child: LayoutItem, _ across: Double?) -> Double {
    child.measure(Proposal(axis, 0, across: across)).size[axis]
  }

  /// The order in which a group is measured: the least flexible first; among equally unbounded ones the larger minimum first.
  private func order(_ group: [Int], _ across: Double?) -> [Int] {
    let flexible = group.filter { !children[$0].isRigid }
    if flexible.count < 2 {
      // A single flexible child always comes after the rigid ones, so its text need not be laid out twice more to know its range.
      return group.filter { children[$0].isRigid } + flexible
    }
    var flexibility: [Int: (range: Double, minimum: Double)] = [:]
    for index in group {
      guard !children[index].isRigid else {
        flexibility[index] = (0, 0)
        continue
      }
      let minimum = minimum(children[index], across)
      flexibility[index] = (children[index].measure(Proposal(axis, .infinity, across: across)).size[axis] - minimum, minimum)
    }
    return group.sorted { a, b in
      guard let first = flexibility[a], let second = flexibility[b] else { return a < b }
      if first.range != second.range { return first.range < second.range }
      return first.minimum != second.minimum && first.range == .infinity ? first.minimum > second.minimum : a < b
    }
  }

  // MARK: Across the axis

  /// When no cross-axis length is proposed, flexible children get the stack's own: the rows of a form are as wide as the widest row, and so
  /// are dividers.
  private func filledAcross(_ nodes: [MeasuredNode], _ proposal: Proposal, gaps: Double) -> [MeasuredNode] {
    guard proposal[axis.other] == nil, children.contains(where: \.isFlexible) else { return nodes }
    let filled = measureChildren(Proposal(axis, proposal[axis], across: alignedAcross(nodes).extent), gaps: gaps)
    return children.indices.map { children[$0].isFlexible ? filled[$0] : nodes[$0] }
  }

  /// The position of each child's alignment guide, the largest of them, and the extent of all aligned children.
  private func alignedAcross(_ nodes: [MeasuredNode]) -> (guides: [Double], top: Double, extent: Double) {
    let key = GuideKey(axis.other, alignment)
    var guides: [Double] = []
    guides.reserveCapacity(nodes.count)
    var (top, bottom) = (-Double.infinity, -Double.infinity)
    for index in nodes.indices {
      let guide = nodes[index].stackGuide(key)
      guides.append(guide)
      top = max(top, guide)
      bottom = max(bottom, nodes[index].size[axis.other] - guide)
    }
    return nodes.isEmpty ? (guides, 0, 0) : (guides, top, bottom + top)
  }
}

extension MeasuredNode {
  /// The position of a guide in a stack. The middle of text is what `verticalCentering` says.
  fileprivate func stackGuide(_ key: GuideKey) -> Double {
    if key == GuideKey(.vertical, .center), guides.isEmpty, let verticalCenter { return verticalCenter }
    return self[key]
  }

  /// A view that contains others. Its first baseline is the topmost one, its last baseline the lowest one, and its other guides are
  /// averages.
  static func container(
    _ size: Size, _ placed: [MeasuredChild], isMirrored: Bool, hasVerticalCenter: Bool = false
  ) -> MeasuredNode {
    var result = MeasuredNode(size: size, content: .stack(placed))
    var sums: [GuideKey: (sum: Double, count: Double)] = [:]
    for child in placed {
      if let first = child.node.firstBaseline.map({ $0 + child.origin.y }) {
        result.firstBaseline = min(result.firstBaseline ?? first, first)
      }
      if let last = child.node.lastBaseline.map({ $0 + child.origin.y }) { result.lastBaseline = max(result.lastBaseline ?? last, last) }
      if hasVerticalCenter, result.verticalCenter == nil { result.verticalCenter = child.node.verticalCenter.map { $0 + child.origin.y } }
      guard !child.node.guides.isEmpty else { continue }
      let leading = isMirrored ? size.width - child.origin.x - child.node.size.width : child.origin.x
      for (key, position) in child.node.guides {
        guard case .custom = key.alignment else { continue }
        let sum = sums[key] ?? (0, 0)
        sums[key] = (sum.sum + position + (key.axis == .horizontal ? leading : child.origin.y), sum.count + 1)
      }
    }
    for (key, value) in sums { result.guides[key] = value.sum / value.count }
    return result
  }

  /// The container with the z-indices of its children.
  func withZIndices(of children: [LayoutItem]) -> MeasuredNode {
    guard case .stack(var placed) = content, placed.count == children.count else { return self }
    guard children.contains(where: { $0.zIndex != 0 }) else { return self }
    for index in placed.indices { placed[index].zIndex = children[index].zIndex }
    var result = self
    result.content = .stack(placed)
    return result
  }
}

extension Size {
  init(_ axis: Axis, along: Double, across: Double) {
    self.init(width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }
}

extension Point {
  init(_ axis: Axis, along: Double, across: Double) {
    self.init(x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along)
  }
}
