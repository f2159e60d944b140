// SPDX-License-Identifier: MIT

internal import LabelLayout
public import LabelSettings
internal import LabelText
package import LabelViewNode

extension Text {
  /// The properties of a paragraph, such as its alignment and its indents: NSParagraphStyle as a value.
  ///
  ///     var style = Text.ParagraphStyle()
  ///     style.headIndent = 20
  ///     style.tabStops = [Text.TabStop(120, alignment: .right)]
  ///     title.paragraphStyle = style
  ///
  /// A property that is `nil` has the value of the view, where NSParagraphStyle would use its default; so attributed text keeps the
  /// view's ellipsis. The style of a paragraph's first character applies to all of it. All lengths are in points.
  public struct ParagraphStyle: Hashable, Sendable {
    /// The alignment of the lines; `nil` for the view's.
    public var alignment: LabelSettings.TextAlignment?
    /// The wrapping or truncation of text that is too wide; `nil` for the view's.
    public var lineBreakMode: LineBreakMode?
    /// The strategy for line breaks beyond the usual rules; `nil` for the view's.
    public var lineBreakStrategy: LineBreakStrategy?
    /// Whether the spacing between characters may be tightened before text is truncated; `nil` for the view's setting.
    public var allowsDefaultTighteningForTruncation: Bool?
    /// The threshold for hyphenation, from 0 for never to 1 for whenever a word does not fit; `nil` for the view's.
    public var hyphenationFactor: Double?
    /// The reading direction of the paragraph; `nil` for the view's.
    public var baseWritingDirection: BaseWritingDirection?
    /// The distance between lines in points; `nil` for the view's.
    public var lineSpacing: Double?
    /// The factor of the natural line height; 0 means 1, and `nil` the view's.
    public var lineHeightMultiple: Double?
    /// The minimum line height in points; 0 for none, and `nil` for the view's.
    public var minimumLineHeight: Double?
    /// The maximum line height in points; 0 for none, and `nil` for the view's.
    public var maximumLineHeight: Double?
    /// The distance after the paragraph in points; `nil` for the view's.
    public var paragraphSpacing: Double?
    /// The distance before the paragraph in points, unless it is the first; `nil` for the view's.
    public var paragraphSpacingBefore: Double?
    /// The indent of the first line from the leading edge, in points; `nil` for the view's.
    public var firstLineHeadIndent: Double?
    /// The indent of all lines but the first from the leading edge, in points; `nil` for the view's.
    public var headIndent: Double?
    /// The position in points at which lines end: from the leading edge if positive, else from the trailing edge; `nil` for the view's.
    public var tailIndent: Double?
    /// The positions that tabs advance to; `nil` for the view's.
    public var tabStops: [TabStop]?
    /// The distance in points between the default stops after the last of `tabStops`; 0 for no default stops, and `nil` for the view's.
    public var defaultTabInterval: Double?

    /// Creates a paragraph style without any values, so that all are the view's.
    public init() {}

    /// The style in the form that view nodes use.
    package var change: ParagraphChange {
      var change = ParagraphChange()
      change.alignment = alignment
      change.lineBreakMode = lineBreakMode
      change.lineBreakStrategy = lineBreakStrategy
      change.allowsTightening = allowsDefaultTighteningForTruncation
      change.hyphenationFactor = hyphenationFactor
      change.baseDirection = baseWritingDirection.flatMap { LabelViewNode.BaseWritingDirection(rawValue: $0.rawValue) }
      change.lineSpacing = lineSpacing
      change.lineHeightMultiple = lineHeightMultiple
      change.minimumLineHeight = minimumLineHeight
      change.maximumLineHeight = maximumLineHeight
      change.paragraphSpacing = paragraphSpacing
      change.paragraphSpacingBefore = paragraphSpacingBefore
      change.firstLineHeadIndent = firstLineHeadIndent
      change.headIndent = headIndent
      change.tailIndent = tailIndent
      change.tabStops = tabStops?.map { LabelSettings.TabStop($0.location, .init(rawValue: $0.alignment.rawValue) ?? .left) }
      change.defaultTabInterval = defaultTabInterval
      return change
    }
  }

  /// The reading direction of a paragraph.
  public enum BaseWritingDirection: String, Hashable, Sendable, CaseIterable {
    /// The direction of the first character that has one.
    case natural
    /// The paragraph is read from left to right.
    case leftToRight
    /// The paragraph is read from right to left.
    case rightToLeft
  }

  /// A position in a paragraph that a tab advances to: NSTextTab.
  public struct TabStop: Hashable, Sendable {
    /// The part of the text after a tab that is at the tab stop. Left and right are swapped in paragraphs read from right to left.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      /// The text begins at the tab stop.
      case left
      /// The text is centred at the tab stop.
      case center
      /// The text ends at the tab stop.
      case right
      /// The decimal separator of the locale is at the tab stop, or the end of a whole number.
      case decimal
    }

    /// The distance of the stop from the leading edge, in points.
    public var location: Double
    /// The part of the text after the tab that is at the stop.
    public var alignment: Alignment

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - location: The distance from the leading edge, in points.
    ///   - alignment: The part of the text after the tab that is at the stop; its beginning by default.
    public init(_ location: Double, alignment: Alignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }
}
