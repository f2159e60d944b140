// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// No font face has a glyph for a character.
  public static let missingGlyph: Self = "LK0101"
  /// There is no font family of a name.
  public static let unknownFontFamily: Self = "LK0103"
  /// A file cannot be used as a font.
  public static let unusableFont: Self = "LK0106"
  /// A label has more glyphs than the limit.
  public static let tooManyGlyphs: Self = "LK0304"
  /// A title has more bytes than the limit.
  public static let textTooLong: Self = "LK0305"
  /// No font is installed on this machine.
  public static let noFonts: Self = "LK0405"
  /// The fonts of the machine are excluded, and there are no others.
  public static let noFontsGiven: Self = "LK0415"
  /// A value of `font` changes nothing.
  public static let ineffectiveFontValue: Self = "LK0507"
  /// Another face than the requested one is used.
  public static let substitutedFont: Self = "LK0508"
  /// A colour glyph of a font cannot be drawn.
  public static let undrawableGlyph: Self = "LK0515"
}

extension LabelError {
  /// A label has more glyphs than the limit.
  package static func tooManyGlyphs(limit: Int) -> Self { tooLong(.tooManyGlyphs, "the label has more than \(limit) glyphs") }

  /// A title is longer than the limit, in UTF-8 bytes.
  package static func textTooLong(bytes: Int, limit: Int) -> Self {
    tooLong(.textTooLong, "the title has \(bytes) bytes; the limit is \(limit)")
  }

  private static func tooLong(_ code: DiagnosticCode, _ message: String) -> Self {
    Self(code, message, help: "shorten the title", kind: .limit, keys: ["title", "titleKey", "attributedTitle"])
  }
}
