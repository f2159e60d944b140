// SPDX-License-Identifier: MIT

package import LabelLayout

extension ParagraphChange {
  /// The keys of NSParagraphStyle: a label has them for all of its text, and a run of an `attributedTitle` for the paragraph it begins.
  package static let fields = FieldTable<ParagraphChange>([
    Field("textAlignment", .choice, \.alignment, "Where lines stand between the edges."),
    Field("lineSpacing", .number(.atLeast(0)), \.lineSpacing, "Points between lines."),
    Field("lineHeightMultiple", .number(.atLeast(0)), \.lineHeightMultiple, "A factor on the line height; 0 is 1."),
    Field("minimumLineHeight", .number(.atLeast(0)), \.minimumLineHeight, "The least line height in points; 0 for none."),
    Field("maximumLineHeight", .number(.atLeast(0)), \.maximumLineHeight, "The greatest line height in points; 0 for none."),
    Field("paragraphSpacing", .number(.atLeast(0)), \.paragraphSpacing, "Points between paragraphs."),
    Field("firstLineHeadIndent", .number(), \.firstLineHeadIndent, "Points before a paragraph's first line."),
    Field("headIndent", .number(), \.headIndent, "Points before a paragraph's other lines."),
    Field(
      "tailIndent", .number(), \.tailIndent, "Points from the leading edge to a line's end, or, if negative, from the trailing one."),
  ])
}
