// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// Paints underlines and strikethroughs on whole pixels, with gaps where letters reach down into an underline.
struct DecorationPainter {
  let grid: PixelGrid
  let glyphs: any GlyphSource

  /// - Parameters:
  ///   - origin: the line's left end on the baseline, in points of the picture.
  ///   - runs: glyphs that the line leaves room for, in points of the picture.
  func paint(_ decoration: LaidOutDecoration, at origin: Point, sparing runs: [LaidOutRun]) -> Painted {
    var painted = Painted()
    for band in bands(of: decoration, baseline: origin.y) {
      let whole = Stretch(left: origin.x + decoration.left, right: origin.x + decoration.right)
      let gap = max(band.height, grid.pixel)
      var stretches = [whole]
      for hole in holes(in: band, by: runs, gap: gap) { stretches = stretches.flatMap { $0.subtracting(hole) } }
      for mark in stretches.flatMap({ marks(of: decoration, band: band, in: $0, from: whole.left) }) where mark.length > grid.pixel / 4 {
        let box = Rect(minX: mark.left, minY: band.minY, maxX: mark.right, maxY: band.maxY)
        painted.append(.fill(.rectangle(box), .nonzero, .color(decoration.color)), ink: box)
      }
    }
    return painted
  }

  /// One or two bands of whole pixels, at least one pixel thick each.
  private func bands(of decoration: LaidOutDecoration, baseline: Double) -> [Rect] {
    func band(_ middle: Double, _ thickness: Double) -> Rect {
      let height = max(grid.pixel, grid.ceil(thickness))
      return Rect(x: 0, y: grid.round(middle - height / 2), width: 1, height: height)
    }
    let middle = baseline + decoration.position
    switch decoration.style {
    case .single: return [band(middle, decoration.thickness)]
    case .thick: return [band(middle, decoration.thickness * 2)]
    case .double:
      let first = band(middle, decoration.thickness * 0.75)
      let distance = decoration.kind == .underline ? first.height * 2 : -first.height * 2
      return [first, first.offset(by: Point(x: 0, y: distance))]
    }
  }

  /// The pattern's marks inside a stretch; patterns begin at the decoration's left end, so that gaps do not shift them.
  private func marks(of decoration: LaidOutDecoration, band: Rect, in stretch: Stretch, from start: Double) -> [Stretch] {
    let lengths = decoration.pattern.lengths.map { $0 * band.height }
    let period = lengths.reduce(0, +)
    guard period > 0 else { return [stretch] }
    var marks: [Stretch] = []
    var x = start + ((stretch.left - start) / period).rounded(.down) * period
    while x < stretch.right {
      for (index, length) in lengths.enumerated() {
        if index % 2 == 0, let mark = Stretch(left: x, right: x + length).clipped(to: stretch) { marks.append(mark) }
        x += length
      }
    }
    return marks
  }

  /// Where glyphs have ink in a band, with a margin.
  private func holes(in band: Rect, by runs: [LaidOutRun], gap: Double) -> [Stretch] {
    var holes: [Stretch] = []
    for run in runs {
      for placed in run.glyphs.glyphs {
        let ink = glyphs.inkBounds(of: placed.glyph, in: run.glyphs.font).offset(by: placed.position)
        guard !ink.isEmpty, ink.maxY > band.minY, ink.minY < band.maxY else { continue }
        let outline = glyphs.outline(of: placed.glyph, in: run.glyphs.font).transformed(.translation(placed.position))
        let spans = outline.isEmpty ? [Stretch(left: ink.minX, right: ink.maxX)] : OutlineSlicer.stretches(of: outline, in: band)
        holes += spans.map { Stretch(left: $0.left - gap, right: $0.right + gap) }
      }
    }
    return holes
  }
}

/// A piece of a horizontal line.
struct Stretch: Hashable {
  var left: Double
  var right: Double

  var length: Double { right - left }

  func clipped(to other: Stretch) -> Stretch? {
    let piece = Stretch(left: max(left, other.left), right: min(right, other.right))
    return piece.length > 0 ? piece : nil
  }

  func subtracting(_ hole: Stretch) -> [Stretch] {
    guard hole.right > left, hole.left < right else { return [self] }
    return [Stretch(left: left, right: hole.left), Stretch(left: hole.right, right: right)].filter { $0.length > 0 }
  }
}
