// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText

extension LaidOutLabel {
  /// The warnings of the layout: text that extends outside the height of its frame.
  package var warnings: [LabelError] { root.warnings(in: nil) }
}

extension LaidOutNode {
  /// - Parameter box: the innermost frame with a height.
  fileprivate func warnings(in box: Rect?) -> [LabelError] {
    switch content {
    case .icon, .spacer, .shape: []
    case .masked(let inner, _): inner.warnings(in: box)
    case .stack(let children): children.flatMap { $0.warnings(in: box) }
    case .decorated(let inner, .frame(_, let height, _)): inner.warnings(in: height == nil ? box : frame)
    case .decorated(let inner, _): inner.warnings(in: box)
    case .text(let layout, _): box.flatMap { warning(about: layout, in: $0) }.map { [$0] } ?? []
    }
  }

  private func warning(about layout: TextLayout, in box: Rect) -> LabelError? {
    let line = layout.lines[0]
    guard layout.lines.count == 1, !line.runs.isEmpty else { return nil }
    if line.metrics.height > box.height + 0.01 { return .lineTallerThanLabel(line: line.metrics.height, label: box.height) }
    let bottom = frame.minY + line.baseline + line.metrics.descent
    return layout.scaleFactor < 1 && bottom > box.maxY + 0.01 ? .baselineLeavesLabel : nil
  }
}
