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
  ///   - styles: the styles, and the UTF-16 offset at which each one ends; the last ends with the paragraph.
  ///   - graphemes: boundaries of user-perceived characters.
  /// - Throws: `LabelError.missingGlyph` for a character that no face has.
  func items(
    of units: [UInt16], styles: [(style: TextStyle, end: Int)], levels: [UInt8], scripts: [OpenTypeTag], graphemes: [Int]
  ) throws(LabelError) -> [TextItem] {
    var items: [TextItem] = []
    var style = 0
    // Whether the last item is in its style's own font.
    var isOwn = false
    for index in 1..<max(1, graphemes.count) {
      let range = graphemes[index - 1]..<graphemes[index]
      while style < styles.count - 1, styles[style].end <= range.lowerBound { style += 1 }
      let first = range.lowerBound
      if isOwn, let last = items.last, last.style == style, last.level == levels[first], last.script == scripts[first],
        isSimple(units, in: range, for: last.font)
      {
        items[items.count - 1].range = last.range.lowerBound..<range.upperBound
        continue
      }
      let wanted = styles[style].style
      let font = wanted.attachment == nil ? try font(for: units, in: range, like: wanted.font) : wanted.font
      let item = TextItem(
        range: range, style: style, font: font, script: scripts[range.lowerBound], level: levels[range.lowerBound])
      if let last = items.last, last.continues(in: item) {
        items[items.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        items.append(item)
      }
      isOwn = wanted.attachment == nil && font == wanted.font
    }
    return items
  }

  /// Whether a character is one that is never shown as an emoji by default, and that the font has: most are.
  private func isSimple(_ units: [UInt16], in range: Range<Int>, for font: Font) -> Bool {
    guard range.count == 1, units[range.lowerBound] < 0x2000, let scalar = Unicode.Scalar(units[range.lowerBound]) else { return false }
    return font.face.has(scalar)
  }

  /// The requested font, or the first fallback that has the whole character.
  private func font(for units: [UInt16], in range: Range<Int>, like font: Font) throws(LabelError) -> Font {
    if range.count == 1, let scalar = Unicode.Scalar(units[range.lowerBound]) {
      return try library.characterFonts.font(for: scalar, like: font, language: language) { () throws(LabelError) in
        try choose(for: units, in: range, like: font)
      }
    }
    return try choose(for: units, in: range, like: font)
  }

  private func choose(for units: [UInt16], in range: Range<Int>, like font: Font) throws(LabelError) -> Font {
    let scalars = UTF16Scalars(units, in: range).compactMap { Unicode.Scalar($0.scalar) }
    let emoji = Emoji.hasEmojiPresentation(scalars)
    if !emoji, font.face.covers(scalars) { return font }
    if let fallback = library.fallback(for: scalars, like: font, language: language, prefersEmoji: emoji) { return fallback }
    if font.face.covers(scalars) { return font }
    let missing = scalars.first { !font.face.covers([$0]) } ?? "\u{FFFD}"
    throw .missingGlyph(scalar: missing, text: String(decoding: units, as: UTF16.self))
  }
}

extension TextItem {
  fileprivate func continues(in next: TextItem) -> Bool {
    style == next.style && level == next.level && script == next.script && font == next.font && range.upperBound == next.range.lowerBound
  }
}
