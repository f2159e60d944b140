// SPDX-License-Identifier: MIT

internal import LabelCore

/// A piece of a paragraph that is shaped in one call.
struct TextItem: Hashable {
  /// UTF-16 units of the paragraph.
  var range: Range<Int>
  /// Index of the style among the paragraph's styles.
  var style: Int
  var font: Font
  var script: OpenTypeTag
  var level: UInt8
}

/// Divides a paragraph wherever style, font, script or direction changes, and never inside a user-perceived character.
struct Itemizer {
  let library: FontLibrary
  /// BCP 47, for choosing among fonts of one script.
  let language: String

  /// - Parameters:
  ///   - styles: the last ends with the paragraph.
  ///   - graphemes: boundaries of user-perceived characters.
  /// - Throws: `LabelError.missingGlyph` for a character that no face has.
  func items(
    of units: [UInt16], styles: [StyleSpan], levels: [UInt8], scripts: [OpenTypeTag], graphemes: [Int]
  ) throws(LabelError) -> [TextItem] {
    var items: [TextItem] = []
    var open: OpenItem?
    // Of the open item's face; a copy in a local variable, as reaching an object's state takes longer.
    var coverage = CharacterCoverageCache()
    var style = 0
    var wanted = wish(styles[0].style)
    for index in 1..<max(1, graphemes.count) {
      let range = graphemes[index - 1]..<graphemes[index]
      let first = range.lowerBound
      if style < styles.count - 1, styles[style].end <= first {
        while style < styles.count - 1, styles[style].end <= first { style += 1 }
        wanted = wish(styles[style].style)
      }
      let continues = open.map { $0.style == style && $0.level == levels[first] && $0.script == scripts[first] } ?? false
      if continues, let open, open.isOwn, isSimple(units, in: range, for: open.face, coverage) { continue }
      var face = wanted.face
      if let context = wanted.context {
        face = try library.characterFonts.face(for: units, in: range, beside: context) { () throws(LabelError) in
          try choose(for: units, in: range, like: styles[style].style.font)
        }
      }
      if continues, open?.face == face { continue }
      if let open { items.append(open.item(upTo: first, styles)) }
      open = OpenItem(
        start: first, style: style, face: face, isOwn: wanted.context != nil && face == wanted.face, script: scripts[first],
        level: levels[first])
      coverage = face.characterCoverageCache
    }
    if let open { items.append(open.item(upTo: graphemes[graphemes.count - 1], styles)) }
    return items
  }

  /// What a style asks for.
  private struct Wish {
    let face: FontFace
    /// Its number among the fonts that characters are asked for; nil for a picture, whose place needs no glyph.
    let context: Int?
  }

  private func wish(_ style: TextStyle) -> Wish {
    Wish(
      face: style.font.face,
      context: style.attachment == nil ? library.characterFonts.number(of: style.font, language: language) : nil)
  }

  /// An item whose end is not known yet. Fonts and styles are large, and most characters continue an item.
  private struct OpenItem {
    let start: Int
    let style: Int
    let face: FontFace
    /// Whether the face is the style's own.
    let isOwn: Bool
    let script: OpenTypeTag
    let level: UInt8

    func item(upTo end: Int, _ styles: [StyleSpan]) -> TextItem {
      let own = styles[style].style.font
      return TextItem(
        range: start..<end, style: style, font: face == own.face ? own : own.replaced(by: face), script: script, level: level)
    }
  }

  /// Whether a character is one that is never shown as an emoji by default, and that the font has: most are.
  private func isSimple(_ units: [UInt16], in range: Range<Int>, for face: FontFace, _ coverage: CharacterCoverageCache) -> Bool {
    guard range.count == 1, units[range.lowerBound] < 0x2000, let scalar = Unicode.Scalar(units[range.lowerBound]) else { return false }
    return coverage[scalar] ?? face.has(scalar)
  }

  /// The requested font's face, or that of the first fallback that has the whole character.
  private func choose(for units: [UInt16], in range: Range<Int>, like font: Font) throws(LabelError) -> FontFace {
    let scalars = UTF16Scalars(units, in: range).compactMap { Unicode.Scalar($0.scalar) }
    let emoji = Emoji.hasEmojiPresentation(scalars)
    if !emoji, font.face.covers(scalars) { return font.face }
    if let fallback = library.fallback(for: scalars, like: font, language: language, prefersEmoji: emoji) { return fallback.face }
    if font.face.covers(scalars) { return font.face }
    let missing = scalars.first { !font.face.covers([$0]) } ?? "\u{FFFD}"
    throw .missingGlyph(scalar: missing, text: String(decoding: units, as: UTF16.self))
  }
}
