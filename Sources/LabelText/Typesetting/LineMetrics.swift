// SPDX-License-Identifier: MIT

/// The height of a line above and below its baseline, in points.
package struct LineMetrics: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double

  package var height: Double { ascent + descent }

  /// The metrics of a line with these requested fonts, as UILabel counts: fallback fonts have no say, leading has none either, and all
  /// extra or missing height goes above the baseline.
  package init(_ styles: some Sequence<TextStyle>, settings: TextSettings) {
    var ascent = 0.0
    var descent = 0.0
    for style in styles {
      ascent = max(ascent, style.extent.ascent)
      descent = max(descent, style.extent.descent)
    }
    var height = (ascent + descent) * (settings.lineHeightMultiple > 0 ? settings.lineHeightMultiple : 1)
    height = max(height, settings.minimumLineHeight)
    if settings.maximumLineHeight > 0 { height = min(height, settings.maximumLineHeight) }
    self.ascent = height - descent
    self.descent = descent
  }
}
