// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText

extension LaidOutLabel {
  /// What is laid out as it was asked for, but hardly as it was meant: text that leaves the height it was given.
  package var doubts: [LabelError] { root.doubts(in: nil) }
}

extension LaidOutNode {
  /// - Parameter box: the innermost frame with a height of its own.
  fileprivate func doubts(in box: Rect?) -> [LabelError] {
    switch content {
    case .icon, .spacer, .shape: []
    case .masked(let inner, _): inner.doubts(in: box)
    case .stack(let children): children.flatMap { $0.doubts(in: box) }
    case .decorated(let inner, .frame(_, let height, _)): inner.doubts(in: height == nil ? box : frame)
    case .decorated(let inner, _): inner.doubts(in: box)
    case .text(let layout, _): box.flatMap { doubt(about: layout, in: $0) }.map { [$0] } ?? []
    }
  }

  private func doubt(about layout: TextLayout, in box: Rect) -> LabelError? {
    let line = layout.lines[0]
    guard layout.lines.count == 1, !line.runs.isEmpty else { return nil }
    if line.metrics.height > box.height + 0.01 { return .lineTallerThanLabel(line: line.metrics.height, label: box.height) }
    let bottom = frame.minY + line.baseline + line.metrics.descent
    return layout.scaleFactor < 1 && bottom > box.maxY + 0.01 ? .baselineLeavesLabel : nil
  }
}
