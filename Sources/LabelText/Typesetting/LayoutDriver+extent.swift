// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

extension LayoutDriver {
  /// The position that is centred in a taller label, in points from the top of the text.
  func verticalCenter(_ lines: [TextLine], _ composed: [ComposedLine], _ text: ShapedText, height: Double) -> Double {
    let font = text.paragraphs[composed[0].paragraph].style.font
    let (first, last) = (lines[0].baseline, lines[lines.count - 1].baseline)
    switch settings.verticalCentering {
    case .typographic: return height / 2
    case .capHeight: return (first - font.metrics.capHeight + last) / 2
    case .xHeight: return (first - font.metrics.xHeight + last) / 2
    case .ink:
      let boxes = lines.flatMap { line in line.runs.map { inkBounds(of: $0).offset(by: Point(x: 0, y: line.baseline)) } }.filter {
        !$0.isEmpty
      }
      guard let top = boxes.map(\.minY).min(), let bottom = boxes.map(\.maxY).max() else { return height / 2 }
      return (top + bottom) / 2
    }
  }

  private func inkBounds(of run: LaidOutRun) -> Rect {
    run.glyphs.glyphs.reduce(Rect.zero) { box, glyph in
      box.union(library.inkBounds(of: glyph.glyph, in: run.glyphs.font).offset(by: glyph.position))
    }
  }
}
