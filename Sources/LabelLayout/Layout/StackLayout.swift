// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// SwiftUI's stack algorithm, once for both axes: the least flexible child is asked first and the rest share what is left.
struct StackLayout {
  let engine: LayoutEngine
  let axis: Axis
  let alignment: StackAlignment
  /// Points between neighbours, none beside a spacer.
  let spacing: Double
  let children: [ResolvedNode]

  func measure(_ proposal: Proposal) -> MeasuredNode {
    let gaps = self.gaps
    let measured = filledAcross(measureChildren(proposal, gaps: gaps.reduce(0, +)), proposal, gaps: gaps.reduce(0, +))
    let across = alignedAcross(measured)
    let extent = Size(
      axis, along: measured.reduce(gaps.reduce(0, +)) { $0 + $1.size[axis] }, across: across.extent)
    var position = 0.0
    var placed: [(node: MeasuredNode, origin: Point)] = []
    for (index, node) in measured.enumerated() {
      let along = isMirrored ? extent[axis] - position - node.size[axis] : position
      placed.append((node, Point(axis, along: along, across: across.offsets[index])))
      position += node.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return MeasuredNode(
      size: extent, firstBaseline: placed.compactMap { child in child.node.firstBaseline.map { $0 + child.origin.y } }.min(),
      lastBaseline: placed.compactMap { child in child.node.lastBaseline.map { $0 + child.origin.y } }.max(),
      middle: axis == .vertical ? nil : placed.lazy.compactMap { child in child.node.middle.map { $0 + child.origin.y } }.first,
      content: .stack(placed))
  }

  private var isMirrored: Bool { axis == .horizontal && engine.environment.direction == .rightToLeft }

  private var gaps: [Double] {
    zip(children, children.dropFirst()).map { $0.isSpacer || $1.isSpacer ? 0 : spacing }
  }

  // MARK: Along the axis

  private func measureChildren(_ proposal: Proposal, gaps: Double) -> [MeasuredNode] {
    let across = proposal[axis.other]
    guard let length = proposal[axis] else { return children.map { measure($0, nil, across) } }
    var result: [MeasuredNode?] = Array(repeating: nil, count: children.count)
    var available = length - gaps - children.reduce(0) { $0 + ($1.isSpacer ? $1.spacerMinimum : 0) }
    var left = children.count { !$0.isSpacer }
    for index in order(across) {
      // Spacers come last and share what all others left over, their own minimum included.
      if children[index].isSpacer, left == 0 {
        let spacers = children.filter(\.isSpacer).count
        let share = max(0, available) / Double(spacers)
        result[index] = measure(children[index], share + children[index].spacerMinimum, across)
        continue
      }
      let node = measure(children[index], max(0, available / Double(left)), across)
      available -= node.size[axis]
      left -= 1
      result[index] = node
    }
    return result.compactMap { $0 }
  }

  /// Least flexible first; among equally unbounded ones the larger minimum first; spacers at the end.
  private func order(_ across: Double?) -> [Int] {
    guard children.count > 1 else { return Array(children.indices) }
    let flexible = children.indices.filter { !children[$0].isRigid && !children[$0].isSpacer }
    if flexible.count < 2 {
      // Whatever its range, a single flexible child comes after the rigid ones: no need to set its text twice more to know.
      return children.indices.filter { children[$0].isRigid } + flexible + children.indices.filter { children[$0].isSpacer }
    }
    let flexibility = children.map { child -> (isSpacer: Bool, range: Double, minimum: Double) in
      if child.isSpacer || child.isRigid { return (child.isSpacer, 0, 0) }
      let minimum = measure(child, 0, across).size[axis]
      return (false, measure(child, .infinity, across).size[axis] - minimum, minimum)
    }
    return children.indices.sorted { a, b in
      let (first, second) = (flexibility[a], flexibility[b])
      if first.isSpacer != second.isSpacer { return !first.isSpacer }
      if first.range != second.range { return first.range < second.range }
      return first.minimum != second.minimum && first.range == .infinity ? first.minimum > second.minimum : a < b
    }
  }

  private func measure(_ child: ResolvedNode, _ length: Double?, _ across: Double?) -> MeasuredNode {
    if child.isSpacer {
      let finite = length.map { $0.isFinite ? $0 : 0 } ?? 0
      return MeasuredNode(size: Size(axis, along: max(child.spacerMinimum, finite), across: 0), content: .spacer)
    }
    return engine.measure(child, Proposal(axis, length, across: across))
  }

  // MARK: Across the axis

  /// Where the parent leaves the extent across to the stack, children that have room in them get all that the stack takes: rows of a form
  /// are as wide as the widest, and so are dividers.
  private func filledAcross(_ nodes: [MeasuredNode], _ proposal: Proposal, gaps: Double) -> [MeasuredNode] {
    guard proposal[axis.other] == nil, children.contains(where: \.hasRoom) else { return nodes }
    let filled = measureChildren(Proposal(axis, proposal[axis], across: alignedAcross(nodes).extent), gaps: gaps)
    return children.indices.map { children[$0].hasRoom ? filled[$0] : nodes[$0] }
  }

  private func alignedAcross(_ nodes: [MeasuredNode]) -> (offsets: [Double], extent: Double) {
    let guides = nodes.map(guide)
    let top = zip(nodes, guides).map { -$1 }.min() ?? 0
    let bottom = zip(nodes, guides).map { $0.size[axis.other] - $1 }.max() ?? 0
    return (guides.map { -$0 - top }, bottom - top)
  }

  /// The point of a child that lines up with its neighbours', from its top or left edge.
  private func guide(_ node: MeasuredNode) -> Double {
    let extent = node.size[axis.other]
    let end = axis == .vertical && engine.environment.direction == .rightToLeft ? 0 : extent
    switch alignment {
    case .start: return extent - end
    case .center: return extent / 2
    case .end: return end
    case .firstTextBaseline: return axis == .horizontal ? node.firstBaseline ?? extent : extent - end
    case .lastTextBaseline: return axis == .horizontal ? node.lastBaseline ?? extent : end
    }
  }
}

extension ResolvedNode {
  fileprivate var isSpacer: Bool {
    if case .spacer = self { return true }
    return false
  }

  fileprivate var spacerMinimum: Double {
    if case .spacer(let minimum) = self { return minimum }
    return 0
  }

  /// Whether there is a spacer inside, so that a larger proposal may give a larger answer.
  fileprivate var hasRoom: Bool {
    switch self {
    case .text, .icon: false
    case .spacer: true
    case .stack(_, _, _, let children): children.contains(where: \.hasRoom)
    case .decorated(let inner, _): inner.hasRoom
    }
  }

  /// Whether the answer does not depend on the proposal, so that there is no need to ask.
  fileprivate var isRigid: Bool {
    if case .icon = self { return true }
    return false
  }
}

extension Size {
  fileprivate init(_ axis: Axis, along: Double, across: Double) {
    self.init(width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }
}

extension Point {
  fileprivate init(_ axis: Axis, along: Double, across: Double) {
    self.init(x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along)
  }
}
