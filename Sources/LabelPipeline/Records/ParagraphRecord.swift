// SPDX-License-Identifier: MIT

package import LabelLayout

/// How one paragraph of an `attributedTitle` stands, as far as it is written: NSParagraphStyle's keys, as a label has them.
package struct ParagraphRecord: Hashable, Sendable {
  package var change = ParagraphChange()

  package init() {}

  package static let fields = FieldTable<ParagraphRecord>([
    Field("textAlignment", .choice, \.change.alignment, "Where lines stand between the edges."),
    Field("lineSpacing", .number(.atLeast(0)), \.change.lineSpacing, "Points between lines."),
    Field("lineHeightMultiple", .number(.atLeast(0)), \.change.lineHeightMultiple, "A factor on the line height; 0 is 1."),
    Field("minimumLineHeight", .number(.atLeast(0)), \.change.minimumLineHeight, "The least line height in points; 0 for none."),
    Field("maximumLineHeight", .number(.atLeast(0)), \.change.maximumLineHeight, "The greatest line height in points; 0 for none."),
    Field("paragraphSpacing", .number(.atLeast(0)), \.change.paragraphSpacing, "Points to the next paragraph."),
    Field("firstLineHeadIndent", .number(), \.change.firstLineHeadIndent, "Points before the first line."),
    Field("headIndent", .number(), \.change.headIndent, "Points before the other lines."),
    Field(
      "tailIndent", .number(), \.change.tailIndent, "Points from the leading edge to a line's end, or, if negative, from the trailing one."),
  ])
}
