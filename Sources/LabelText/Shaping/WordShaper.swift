// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import CICU
internal import LabelCore
internal import LabelSettings

/// Shapes text under one set of conditions, from cached words where possible; the glyphs equal those of shaping the whole text.
///
/// A word is shaped with up to two spaces on each side. Its glyphs are cached only if HarfBuzz reports that nothing in the word depends on
/// text beyond the nearer space, and if the spaces have their usual glyphs. A word that depends on more is tried together with its
/// neighbours. If that fails too, as in fonts whose rules involve spaces, the text is shaped as a whole.
final class WordShaper {
  let conditions: ShapingConditions
  private let buffer: ShapingBuffer
  private let properties: hb_segment_properties_t
  private let features: [hb_feature_t]
  /// Whether glyphs at the ends of a text may depend on the text around it.
  private let hasContextualEnds: Bool
  /// The glyph of a space; nil when text cannot be split into words.
  private let space: RawGlyph?
  private var shapedWordCache = WordCache()
  /// The words of the current text, in order; nil for a space.
  private var pieces: [WordCache.Word?] = []

  private static let spaceUnit: UInt16 = 0x20
  /// The longest word, or text that is cached as a whole, in UTF-16 units.
  private static let maximumWordLength = 96

  init(_ conditions: ShapingConditions, _ face: FontFace, _ buffer: ShapingBuffer) {
    self.conditions = conditions
    self.buffer = buffer
    let script = hb_script_from_iso15924_tag(conditions.script)
    var properties = hb_segment_properties_t()
    properties.direction = conditions.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL
    properties.script = script
    if let language = conditions.language { properties.language = hb_language_from_string(language, -1) }
    self.properties = properties
    features = conditions.features.map { hb_feature_t(tag: $0.tag.value, value: $0.value, start: 0, end: UInt32.max) }
    hasContextualEnds = !Self.plainScripts.contains(conditions.script)
    space =
      Self.canSplitIntoWords(face, properties)
      ? Self.space(in: [Self.spaceUnit, Self.spaceUnit], face, properties, features, buffer) : nil
  }

  /// Scripts in which HarfBuzz does not use the characters around the text.
  private static let plainScripts: Set<UInt32> = Set(
    (["Zyyy", "Latn", "Cyrl", "Grek", "Hebr", "Hani", "Hira", "Kana", "Hang", "Thai"] as [OpenTypeTag]).map(\.value))

  /// Whether text may be split into words at all. Text against its script's direction is reversed as a whole, depending on all of its
  /// characters, and Apple's tables run state machines over the whole text.
  private static func canSplitIntoWords(_ face: FontFace, _ properties: hb_segment_properties_t) -> Bool {
    guard ShapingBuffer.reportsUnsafeToConcat, hb_script_get_horizontal_direction(properties.script) == properties.direction else {
      return false
    }
    let tables: OpaquePointer = hb_font_get_face(face.shaping)
    guard hb_aat_layout_has_substitution(tables) == 0, hb_aat_layout_has_positioning(tables) == 0, hb_aat_layout_has_tracking(tables) == 0
    else { return false }
    // OpenType's kerning pairs have version 0.
    return FontTable("kern", of: tables).unsigned(at: 0) ?? 0 == 0
  }

  private static func space(
    in text: [UInt16], _ face: FontFace, _ properties: hb_segment_properties_t, _ features: [hb_feature_t], _ buffer: ShapingBuffer
  ) -> RawGlyph? {
    text.withUnsafeBufferPointer { units in
      buffer.shape(units, 0..<units.count, in: face, properties, features) { glyphs in
        guard glyphs.count == 2, glyphs[0].isDrawn(like: glyphs[1]), !glyphs[0].isUnsafeToConcat, !glyphs[1].isUnsafeToConcat else {
          return nil
        }
        return glyphs[0]
      }
    }
  }

  func shape(_ text: [UInt16], _ range: Range<Int>, in font: Font) -> [ShapedGlyph] {
    text.withUnsafeBufferPointer { units in
      let isIndependent = !hasContextualEnds || Self.hasNeutralEnds(units, range)
      guard isIndependent, range.count <= WordCache.capacity, findPieces(units, range, font.face) else {
        return shapeWhole(units, range, in: font)
      }
      return joined(range, in: font)
    }
  }

  func shapeWithoutCache(_ text: [UInt16], _ range: Range<Int>, in font: Font) -> [ShapedGlyph] {
    text.withUnsafeBufferPointer { shapeWhole($0, range, in: font) }
  }

  private func shapeWhole(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, in font: Font) -> [ShapedGlyph] {
    buffer.shape(units, range, in: font.face, properties, features) { glyphs in
      let scale = Self.pointsPerUnit(of: font)
      return glyphs.map { ShapedGlyph($0, in: font, scale, cluster: 0) }
    }
  }

  // MARK: Words

  /// Splits the text into words and spaces, or uses it as a single word; false when the text has to be shaped without the cache.
  private func findPieces(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: FontFace) -> Bool {
    shapedWordCache.makeRoom(for: range.count)
    if space != nil, divide(units, range, face) { return true }
    pieces.removeAll(keepingCapacity: true)
    guard let whole = word(units, range, in: range, face), whole.isSelfContained else { return false }
    pieces.append(whole)
    return true
  }

  private func divide(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: FontFace) -> Bool {
    pieces.removeAll(keepingCapacity: true)
    var start = range.lowerBound
    while start < range.upperBound {
      guard units[start] != Self.spaceUnit else {
        pieces.append(nil)
        start += 1
        continue
      }
      var end = start + 1
      while end < range.upperBound, units[end] != Self.spaceUnit { end += 1 }
      guard let word = word(units, start..<end, in: range, face) else { return false }
      if word.isSelfContained {
        pieces.append(word)
        start = end
        continue
      }
      // A word that depends on text beyond a space mostly depends on no more than the next word.
      let phrase = dropWord(before: start)..<wordEnd(after: end, units, range)
      guard phrase != start..<end, phrase != range, let whole = self.word(units, phrase, in: range, face), whole.isSelfContained else {
        return false
      }
      pieces.append(whole)
      start = phrase.upperBound
    }
    return true
  }

  /// Removes the last word and the spaces after it from the pieces and returns where it begins; `position` itself when there is none.
  private func dropWord(before position: Int) -> Int {
    guard let last = pieces.lastIndex(where: { $0 != nil }) else { return position }
    let length = pieces[last...].reduce(0) { $0 + ($1?.characters.count ?? 1) }
    pieces.removeSubrange(last...)
    return position - length
  }

  /// The end of the word after a position; `position` itself when there is none.
  private func wordEnd(after position: Int, _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Int {
    guard let first = (position..<range.upperBound).first(where: { units[$0] != Self.spaceUnit }) else { return position }
    return (first..<range.upperBound).first { units[$0] == Self.spaceUnit } ?? range.upperBound
  }

  /// A word from the cache, or shaped and added to it; nil for a word that is too long.
  private func word(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, in text: Range<Int>, _ face: FontFace
  ) -> WordCache.Word? {
    guard range.count <= Self.maximumWordLength else { return nil }
    let characters = UnsafeBufferPointer(rebasing: units[range])
    var ends: WordCache.Ends = []
    if range.lowerBound > text.lowerBound { ends.insert(.spaceBefore) }
    if range.upperBound < text.upperBound { ends.insert(.spaceAfter) }
    let key = shapedWordCache.key(of: characters, ends)
    if let cached = shapedWordCache.word(key, characters, ends) { return cached }
    let glyphs = Self.beginsIndependently(characters) ? shape(characters, ends, face) : nil
    return shapedWordCache.insert(key, characters, ends, glyphs)
  }

  /// The word's glyphs, with clusters counted from its start; nil for a word that depends on text beyond the spaces next to it.
  private func shape(_ characters: UnsafeBufferPointer<UInt16>, _ ends: WordCache.Ends, _ face: FontFace) -> [RawGlyph]? {
    let before = ends.contains(.spaceBefore) ? 2 : 0
    let after = ends.contains(.spaceAfter) ? 2 : 0
    let text = Array(repeating: Self.spaceUnit, count: before) + characters + Array(repeating: Self.spaceUnit, count: after)
    return text.withUnsafeBufferPointer { units in
      buffer.shape(units, 0..<units.count, in: face, properties, features) { glyphs in
        var result: [RawGlyph] = []
        result.reserveCapacity(glyphs.count)
        var spaces = 0
        for glyph in glyphs {
          let cluster = Int(glyph.cluster)
          if cluster >= before, cluster < text.count - after {
            var own = glyph
            own.cluster -= Int32(before)
            result.append(own)
            continue
          }
          guard let space, glyph.isDrawn(like: space) else { return nil }
          let isOuter = before > 0 && cluster == 0 || after > 0 && cluster == text.count - 1
          if isOuter, glyph.isUnsafeToConcat { return nil }
          spaces += 1
        }
        return spaces == before + after ? result : nil
      }
    }
  }

  /// Whether a text's first character does not combine with the character before it.
  private static func beginsIndependently(_ characters: UnsafeBufferPointer<UInt16>) -> Bool {
    guard let first = characters.first, first >= 0x300 else { return true }
    var decoder = UTF16()
    var units = characters.makeIterator()
    // A lone surrogate does not combine.
    guard case .scalarValue(let scalar) = decoder.decode(&units) else { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  // MARK: Context

  /// Whether a part of a text does not join with the text around it. Nothing below U+0600 joins.
  private static func hasNeutralEnds(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    let before = range.lowerBound == 0 || !mayJoin(units[range.lowerBound - 1])
    let after = range.upperBound == units.count || !mayJoin(units[range.upperBound])
    return (before && after) || !range.contains { units[$0] >= 0x600 }
  }

  /// Surrogates are assumed to join, whatever their character is.
  private static func mayJoin(_ unit: UInt16) -> Bool {
    unit >= 0x600 && (UTF16.isSurrogate(unit) || icu_joining_type(UInt32(unit)) != .nonJoining)
  }

  // MARK: Glyphs

  private func joined(_ range: Range<Int>, in font: Font) -> [ShapedGlyph] {
    let count = pieces.reduce(0) { $0 + ($1?.glyphs.count ?? 1) }
    let scale = Self.pointsPerUnit(of: font)
    var result: [ShapedGlyph] = []
    result.reserveCapacity(count)
    let isReversed = conditions.direction == .rightToLeft
    var offset = isReversed ? range.upperBound : range.lowerBound
    for index in pieces.indices {
      let piece = pieces[isReversed ? pieces.count - 1 - index : index]
      let length = piece?.characters.count ?? 1
      if isReversed { offset -= length }
      if let piece {
        shapedWordCache.withGlyphs(of: piece) { glyphs in
          for glyph in glyphs { result.append(ShapedGlyph(glyph, in: font, scale, cluster: offset)) }
        }
      } else if let space {
        result.append(ShapedGlyph(space, in: font, scale, cluster: offset - Int(space.cluster)))
      }
      if !isReversed { offset += length }
    }
    return result
  }

  private static func pointsPerUnit(of font: Font) -> Double { font.size / Double(font.face.unitsPerEm * FontFace.shapingScale) }
}

extension RawGlyph {
  /// Whether two glyphs are drawn in the same way.
  fileprivate func isDrawn(like other: RawGlyph) -> Bool {
    glyph == other.glyph && advance == other.advance && x == other.x && y == other.y
  }
}

extension ShapedGlyph {
  /// A glyph at a font's size, with its cluster counted from `start`.
  fileprivate init(_ raw: RawGlyph, in font: Font, _ pointsPerUnit: Double, cluster start: Int) {
    let rise = Double(raw.y) * pointsPerUnit
    self.init(
      glyph: GlyphID(raw.glyph), cluster: start + Int(raw.cluster), advance: Double(raw.advance) * pointsPerUnit * font.horizontalScale,
      // A raised mark moves along the slant of the glyph below it.
      offset: Point(x: Double(raw.x) * pointsPerUnit * font.horizontalScale + rise * font.slant, y: -rise))
  }
}
