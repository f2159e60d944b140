// SPDX-License-Identifier: MIT

/// The height of a line above and below its baseline, in points.
package struct LineMetrics: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double

  package var height: Double { ascent + descent }

  /// The metrics of a line with these runs, or of one in this style when it has none. UILabel counts requested fonts alone: fallback
  /// fonts have no say, leading has none either, and extra or missing height goes where the paragraph wants it.
  init(_ runs: [ShapedRun], or style: TextStyle, paragraph: ParagraphStyle, _ settings: TextSettings) {
    var (ascent, descent) = runs.isEmpty ? style.extent : (0.0, 0.0)
    for run in runs {
      ascent = max(ascent, run.style.extent.ascent)
      descent = max(descent, run.style.extent.descent)
      // Colour emoji never change a line's height.
      guard run.style.attachment == nil, !run.font.face.isColor else { continue }
      if settings.fallbackMetrics == .includeFallback || settings.sizingRule == .oversize {
        ascent = max(ascent, run.font.metrics.ascent + run.style.baselineOffset)
        descent = max(descent, run.font.metrics.descent - run.style.baselineOffset)
      }
      if settings.sizingRule == .oversize {
        ascent = max(ascent, run.ink.above + run.style.baselineOffset)
        descent = max(descent, run.ink.below - run.style.baselineOffset)
      }
    }
    var height = (ascent + descent) * (paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1)
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    let below = paragraph.lineHeightDistribution == .half ? (height - ascent - descent) / 2 : 0
    self.ascent = height - descent - below
    self.descent = descent + below
  }
}
