// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelText

/// What an author says about the lines of a paragraph; nil leaves what the context say. NSParagraphStyle's keys.
package struct ParagraphChange: Hashable, Sendable {
  package var alignment: TextAlignment?
  package var lineBreakMode: LineBreakMode?
  package var lineBreakStrategy: LineBreakStrategy?
  package var allowsTightening: Bool?
  /// 0…1; 0 never hyphenates.
  package var hyphenationFactor: Double?
  package var baseDirection: BaseWritingDirection?
  /// Points between lines.
  package var lineSpacing: Double?
  package var lineHeightMultiple: Double?
  /// Points.
  package var minimumLineHeight: Double?
  /// Points.
  package var maximumLineHeight: Double?
  package var lineHeightDistribution: LineHeightDistribution?
  /// Points between this paragraph and the next.
  package var paragraphSpacing: Double?
  /// Points between this paragraph and the one before, added to that one's `paragraphSpacing`.
  package var paragraphSpacingBefore: Double?
  /// Points.
  package var firstLineHeadIndent: Double?
  /// Points.
  package var headIndent: Double?
  /// Points.
  package var tailIndent: Double?
  package var tabStops: [TabStop]?
  /// Points between the stops beyond the last of `tabStops`; 0 for none there.
  package var defaultTabInterval: Double?

  package init() {}

  /// The style with everything that is written put over it.
  package func applied(to style: ParagraphStyle) -> ParagraphStyle {
    var result = style
    result.alignment = alignment ?? style.alignment
    result.lineBreakMode = lineBreakMode ?? style.lineBreakMode
    result.lineBreakStrategy = lineBreakStrategy ?? style.lineBreakStrategy
    result.allowsTightening = allowsTightening ?? style.allowsTightening
    result.hyphenationFactor = hyphenationFactor ?? style.hyphenationFactor
    result.baseDirection = baseDirection.map(\.direction) ?? style.baseDirection
    result.lineSpacing = lineSpacing ?? style.lineSpacing
    result.lineHeightMultiple = lineHeightMultiple ?? style.lineHeightMultiple
    result.minimumLineHeight = minimumLineHeight ?? style.minimumLineHeight
    result.maximumLineHeight = maximumLineHeight ?? style.maximumLineHeight
    result.lineHeightDistribution = lineHeightDistribution ?? style.lineHeightDistribution
    result.paragraphSpacing = paragraphSpacing ?? style.paragraphSpacing
    result.paragraphSpacingBefore = paragraphSpacingBefore ?? style.paragraphSpacingBefore
    result.indents.firstLineHead = firstLineHeadIndent ?? style.indents.firstLineHead
    result.indents.head = headIndent ?? style.indents.head
    result.indents.tail = tailIndent ?? style.indents.tail
    result.tabs = TabRuler(tabStops ?? style.tabs.stops, interval: defaultTabInterval ?? style.tabs.interval)
    return result
  }
}

/// The direction that a paragraph is read in: NSParagraphStyle's `baseWritingDirection`.
package enum BaseWritingDirection: String, Hashable, Sendable, CaseIterable {
  /// By its first strong character.
  case natural
  case leftToRight
  case rightToLeft

  /// Nil goes by the letters.
  var direction: TextDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension ParagraphChange {
  /// What is written, each with a space before it.
  var words: String {
    var words = ""
    func add(_ name: String, _ value: String?) {
      if let value { words += " \(name)=\(value)" }
    }
    func add(_ name: String, _ value: Double?) { add(name, value.map { DumpText.number($0) }) }
    add("alignment", alignment?.rawValue)
    add("lineBreakMode", lineBreakMode?.rawValue)
    add("lineBreakStrategy", lineBreakStrategy.map { String($0.rawValue) })
    add("allowsTightening", allowsTightening.map(String.init))
    add("hyphenationFactor", hyphenationFactor)
    add("baseWritingDirection", baseDirection?.rawValue)
    add("lineSpacing", lineSpacing)
    add("lineHeightMultiple", lineHeightMultiple)
    add("minimumLineHeight", minimumLineHeight)
    add("maximumLineHeight", maximumLineHeight)
    add("lineHeightDistribution", lineHeightDistribution?.rawValue)
    add("paragraphSpacing", paragraphSpacing)
    add("paragraphSpacingBefore", paragraphSpacingBefore)
    add("firstLineHeadIndent", firstLineHeadIndent)
    add("headIndent", headIndent)
    add("tailIndent", tailIndent)
    add(
      "tabStops", tabStops.map { "[" + $0.map { "\(DumpText.number($0.location)) \($0.alignment.rawValue)" }.joined(separator: ", ") + "]" }
    )
    add("defaultTabInterval", defaultTabInterval)
    return words
  }
}
