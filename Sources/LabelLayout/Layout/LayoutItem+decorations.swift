// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

extension LayoutItem {
  private var inner: LayoutItem { children[0] }

  func measure(_ decoration: Decoration, _ proposal: Proposal) -> MeasuredNode {
    switch decoration {
    case .padding(let insets): padded(insets, proposal)
    case .frame(let width, let height, let alignment):
      placed(
        inner.measure(Proposal(width: width ?? proposal.width, height: height ?? proposal.height)), alignment, decoration,
        hasHeight: height != nil
      ) { Size(width: width ?? $0.width, height: height ?? $0.height) }
    case .flexibleFrame(let frame): framed(frame, proposal)
    case .fixedSize(let axes):
      inner.measure(
        Proposal(
          width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
      ).decorated(decoration)
    case .aspectRatio(let ratio, let fills): proportioned(ratio, fills: fills, proposal)
    case .offset(let delta): inner.measure(proposal).decorated(decoration, moved: delta)
    case .position(let position): positioned(position, proposal)
    case .guide(let key, let value): guided(key, value, proposal)
    case .direction, .background, .border, .shadow, .opacity, .priority, .clip, .rotation, .scale, .map, .blend, .filters, .glyphOutlines,
      .flattened, .hidden, .zIndex, .cell, .layoutValue, .leafSpacing:
      inner.measure(proposal).decorated(decoration)
    case .observed, .coordinateSpace, .preferenceLayer, .ignoresSafeArea: wrapped(inner.measure(proposal))
    case .containerFrame(let frame): framed(frame, proposal)
    case .scroll: inner.measure(proposal)
    }
  }

  /// Whether the modifier is transparent to layout and matters only when views are placed.
  var isTransparent: Bool {
    switch node {
    case .decorated(_, .observed), .decorated(_, .coordinateSpace), .decorated(_, .preferenceLayer), .decorated(_, .ignoresSafeArea): true
    default: false
    }
  }

  /// The measured inner view wrapped in this one, which has the same size.
  func wrapped(_ node: MeasuredNode) -> MeasuredNode {
    var result = node
    switch self.node {
    case .decorated(_, .observed(let observer)): result.content = .observed(node, observer, isMirrored: engine.isMirrored)
    case .decorated(_, .coordinateSpace(let name)): result.content = .named(node, name, isMirrored: engine.isMirrored)
    case .decorated(_, .preferenceLayer(let layer)): result.content = .preferenceLayer(node, layer, engine)
    case .decorated(_, .ignoresSafeArea(let edges)): result.content = .extending(node, inner, edges)
    default: break
    }
    return result
  }

  /// Proposes the size without the insets and returns the child's size with the insets, neither below 0.
  private func padded(_ insets: EdgeInsets, _ proposal: Proposal) -> MeasuredNode {
    let node = inner.measure(
      Proposal(
        width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: proposal.height.map { max(0, $0 - insets.vertical) }))
    let size = Size(width: max(0, node.size.width + insets.horizontal), height: max(0, node.size.height + insets.vertical))
    return node.contained(in: size, at: Point(x: insets.left, y: insets.top), isMirrored: engine.isMirrored, .padding(insets))
  }

  /// A frame of another size than the child's, with the child aligned in it.
  private func placed(
    _ node: MeasuredNode, _ alignment: FrameAlignment, _ decoration: Decoration, hasHeight: Bool, size: (Size) -> Size
  ) -> MeasuredNode {
    let size = size(node.size)
    var result = node.contained(
      in: size, at: node.origin(in: size, alignment, isMirrored: engine.isMirrored), isMirrored: engine.isMirrored, decoration)
    if hasHeight { result.verticalCenter = nil }
    return result
  }

  private func framed(_ frame: FlexibleFrame, _ proposal: Proposal) -> MeasuredNode {
    func clamped(_ proposed: Double?, _ minimum: Double?, _ ideal: Double?, _ maximum: Double?) -> Double? {
      (proposed ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
    }
    let childProposal = Proposal(
      width: clamped(proposal.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
      height: clamped(proposal.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
    func length(_ axis: Axis, _ child: Size, _ minimum: Double?, _ ideal: Double?, _ maximum: Double?) -> Double {
      let (own, proposed) = (child[axis], proposal[axis])
      if let proposed, let minimum, let maximum { return min(max(proposed, minimum), maximum) }
      if proposed == nil, let ideal { return ideal }
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): return min(max(own, minimum), maximum)
      case (let minimum?, nil): return max(min(childProposal[axis] ?? .infinity, own), minimum)
      case (nil, let maximum?): return min(max(childProposal[axis] ?? -.infinity, own), maximum)
      case (nil, nil): return own
      }
    }
    func size(of child: Size) -> Size {
      Size(
        width: length(.horizontal, child, frame.minWidth, frame.idealWidth, frame.maxWidth),
        height: length(.vertical, child, frame.minHeight, frame.idealHeight, frame.maxHeight))
    }
    var node = inner.measure(childProposal)
    let size = size(of: node.size)
    // The child is placed in the final size, which may differ from the size that it was proposed.
    let final = Proposal(
      width: childProposal.width == nil && frame.minWidth == nil && frame.maxWidth == nil ? nil : size.width,
      height: childProposal.height == nil && frame.minHeight == nil && frame.maxHeight == nil ? nil : size.height)
    if final != childProposal, inner.isFlexible || size.width < node.size.width { node = inner.measure(final) }
    return placed(node, frame.alignment, .flexibleFrame(frame), hasHeight: frame.minHeight != nil || frame.maxHeight != nil) { _ in size }
  }

  private func proportioned(_ ratio: Double?, fills: Bool, _ proposal: Proposal) -> MeasuredNode {
    let decoration = Decoration.aspectRatio(ratio, fills: fills)
    let ideal = ratio.map { Size(width: $0, height: 1) } ?? inner.measure(.ideal).size
    guard ideal.width > 0, ideal.height > 0, proposal != .ideal else { return inner.measure(proposal).decorated(decoration) }
    let factors = [proposal.width.map { $0 / ideal.width }, proposal.height.map { $0 / ideal.height }].compactMap { $0 }
    let factor = (fills ? factors.max() : factors.min()) ?? 1
    guard factor.isFinite else { return inner.measure(proposal).decorated(decoration) }
    return inner.measure(Proposal(width: ideal.width * factor, height: ideal.height * factor)).decorated(decoration)
  }

  /// Fills the proposed size, or has the child's size where nothing is proposed.
  private func positioned(_ position: Point, _ proposal: Proposal) -> MeasuredNode {
    let node = inner.measure(proposal)
    let size = proposal.filled(node.size)
    let x = engine.isMirrored ? size.width - position.x : position.x
    return MeasuredNode(
      size: size,
      content: .decorated(node, origin: Point(x: x - node.size.width / 2, y: position.y - node.size.height / 2), .position(position)))
  }

  private func guided(_ key: GuideKey, _ value: ViewFunction<NodeDimensions, Double>, _ proposal: Proposal) -> MeasuredNode {
    let node = inner.measure(proposal)
    var result = node.decorated(.guide(key, value))
    let position = value(node.dimensions)
    if position.isFinite { result.set(key, to: position) }
    return result
  }

  // MARK: Two views

  /// The second view is proposed the first one's size and does not affect it.
  func layered(_ node: MeasuredNode, _ alignment: FrameAlignment, isBehind: Bool) -> MeasuredNode {
    let other = children[1].measure(Proposal(node.size))
    let first = MeasuredChild(node: node, origin: .zero)
    let second = MeasuredChild(node: other, origin: node.origin(of: other, alignment, isMirrored: engine.isMirrored))
    var result = node
    result.content = .stack(isBehind ? [second, first] : [first, second])
    return result
  }

  func masked(_ node: MeasuredNode, _ alignment: FrameAlignment) -> MeasuredNode {
    let mask = children[1].measure(Proposal(node.size))
    var result = node
    result.content = .masked(node, by: mask, origin: node.origin(of: mask, alignment, isMirrored: engine.isMirrored))
    return result
  }
}
