// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText
internal import LabelViewNode

extension LaidOutLabel {
  /// The baselines of all lines of text, in points from the top of the label, in the order of the views: each on a whole pixel, as
  /// `TextPainter` draws it. Rotations and scales are ignored.
  package var baselines: [Double] { root.baselines(PixelGrid(scale: environment.scale)) }
}

extension LaidOutNode {
  fileprivate func baselines(_ grid: PixelGrid) -> [Double] {
    switch content {
    case .text(let layout, _): layout.lines.indices.map { layout.drawnBaseline(ofLine: $0, from: frame.minY, grid) }
    case .icon, .spacer, .shape: []
    case .masked(let inner, _), .decorated(let inner, _): inner.baselines(grid)
    case .stack(let children): children.flatMap { $0.baselines(grid) }
    }
  }
}
