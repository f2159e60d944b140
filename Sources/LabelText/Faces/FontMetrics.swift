// SPDX-License-Identifier: MIT

/// A font's line metrics: in em in a `FontFace`, in points in a `Font`.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: Double
  /// From the baseline down to the bottom of the line, positive downwards.
  package var descent: Double
  /// The extra space between lines; UILabel ignores it (UILabel record G4).
  package var lineGap: Double
  /// Height of flat capitals such as H.
  package var capHeight: Double
  /// Height of flat small letters such as x.
  package var xHeight: Double
  /// From the baseline down to the centre of an underline, positive downwards.
  package var underlinePosition: Double
  package var underlineThickness: Double
  /// From the baseline up to the centre of a strikethrough, positive upwards.
  package var strikeoutPosition: Double
  package var strikeoutThickness: Double

  /// The sum of ascent and descent: UIFont's `lineHeight`, without the line gap.
  package var lineHeight: Double { ascent + descent }

  package func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, lineGap: lineGap * factor, capHeight: capHeight * factor,
      xHeight: xHeight * factor, underlinePosition: underlinePosition * factor, underlineThickness: underlineThickness * factor,
      strikeoutPosition: strikeoutPosition * factor, strikeoutThickness: strikeoutThickness * factor)
  }
}
