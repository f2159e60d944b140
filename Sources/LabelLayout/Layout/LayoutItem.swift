// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// A view in layout. It caches its measurements: a container measures its children several times, and the proposals repeat.
final class LayoutItem {
  let node: ResolvedNode
  let engine: LayoutEngine
  /// The child items, in order.
  let children: [LayoutItem]
  /// The axis of the stack that contains the view, along which spacers grow; nil for both.
  let axis: Axis?
  /// The first measurement; most views are measured only once.
  private var first: (proposal: Proposal, node: MeasuredNode)?
  private var measurements: [Proposal: MeasuredNode] = [:]

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
    // Measuring a leaf is as cheap as a look-up, except for text.
    switch node {
    case .icon(let icon): return measure(icon, proposal)
    case .spacer(let minimum): return measureSpacer(minimum, proposal)
    case .shape(let shape): return MeasuredNode(size: proposal.filled(), content: .shape(shape))
    default: break
    }
    if let first, first.proposal == proposal { return first.node }
    if !measurements.isEmpty, let cached = measurements[proposal] { return cached }
    let measured = measureUncached(proposal)
    if first == nil { first = (proposal, measured) } else { measurements[proposal] = measured }
    return measured
  }

  private func measureUncached(_ proposal: Proposal) -> MeasuredNode {
    switch node {
    case .text(let text): measure(text, proposal)
    case .icon, .spacer, .shape: MeasuredNode(size: .zero, content: .spacer)
    case .stack(let axis, let alignment, let spacing, _):
      StackLayout(engine: engine, axis: axis, alignment: alignment, spacing: spacing, children: children).measure(proposal)
    case .container(let arrangement, _): measure(arrangement, proposal)
    case .geometry(let geometry): MeasuredNode(size: proposal.filled(), content: .geometry(geometry, engine))
    case .layered(_, _, let alignment, let isBehind): layered(children[0].measure(proposal), alignment, isBehind: isBehind)
    case .masked(_, _, let alignment): masked(children[0].measure(proposal), alignment)
    case .decorated(let inner, .scroll(let scroll)): scrolled(scroll, inner, proposal)
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
    case .barred(let edge, let alignment, let spacing): barred(edge, alignment, spacing: spacing, proposal)
    }
  }

  // MARK: Leaves

  /// Text is as wide as its lines, not as the proposal; a proposed width of 0 gives size 0.
  private func measure(_ text: ResolvedText, _ proposal: Proposal) -> MeasuredNode {
    let layout = engine.typesetter.layout(
      text.shaped, settings: text.settings, width: proposal.width ?? .infinity, height: proposal.height ?? .infinity, grid: engine.grid)
    let size = proposal.width == 0 ? .zero : layout.size
    // The first line of several is drawn on the next pixel below, so views beside it are aligned with that one.
    let first =
      layout.lines.count == 1 ? engine.grid.round(layout.alignmentBaseline) : layout.drawnBaseline(ofLine: 0, from: 0, engine.grid)
    return MeasuredNode(
      size: size, firstBaseline: first, lastBaseline: engine.grid.ceil(layout.lastBaseline),
      verticalCenter: text.settings.verticalCentering == .typographic ? nil : layout.verticalCenter, content: .text(layout, TextFill(text)))
  }

  private func measure(_ icon: ResolvedIcon, _ proposal: Proposal) -> MeasuredNode {
    guard let resizing = icon.resizing else {
      return MeasuredNode(size: icon.size, firstBaseline: icon.baseline, lastBaseline: icon.baseline, content: .icon(icon))
    }
    return MeasuredNode(size: proposal.filled(resizing.natural), content: .icon(icon))
  }

  /// A spacer fills both axes outside a stack, and only the stack's axis inside one.
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
