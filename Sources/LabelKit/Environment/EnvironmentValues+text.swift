// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelText

/// What text and symbols are drawn with.
extension EnvironmentValues {
  /// The font; nil for body text of 17 points.
  public var font: Font? {
    get { stored.font }
    set {
      stored.font = newValue
      recordFont()
    }
  }

  /// What is done to whatever font is in force: SwiftUI's view-level `bold()`, `fontWeight(_:)` and the like.
  var fontChanges: [FontChange] {
    get { stored.fontChanges }
    set {
      stored.fontChanges = newValue
      recordFont()
    }
  }

  mutating func recordFont() {
    let font: Font
    if let own = stored.font { font = own } else { font = .body }
    var description = font.description
    description.replacesInherited = true
    for change in stored.fontChanges { change.apply(to: &description) }
    written.font = description
  }

  /// The most lines; nil for any number, numbers below 1 count as 1. In a picture without a width of its own, text has no reason to wrap.
  public var lineLimit: Int? {
    get { stored.lineLimit }
    set {
      stored.lineLimit = newValue.map { max(1, $0) }
      written.numberOfLines = stored.lineLimit ?? 0
    }
  }

  /// The number of lines that text takes the height of, however few it has.
  var reservedLines: Int {
    get { stored.reservedLines }
    set {
      stored.reservedLines = newValue
      written.minimumNumberOfLines = newValue
    }
  }

  /// Points between lines, on top of the font's own.
  public var lineSpacing: CGFloat {
    get { CGFloat(stored.lineSpacing) }
    set {
      stored.lineSpacing = Double(newValue)
      record { $0.lineSpacing = Double(newValue) }
    }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { stored.multilineTextAlignment }
    set {
      stored.multilineTextAlignment = newValue
      recordAlignment()
    }
  }

  mutating func recordAlignment() {
    let alignment = stored.multilineTextAlignment.textAlignment(in: stored.layoutDirection)
    record { $0.alignment = alignment }
  }

  /// Which part of too long a text an ellipsis replaces.
  public var truncationMode: Text.TruncationMode {
    get { stored.truncationMode }
    set {
      stored.truncationMode = newValue
      record { $0.lineBreakMode = newValue.lineBreakMode }
    }
  }

  /// Whether the spacing between characters may be tightened before text is truncated.
  public var allowsTightening: Bool {
    get { stored.allowsTightening }
    set {
      stored.allowsTightening = newValue
      record { $0.allowsTightening = newValue }
    }
  }

  /// How far text may shrink before it is truncated, 0…1; 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(stored.minimumScaleFactor) }
    set {
      stored.minimumScaleFactor = max(0.01, min(1, Double(newValue)))
      written.adjustsFontSizeToFitWidth = stored.minimumScaleFactor < 1
      written.minimumScaleFactor = stored.minimumScaleFactor
    }
  }

  /// The size of symbols relative to their text.
  public var imageScale: Image.Scale {
    get { stored.imageScale }
    set {
      stored.imageScale = newValue
      written.iconScale = newValue.symbolScale
    }
  }

  /// A change of case; nil leaves text as it is.
  public var textCase: Text.Case? {
    get { stored.textCase }
    set {
      stored.textCase = newValue
      stored.hasTextCase = true
      written.keepsTextCase = newValue == nil
      written.textCase = newValue.map { $0 == .uppercase ? .uppercase : .lowercase }
    }
  }

  /// Whether some view outside sets the case of text, be it not at all.
  var hasTextCase: Bool { stored.hasTextCase }

  /// What levels of the foreground are levels of; nil for the system's label colours.
  var foregroundBase: [PaintDescription]? { stored.foregroundBase }
  /// What text, symbols and shapes are drawn with, by levels.
  var foregroundLevels: [PaintDescription] { stored.foreground ?? [.color(.system(.primary))] }
  /// What controls are drawn with, by levels.
  var tintLevels: [PaintDescription] { tintStyle.map { $0.levels(in: self) } ?? [.color(.system(.accentColor))] }
  /// Whether some view outside says what text is drawn with.
  var hasForeground: Bool { stored.foreground != nil }

  /// Draws with a style. Levels of the foreground stay levels of what they were before.
  mutating func setForeground<S: ShapeStyle>(_ style: S) {
    let levels = style.levels(in: self)
    stored.foreground = levels
    if (style as? any PaintStyle)?.isLevel != true { stored.foregroundBase = levels }
    written.foregroundPaint = levels.first
    if stored.hasPalette { written.iconPaints = [] }
    stored.hasPalette = false
  }

  /// Draws with several styles: text with the first, layers of symbols with each in turn.
  mutating func setForeground(palette styles: [any ShapeStyle]) {
    let levels = styles.map { $0.paint(in: self) }
    stored.foreground = levels
    stored.foregroundBase = levels
    written.foregroundPaint = levels.first
    written.iconPaints = levels
    stored.hasPalette = true
  }

  /// Whether views inside are hidden where others must not see them.
  var isPrivacySensitive: Bool {
    get { stored.isPrivacySensitive }
    set {
      stored.isPrivacySensitive = newValue
      recordRedaction()
    }
  }

  mutating func recordRedaction() {
    let reasons = stored.redactionReasons
    written.isRedacted = reasons.contains(.placeholder) || reasons.contains(.privacy) && stored.isPrivacySensitive
  }

  private mutating func record(_ change: (inout ParagraphChange) -> Void) {
    var paragraph = written.paragraph ?? ParagraphChange()
    change(&paragraph)
    written.paragraph = paragraph
  }
}
