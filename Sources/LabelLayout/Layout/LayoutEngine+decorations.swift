// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

extension LayoutEngine {
  func measure(_ node: ResolvedNode, _ decoration: Decoration, _ proposal: Proposal) -> MeasuredNode {
    switch decoration {
    case .padding(let insets): padded(node, insets, proposal)
    case .frame(let width, let height, let alignment): framed(node, width, height, alignment, proposal)
    case .direction(let direction): unchanged(reading(direction).measure(node, proposal), decoration)
    case .background, .border, .shadow, .opacity: unchanged(measure(node, proposal), decoration)
    }
  }

  /// The engine for views that are read in a direction of their own.
  private func reading(_ direction: TextDirection) -> LayoutEngine {
    var environment = environment
    environment.direction = direction
    return LayoutEngine(typesetter: typesetter, environment: environment, grid: grid)
  }

  private func unchanged(_ inner: MeasuredNode, _ decoration: Decoration) -> MeasuredNode {
    MeasuredNode(
      size: inner.size, firstBaseline: inner.firstBaseline, lastBaseline: inner.lastBaseline, middle: inner.middle,
      content: .decorated(inner, origin: .zero, decoration))
  }

  /// Proposes what the insets leave, never below 0, and answers the child's size with the insets, never below 0.
  private func padded(_ node: ResolvedNode, _ insets: EdgeInsets, _ proposal: Proposal) -> MeasuredNode {
    let inner = measure(
      node,
      Proposal(
        width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: proposal.height.map { max(0, $0 - insets.vertical) }))
    return MeasuredNode(
      size: Size(width: max(0, inner.size.width + insets.horizontal), height: max(0, inner.size.height + insets.vertical)),
      firstBaseline: inner.firstBaseline.map { $0 + insets.top }, lastBaseline: inner.lastBaseline.map { $0 + insets.top },
      middle: inner.middle.map { $0 + insets.top },
      content: .decorated(inner, origin: Point(x: insets.left, y: insets.top), .padding(insets)))
  }

  /// Given lengths are fixed and proposed to the child; the others pass through.
  private func framed(
    _ node: ResolvedNode, _ width: Double?, _ height: Double?, _ alignment: FrameAlignment, _ proposal: Proposal
  ) -> MeasuredNode {
    let inner = measure(node, Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
    let size = Size(width: width ?? inner.size.width, height: height ?? inner.size.height)
    let isMirrored = environment.direction == .rightToLeft
    let origin = Point(
      x: offset(alignment.horizontal, room: size.width - inner.size.width, isMirrored: isMirrored),
      y: alignment.vertical == .center
        ? size.height / 2 - (inner.middle ?? inner.size.height / 2)
        : offset(alignment.vertical, room: size.height - inner.size.height, isMirrored: false))
    return MeasuredNode(
      size: size, firstBaseline: inner.firstBaseline.map { $0 + origin.y }, lastBaseline: inner.lastBaseline.map { $0 + origin.y },
      middle: height == nil ? inner.middle.map { $0 + origin.y } : nil,
      content: .decorated(inner, origin: origin, .frame(width: width, height: height, alignment: alignment)))
  }

  private func offset(_ position: FrameAlignment.Position, room: Double, isMirrored: Bool) -> Double {
    switch position {
    case .start: isMirrored ? room : 0
    case .center: room / 2
    case .end: isMirrored ? 0 : room
    }
  }
}
