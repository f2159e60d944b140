// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// A view in layout. It remembers its answers: a container asks its children several times, those ask theirs, and the questions repeat.
final class LayoutItem {
  let node: ResolvedNode
  let engine: LayoutEngine
  /// Views inside, in their order.
  let children: [LayoutItem]
  /// The axis of the stack that the view stands in, which spacers grow along; nil for both.
  let axis: Axis?
  /// The first answer; most views are asked only once.
  private var first: (proposal: Proposal, node: MeasuredNode)?
  private var answers: [Proposal: MeasuredNode] = [:]

  init(_ node: ResolvedNode, _ engine: LayoutEngine, in axis: Axis? = nil) {
    self.node = node
    self.axis = axis
    switch node {
    case .text, .icon, .spacer, .shape, .geometry:
      self.engine = engine
      children = []
    case .stack(let axis, _, _, let nodes):
      self.engine = engine
      children = nodes.map { LayoutItem($0, engine, in: axis) }
    case .container(.gridRow, let nodes):
      self.engine = engine
      children = nodes.map { LayoutItem($0, engine, in: .horizontal) }
    case .container(_, let nodes):
      self.engine = engine
      children = nodes.map { LayoutItem($0, engine) }
    case .layered(let inner, let other, _, _), .masked(let inner, let other, _):
      self.engine = engine
      children = [LayoutItem(inner, engine, in: axis), LayoutItem(other, engine)]
    case .decorated(let inner, .direction(let direction)):
      self.engine = engine.reading(direction)
      children = [LayoutItem(inner, self.engine, in: axis)]
    case .decorated(let inner, _):
      self.engine = engine
      children = [LayoutItem(inner, engine, in: axis)]
    }
  }

  func measure(_ proposal: Proposal) -> MeasuredNode {
    // A leaf's answer costs no more than looking it up, but for text.
    switch node {
    case .icon(let icon): return measure(icon, proposal)
    case .spacer(let minimum): return measureSpacer(minimum, proposal)
    case .shape(let shape): return MeasuredNode(size: proposal.filled(), content: .shape(shape))
    default: break
    }
    if let first, first.proposal == proposal { return first.node }
    if !answers.isEmpty, let known = answers[proposal] { return known }
    let answer = answer(proposal)
    if first == nil { first = (proposal, answer) } else { answers[proposal] = answer }
    return answer
  }

  private func answer(_ proposal: Proposal) -> MeasuredNode {
    switch node {
    case .text(let text): measure(text, proposal)
    case .icon, .spacer, .shape: MeasuredNode(size: .zero, content: .spacer)
    case .stack(let axis, let alignment, let spacing, _):
      StackLayout(engine: engine, axis: axis, alignment: alignment, spacing: spacing, children: children).measure(proposal)
    case .container(let arrangement, _): measure(arrangement, proposal)
    case .geometry(let geometry): MeasuredNode(size: proposal.filled(), content: .geometry(geometry, engine))
    case .layered(_, _, let alignment, let isBehind): layered(children[0].measure(proposal), alignment, isBehind: isBehind)
    case .masked(_, _, let alignment): masked(children[0].measure(proposal), alignment)
    case .decorated(_, let decoration): measure(decoration, proposal)
    }
  }

  private func measure(_ arrangement: ContainerNode.Arrangement, _ proposal: Proposal) -> MeasuredNode {
    switch arrangement {
    case .layers(let alignment): LayersLayout(engine: engine, alignment: alignment, children: children).measure(proposal)
    case .fitting(let axes): fitting(axes, proposal)
    case .grid(let alignment, let horizontal, let vertical):
      GridLayout(engine: engine, alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, rows: children)
        .measure(proposal)
    case .gridRow(let alignment):
      StackLayout(engine: engine, axis: .horizontal, alignment: alignment ?? .center, spacing: nil, children: children).measure(proposal)
    case .tracks(let tracks, let axis, let alignment, let spacing):
      TrackLayout(engine: engine, tracks: tracks, axis: axis, alignment: alignment, spacing: spacing, children: children)
        .measure(proposal)
    case .custom(let custom): CustomLayout(engine: engine, custom: custom, children: children).measure(proposal)
    }
  }

  // MARK: Leaves

  /// Text is as wide as its lines, not as the proposal; a proposal of nothing gives nothing.
  private func measure(_ text: ResolvedText, _ proposal: Proposal) -> MeasuredNode {
    let layout = engine.typesetter.layout(
      text.shaped, settings: text.settings, width: proposal.width ?? .infinity, height: proposal.height ?? .infinity, grid: engine.grid)
    let size = proposal.width == 0 ? .zero : layout.size
    return MeasuredNode(
      size: size, firstBaseline: engine.grid.round(layout.alignmentBaseline), lastBaseline: engine.grid.ceil(layout.lastBaseline),
      middle: text.settings.verticalCentering == .typographic ? nil : layout.centre, content: .text(layout, TextFill(text)))
  }

  private func measure(_ icon: ResolvedIcon, _ proposal: Proposal) -> MeasuredNode {
    guard let filling = icon.filling else {
      return MeasuredNode(size: icon.size, firstBaseline: icon.baseline, lastBaseline: icon.baseline, content: .icon(icon))
    }
    return MeasuredNode(size: proposal.filled(filling.natural), content: .icon(icon))
  }

  /// Outside a stack a spacer takes both axes, inside one its axis alone.
  private func measureSpacer(_ minimum: Double, _ proposal: Proposal) -> MeasuredNode {
    func length(_ axis: Axis) -> Double { self.axis == axis.other ? 0 : max(minimum, proposal[axis] ?? 0) }
    return MeasuredNode(size: Size(width: length(.horizontal), height: length(.vertical)), content: .spacer)
  }

  private func fitting(_ axes: [Axis], _ proposal: Proposal) -> MeasuredNode {
    let fits = children.first { child in
      var free = proposal
      for axis in axes { free[axis] = nil }
      let ideal = child.measure(free).size
      return axes.allSatisfy { axis in proposal[axis].map { ideal[axis] <= $0 + 1e-6 } ?? true }
    }
    guard let chosen = fits ?? children.last else { return MeasuredNode(size: .zero, content: .spacer) }
    return chosen.measure(proposal)
  }
}
