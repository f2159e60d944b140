// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import CICU
internal import LabelCore

/// Shapes text under one set of conditions, from cached words where it can; the glyphs are those of shaping the text as a whole.
///
/// A word is shaped with the spaces round it, two on each side, and is cached only if HarfBuzz says that nothing in it has looked
/// beyond the nearer space and if the spaces came out as they do by themselves. A word that does look farther is tried with its
/// neighbours, and where that does not do, as in fonts whose rules ask for the spaces, the text is shaped as a whole.
final class WordShaper {
  let conditions: ShapingConditions
  private let buffer: ShapingBuffer
  private let properties: hb_segment_properties_t
  private let features: [hb_feature_t]
  /// Whether letters at the ends of a text may look different for what stands beside it.
  private let joins: Bool
  /// A space by itself; nil where words are not told apart.
  private let space: RawGlyph?
  private var shapedWordCache = WordCache()
  /// The words of a text, as they are found; nil for a space.
  private var pieces: [WordCache.Word?] = []

  private static let spaceUnit: UInt16 = 0x20
  /// UTF-16 units of a word, and of a text that is cached as a whole.
  private static let longestWord = 96

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
    joins = !Self.plainScripts.contains(conditions.script)
    space =
      Self.knowsWords(face, properties)
      ? Self.space(in: [Self.spaceUnit, Self.spaceUnit], face, properties, features, buffer) : nil
  }

  /// Scripts in which HarfBuzz asks for no letter's neighbours outside the text.
  private static let plainScripts: Set<UInt32> = Set(
    (["Zyyy", "Latn", "Cyrl", "Grek", "Hebr", "Hani", "Hira", "Kana", "Hang", "Thai"] as [OpenTypeTag]).map(\.value))

  /// Whether words can be told from words at all. Text against its script's direction is turned round as a whole, by what all of it
  /// holds; Apple's tables run state machines over the whole text.
  private static func knowsWords(_ face: FontFace, _ properties: hb_segment_properties_t) -> Bool {
    guard ShapingBuffer.knowsBounds, hb_script_get_horizontal_direction(properties.script) == properties.direction else { return false }
    let tables: OpaquePointer = hb_font_get_face(face.shaping)
    guard hb_aat_layout_has_substitution(tables) == 0, hb_aat_layout_has_positioning(tables) == 0, hb_aat_layout_has_tracking(tables) == 0
    else { return false }
    // OpenType's own pairs have version 0.
    return FontTable("kern", of: tables).unsigned(at: 0) ?? 0 == 0
  }

  private static func space(
    in text: [UInt16], _ face: FontFace, _ properties: hb_segment_properties_t, _ features: [hb_feature_t], _ buffer: ShapingBuffer
  ) -> RawGlyph? {
    text.withUnsafeBufferPointer { units in
      buffer.shape(units, 0..<units.count, in: face, properties, features) { glyphs in
        guard glyphs.count == 2, glyphs[0].looks(like: glyphs[1]), !glyphs[0].isBound, !glyphs[1].isBound else { return nil }
        return glyphs[0]
      }
    }
  }

  func shape(_ text: [UInt16], _ range: Range<Int>, in font: Font) -> [ShapedGlyph] {
    text.withUnsafeBufferPointer { units in
      let stands = !joins || Self.hasNeutralEnds(units, range)
      guard stands, range.count <= WordCache.capacity, findPieces(units, range, font.face) else { return whole(units, range, in: font) }
      return joined(range, in: font)
    }
  }

  func shapeAsAWhole(_ text: [UInt16], _ range: Range<Int>, in font: Font) -> [ShapedGlyph] {
    text.withUnsafeBufferPointer { whole($0, range, in: font) }
  }

  private func whole(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, in font: Font) -> [ShapedGlyph] {
    buffer.shape(units, range, in: font.face, properties, features) { glyphs in
      let scale = Self.pointsPerUnit(of: font)
      return glyphs.map { ShapedGlyph($0, in: font, scale, cluster: 0) }
    }
  }

  // MARK: Words

  /// Divides the text into words and spaces, or takes it as one word where some have to be seen together; false where it has to be shaped
  /// anew.
  private func findPieces(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ face: FontFace) -> Bool {
    shapedWordCache.makeRoom(for: range.count)
    if space != nil, divide(units, range, face) { return true }
    pieces.removeAll(keepingCapacity: true)
    guard let whole = word(units, range, in: range, face), whole.standsAlone else { return false }
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
      if word.standsAlone {
        pieces.append(word)
        start = end
        continue
      }
      // What looks beyond a space mostly looks no farther than the next word.
      let phrase = dropWord(before: start)..<wordEnd(after: end, units, range)
      guard phrase != start..<end, phrase != range, let whole = self.word(units, phrase, in: range, face), whole.standsAlone else {
        return false
      }
      pieces.append(whole)
      start = phrase.upperBound
    }
    return true
  }

  /// Takes the last word from the pieces, with the spaces behind it, and says where it begins; `place` itself where there is none.
  private func dropWord(before place: Int) -> Int {
    guard let last = pieces.lastIndex(where: { $0 != nil }) else { return place }
    let length = pieces[last...].reduce(0) { $0 + ($1?.letters.count ?? 1) }
    pieces.removeSubrange(last...)
    return place - length
  }

  /// Where the word after a place ends; `place` itself where there is none.
  private func wordEnd(after place: Int, _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Int {
    guard let first = (place..<range.upperBound).first(where: { units[$0] != Self.spaceUnit }) else { return place }
    return (first..<range.upperBound).first { units[$0] == Self.spaceUnit } ?? range.upperBound
  }

  /// A word from the cache, or shaped now; nil for one that is too long.
  private func word(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, in text: Range<Int>, _ face: FontFace
  ) -> WordCache.Word? {
    guard range.count <= Self.longestWord else { return nil }
    let letters = UnsafeBufferPointer(rebasing: units[range])
    var ends: WordCache.Ends = []
    if range.lowerBound > text.lowerBound { ends.insert(.spaceBefore) }
    if range.upperBound < text.upperBound { ends.insert(.spaceAfter) }
    let key = shapedWordCache.key(of: letters, ends)
    if let known = shapedWordCache.word(key, letters, ends) { return known }
    let glyphs = Self.beginsByItself(letters) ? shape(letters, ends, face) : nil
    return shapedWordCache.insert(key, letters, ends, glyphs)
  }

  /// The word's glyphs, with clusters from its beginning; nil for a word that looks beyond the spaces beside it.
  private func shape(_ letters: UnsafeBufferPointer<UInt16>, _ ends: WordCache.Ends, _ face: FontFace) -> [RawGlyph]? {
    let before = ends.contains(.spaceBefore) ? 2 : 0
    let after = ends.contains(.spaceAfter) ? 2 : 0
    let text = Array(repeating: Self.spaceUnit, count: before) + letters + Array(repeating: Self.spaceUnit, count: after)
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
          guard let space, glyph.looks(like: space) else { return nil }
          let isOuter = before > 0 && cluster == 0 || after > 0 && cluster == text.count - 1
          if isOuter, glyph.isBound { return nil }
          spaces += 1
        }
        return spaces == before + after ? result : nil
      }
    }
  }

  /// Whether a text's first character is none that goes with whatever stands before it.
  private static func beginsByItself(_ letters: UnsafeBufferPointer<UInt16>) -> Bool {
    guard let first = letters.first, first >= 0x300 else { return true }
    var decoder = UTF16()
    var units = letters.makeIterator()
    // Half a pair stands for itself.
    guard case .scalarValue(let scalar) = decoder.decode(&units) else { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  // MARK: Context

  /// Whether a part of a text does not join with what stands beside it. Nothing below U+0600 joins.
  private static func hasNeutralEnds(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> Bool {
    let before = range.lowerBound == 0 || !mayJoin(units[range.lowerBound - 1])
    let after = range.upperBound == units.count || !mayJoin(units[range.upperBound])
    return (before && after) || !range.contains { units[$0] >= 0x600 }
  }

  /// Units of pairs are taken to join, whatever they stand for.
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
      let length = piece?.letters.count ?? 1
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
  /// Whether the two are drawn in the same way.
  fileprivate func looks(like other: RawGlyph) -> Bool {
    glyph == other.glyph && advance == other.advance && x == other.x && y == other.y
  }
}

extension ShapedGlyph {
  /// A glyph at a font's size, with its cluster counted from `start`.
  fileprivate init(_ raw: RawGlyph, in font: Font, _ pointsPerUnit: Double, cluster start: Int) {
    let rise = Double(raw.y) * pointsPerUnit
    self.init(
      glyph: GlyphID(raw.glyph), cluster: start + Int(raw.cluster), advance: Double(raw.advance) * pointsPerUnit * font.stretch,
      // A raised mark moves along the slant of the letter below it.
      offset: Point(x: Double(raw.x) * pointsPerUnit * font.stretch + rise * font.slant, y: -rise))
  }
}
