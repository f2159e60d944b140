// SPDX-License-Identifier: MIT

/// The wrapping or truncation of text that is too wide for its line; UILabel's `lineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines end between words; a word wider than a line is broken between characters.
  case byWordWrapping
  /// Lines end between characters, wherever the width is used up.
  case byCharWrapping
  /// Text extends beyond the edge and is clipped there.
  case byClipping
  /// An ellipsis replaces the beginning of the last line.
  case byTruncatingHead
  /// An ellipsis replaces the end of the last line.
  case byTruncatingTail
  /// An ellipsis replaces the middle of the last line.
  case byTruncatingMiddle

  /// The part that an ellipsis replaces; nil for modes without an ellipsis.
  package var truncation: Truncation? {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }

  /// Whether text wraps instead of being cut off: the modes that Apple advises against combining with autoshrink.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// Which part of a line an ellipsis replaces, in reading order.
package enum Truncation: String, Hashable, Sendable {
  case head
  case tail
  case middle
}

/// The strategy for line breaks beyond UAX #14; NSParagraphStyle's `lineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The strategy as Apple's bit field.
  public let rawValue: UInt

  /// Creates a strategy from Apple's bit field.
  ///
  /// - Parameter rawValue: The bits; unknown ones have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Moves a second word down if the last line of a paragraph would contain a single one.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Never breaks between two Hangul syllables.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// Makes the lines of a paragraph about equally long, without adding lines. It is LabelKit's own and not part of `standard`.
  public static let balanced = LineBreakStrategy(rawValue: 1 << 16)
  /// The default strategy of Apple's labels: `pushOut` and `hangulWordPriority`.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// The horizontal alignment of lines in their frame; UILabel's `textAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// Lines are aligned with the left edge.
  case left
  /// Lines are centred between the edges.
  case center
  /// Lines are aligned with the right edge.
  case right
  /// Lines are stretched to both edges, except the last line of a paragraph.
  case justified
  /// Lines are aligned with the edge where the paragraph's first strong character begins (UAX #9 P2, P3).
  case natural
}

extension TextAlignment {
  /// The part of the free width that is to the left of a line: 0…1.
  package func leftFraction(_ direction: TextDirection) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: direction == .leftToRight ? 0 : 1
    }
  }
}

/// The vertical position of a line that autoshrink made smaller; UILabel's `baselineAdjustment`.
public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
  /// The line is on the baseline that the text has at its full size.
  case alignBaselines
  /// The line is centred vertically in its frame.
  case alignCenters
  /// The line is at the top of the frame that the text has at its full size.
  case none
}

/// The fonts whose ascent and descent determine the height of a line.
public enum FallbackMetrics: String, Hashable, Sendable, CaseIterable {
  /// Only the requested fonts, as in a UILabel: all lines have the same height, whatever their script.
  case requestedOnly
  /// The fallback fonts too, except colour emoji, so that tall scripts have the space they need.
  case includeFallback
}

/// Everything about text that is not an attribute of its characters: UILabel's properties and NSParagraphStyle's.
package struct TextSettings: Hashable, Sendable {
  /// The maximum number of lines; 0 for any number.
  package var numberOfLines = 1
  /// Whether lines end only where the text has line ends, so that each is truncated or clipped like the line of a label with one; wrapping
  /// modes wrap all the same.
  package var keepsWrittenLines = false
  package var adjustsFontSizeToFitWidth = false
  /// The smallest factor that autoshrink may use, 0…1; 0 forbids shrinking, as in UILabel.
  package var minimumScaleFactor = 0.0
  /// Whether text has the largest font size with which it fits into a finite width and height, larger or smaller than its own.
  package var fillsBox = false
  package var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// The properties of paragraphs without a style of their own.
  package var paragraph = ParagraphStyle()
  package var fallbackMetrics = FallbackMetrics.requestedOnly
  package var sizingRule = SizingRule.typographic
  package var verticalCentering = VerticalCentering.typographic
  package var rules = TypesettingRules.standard
  /// The number of lines whose height text reserves, however few it has; SwiftUI's `lineLimit(_:reservesSpace:)`.
  package var minimumNumberOfLines = 0
  /// Whether text that is not in the direction of its label is aligned at the other edge of the available width, as in a UILabel, and not
  /// only at that of its longest line.
  package var alignsOverFullWidth = false
  /// Whether a line end at the very end of the text adds an empty line. Between two line ends there always is one.
  package var countsTrailingNewline = false
  package var baseDirection = BaseDirection.natural(fallback: .leftToRight)
  /// A BCP 47 or ICU locale identifier, for line breaking, case mapping and Han variants.
  package var locale = "en"

  package init() {}
}

extension TextSettings {
  /// Whether a line that is too wide is clipped with this mode: with `byClipping`, and with `byWordWrapping` in a label of one line, as in images of real
  /// labels. A label of several lines that has the height of one shows whole words.
  package func clipsLines(_ mode: LineBreakMode) -> Bool { mode == .byClipping || (mode == .byWordWrapping && numberOfLines == 1) }
}

/// Accessors for the paragraph style of the label.
extension TextSettings {
  package var lineBreakMode: LineBreakMode {
    get { paragraph.lineBreakMode }
    set { paragraph.lineBreakMode = newValue }
  }

  package var lineBreakStrategy: LineBreakStrategy {
    get { paragraph.lineBreakStrategy }
    set { paragraph.lineBreakStrategy = newValue }
  }

  package var allowsTightening: Bool {
    get { paragraph.allowsTightening }
    set { paragraph.allowsTightening = newValue }
  }

  package var hyphenationFactor: Double {
    get { paragraph.hyphenationFactor }
    set { paragraph.hyphenationFactor = newValue }
  }
}
