// SPDX-License-Identifier: MIT

internal import LabelSettings

/// A shaped ellipsis in place of text that does not fit. It is shaped alone, so it has no kerning with its neighbours. It is a class
/// because most lines have none.
final class Ellipsis {
  let style: TextStyle
  let font: Font
  let glyphs: [ShapedGlyph]

  /// In points.
  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  private static let mark = "…"
  private static let fullStops = "..."

  /// The ellipsis in the requested font of the adjacent text; three full stops when no face has U+2026.
  convenience init(like run: ShapedRun, library: FontLibrary, language: String) {
    self.init(style: run.style, library: library, language: language)
  }

  init(style: TextStyle, library: FontLibrary, language: String) {
    let scalars = Array(Self.mark.unicodeScalars)
    let own = style.font.face.covers(scalars) ? style.font : nil
    let font = own ?? (try? library.fallback(for: scalars, like: style.font, language: language, prefersEmoji: false))
    let units = Array((font == nil ? Self.fullStops : Self.mark).utf16)
    var level = style
    level.baselineOffset = 0
    let chosen = font ?? style.font
    self.style = level
    self.font = chosen
    self.glyphs = library.shape(
      units, range: 0..<units.count, font: chosen, script: ScriptRuns.common, direction: .leftToRight, language: language,
      extraFeatures: [])
  }
}
