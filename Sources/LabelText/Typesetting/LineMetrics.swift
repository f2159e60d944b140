// SPDX-License-Identifier: MIT

/// The height of a line above and below its baseline, in points.
package struct LineMetrics: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double

  package var height: Double { ascent + descent }

  /// The metrics of a line with these runs, or of one in this style when it has none. UILabel counts requested fonts alone: fallback
  /// fonts have no say, leading has none either, and all extra or missing height goes above the baseline.
  init(_ runs: [ShapedRun], or style: TextStyle, paragraph: ParagraphStyle, fallbackMetrics: FallbackMetrics) {
    var (ascent, descent) = runs.isEmpty ? style.extent : (0.0, 0.0)
    for run in runs {
      ascent = max(ascent, run.style.extent.ascent)
      descent = max(descent, run.style.extent.descent)
      // Colour emoji never change a line's height.
      guard fallbackMetrics == .includeFallback, run.style.attachment == nil, !run.font.face.isColor else { continue }
      ascent = max(ascent, run.font.metrics.ascent + run.style.baselineOffset)
      descent = max(descent, run.font.metrics.descent - run.style.baselineOffset)
    }
    var height = (ascent + descent) * (paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1)
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    self.ascent = height - descent
    self.descent = descent
  }
}
