// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// An item of a paragraph: text that is shaped in one call.
struct TextItem: Hashable {
  /// UTF-16 units of the paragraph.
  var range: Range<Int>
  /// The index of its style among the paragraph's styles.
  var style: Int
  var font: Font
  var script: OpenTypeTag
  var level: UInt8
}

/// Splits a paragraph where style, font, script or direction changes, but never inside a user-perceived character.
struct Itemizer {
  let library: FontLibrary
  /// A BCP 47 tag, for choosing between fonts of the same script.
  let language: String
  /// The language of Han characters, kana and Hangul, if it is another one.
  let hanLanguage: HanLanguage?

  /// - Parameters:
  ///   - styles: the style spans; the last one ends with the paragraph.
  ///   - graphemes: the boundaries of user-perceived characters.
  /// - Throws: `LabelError.missingGlyph` for a character that no face has.
  func items(
    of units: [UInt16], styles: [StyleSpan], levels: [UInt8], scripts: [OpenTypeTag], graphemes: [Int]
  ) throws(LabelError) -> [TextItem] {
    var items: [TextItem] = []
    var open: OpenItem?
    // The coverage of the open item's face, copied into a local variable for speed.
    var coverage = CharacterCoverageCache()
    var style = 0
    var requested = requestedFace(of: styles[0].style)
    for index in 1..<max(1, graphemes.count) {
      let range = graphemes[index - 1]..<graphemes[index]
      let first = range.lowerBound
      if style < styles.count - 1, styles[style].end <= first {
        while style < styles.count - 1, styles[style].end <= first { style += 1 }
        requested = requestedFace(of: styles[style].style)
      }
      let continues = open.map { $0.style == style && $0.level == levels[first] && $0.script == scripts[first] } ?? false
      if continues, let open, open.isRequested, isSimple(units, in: range, for: open.face, coverage) { continue }
      var face = try face(for: units, in: range, requested, styles[style].style.font)
      if requested.context != nil, face != open?.face, face != requested.face || isSpace(units, in: range) {
        var before = open.map { (style: $0.style, face: $0.face) }
        if let start = open?.start, !isSpace(units, in: range), (start..<first).allSatisfy({ isSpace(units, in: $0..<$0 + 1) }) {
          before = items.last.map { ($0.style, $0.font.face) }
        }
        let font = styles[style].style.font
        // The next characters up to another font; colours make no difference.
        let limit = graphemes[min(index + Self.farthestNeighbour, graphemes.count - 1)]
        var (end, next) = (first, style)
        while end < limit, next < styles.count, styles[next].style.font == font, styles[next].style.attachment == nil {
          end = styles[next].end
          next += 1
        }
        let rest = graphemes[index...].prefix(Self.farthestNeighbour).prefix { $0 <= end }
        let last = before.flatMap { styles[$0.style].style.font == font ? $0.face : nil }
        face = try neighbour(last, of: units, in: range, rest, requested, font) ?? face
      }
      if continues, open?.face == face { continue }
      if let open { items.append(open.item(upTo: first, styles)) }
      open = OpenItem(
        start: first, style: style, face: face, isRequested: requested.context != nil && face == requested.face, script: scripts[first],
        level: levels[first])
      coverage = face.characterCoverageCache
    }
    if let open { items.append(open.item(upTo: graphemes[graphemes.count - 1], styles)) }
    return items
  }

  /// The face that a style requests.
  private struct RequestedFace {
    let face: FontFace
    /// The index of its font in the character font cache; nil for an attachment, whose placeholder needs no glyph.
    let context: Int?
    /// The same for the language of Han characters, if that is another one.
    let hanContext: Int?
  }

  private func requestedFace(of style: TextStyle) -> RequestedFace {
    guard style.attachment == nil else { return RequestedFace(face: style.font.face, context: nil, hanContext: nil) }
    let cache = library.characterFontCache
    var context = cache.contextIndex(for: style.font, language: language)
    let hanContext = hanLanguage.map { cache.contextIndex(for: style.font, language: $0.tag) }
    // The cache may drop all other contexts for a new one, so the first is looked up again.
    if hanContext != nil { context = cache.contextIndex(for: style.font, language: language) }
    return RequestedFace(face: style.font.face, context: context, hanContext: hanContext)
  }

  private func face(for units: [UInt16], in range: Range<Int>, _ requested: RequestedFace, _ font: Font) throws(LabelError) -> FontFace {
    let isHan = requested.hanContext != nil && HanLanguage.isHanOrNear(units[range.lowerBound])
    guard let context = isHan ? requested.hanContext : requested.context else { return requested.face }
    let language = isHan ? hanLanguage?.tag ?? language : language
    return try library.characterFontCache.face(for: units, in: range, context: context) { () throws(LabelError) in
      try choose(for: units, in: range, like: font, language)
    }
  }

  // MARK: Neighbours

  /// The fallback face of the text before or after a character that belongs to no script, or of the words on both sides of a space; nil if the
  /// character has the face of its own.
  ///
  /// - Parameters:
  ///   - before: The face of the text before, without spaces, if that has the same font.
  ///   - rest: The ends of the characters with the same font from this one on.
  private func neighbour(
    _ before: FontFace?, of units: [UInt16], in range: Range<Int>, _ rest: ArraySlice<Int>, _ requested: RequestedFace, _ font: Font
  ) throws(LabelError) -> FontFace? {
    let scalars = UTF16Scalars(units, in: range).compactMap { Unicode.Scalar($0.scalar) }
    let isSpace = isSpace(units, in: range)
    guard isSpace || ScriptRuns.areShared(scalars) && !Emoji.hasEmojiPresentation(scalars) else { return nil }
    func has(_ face: FontFace?) -> Bool { face.map { $0 != requested.face && !$0.isColor && $0.covers(scalars) } ?? false }
    if !isSpace, has(before) { return before }
    guard !isSpace || has(before) else { return nil }
    for (start, end) in zip(rest, rest.dropFirst()) {
      if self.isSpace(units, in: start..<end) { continue }
      let next = UTF16Scalars(units, in: start..<end).compactMap { Unicode.Scalar($0.scalar) }
      if ScriptRuns.areShared(next) {
        // It has the face before it, too, unless the requested one has it.
        if isSpace { return !requested.face.covers(next) && before?.covers(next) == true ? before : nil }
        continue
      }
      let after = try face(for: units, in: start..<end, requested, font)
      return has(after) && (!isSpace || after == before) ? after : nil
    }
    return nil
  }

  /// The characters after a shared one among which its neighbour is looked for.
  private static let farthestNeighbour = 8

  private func isSpace(_ units: [UInt16], in range: Range<Int>) -> Bool {
    range.count == 1 && (units[range.lowerBound] == 0x20 || units[range.lowerBound] == 0xA0)
  }

  /// An item whose end is not known yet. It has no font and no style of its own, because they are large and most characters continue an
  /// item.
  private struct OpenItem {
    let start: Int
    let style: Int
    let face: FontFace
    /// Whether the face is the one that the style requests.
    let isRequested: Bool
    let script: OpenTypeTag
    let level: UInt8

    func item(upTo end: Int, _ styles: [StyleSpan]) -> TextItem {
      let own = styles[style].style.font
      return TextItem(
        range: start..<end, style: style, font: face == own.face ? own : own.replaced(by: face), script: script, level: level)
    }
  }

  /// Whether a character is never shown as emoji by default and is in the font. Most characters are simple.
  private func isSimple(_ units: [UInt16], in range: Range<Int>, for face: FontFace, _ coverage: CharacterCoverageCache) -> Bool {
    guard range.count == 1, units[range.lowerBound] < 0x2000, let scalar = Unicode.Scalar(units[range.lowerBound]) else { return false }
    return coverage[scalar] ?? face.has(scalar)
  }

  /// The requested font's face, or the first fallback face that has the whole character.
  ///
  /// Emoji come from a font that the author names if it has them, except that U+FE0F asks for colour. They never come from the system font,
  /// which has some as plain characters on machines without Inter.
  private func choose(for units: [UInt16], in range: Range<Int>, like font: Font, _ language: String) throws(LabelError) -> FontFace {
    let scalars = UTF16Scalars(units, in: range).compactMap { Unicode.Scalar($0.scalar) }
    let emoji = Emoji.hasEmojiPresentation(scalars)
    let usesOwn = !emoji || (font.isNamed && (font.face.isColor || !scalars.contains(Emoji.emojiSelector)))
    if usesOwn, font.face.covers(scalars) { return font.face }
    if let fallback = try library.fallback(for: scalars, like: font, language: language, prefersEmoji: emoji) { return fallback.face }
    if font.face.covers(scalars) { return font.face }
    let missing = scalars.first { !font.face.covers([$0]) } ?? "\u{FFFD}"
    throw .missingGlyph(scalar: missing, text: String(decoding: units, as: UTF16.self))
  }
}
