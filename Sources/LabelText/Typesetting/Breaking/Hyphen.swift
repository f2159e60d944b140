// SPDX-License-Identifier: MIT

internal import LabelSettings

/// A shaped hyphen at the end of a line that ends inside a word; it is not part of the text. It is a class because most lines have none.
final class Hyphen {
  let style: TextStyle
  let font: Font
  let glyphs: [ShapedGlyph]
  /// The character that is shown.
  let string: String

  /// In points.
  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  private static let hyphen = "\u{2010}"
  private static let hyphenMinus = "-"

  /// U+2010 in the font of the text before it, or the hyphen-minus, which every font has (CSS Text 3, `hyphenate-character: auto`).
  init(style: TextStyle, library: FontLibrary, language: String) {
    let own = [Self.hyphen, Self.hyphenMinus].first { style.font.face.covers(Array($0.unicodeScalars)) }
    let string = own ?? Self.hyphenMinus
    let scalars = Array(string.unicodeScalars)
    let fallback = own == nil ? (try? library.fallback(for: scalars, like: style.font, language: language, prefersEmoji: false)) : nil
    let units = Array(string.utf16)
    self.style = style
    self.string = string
    let chosen = fallback ?? style.font
    self.font = chosen
    self.glyphs = library.shape(
      units, range: 0..<units.count, font: chosen, script: ScriptRuns.common, direction: .leftToRight, language: language,
      extraFeatures: [])
  }
}
