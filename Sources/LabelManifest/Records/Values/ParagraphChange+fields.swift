// SPDX-License-Identifier: MIT

internal import LabelSettings
package import LabelViewNode

extension ParagraphChange {
  /// The keys of NSParagraphStyle. In a label they apply to all its text, in a run of `attributedTitle` to the paragraph that it begins.
  package static let fields = FieldTable<ParagraphChange>([
    Field(
      "textAlignment", .choice, \.lineAlignment,
      "The alignment of lines: leading and trailing by the layout direction, natural by the first strong character of a paragraph."),
    Field("lineBreakMode", .choice, \.lineBreakMode, "What happens to text that is too wide."),
    Field("lineBreakStrategy", .lineBreakStrategy, \.lineBreakStrategy, "Additional rules for line breaks."),
    Field(
      "lineBreakRules", .choice, \.lineBreakRules,
      "Where lines may end: ICU's rules, its strict rules, by which small kana begin no line, or Chromium's."),
    Field(
      "allowsDefaultTighteningForTruncation", .bool, \.allowsTightening, "Whether characters move closer together before text is truncated."
    ),
    Field(
      "hyphenationFactor", .number(.from(0, to: 1)), \.hyphenationFactor,
      "The hyphenation factor: 0 for no hyphens, 1 for as many as possible."),
    Field(
      "baseWritingDirection", .choice, \.baseDirection,
      "The base writing direction; natural depends on the first strong character, locale on the locale of the label or of its variant."),
    Field("lineSpacing", .number(.atLeast(0)), \.lineSpacing, "Points between lines."),
    Field("lineHeightMultiple", .number(.atLeast(0)), \.lineHeightMultiple, "A factor for the line height; 0 means 1."),
    Field("minimumLineHeight", .number(.atLeast(0)), \.minimumLineHeight, "The minimum line height in points; 0 for none."),
    Field("maximumLineHeight", .number(.atLeast(0)), \.maximumLineHeight, "The maximum line height in points; 0 for none."),
    Field(
      "lineHeightDistribution", .choice, \.lineHeightDistribution,
      "Where the additional height of the three keys above goes: above the text, or half above and half below."),
    Field("paragraphSpacing", .number(.atLeast(0)), \.paragraphSpacing, "Points between paragraphs."),
    Field(
      "paragraphSpacingBefore", .number(.atLeast(0)), \.paragraphSpacingBefore,
      "Points above a paragraph except the first, in addition to paragraphSpacing."),
    Field("firstLineHeadIndent", .number(), \.firstLineHeadIndent, "The indent of the first line of a paragraph, in points."),
    Field("headIndent", .number(), \.headIndent, "The indent of the other lines of a paragraph, in points."),
    Field(
      "tailIndent", .number(), \.tailIndent, "The end of lines in points from the leading edge or, if negative, from the trailing edge."),
    Field(
      "tabStops", .list(.tabStop), \.tabStops,
      "Tab stops: points from the leading edge, or objects with an alignment."),
    Field(
      "defaultTabInterval", .number(.atLeast(0)), \.defaultTabInterval,
      "Points between the tab stops after the last of tabStops; 0 for none."),
  ])

  /// The defaults that are not 0, as text.
  static let defaultTexts = [
    "textAlignment": "leading beside an icon, otherwise natural", "lineBreakMode": "byTruncatingTail", "lineBreakStrategy": "standard",
    "lineBreakRules": "icu",
    "allowsDefaultTighteningForTruncation": "false", "baseWritingDirection": "natural", "lineHeightDistribution": "above",
    "tabStops": "twelve, 28 points apart",
  ]
}

extension ValueKind where Value == LineBreakStrategy {
  /// A strategy or a list of strategies.
  fileprivate static var lineBreakStrategy: ValueKind {
    let single = ValueKind.choice([
      "standard": .standard, "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority, "balanced": .balanced, "none": [],
    ])
    return ValueKind<[LineBreakStrategy]>.list(single).map {
      LineBreakStrategy($0)
    } back: { strategy in
      if strategy.isEmpty { return [[]] }
      let parts: [LineBreakStrategy] =
        strategy.isSuperset(of: .standard) ? [.standard, .balanced] : [.pushOut, .hangulWordPriority, .balanced]
      return parts.filter { strategy.isSuperset(of: $0) }
    }.or(single, when: \.isString) { $0 }
  }
}

/// A tab stop; nil for a key that is not written.
private struct TabStopRecord: Sendable {
  var location: Double?
  var alignment: TabStop.Alignment?

  static let fields = FieldTable<TabStopRecord>([
    Field("location", .number(.atLeast(0)), \.location, "Points from the leading edge."),
    Field("alignment", .choice, \.alignment, "The part of the text that is aligned at the stop.", default: "left"),
  ])
}

extension ValueKind where Value == TabStop {
  /// A tab stop. A number is its location.
  fileprivate static var tabStop: ValueKind {
    ValueKind<TabStopRecord>.object(TabStopRecord.fields, TabStopRecord())
      .or(.number(.atLeast(0)), when: \.isNumeric) { TabStopRecord(location: $0) }
      .map {
        TabStop($0.location ?? 0, $0.alignment ?? .left)
      } back: {
        TabStopRecord(location: $0.location, alignment: $0.alignment)
      }
  }
}
