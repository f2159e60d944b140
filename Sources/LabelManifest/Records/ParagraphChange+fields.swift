// SPDX-License-Identifier: MIT

package import LabelLayout
internal import LabelText

extension ParagraphChange {
  /// The keys of NSParagraphStyle: a label has them for all of its text, and a run of an `attributedTitle` for the paragraph it begins.
  package static let fields = FieldTable<ParagraphChange>([
    Field("textAlignment", .choice, \.alignment, "Where lines stand between the edges."),
    Field("lineBreakMode", .choice, \.lineBreakMode, "What happens to text that is too wide."),
    Field("lineBreakStrategy", .lineBreakStrategy, \.lineBreakStrategy, "Where lines end beyond the usual rules."),
    Field(
      "allowsDefaultTighteningForTruncation", .bool, \.allowsTightening, "Whether characters move closer before text is truncated."),
    Field("hyphenationFactor", .number(.from(0, to: 1)), \.hyphenationFactor, "How readily words are hyphenated."),
    Field("baseWritingDirection", .choice, \.baseDirection, "Where reading begins; natural goes by the letters."),
    Field("lineSpacing", .number(.atLeast(0)), \.lineSpacing, "Points between lines."),
    Field("lineHeightMultiple", .number(.atLeast(0)), \.lineHeightMultiple, "A factor on the line height; 0 is 1."),
    Field("minimumLineHeight", .number(.atLeast(0)), \.minimumLineHeight, "The least line height in points; 0 for none."),
    Field("maximumLineHeight", .number(.atLeast(0)), \.maximumLineHeight, "The greatest line height in points; 0 for none."),
    Field(
      "lineHeightDistribution", .choice, \.lineHeightDistribution,
      "Where the height goes that the three keys above add: above the text, or one half above and one below."),
    Field("paragraphSpacing", .number(.atLeast(0)), \.paragraphSpacing, "Points between paragraphs."),
    Field(
      "paragraphSpacingBefore", .number(.atLeast(0)), \.paragraphSpacingBefore,
      "Points above a paragraph that is not the first, besides the paragraphSpacing of the one before."),
    Field("firstLineHeadIndent", .number(), \.firstLineHeadIndent, "Points before a paragraph's first line."),
    Field("headIndent", .number(), \.headIndent, "Points before a paragraph's other lines."),
    Field(
      "tailIndent", .number(), \.tailIndent, "Points from the leading edge to a line's end, or, if negative, from the trailing one."),
    Field(
      "tabStops", .list(.tabStop), \.tabStops,
      "Where tabs reach to: points from the leading edge, or objects with the alignment of the text there."),
    Field(
      "defaultTabInterval", .number(.atLeast(0)), \.defaultTabInterval, "Points between the stops beyond the last of tabStops; 0 for none."),
  ])

  /// What holds for a label that says nothing, where it is not 0.
  static let defaultTexts = [
    "textAlignment": "natural", "lineBreakMode": "byTruncatingTail", "lineBreakStrategy": "standard",
    "allowsDefaultTighteningForTruncation": "false", "baseWritingDirection": "natural", "lineHeightDistribution": "above",
    "tabStops": "twelve, 28 points apart",
  ]
}

extension ValueKind where Value == LineBreakStrategy {
  /// A strategy or a list of them.
  fileprivate static var lineBreakStrategy: ValueKind {
    let word = ValueKind.choice([
      "standard": .standard, "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority, "balanced": .balanced, "none": [],
    ])
    return ValueKind<[LineBreakStrategy]>.list(word).map {
      LineBreakStrategy($0)
    } back: { strategy in
      if strategy.isEmpty { return [[]] }
      let parts: [LineBreakStrategy] =
        strategy.isSuperset(of: .standard) ? [.standard, .balanced] : [.pushOut, .hangulWordPriority, .balanced]
      return parts.filter { strategy.isSuperset(of: $0) }
    }.or(word, when: \.isString) { $0 }
  }
}

/// A tab stop, as far as it is written.
private struct TabStopRecord: Sendable {
  var location: Double?
  var alignment: TabStop.Alignment?

  static let fields = FieldTable<TabStopRecord>([
    Field("location", .number(.atLeast(0)), \.location, "Points from the leading edge."),
    Field("alignment", .choice, \.alignment, "Which part of the text stands there.", default: "left"),
  ])
}

extension ValueKind where Value == TabStop {
  /// A stop; a number is its location.
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
