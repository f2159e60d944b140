// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelText

/// What text and symbols are drawn with.
extension EnvironmentValues {
  /// The font; nil for body text of 17 points.
  public var font: Font? {
    get { stored.font }
    set {
      stored.font = newValue
      noteFont()
    }
  }

  /// What is done to whatever font is in force: SwiftUI's view-level `bold()`, `fontWeight(_:)` and the like.
  var fontChanges: [FontChange] {
    get { stored.fontChanges }
    set {
      stored.fontChanges = newValue
      noteFont()
    }
  }

  mutating func noteFont() {
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
  public var lineSpacing: Double {
    get { stored.lineSpacing }
    set {
      stored.lineSpacing = newValue
      note { $0.lineSpacing = newValue }
    }
  }

  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { stored.multilineTextAlignment }
    set {
      stored.multilineTextAlignment = newValue
      noteAlignment()
    }
  }

  mutating func noteAlignment() {
    let alignment = stored.multilineTextAlignment.textAlignment(in: stored.layoutDirection)
    note { $0.alignment = alignment }
  }

  /// Which part of too long a text an ellipsis stands for.
  public var truncationMode: Text.TruncationMode {
    get { stored.truncationMode }
    set {
      stored.truncationMode = newValue
      note { $0.lineBreakMode = newValue.lineBreakMode }
    }
  }

  /// Whether letters may move together before text is truncated.
  public var allowsTightening: Bool {
    get { stored.allowsTightening }
    set {
      stored.allowsTightening = newValue
      note { $0.allowsTightening = newValue }
    }
  }

  /// How far text may shrink before it is truncated, 0…1; 1 for not at all.
  public var minimumScaleFactor: Double {
    get { stored.minimumScaleFactor }
    set {
      stored.minimumScaleFactor = max(0.01, min(1, newValue))
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

  /// A change of letters; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { stored.textCase }
    set {
      stored.textCase = newValue
      stored.hasTextCase = true
      written.keepsTextCase = newValue == nil
      written.textCase = newValue.map { $0 == .uppercase ? .uppercase : .lowercase }
    }
  }

  /// Whether some view outside says how letters are changed, be it not at all.
  var hasTextCase: Bool { stored.hasTextCase }

  /// The colour of text and symbols; nil for the primary one.
  var foreground: Color? {
    get { stored.foreground }
    set {
      stored.foreground = newValue
      written.foreground = newValue?.description
      if stored.hasPalette { written.iconColors = [] }
      stored.hasPalette = false
    }
  }

  private mutating func note(_ change: (inout ParagraphChange) -> Void) {
    var paragraph = written.paragraph ?? ParagraphChange()
    change(&paragraph)
    written.paragraph = paragraph
  }
}
