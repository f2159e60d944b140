// SPDX-License-Identifier: MIT

/// How text that is too wide for its line is treated; UILabel's `lineBreakMode`.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines end between words; a word wider than a line is broken between characters.
  case byWordWrapping
  /// Lines end between characters.
  case byCharWrapping
  /// Text runs on beyond the edge and is cut there.
  case byClipping
  /// The beginning gives way to an ellipsis.
  case byTruncatingHead
  /// The end gives way to an ellipsis.
  case byTruncatingTail
  /// The middle gives way to an ellipsis.
  case byTruncatingMiddle

  /// The part that an ellipsis replaces; nil for modes without one.
  package var truncation: Truncation? {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }

  /// Whether text fills several lines instead of being cut: the modes that Apple warns not to join with autoshrink.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// Which part of a line an ellipsis replaces, in reading order.
package enum Truncation: String, Hashable, Sendable {
  case head
  case tail
  case middle
}

/// Where lines may end beyond UAX #14; NSParagraphStyle's `lineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Makes a strategy from Apple's bits; unknown ones have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Moves a second word down when the last line of a paragraph would hold a single one.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Never breaks between two Hangul syllables.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// Makes the lines of a paragraph about equally long, without making more of them. LabelKit's own; no part of `standard`.
  public static let balanced = LineBreakStrategy(rawValue: 1 << 16)
  /// What Apple's labels do by default: `pushOut` and `hangulWordPriority`.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// Where lines stand between the edges of their box; UILabel's `textAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Stretched to both edges, except the last line of a paragraph.
  case justified
  /// At the edge where the paragraph's first strong character begins (UAX #9 P2, P3).
  case natural
}

extension TextAlignment {
  /// How much of the free room lies to the left of a line: 0…1.
  package func shareBefore(_ direction: TextDirection) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: direction == .leftToRight ? 0 : 1
    }
  }
}

/// Where a line that autoshrink made smaller stands; UILabel's `baselineAdjustment`.
public enum BaselineAdjustment: String, Hashable, Sendable, CaseIterable {
  /// On the baseline that the text would have at full size.
  case alignBaselines
  /// In the middle of the box.
  case alignCenters
  /// At the top of where the text would be at full size.
  case none
}

/// Whose ascent and descent give a line its height.
public enum FallbackMetrics: String, Hashable, Sendable, CaseIterable {
  /// The requested fonts', as in a UILabel: lines are equally high whatever script they hold.
  case requestedOnly
  /// Those of the fonts that stand in for missing characters too, colour emoji excepted: tall scripts get the room they need.
  case includeFallback
}

/// Everything about text that is not an attribute of its characters: UILabel's properties and NSParagraphStyle's.
package struct TextSettings: Hashable, Sendable {
  /// The most lines shown; 0 for any number.
  package var numberOfLines = 1
  package var adjustsFontSizeToFitWidth = false
  /// The smallest factor that autoshrink may use, 0…1; 0 forbids shrinking, as in UILabel.
  package var minimumScaleFactor = 0.0
  package var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// What paragraphs have that say nothing of their own.
  package var paragraph = ParagraphStyle()
  package var fallbackMetrics = FallbackMetrics.requestedOnly
  package var sizingRule = SizingRule.typographic
  package var verticalCentering = VerticalCentering.typographic
  package var rules = TypesettingRules.standard
  /// The number of lines that text takes the height of, however few it has; SwiftUI's `lineLimit(_:reservesSpace:)`.
  package var minimumNumberOfLines = 0
  /// Whether a line end at the very end of the text adds an empty line. Between two line ends there always is one.
  package var countsTrailingNewline = false
  package var baseDirection = BaseDirection.natural(fallback: .leftToRight)
  /// A BCP 47 or ICU locale identifier; decides breaking, casing and Han variants.
  package var locale = "en"

  package init() {}
}

/// A label's own line breaking is that of its paragraphs.
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
