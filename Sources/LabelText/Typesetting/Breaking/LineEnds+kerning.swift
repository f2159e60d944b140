// SPDX-License-Identifier: MIT

internal import LabelSettings

extension LineEnds {
  /// Returns the kerning between the last cluster of a line and the first one of the next line, in points; negative or 0.
  ///
  /// It is 0 in right-to-left text, and where the two clusters are shaped together in other ways than by kerning. Kerning that moves them apart
  /// counts as 0 too: it is in the line's width, and a line that is laid out again at its own width must end with the same word.
  ///
  /// - Parameter end: The first cluster of the next line.
  func kerning(in paragraph: ShapedParagraph, before end: Int) -> Double {
    guard end > 0, end < paragraph.clusters.count, paragraph.direction == .leftToRight else { return 0 }
    let last = paragraph.clusters[end - 1]
    guard !last.isWhitespace, !last.isSoftHyphen, paragraph.isShapedTogether(end - 1, end) else { return 0 }
    let run = paragraph.runs[last.run]
    guard !run.isRightToLeft, run.style.attachment == nil else { return 0 }
    // Shaped with the cluster before it, because the kerning of two clusters may change the advances of both.
    let before = end > 1 && paragraph.isShapedTogether(end - 2, end - 1) ? paragraph.clusters[end - 2].range : last.range
    let start = min(before.lowerBound, last.range.lowerBound)
    let units = Array(paragraph.units[start..<last.range.upperBound])
    let script = ScriptRuns.scripts(of: units).first ?? ScriptRuns.common
    let alone = library.shape(
      units, range: 0..<units.count, font: run.font, script: script, direction: .leftToRight, language: language,
      extraFeatures: run.style.features
    ).filter { $0.cluster >= last.range.lowerBound - start }
    let own = run.glyphs[last.glyphs]
    guard alone.map(\.glyph) == own.map(\.glyph) else { return 0 }
    return min(0, zip(own, alone).reduce(0) { $0 + $1.0.advance - $1.1.advance })
  }
}
