// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelText

/// Gives every view its size and place by SwiftUI's protocol: a parent proposes, the child answers, the parent places. Cannot fail.
package struct LayoutEngine {
  let typesetter: Typesetter
  let environment: RenderEnvironment
  let grid: PixelGrid

  package static func layout(_ label: ResolvedLabel, typesetter: Typesetter) -> PlacedLabel {
    let engine = LayoutEngine(typesetter: typesetter, environment: label.environment, grid: PixelGrid(scale: label.environment.scale))
    let measured = engine.measure(label.root, .ideal)
    return PlacedLabel(environment: label.environment, size: measured.size, root: measured.placed(at: .zero))
  }

  func measure(_ node: ResolvedNode, _ proposal: Proposal) -> MeasuredNode {
    switch node {
    case .text(let text): measure(text, proposal)
    case .icon(let icon):
      MeasuredNode(size: icon.size, firstBaseline: icon.baseline, lastBaseline: icon.baseline, content: .icon(icon))
    case .spacer(let minimum): measureSpacer(minimum, proposal)
    case .stack(let axis, let alignment, let spacing, let children):
      StackLayout(engine: self, axis: axis, alignment: alignment, spacing: spacing, children: children).measure(proposal)
    case .decorated(let inner, let decoration): measure(inner, decoration, proposal)
    }
  }

  /// Text is as wide as its lines, not as the proposal; a proposal of nothing gives nothing.
  private func measure(_ text: ResolvedText, _ proposal: Proposal) -> MeasuredNode {
    let layout = typesetter.layout(
      text.shaped, settings: text.settings, width: proposal.width ?? .infinity, height: proposal.height ?? .infinity, grid: grid)
    let size = proposal.width == 0 ? .zero : layout.size
    return MeasuredNode(
      size: size, firstBaseline: grid.round(layout.alignmentBaseline), lastBaseline: grid.ceil(layout.lastBaseline),
      middle: text.settings.verticalCentering == .typographic ? nil : layout.centre,
      content: .text(layout, shadow: text.shadow))
  }

  /// Outside a stack a spacer takes both axes; stacks measure their own along one.
  private func measureSpacer(_ minimum: Double, _ proposal: Proposal) -> MeasuredNode {
    MeasuredNode(
      size: Size(width: max(minimum, finite(proposal.width)), height: max(minimum, finite(proposal.height))), content: .spacer)
  }

  private func finite(_ length: Double?) -> Double {
    guard let length, length.isFinite else { return 0 }
    return length
  }
}
