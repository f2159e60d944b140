// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelText

/// A title at the place where a UILabel draws it in its bounds.
struct DrawnTitle {
  /// Lines count from the left edge of the bounds.
  private let layout: TextLayout
  /// The top left corner of the text's box.
  private let origin: Point

  /// Centres the text vertically, overflow falling evenly above and below, and moves all of it by the less than a pixel that brings the
  /// last baseline to a whole one. Each line stands in the bounds by itself.
  ///
  /// - Parameter bounds: infinite extents are as long as the text.
  init(_ layout: TextLayout, in bounds: Rect, alignment: TextAlignment, grid: PixelGrid) {
    let roomAcross = bounds.width.isFinite ? bounds.width - layout.size.width : 0
    let top = bounds.height.isFinite ? bounds.height / 2 - layout.centre : 0
    var layout = layout
    for index in layout.lines.indices {
      layout.lines[index].left += roomAcross * alignment.shareBefore(layout.lines[index].direction)
    }
    let last = bounds.minY + top + layout.lastBaseline
    self.layout = layout
    self.origin = Point(x: bounds.minX, y: grid.round(last) - layout.lastBaseline)
  }

  func node(shadows: [Shadow]) -> LaidOutNode {
    LaidOutNode(frame: Rect(origin: origin, size: layout.size), content: .text(layout, TextFill(shadows: shadows)))
  }

  var lines: [Measurement.Line] {
    layout.lines.map { Measurement.Line(text: $0.string, range: $0.range, width: $0.width, baseline: origin.y + $0.baseline) }
  }

  /// Each once, in the order in which they first appear.
  var fontNames: [String] {
    var names: [String] = []
    for run in layout.lines.flatMap(\.runs) where !names.contains(run.glyphs.font.name) { names.append(run.glyphs.font.name) }
    return names
  }
}
