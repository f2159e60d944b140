// SPDX-License-Identifier: MIT

extension KeyExample {
  /// Text that wraps.
  private static let long = "title: The quick brown fox jumps over the lazy dog\nwidth: 150"
  private static let wrapped = long + "\nnumberOfLines: 0\nlineBreakMode: byWordWrapping"
  private static let paragraphs = "title: \"First paragraph\\nSecond paragraph\"\nwidth: 110\nnumberOfLines: 0"

  /// Lines, autoshrink and the metrics of lines.
  static var lines: [KeyExample] {
    [
      KeyExample("numberOfLines", long + "\nnumberOfLines: 2"),
      KeyExample("adjustsFontSizeToFitWidth", "title: Thunderstorms\nwidth: 90\nadjustsFontSizeToFitWidth: true\nminimumScaleFactor: 0.5"),
      KeyExample("minimumScaleFactor", "title: Thunderstorms\nwidth: 60\nadjustsFontSizeToFitWidth: true\nminimumScaleFactor: 0.8"),
      KeyExample("minimumFontSize", "title: Thunderstorms\nwidth: 60\nadjustsFontSizeToFitWidth: true\nminimumFontSize: 14"),
      KeyExample(
        "adjustsLetterSpacingToFitWidth", "title: Thunderstorms today\nwidth: 168\nadjustsLetterSpacingToFitWidth: true"),
      KeyExample(
        "baselineAdjustment",
        "title: Thunderstorms\nwidth: 60\nheight: 24\nbackground: mint\n"
          + "adjustsFontSizeToFitWidth: true\nminimumScaleFactor: 0.4\nbaselineAdjustment: alignCenters"),
      KeyExample("fallbackMetrics", "title: Rain ไทย\nbackground: mint\nfallbackMetrics: includeFallback"),
      KeyExample("sizingRule", "title: \"Ẩ Ç\"\nfont: { lineGapOverride: 0, ascentOverride: 0.6 }\nbackground: mint\nsizingRule: oversize"),
      KeyExample("verticalCentering", "title: now open\nfont: { size: 28 }\nheight: 40\nbackground: mint\nverticalCentering: xHeight"),
      KeyExample("typesetting", "title: นี้ ตู้\nnumberOfLines: 0\nbackground: mint\ntypesetting: improved"),
      KeyExample("minimumNumberOfLines", "title: Rain\nnumberOfLines: 3\nminimumNumberOfLines: 3\nbackground: mint"),
      KeyExample("countsTrailingNewline", "title: \"Rain\\n\"\nnumberOfLines: 0\ncountsTrailingNewline: true\nbackground: mint"),
    ]
  }

  /// The keys of paragraphs.
  static var paragraph: [KeyExample] {
    [
      KeyExample("textAlignment", wrapped + "\ntextAlignment: right"),
      KeyExample("lineBreakMode", long + "\nlineBreakMode: byTruncatingMiddle"),
      KeyExample(
        "lineBreakStrategy", "title: The quick brown fox jumps over dogs\nwidth: 262\nnumberOfLines: 0\nlineBreakStrategy: balanced"),
      KeyExample(
        "lineBreakRules", "title: weather.example/rain?hourly&city=Bremen\nwidth: 170\nnumberOfLines: 0\nlineBreakRules: chromium"),
      KeyExample(
        "allowsDefaultTighteningForTruncation", "title: Thunderstorms today\nwidth: 168\nallowsDefaultTighteningForTruncation: true"),
      KeyExample(
        "hyphenationFactor", "title: Extraordinary typographical considerations\nwidth: 106\nnumberOfLines: 0\nhyphenationFactor: 1"),
      KeyExample("baseWritingDirection", "title: \"Rain!\"\nwidth: 110\nbackground: mint\nbaseWritingDirection: rightToLeft"),
      KeyExample("lineSpacing", wrapped + "\nlineSpacing: 10"),
      KeyExample("lineHeightMultiple", wrapped + "\nlineHeightMultiple: 1.5"),
      KeyExample("minimumLineHeight", wrapped + "\nminimumLineHeight: 32"),
      KeyExample("maximumLineHeight", wrapped + "\nmaximumLineHeight: 16"),
      KeyExample("lineHeightDistribution", "title: Rain\nbackground: mint\nminimumLineHeight: 44\nlineHeightDistribution: half"),
      KeyExample("paragraphSpacing", paragraphs + "\nparagraphSpacing: 12"),
      KeyExample("paragraphSpacingBefore", paragraphs + "\nparagraphSpacingBefore: 12"),
      KeyExample("firstLineHeadIndent", wrapped + "\nfirstLineHeadIndent: 24"),
      KeyExample("headIndent", wrapped + "\nheadIndent: 24"),
      KeyExample("tailIndent", wrapped + "\ntailIndent: -40"),
      KeyExample("tabStops", "title: \"Rain\\t12 %\\nSun\\t100 %\"\nnumberOfLines: 0\ntabStops: [{ location: 110, alignment: right }]"),
      KeyExample("tabStops.location", "title: \"Rain\\t12 %\"\ntabStops: [{ location: 90 }]"),
      KeyExample(
        "tabStops.alignment", "title: \"Rain\\t12 %\\nSun\\t100 %\"\nnumberOfLines: 0\ntabStops: [{ location: 110, alignment: right }]"),
      KeyExample("defaultTabInterval", "title: \"1\\t2\\t3\"\ntabStops: []\ndefaultTabInterval: 60"),
    ]
  }

  /// Kerning, lines, outlines and shadows.
  static var characters: [KeyExample] {
    [
      KeyExample("kern", "title: AVATAR\nkern: 4"),
      KeyExample("tracking", "title: AVATAR\ntracking: 4"),
      KeyExample("baselineOffset", "title: Rain\nicon: cloud.rain\nbaselineOffset: 6"),
      KeyExample("underline", "title: Rain\nunderline: true"),
      KeyExample("underline.style", "title: Rain\nunderline: { style: double }"),
      KeyExample("underline.pattern", "title: Rainy days\nunderline: { pattern: dash }"),
      KeyExample("underline.byWord", "title: Rainy days\nunderline: { byWord: true }"),
      KeyExample("underline.color", "title: Rain\nunderline: { color: red }"),
      KeyExample("strikethrough", "title: Rain\nstrikethrough: true"),
      KeyExample("strikethrough.style", "title: Rain\nstrikethrough: { style: thick }"),
      KeyExample("strikethrough.pattern", "title: Rainy days\nstrikethrough: { pattern: dot }"),
      KeyExample("strikethrough.byWord", "title: Rainy days\nstrikethrough: { byWord: true }"),
      KeyExample("strikethrough.color", "title: Rain\nstrikethrough: { color: red }"),
      KeyExample("stroke", "title: Rain\nfont: { size: 34, weight: heavy }\nstroke: 3"),
      KeyExample("stroke.color", "title: Rain\nfont: { size: 34, weight: heavy }\nstroke: { width: -4, color: orange }"),
      KeyExample("stroke.width", "title: Rain\nfont: { size: 34, weight: heavy }\nstroke: { width: -4, color: orange }"),
      KeyExample("textCase", "title: Rain\ntextCase: uppercase"),
      KeyExample("shadow", "title: Rain\nfont: { size: 28 }\nshadow: red"),
      KeyExample("shadow.color", "title: Rain\nfont: { size: 28 }\nshadow: { color: red, offset: [2, 2] }"),
      KeyExample("shadow.offset", "title: Rain\nfont: { size: 28 }\nshadow: { color: red, offset: [3, 3] }"),
      KeyExample("shadow.radius", "title: Rain\nfont: { size: 28 }\nshadow: { color: red, offset: [2, 2], radius: 4 }"),
      KeyExample("dropShadow", "title: Rain\npadding: 16\nbackground: white\ncornerRadius: 8\ndropShadow: { color: gray, radius: 6 }"),
      KeyExample(
        "dropShadow.color", "title: Rain\npadding: 16\nbackground: white\ncornerRadius: 8\ndropShadow: { color: blue, radius: 6 }"),
      KeyExample(
        "dropShadow.offset", "title: Rain\npadding: 16\nbackground: white\ncornerRadius: 8\ndropShadow: { offset: [4, 6], radius: 2 }"),
      KeyExample(
        "dropShadow.radius", "title: Rain\npadding: 16\nbackground: white\ncornerRadius: 8\ndropShadow: { color: gray, radius: 12 }"),
    ]
  }
}
