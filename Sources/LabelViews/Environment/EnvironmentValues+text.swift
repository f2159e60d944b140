// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// How text and symbols are drawn.
extension EnvironmentValues {
  /// The font of text and symbols; nil by default, which means body text, 17 points at the default text size.
  public var font: Font? {
    get { stored.font }
    set {
      stored.font = newValue
      recordFont()
    }
  }

  /// The changes that view modifiers such as `bold()` and `fontWeight(_:)` make to the font.
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
    pendingChange.font = description
  }

  /// The largest number of lines of a text, or nil for no limit. Numbers below 1 count as 1. In an image without a set width, text does not
  /// wrap.
  public var lineLimit: Int? {
    get { stored.lineLimit }
    set {
      stored.lineLimit = newValue.map { max(1, $0) }
      pendingChange.numberOfLines = stored.lineLimit ?? 0
    }
  }

  /// The minimum number of lines whose height a text reserves.
  var reservedLines: Int {
    get { stored.reservedLines }
    set {
      stored.reservedLines = newValue
      pendingChange.minimumNumberOfLines = newValue
    }
  }

  /// The space between lines in points, in addition to the font's own; 0 by default.
  public var lineSpacing: CGFloat {
    get { CGFloat(stored.lineSpacing) }
    set {
      stored.lineSpacing = Double(newValue)
      record { $0.lineSpacing = Double(newValue) }
    }
  }

  /// The alignment of the lines of a text; leading by default.
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

  /// The part that an ellipsis replaces in text that is too long; the end by default.
  public var truncationMode: Text.TruncationMode {
    get { stored.truncationMode }
    set {
      stored.truncationMode = newValue
      record { $0.lineBreakMode = newValue.lineBreakMode }
    }
  }

  /// A Boolean value that indicates whether the space between characters may shrink before text is truncated; false by default.
  public var allowsTightening: Bool {
    get { stored.allowsTightening }
    set {
      stored.allowsTightening = newValue
      record { $0.allowsTightening = newValue }
    }
  }

  /// The smallest scale to which text may shrink before it is truncated, clamped to 0.01…1. The default of 1 does not shrink text.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(stored.minimumScaleFactor) }
    set {
      stored.minimumScaleFactor = max(0.01, min(1, Double(newValue)))
      pendingChange.adjustsFontSizeToFitWidth = stored.minimumScaleFactor < 1
      pendingChange.minimumScaleFactor = stored.minimumScaleFactor
    }
  }

  /// The scale of symbols relative to their text; medium by default.
  public var imageScale: Image.Scale {
    get { stored.imageScale }
    set {
      stored.imageScale = newValue
      pendingChange.iconScale = newValue.symbolScale
    }
  }

  /// The case to which text is changed, or nil to leave it unchanged; nil by default.
  public var textCase: Text.Case? {
    get { stored.textCase }
    set {
      stored.textCase = newValue
      stored.hasTextCase = true
      pendingChange.keepsTextCase = newValue == nil
      pendingChange.textCase = newValue.map { $0 == .uppercase ? .uppercase : .lowercase }
    }
  }

  /// Whether an ancestor view sets the case of text, including to nil.
  var hasTextCase: Bool { stored.hasTextCase }

  /// The styles from which the levels of the foreground are derived, or nil for the system's label colours.
  var foregroundBase: [PaintDescription]? { stored.foregroundBase }
  /// The styles of text, symbols and shapes, one for each level.
  var foregroundLevels: [PaintDescription] { stored.foreground ?? [.color(.system(.primary))] }
  /// The styles of controls, one for each level.
  var tintLevels: [PaintDescription] { tintStyle.map { $0.levels(in: self) } ?? [.color(.system(.accentColor))] }
  /// Whether an ancestor view sets the foreground style.
  var hasForeground: Bool { stored.foreground != nil }

  /// Sets the foreground to a style. Hierarchical levels stay levels of the style that was set before.
  mutating func setForeground<S: ShapeStyle>(_ style: S) {
    let levels = style.levels(in: self)
    stored.foreground = levels
    if (style as? any PaintStyle)?.isLevel != true { stored.foregroundBase = levels }
    pendingChange.foregroundPaint = levels.first
    if stored.hasPalette { pendingChange.iconPaints = [] }
    stored.hasPalette = false
  }

  /// Sets the foreground to several styles: the first for text, and each in turn for the layers of symbols.
  mutating func setForeground(palette styles: [any ShapeStyle]) {
    let levels = styles.map { $0.paint(in: self) }
    stored.foreground = levels
    stored.foregroundBase = levels
    pendingChange.foregroundPaint = levels.first
    pendingChange.iconPaints = levels
    stored.hasPalette = true
  }

  /// Whether the views inside are hidden when content is redacted for privacy.
  var isPrivacySensitive: Bool {
    get { stored.isPrivacySensitive }
    set {
      stored.isPrivacySensitive = newValue
      recordRedaction()
    }
  }

  mutating func recordRedaction() {
    let reasons = stored.redactionReasons
    pendingChange.isRedacted = reasons.contains(.placeholder) || reasons.contains(.privacy) && stored.isPrivacySensitive
  }

  private mutating func record(_ change: (inout ParagraphChange) -> Void) {
    var paragraph = pendingChange.paragraph ?? ParagraphChange()
    change(&paragraph)
    pendingChange.paragraph = paragraph
  }
}
