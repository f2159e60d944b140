// SPDX-License-Identifier: MIT

/// Shapes what typesetting adds to the ends of lines: ellipses and hyphens, and characters without kerning.
struct LineMarks {
  let library: FontLibrary
  /// A BCP 47 tag, for the fallback fonts of marks.
  let language: String

  func ellipsis(_ style: TextStyle) -> Ellipsis { Ellipsis(style: style, library: library, language: language) }

  func hyphen(_ style: TextStyle) -> Hyphen { Hyphen(style: style, library: library, language: language) }

  /// How much narrower, as a negative number of points, a line is made by the kerning of its last cluster with the cluster after it, which is
  /// on the next line; 0 for clusters that depend on their neighbours in other ways, and for right-to-left text.
  ///
  /// Kerning that makes the line wider stays, so that a line which is laid out again at its own width has the same text.
  ///
  /// - Parameter end: The first cluster of the next line.
  func kerning(in paragraph: ShapedParagraph, before end: Int) -> Double {
    guard end > 0, end < paragraph.clusters.count, paragraph.direction == .leftToRight else { return 0 }
    let last = paragraph.clusters[end - 1]
    guard !last.isWhitespace, !last.isSoftHyphen, last.run == paragraph.clusters[end].run else { return 0 }
    let run = paragraph.runs[last.run]
    guard !run.isRightToLeft, run.style.attachment == nil else { return 0 }
    // Shaped with the cluster before it, whose kerning stays: it may be divided between both.
    let before = end > 1 && paragraph.clusters[end - 2].run == last.run ? paragraph.clusters[end - 2].range : last.range
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

extension Typesetter {
  func marks(_ settings: TextSettings) -> LineMarks { LineMarks(library: library, language: settings.locale) }
}
