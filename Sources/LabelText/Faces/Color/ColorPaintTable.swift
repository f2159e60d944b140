// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore
internal import LabelSettings

/// The paints of a font's colour glyphs: the table `COLR`, version 1 (OpenType 1.9.1).
///
/// FreeType reads it, too, but the variations of variable fonts only from 2.13 on. Paints are named by their offset in the table. Anything may
/// be in the file: a number outside the table is an error.
final class ColorPaintTable {
  let table: FontTable
  /// The offsets of the lists in the table; 0 for one that it does not have.
  private let baseGlyphs: Int
  private let layers: Int
  private let clips: Int
  /// The offsets of the variations and of their index.
  let variationStore: Int
  let variationIndex: Int
  /// How much each region of the design space applies to the face's axis values.
  let regionScalars: [Double]

  /// Nil for a face without such a table.
  ///
  /// - Parameter font: HarfBuzz's font, with axis values.
  init?(of font: OpaquePointer) {
    let table = FontTable("COLR", of: hb_font_get_face(font))
    guard let version = table.unsigned(at: 0), version >= 1, let baseGlyphs = table.unsigned(at: 14, bytes: 4), baseGlyphs > 0 else {
      return nil
    }
    let store = table.unsigned(at: 30, bytes: 4) ?? 0
    regionScalars = store > 0 ? Self.regionScalars(table, store, Self.coordinates(of: font)) : []
    self.baseGlyphs = baseGlyphs
    layers = table.unsigned(at: 18, bytes: 4) ?? 0
    clips = table.unsigned(at: 22, bytes: 4) ?? 0
    variationIndex = table.unsigned(at: 26, bytes: 4) ?? 0
    variationStore = store
    self.table = table
  }

  /// The paint of a colour glyph; nil for other glyphs.
  func paint(of glyph: GlyphID) -> Int? {
    guard let count = table.unsigned(at: baseGlyphs, bytes: 4) else { return nil }
    let record = record(of: glyph, among: count) { index in
      table.unsigned(at: baseGlyphs + 4 + 6 * index).map { $0..<$0 + 1 }
    }
    return record.flatMap { table.unsigned(at: baseGlyphs + 6 + 6 * $0, bytes: 4) }.map { baseGlyphs + $0 }
  }

  /// The paint of a layer in the list of layers.
  func paint(ofLayer index: Int) throws(UndrawableGlyph) -> Int {
    guard layers > 0, let count = table.unsigned(at: layers, bytes: 4), index < count else { throw .noSuchLayer }
    return layers + (try number(at: layers + 4 + 4 * index, bytes: 4))
  }

  /// The box that a colour glyph is clipped to, in font units, y up; nil for none.
  func clipBox(of glyph: GlyphID) throws(UndrawableGlyph) -> (low: Point, high: Point)? {
    guard clips > 0, let count = table.unsigned(at: clips + 1, bytes: 4) else { return nil }
    let record = record(of: glyph, among: count) { index in
      let entry = clips + 5 + 7 * index
      guard let first = table.unsigned(at: entry), let last = table.unsigned(at: entry + 2) else { return nil }
      return first..<max(first, last + 1)
    }
    guard let record else { return nil }
    let box = clips + (try number(at: clips + 9 + 7 * record, bytes: 3))
    let edges = try numbers([.units, .units, .units, .units], at: box + 1, varies: try number(at: box, bytes: 1) == 2)
    return (Point(x: edges[0], y: edges[1]), Point(x: edges[2], y: edges[3]))
  }

  /// The index of the record that contains a glyph, among records that are sorted by glyphs.
  private func record(of glyph: GlyphID, among count: Int, _ glyphs: (Int) -> Range<Int>?) -> Int? {
    let glyph = Int(glyph.value)
    var (low, high) = (0, min(count, 65_536))
    while low < high {
      let middle = (low + high) / 2
      guard let range = glyphs(middle) else { return nil }
      if range.contains(glyph) { return middle }
      if glyph < range.lowerBound { high = middle } else { low = middle + 1 }
    }
    return nil
  }

  // MARK: Numbers

  /// How a number is written.
  enum NumberKind {
    /// Font units.
    case units
    /// Font units, not negative.
    case length
    /// 2.14 fixed point.
    case fraction
    /// 16.16 fixed point.
    case fixed
  }

  /// Numbers that follow each other, with the variations of the face's axis values.
  ///
  /// - Parameter varies: Whether the index of the first number's variation follows.
  func numbers(_ kinds: [NumberKind], at offset: Int, varies: Bool) throws(UndrawableGlyph) -> [Double] {
    var position = offset
    var raw: [Int] = []
    for kind in kinds {
      let bytes = kind == .fixed ? 4 : 2
      let number = try number(at: position, bytes: bytes)
      let half = 1 << (8 * bytes - 1)
      raw.append(kind == .length || number < half ? number : number - 2 * half)
      position += bytes
    }
    var base: Int?
    if varies, !regionScalars.isEmpty {
      base = try number(at: position, bytes: 4)
      if base == 0xFFFF_FFFF { base = nil }
    }
    return zip(kinds, raw).enumerated().map { index, field in
      let value = Double(field.1) + (base.map { delta($0 + index) } ?? 0)
      switch field.0 {
      case .units, .length: return value
      case .fraction: return value / 16_384
      case .fixed: return value / 65_536
      }
    }
  }

  /// An unsigned number.
  func number(at offset: Int, bytes: Int) throws(UndrawableGlyph) -> Int {
    guard let number = table.unsigned(at: offset, bytes: bytes) else { throw .cutShort }
    return number
  }
}
