// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// The part of a page that bars leave free, in points of the label. Scroll views and backgrounds that reach its edges are drawn on the
/// whole page, below the bars.
struct SafeArea {
  let free: Rect
  let whole: Rect

  /// A frame that reaches as far as the page at those edges at which it reaches the edge of the free part.
  func extended(_ frame: Rect, at edges: FrameEdges = .all, isMirrored: Bool = false) -> Rect {
    func edge(_ edge: FrameEdges, _ own: Double, _ free: Double, _ whole: Double) -> Double {
      edges.contains(edge) && abs(own - free) < 0.01 ? whole : own
    }
    return Rect(
      minX: edge(isMirrored ? .trailing : .leading, frame.minX, free.minX, whole.minX),
      minY: edge(.top, frame.minY, free.minY, whole.minY),
      maxX: edge(isMirrored ? .leading : .trailing, frame.maxX, free.maxX, whole.maxX),
      maxY: edge(.bottom, frame.maxY, free.maxY, whole.maxY))
  }

  /// The safe area of a view between bars of some sizes.
  static func between(_ bars: EdgeInsets, _ frame: Rect, in outer: SafeArea?) -> SafeArea {
    let page = Rect(
      minX: frame.minX - bars.left, minY: frame.minY - bars.top, maxX: frame.maxX + bars.right, maxY: frame.maxY + bars.bottom)
    return SafeArea(free: frame, whole: outer?.extended(page) ?? page)
  }
}
