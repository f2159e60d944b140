// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelText

/// Paints underlines and strikethroughs on whole pixels, with gaps where glyphs cross an underline.
struct DecorationPainter {
  let grid: PixelGrid
  /// The gaps of underlines in the line that is painted; a strikethrough has none.
  private var gaps: DecorationGaps

  /// A span with more dashes than this is painted as a solid line, so that work is in proportion to the text, whatever its spacing. Dashes
  /// and gaps are at least three pixels wide: even a tenth of this number is longer than an image can be.
  private static let maximumDashes = 100_000.0

  /// - Parameter runs: the glyphs that underlines skip, in points of the label.
  init(grid: PixelGrid, glyphs: any GlyphSource, skipping runs: [LaidOutRun]) {
    self.grid = grid
    gaps = DecorationGaps(of: runs, glyphs)
  }

  /// - Parameter origin: the line's left end on the baseline, in points of the label.
  mutating func paint(_ decoration: LaidOutDecoration, at origin: Point) -> Painted {
    var painted = Painted()
    for band in bands(of: decoration, baseline: origin.y) {
      let whole = HorizontalSpan(left: origin.x + decoration.left, right: origin.x + decoration.right)
      let margin = max(band.height, grid.pixel)
      let spans = decoration.kind == .underline ? gaps.remaining(of: whole, in: band, margin: margin) : [whole]
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
    // Written so that NaN and infinities are solid too.
    guard period > 0, span.length / period * Double(lengths.count) <= Self.maximumDashes else { return [span] }
    var dashes: [HorizontalSpan] = []
    var x = start + ((span.left - start) / period).rounded(.down) * period
    while x < span.right {
      let previous = x
      for (index, length) in lengths.enumerated() {
        if index % 2 == 0, let dash = HorizontalSpan(left: x, right: x + length).clipped(to: span) { dashes.append(dash) }
        x += length
      }
      // So far from zero, floating point cannot distinguish neighbouring dashes.
      guard x > previous else { return [span] }
    }
    return dashes
  }
}
