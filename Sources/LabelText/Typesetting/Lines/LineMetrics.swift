// SPDX-License-Identifier: MIT

internal import LabelSettings

/// The height of a line above and below its baseline, in points.
package struct LineMetrics: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double

  package var height: Double { ascent + descent }

  /// Computes the metrics of a line from some of a paragraph's runs, or from the paragraph's style when it has none. As in UILabel, only
  /// the requested fonts count: fallback fonts and leading are ignored. Extra or missing height is distributed as the paragraph style says.
  init(_ runs: some Sequence<Int>, of text: ShapedParagraph, _ settings: TextSettings) {
    let paragraph = text.layout
    var (ascent, descent) = (-1.0, -1.0)
    for run in runs {
      let extent = text.runs[run].extent(settings)
      ascent = max(ascent, extent.ascent)
      descent = max(descent, extent.descent)
    }
    if ascent < 0 { (ascent, descent) = text.style.extent }
    var height = (ascent + descent) * (paragraph.lineHeightMultiple > 0 ? paragraph.lineHeightMultiple : 1)
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    let below = paragraph.lineHeightDistribution == .half ? (height - ascent - descent) / 2 : 0
    self.ascent = height - descent - below
    self.descent = descent + below
  }
}

extension ShapedRun {
  /// The run's ascent and descent for its line, in points, at least 0.
  fileprivate func extent(_ settings: TextSettings) -> (ascent: Double, descent: Double) {
    let own = style.extent
    var (ascent, descent) = (max(0, own.ascent), max(0, own.descent))
    // Colour emoji never change a line's height.
    guard settings.fallbackMetrics == .includeFallback || settings.sizingRule == .oversize, style.attachment == nil, !font.face.isColor
    else { return (ascent, descent) }
    let metrics = font.metrics
    ascent = max(ascent, metrics.ascent + style.baselineOffset)
    descent = max(descent, metrics.descent - style.baselineOffset)
    if settings.sizingRule == .oversize {
      ascent = max(ascent, inkExtents.above + style.baselineOffset)
      descent = max(descent, inkExtents.below - style.baselineOffset)
    }
    return (ascent, descent)
  }
}
