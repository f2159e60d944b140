// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

extension LaidOutLabel {
  /// Where the lines of all texts are drawn, in points from the top of the label, texts in the order of the views: each on a whole pixel,
  /// as `TextPainter` puts it. Rotations and scales have no say.
  package var baselines: [Double] { root.baselines(PixelGrid(scale: environment.scale)) }
}

extension LaidOutNode {
  fileprivate func baselines(_ grid: PixelGrid) -> [Double] {
    switch content {
    case .text(let layout, _): layout.lines.map { grid.round(frame.minY + $0.baseline) }
    case .icon, .spacer, .shape: []
    case .masked(let inner, _), .decorated(let inner, _): inner.baselines(grid)
    case .stack(let children): children.flatMap { $0.baselines(grid) }
    }
  }
}
