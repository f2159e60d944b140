// SPDX-License-Identifier: MIT

package import LabelLayout
public import LabelText

extension Text {
  /// How a paragraph is broken into lines and how they are aligned: NSParagraphStyle as a value. What is nil is as the view has it, where
  /// NSParagraphStyle would go back to its defaults; so an attributed text keeps its ellipsis.
  ///
  ///     var style = Text.ParagraphStyle()
  ///     style.headIndent = 20
  ///     style.tabStops = [Text.TabStop(120, alignment: .right)]
  ///     title.paragraphStyle = style
  ///
  /// The style of a paragraph's first character holds for all of it. All lengths are points.
  public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of lines between the edges.
    public var alignment: LabelText.TextAlignment?
    /// What happens to text that is too wide.
    public var lineBreakMode: LineBreakMode?
    /// Where lines end beyond the usual rules.
    public var lineBreakStrategy: LineBreakStrategy?
    /// Whether the spacing between characters may be tightened before text is truncated.
    public var allowsDefaultTighteningForTruncation: Bool?
    /// How readily words are hyphenated, 0…1.
    public var hyphenationFactor: Double?
    /// Where reading begins.
    public var baseWritingDirection: BaseWritingDirection?
    /// Between lines.
    public var lineSpacing: Double?
    /// A factor on the natural line height; 0 is 1.
    public var lineHeightMultiple: Double?
    /// The least line height; 0 for none.
    public var minimumLineHeight: Double?
    /// The greatest line height; 0 for none.
    public var maximumLineHeight: Double?
    /// Below the paragraph.
    public var paragraphSpacing: Double?
    /// Above the paragraph, unless it is the first.
    public var paragraphSpacingBefore: Double?
    /// Before the first line.
    public var firstLineHeadIndent: Double?
    /// Before the other lines.
    public var headIndent: Double?
    /// From the leading edge to where lines end, or, if not above 0, from the trailing one.
    public var tailIndent: Double?
    /// Where tabs reach to.
    public var tabStops: [TabStop]?
    /// Between the stops beyond the last of `tabStops`; 0 for none there.
    public var defaultTabInterval: Double?

    /// Makes a style without values.
    public init() {}

    /// The style as it is written in nodes.
    package var change: ParagraphChange {
      var change = ParagraphChange()
      change.alignment = alignment
      change.lineBreakMode = lineBreakMode
      change.lineBreakStrategy = lineBreakStrategy
      change.allowsTightening = allowsDefaultTighteningForTruncation
      change.hyphenationFactor = hyphenationFactor
      change.baseDirection = baseWritingDirection.flatMap { LabelLayout.BaseWritingDirection(rawValue: $0.rawValue) }
      change.lineSpacing = lineSpacing
      change.lineHeightMultiple = lineHeightMultiple
      change.minimumLineHeight = minimumLineHeight
      change.maximumLineHeight = maximumLineHeight
      change.paragraphSpacing = paragraphSpacing
      change.paragraphSpacingBefore = paragraphSpacingBefore
      change.firstLineHeadIndent = firstLineHeadIndent
      change.headIndent = headIndent
      change.tailIndent = tailIndent
      change.tabStops = tabStops?.map { LabelText.TabStop($0.location, .init(rawValue: $0.alignment.rawValue) ?? .left) }
      change.defaultTabInterval = defaultTabInterval
      return change
    }
  }

  /// Where reading begins in a paragraph.
  public enum BaseWritingDirection: String, Hashable, Sendable, CaseIterable {
    /// By its first letter that has a direction.
    case natural
    /// At the left.
    case leftToRight
    /// At the right.
    case rightToLeft
  }

  /// A position that a tab advances to: NSTextTab.
  public struct TabStop: Hashable, Sendable {
    /// Which part of the text after the tab is at the stop; left and right change sides where reading begins at the right.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      /// Its beginning.
      case left
      /// Its middle.
      case center
      /// Its end.
      case right
      /// The decimal separator of its number, as the locale has it, or the end of a whole number.
      case decimal
    }

    /// Points from the leading edge.
    public var location: Double
    /// Which part of the text is there.
    public var alignment: Alignment

    /// Makes a stop, `location` points from the leading edge.
    public init(_ location: Double, alignment: Alignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }
}
