// SPDX-License-Identifier: MIT

internal import LabelCore

/// Turns a composed line into glyphs in visual order.
struct LineBuilder {
  let paragraph: ShapedParagraph
  /// Points taken from or added to each gap between clusters: tightening.
  let spacing: Double

  /// Runs with positions from the line's left end, and the line's advance.
  func build(_ line: ComposedLine) -> (runs: [PlacedRun], width: Double) {
    let pieces =
      slices(line.head) + (line.ellipsis.map { [Slice.ellipsis($0)] } ?? []) + slices(line.tail)
      + (line.hyphen.map { [Slice.hyphen($0, level: lastLevel(line))] } ?? [])
    let order = BidiLevels.visualOrder(of: pieces.map(level))
    var runs: [PlacedRun] = []
    var pen = 0.0
    for index in order {
      switch pieces[index] {
      case .clusters(let range, let run): append(range, of: paragraph.runs[run], to: &runs, pen: &pen)
      case .hyphen(let mark, _): append(mark.glyphs[...], font: mark.font, style: mark.style, to: &runs, pen: &pen)
      case .ellipsis(let mark): append(mark.glyphs[...], font: mark.font, style: mark.style, to: &runs, pen: &pen)
      }
    }
    return (runs, max(0, pen - (order.isEmpty ? 0 : spacing)))
  }

  private enum Slice {
    case clusters(Range<Int>, run: Int)
    case ellipsis(Ellipsis)
    case hyphen(Hyphen, level: UInt8)
  }

  /// A hyphen goes with the word that it ends.
  private func lastLevel(_ line: ComposedLine) -> UInt8 {
    line.head.last.map { paragraph.runs[paragraph.clusters[$0].run].level } ?? (paragraph.direction == .leftToRight ? 0 : 1)
  }

  /// Divides clusters at the borders of their runs.
  private func slices(_ range: Range<Int>) -> [Slice] {
    var slices: [Slice] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let run = paragraph.clusters[start].run
      var end = start + 1
      while end < range.upperBound, paragraph.clusters[end].run == run { end += 1 }
      slices.append(.clusters(start..<end, run: run))
      start = end
    }
    return slices
  }

  /// An ellipsis goes with the paragraph, so that it stands at the end of reading.
  private func level(_ slice: Slice) -> UInt8 {
    switch slice {
    case .clusters(_, let run): paragraph.runs[run].level
    case .hyphen(_, let level): level
    case .ellipsis: paragraph.direction == .leftToRight ? 0 : 1
    }
  }

  private func append(_ range: Range<Int>, of run: ShapedRun, to runs: inout [PlacedRun], pen: inout Double) {
    let clusters = run.isRightToLeft ? Array(range.reversed()) : Array(range)
    for index in clusters {
      let cluster = paragraph.clusters[index]
      let start = pen
      append(run.glyphs[cluster.glyphs], font: run.font, style: run.style, to: &runs, pen: &pen)
      pen = start + cluster.advance + spacing
    }
  }

  private func append(
    _ glyphs: ArraySlice<ShapedGlyph>, font: Font, style: TextStyle, to runs: inout [PlacedRun], pen: inout Double
  ) {
    var placed: [PositionedGlyph] = []
    for glyph in glyphs {
      placed.append(
        PositionedGlyph(glyph: glyph.glyph, position: Point(x: pen + glyph.offset.x, y: glyph.offset.y - style.baselineOffset)))
      pen += glyph.advance
    }
    // Holding the last run while its glyphs grow would copy all of them for each cluster.
    let continues = runs.last.map { $0.color == style.color && $0.glyphs.font == font.instance } ?? false
    if continues {
      runs[runs.count - 1].glyphs.glyphs += placed
    } else {
      runs.append(PlacedRun(glyphs: GlyphRun(font: font.instance, glyphs: placed), color: style.color))
    }
  }
}
