// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// Paints underlines and strikethroughs on whole pixels, with gaps where glyphs cross an underline.
struct DecorationPainter {
  let grid: PixelGrid
  let glyphs: any GlyphSource

  /// - Parameters:
  ///   - origin: the line's left end on the baseline, in points of the label.
  ///   - runs: the glyphs that the line skips, in points of the label.
  func paint(_ decoration: LaidOutDecoration, at origin: Point, skipping runs: [LaidOutRun]) -> Painted {
    var painted = Painted()
    for band in bands(of: decoration, baseline: origin.y) {
      let whole = HorizontalSpan(left: origin.x + decoration.left, right: origin.x + decoration.right)
      let margin = max(band.height, grid.pixel)
      var spans = [whole]
      for gap in gaps(in: band, for: runs, margin: margin) { spans = spans.flatMap { $0.subtracting(gap) } }
      for dash in spans.flatMap({ dashes(of: decoration, band: band, in: $0, from: whole.left) }) where dash.length > grid.pixel / 4 {
        let box = Rect(minX: dash.left, minY: band.minY, maxX: dash.right, maxY: band.maxY)
        painted.append(.fill(.rectangle(box), .nonzero, .color(decoration.color)), inkBounds: box)
      }
    }
    return painted
  }

  /// The one or two bands of a decoration, in whole pixels, each at least one pixel thick.
  private func bands(of decoration: LaidOutDecoration, baseline: Double) -> [Rect] {
    func band(_ center: Double, _ thickness: Double) -> Rect {
      let height = max(grid.pixel, grid.ceil(thickness))
      return Rect(x: 0, y: grid.round(center - height / 2), width: 1, height: height)
    }
    let center = baseline + decoration.position
    switch decoration.style {
    case .single: return [band(center, decoration.thickness)]
    case .thick: return [band(center, decoration.thickness * 2)]
    case .double:
      let first = band(center, decoration.thickness * 0.75)
      let distance = decoration.kind == .underline ? first.height * 2 : -first.height * 2
      return [first, first.offset(by: Point(x: 0, y: distance))]
    }
  }

  /// The pattern's dashes inside a span. Patterns begin at the decoration's left end, so that gaps do not shift them.
  private func dashes(of decoration: LaidOutDecoration, band: Rect, in span: HorizontalSpan, from start: Double) -> [HorizontalSpan] {
    let lengths = decoration.pattern.lengths.map { $0 * band.height }
    let period = lengths.reduce(0, +)
    guard period > 0 else { return [span] }
    var dashes: [HorizontalSpan] = []
    var x = start + ((span.left - start) / period).rounded(.down) * period
    while x < span.right {
      for (index, length) in lengths.enumerated() {
        if index % 2 == 0, let dash = HorizontalSpan(left: x, right: x + length).clipped(to: span) { dashes.append(dash) }
        x += length
      }
    }
    return dashes
  }

  /// The spans where glyphs have ink in a band, with a margin on both sides.
  private func gaps(in band: Rect, for runs: [LaidOutRun], margin: Double) -> [HorizontalSpan] {
    var gaps: [HorizontalSpan] = []
    for run in runs {
      for placed in run.glyphs.glyphs {
        let inkBounds = glyphs.inkBounds(of: placed.glyph, in: run.glyphs.font).offset(by: placed.position)
        guard !inkBounds.isEmpty, inkBounds.maxY > band.minY, inkBounds.minY < band.maxY else { continue }
        let outline = glyphs.outline(of: placed.glyph, in: run.glyphs.font).transformed(.translation(placed.position))
        let spans =
          outline.isEmpty ? [HorizontalSpan(left: inkBounds.minX, right: inkBounds.maxX)] : OutlineSlicer.spans(of: outline, in: band)
        gaps += spans.map { HorizontalSpan(left: $0.left - margin, right: $0.right + margin) }
      }
    }
    return gaps
  }
}

/// A segment of a horizontal line, in points.
struct HorizontalSpan: Hashable {
  var left: Double
  var right: Double

  var length: Double { right - left }

  func clipped(to other: HorizontalSpan) -> HorizontalSpan? {
    let span = HorizontalSpan(left: max(left, other.left), right: min(right, other.right))
    return span.length > 0 ? span : nil
  }

  func subtracting(_ gap: HorizontalSpan) -> [HorizontalSpan] {
    guard gap.right > left, gap.left < right else { return [self] }
    return [HorizontalSpan(left: left, right: gap.left), HorizontalSpan(left: gap.right, right: right)].filter { $0.length > 0 }
  }
}
