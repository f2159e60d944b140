// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelSettings
internal import LabelText

/// A title at the position where a UILabel draws it in its bounds.
struct DrawnTitle {
  /// Lines are positioned from the left edge of the bounds.
  private let layout: TextLayout
  /// The top left corner of the text's box, before it is moved for the last baseline.
  private let corner: Point
  /// The top left corner of the text's box as it is drawn.
  private let origin: Point

  /// Centres the text vertically, so that overflow is the same above and below, and then moves it by less than a pixel to put the last
  /// baseline on a whole pixel. Each line is aligned in the bounds by itself.
  ///
  /// - Parameter bounds: an infinite width or height counts as that of the text.
  init(_ layout: TextLayout, in bounds: Rect, alignment: TextAlignment, grid: PixelGrid) {
    let extraWidth = bounds.width.isFinite ? bounds.width - layout.size.width : 0
    let top = bounds.height.isFinite ? bounds.height / 2 - layout.verticalCenter : 0
    var layout = layout
    for index in layout.lines.indices {
      layout.lines[index].left += extraWidth * alignment.leftFraction(layout.lines[index].direction)
    }
    self.layout = layout
    corner = Point(x: bounds.minX, y: bounds.minY + top)
    let last = layout.drawnBaseline(ofLine: layout.lines.count - 1, from: corner.y, grid)
    origin = Point(x: bounds.minX, y: last - layout.lastBaseline)
  }

  func node(shadows: [Shadow]) -> LaidOutNode {
    LaidOutNode(frame: Rect(origin: corner, size: layout.size), content: .text(layout, TextFill(shadows: shadows)))
  }

  var lines: [Measurement.Line] {
    layout.lines.map { Measurement.Line(text: $0.string, range: $0.range, width: $0.width, baseline: origin.y + $0.baseline) }
  }

  /// The fonts' names, each once, in the order of first use.
  var fontNames: [String] {
    var names: [String] = []
    for run in layout.lines.flatMap(\.runs) where !names.contains(run.glyphs.font.name) { names.append(run.glyphs.font.name) }
    return names
  }
}
