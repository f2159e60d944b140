// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText
internal import LabelViewNode

extension LaidOutLabel {
  /// The warning about the first line whose glyphs reach into those of the next one; nil if there is none. Lines with fallback fonts that are
  /// taller than the line are looked at.
  ///
  /// - Parameter includesTightLines: Whether lines that are closer than their fonts are tall are looked at too.
  package func collidingLines(_ glyphs: any GlyphSource, includesTightLines: Bool = false) -> LabelError? {
    root.collidingLines(glyphs, includesTightLines)
  }
}

extension LaidOutNode {
  fileprivate func collidingLines(_ glyphs: any GlyphSource, _ includesTightLines: Bool) -> LabelError? {
    switch content {
    case .icon, .spacer, .shape: nil
    case .masked(let inner, _), .decorated(let inner, _): inner.collidingLines(glyphs, includesTightLines)
    case .stack(let children): children.lazy.compactMap { $0.collidingLines(glyphs, includesTightLines) }.first
    case .text(let layout, _): layout.lines.count < 2 ? nil : layout.collidingLines(glyphs, includesTightLines)
    }
  }
}

extension TextLayout {
  /// Overlaps of less than this share of the font size are not seen.
  private static let tolerance = 0.05
  /// The width in points of the columns in which lines are compared.
  private static let column = 2.0
  private static let mostColumns = 4096

  fileprivate func collidingLines(_ glyphs: any GlyphSource, _ includesTightLines: Bool) -> LabelError? {
    for index in lines.indices.dropLast()
    where lines[index].hasTallFallback || lines[index + 1].hasTallFallback || includesTightLines && isTight(index) {
      let upper = extents(of: lines[index], glyphs)
      let lower = extents(of: lines[index + 1], glyphs)
      let overlap = zip(upper, lower).map { $0.bottom - $1.top }.max() ?? 0
      let size = lines[index].runs.map(\.glyphs.font.pointSize).max() ?? 0
      if overlap > size * Self.tolerance { return .collidingLines(line: index + 1, overlap: overlap) }
    }
    return nil
  }

  /// Whether a line and the next one are closer than their fonts are high; most fonts are about an em high.
  private func isTight(_ index: Int) -> Bool {
    let size = lines[index...index + 1].flatMap(\.runs).map(\.glyphs.font.pointSize).max() ?? 0
    return lines[index + 1].baseline - lines[index].baseline < size * 0.95
  }

  /// The top and the bottom of the ink in each column of a line, from the top of the text.
  private func extents(of line: TextLine, _ glyphs: any GlyphSource) -> [(top: Double, bottom: Double)] {
    let count = min(Self.mostColumns, max(1, Int(nearest: (size.width / Self.column).rounded(.up))))
    var columns = Array(repeating: (top: Double.infinity, bottom: -Double.infinity), count: count)
    for run in line.runs {
      for placed in run.glyphs.glyphs {
        let bounds = glyphs.inkBounds(of: placed.glyph, in: run.glyphs.font)
        guard !bounds.isEmpty else { continue }
        let box = bounds.offset(by: placed.position + Point(x: line.left, y: line.baseline))
        let first = max(0, Int(nearest: (box.minX / Self.column).rounded(.down)))
        let last = min(count - 1, Int(nearest: (box.maxX / Self.column).rounded(.down)))
        guard first <= last else { continue }
        for column in first...last {
          columns[column].top = min(columns[column].top, box.minY)
          columns[column].bottom = max(columns[column].bottom, box.maxY)
        }
      }
    }
    return columns
  }
}
