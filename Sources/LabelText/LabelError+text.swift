// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSettings

extension LabelError {
  /// No font face on this machine has a glyph for the character.
  package static func missingGlyph(scalar: Unicode.Scalar, text: String) -> Self {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    let name = scalar.properties.name.map { "\(code) \($0)" } ?? code
    return Self(
      .missingGlyph, "no font has a glyph for \(name) in \"\(text.shortened(to: 40))\"",
      help: "install a font that has it (fonts-noto-core covers most scripts), or change the text",
      keys: ["title", "titleKey", "attributedTitle"], subject: String(scalar))
  }

  /// There is no font family with this name.
  package static func unknownFontFamily(name: String, nearest: [String]) -> Self {
    Self(
      .unknownFontFamily, "no font family is named \(name.quoted)", help: nearest.didYouMean ?? "see `labelkit fonts list`",
      nearest: nearest, keys: ["font.family", "font"], subject: name)
  }

  /// A file that a label names cannot be used as a font.
  package static func unusableFont(path: String, reason: String) -> Self {
    Self(
      .unusableFont, "the font \(path) cannot be used: \(reason)", keys: ["font.file", "font.family", "font"], subject: path,
      reason: reason)
  }

  /// A value of `font` changes nothing, such as a width that the family does not have; `reason` says why.
  package static func ineffectiveFontValue(key: String, value: String, reason: String, nearest: [String]) -> Self {
    Self(
      .ineffectiveFontValue, "\"\(key)\" \(value.shortened(to: 200)) changes nothing: \(reason)", help: nearest.didYouMean,
      nearest: nearest, kind: .warning, keys: [key, "font", "attributedTitle"])
  }

  /// Another face than the requested one is used; `missing` is what the font does not have, `used` what is drawn instead.
  package static func substitutedFont(font: String, missing: String, used: String) -> Self {
    Self(
      .substitutedFont, "\(font) has no \(missing): \(used)",
      help: "install the face or choose another font; `labelkit fonts list` lists those that are installed", kind: .warning,
      keys: ["font.weight", "font.italic", "font.textStyle", "font.family", "font", "attributedTitle"])
  }

  /// A colour glyph of a font is left out because it cannot be drawn, such as one whose paints refer to themselves.
  package static func undrawableGlyph(path: String, glyph: Int, reason: String) -> Self {
    Self(
      .undrawableGlyph, "the colour glyph \(glyph) of the font \(path) is left out: \(reason)",
      help: "use another font for this character, or a corrected version of the font", kind: .warning,
      keys: ["font.file", "font.family", "title", "titleKey", "attributedTitle"], reason: reason)
  }
}

extension MachineError {
  /// Fontconfig lists no font at all.
  package static var noFonts: Self {
    Self(
      .noFonts, "this machine has no fonts",
      help: "install fonts, for example with scripts/install-deps, or name a folder with --font-dir", kind: .system)
  }

  /// The fonts of the machine are excluded, and there are no others.
  package static var noFontsGiven: Self {
    Self(
      .noFontsGiven, "there are no fonts: those of this machine are excluded, and there are no others",
      help: "add --font-dir DIR, a font file, or a folder in `fonts` of the manifest; or leave out --no-system-fonts", kind: .usage)
  }
}
