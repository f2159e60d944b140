// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelText

/// What an author says about the lines of a paragraph; nil leaves what the surroundings say. NSParagraphStyle's keys.
package struct ParagraphChange: Hashable, Sendable {
  package var alignment: TextAlignment?
  /// Points between lines.
  package var lineSpacing: Double?
  package var lineHeightMultiple: Double?
  /// Points.
  package var minimumLineHeight: Double?
  /// Points.
  package var maximumLineHeight: Double?
  /// Points between this paragraph and the next.
  package var paragraphSpacing: Double?
  /// Points.
  package var firstLineHeadIndent: Double?
  /// Points.
  package var headIndent: Double?
  /// Points.
  package var tailIndent: Double?

  package init() {}

  /// The style with everything that is written put over it.
  func applied(to style: ParagraphStyle) -> ParagraphStyle {
    var result = style
    result.alignment = alignment ?? style.alignment
    result.lineSpacing = lineSpacing ?? style.lineSpacing
    result.lineHeightMultiple = lineHeightMultiple ?? style.lineHeightMultiple
    result.minimumLineHeight = minimumLineHeight ?? style.minimumLineHeight
    result.maximumLineHeight = maximumLineHeight ?? style.maximumLineHeight
    result.paragraphSpacing = paragraphSpacing ?? style.paragraphSpacing
    result.indents.firstLineHead = firstLineHeadIndent ?? style.indents.firstLineHead
    result.indents.head = headIndent ?? style.indents.head
    result.indents.tail = tailIndent ?? style.indents.tail
    return result
  }

  /// What is written, each with a space before it.
  var words: String {
    var words = alignment.map { " alignment=\($0.rawValue)" } ?? ""
    let numbers = [
      ("lineSpacing", lineSpacing), ("lineHeightMultiple", lineHeightMultiple), ("minimumLineHeight", minimumLineHeight),
      ("maximumLineHeight", maximumLineHeight), ("paragraphSpacing", paragraphSpacing), ("firstLineHeadIndent", firstLineHeadIndent),
      ("headIndent", headIndent), ("tailIndent", tailIndent),
    ]
    for (name, value) in numbers {
      if let value { words += " \(name)=\(DumpText.number(value))" }
    }
    return words
  }
}
