// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelSettings

/// The paragraph attributes as written: NSParagraphStyle's properties; nil leaves the inherited value.
package struct ParagraphChange: Hashable, Sendable {
  package var alignment: TextAlignment?
  /// The edge that lines are aligned with, instead of `alignment`.
  package var edge: LineEdge?
  package var lineBreakMode: LineBreakMode?
  package var lineBreakStrategy: LineBreakStrategy?
  package var lineBreakRules: LineBreakRules?
  package var allowsTightening: Bool?
  /// 0…1; 0 never hyphenates.
  package var hyphenationFactor: Double?
  package var baseDirection: BaseWritingDirection?
  /// The distance between lines in points.
  package var lineSpacing: Double?
  package var lineHeightMultiple: Double?
  /// In points.
  package var minimumLineHeight: Double?
  /// In points.
  package var maximumLineHeight: Double?
  package var lineHeightDistribution: LineHeightDistribution?
  /// The distance to the next paragraph in points.
  package var paragraphSpacing: Double?
  /// The distance to the previous paragraph in points, added to that paragraph's `paragraphSpacing`.
  package var paragraphSpacingBefore: Double?
  /// In points.
  package var firstLineHeadIndent: Double?
  /// In points.
  package var headIndent: Double?
  /// In points.
  package var tailIndent: Double?
  package var tabStops: [TabStop]?
  /// The distance between the stops after the last of `tabStops` in points; 0 for no such stops.
  package var defaultTabInterval: Double?

  package init() {}

  /// The style with the set values applied over it.
  package func applied(to style: ParagraphStyle) -> ParagraphStyle {
    var result = style
    if let alignment { (result.alignment, result.edge, result.linesAlignment) = (alignment, nil, nil) }
    if let edge { result.edge = edge }
    result.lineBreakMode = lineBreakMode ?? style.lineBreakMode
    result.lineBreakStrategy = lineBreakStrategy ?? style.lineBreakStrategy
    result.lineBreakRules = lineBreakRules ?? style.lineBreakRules
    result.allowsTightening = allowsTightening ?? style.allowsTightening
    result.hyphenationFactor = hyphenationFactor ?? style.hyphenationFactor
    if let baseDirection { (result.baseDirection, result.followsLocale) = (baseDirection.direction, baseDirection == .locale) }
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

/// The alignment of lines as written: `NSTextAlignment`, and the edges by layout direction, as in SwiftUI.
package enum LineAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, center, right, justified, natural
}

extension ParagraphChange {
  /// The alignment, or the edge that replaces it.
  package var lineAlignment: LineAlignment? {
    get { (edge?.rawValue ?? alignment?.rawValue).flatMap { LineAlignment(rawValue: $0) } }
    set {
      edge = newValue.flatMap { LineEdge(rawValue: $0.rawValue) }
      alignment = newValue.flatMap { TextAlignment(rawValue: $0.rawValue) }
    }
  }
}

/// The base direction of a paragraph: NSParagraphStyle's `baseWritingDirection`.
package enum BaseWritingDirection: String, Hashable, Sendable, CaseIterable {
  /// By its first strong character.
  case natural
  case leftToRight
  case rightToLeft
  /// That of the locale.
  case locale

  /// The direction; nil to use that of the characters or of the locale.
  package var direction: TextDirection? {
    switch self {
    case .natural, .locale: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension ParagraphChange {
  /// The values that are set, each with a space before it, for dumps.
  package var dumpText: String {
    var text = ""
    func add(_ name: String, _ value: String?) {
      if let value { text += " \(name)=\(value)" }
    }
    func add(_ name: String, _ value: Double?) { add(name, value.map { DumpText.number($0) }) }
    add("alignment", lineAlignment?.rawValue)
    add("lineBreakMode", lineBreakMode?.rawValue)
    add("lineBreakStrategy", lineBreakStrategy.map { String($0.rawValue) })
    add("lineBreakRules", lineBreakRules?.rawValue)
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
    return text
  }
}
