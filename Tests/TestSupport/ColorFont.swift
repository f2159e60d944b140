// SPDX-License-Identifier: MIT

/// Paints of colour glyphs (COLR version 1), byte by byte, and fonts with them.
public enum ColorFont {
  /// A 16-bit number.
  public static func short(_ value: Int) -> [UInt8] { FontTables.bytes(value, 2) }

  /// 16-bit numbers.
  public static func shorts(_ values: Int...) -> [UInt8] { values.flatMap { short($0) } }

  /// Numbers in 2.14 fixed point.
  public static func fractions(_ values: Double...) -> [UInt8] { values.flatMap { short(Int(($0 * 16_384).rounded())) } }

  /// A colour everywhere.
  public static func solid(_ index: Int, alpha: Double = 1) -> [UInt8] { [2] + short(index) + fractions(alpha) }

  /// A paint inside the outline of a glyph.
  public static func glyph(_ glyph: Int, _ child: [UInt8]) -> [UInt8] { [10, 0, 0, 6] + short(glyph) + child }

  /// Another colour glyph.
  public static func colorGlyph(_ glyph: Int) -> [UInt8] { [11] + short(glyph) }

  /// A range of the list of layers.
  public static func layers(_ count: Int, from first: Int) -> [UInt8] { [1, UInt8(count)] + FontTables.bytes(first, 4) }

  /// A paint under a transform: the numbers follow the offset of the child, as in formats 14 to 31.
  public static func transform(_ format: UInt8, _ numbers: [UInt8], _ child: [UInt8]) -> [UInt8] {
    [format] + FontTables.bytes(4 + numbers.count, 3) + numbers + child
  }

  /// A paint under a matrix of six numbers.
  public static func matrix(_ numbers: [Double], _ child: [UInt8]) -> [UInt8] {
    let head: [UInt8] = [12, 0, 0, 31, 0, 0, 7]
    return head + numbers.flatMap { FontTables.bytes(Int(($0 * 65_536).rounded()), 4) } + child
  }

  /// A source composited with a backdrop.
  public static func composite(_ mode: UInt8, _ source: [UInt8], _ backdrop: [UInt8]) -> [UInt8] {
    let head: [UInt8] = [32, 0, 0, 8, mode] + FontTables.bytes(8 + source.count, 3)
    return head + source + backdrop
  }

  /// A gradient of format 4, 6 or 8 with its numbers and a colour line: 0 for pad, 1 for repeat, 2 for reflect.
  public static func gradient(
    _ format: UInt8, _ numbers: [UInt8], extend: UInt8 = 0, _ stops: [(offset: Double, color: Int)] = [(0, 0), (1, 1)]
  ) -> [UInt8] {
    let head: [UInt8] = [format] + FontTables.bytes(4 + numbers.count, 3)
    let line: [UInt8] = [extend] + short(stops.count)
    return head + numbers + line + stops.flatMap { fractions($0.offset) + short($0.color) + fractions(1) }
  }

  /// A table `COLR` in which glyphs have paints.
  ///
  /// - Parameters:
  ///   - glyphs: The paints by glyphs, in the order of glyphs.
  ///   - layers: The list of layers.
  ///   - clips: The boxes by glyphs: left, bottom, right, top.
  public static func table(_ glyphs: [(glyph: Int, paint: [UInt8])], layers: [[UInt8]] = [], clips: [(Int, [Int])] = []) -> [UInt8] {
    func list(_ entries: [[UInt8]], head: [UInt8], record: (Int, Int) -> [UInt8], recordSize: Int) -> [UInt8] {
      var (records, body): ([UInt8], [UInt8]) = ([], [])
      for (index, entry) in entries.enumerated() {
        records += record(index, head.count + recordSize * entries.count + body.count)
        body += entry
      }
      return head + records + body
    }
    let base = list(
      glyphs.map(\.paint), head: FontTables.bytes(glyphs.count, 4),
      record: { short(glyphs[$0].glyph) + FontTables.bytes($1, 4) }, recordSize: 6)
    let layerList = list(layers, head: FontTables.bytes(layers.count, 4), record: { FontTables.bytes($1, 4) }, recordSize: 4)
    let clipList = list(
      clips.map { [1] + $0.1.flatMap { short($0) } }, head: [1] + FontTables.bytes(clips.count, 4),
      record: { short(clips[$0].0) + short(clips[$0].0) + FontTables.bytes($1, 3) }, recordSize: 7)
    let start = 34
    let offsets = [start, start + base.count, clips.isEmpty ? 0 : start + base.count + layerList.count, 0, 0]
    let head: [UInt8] = shorts(1, 0, 0, 0, 0, 0, 0) + offsets.flatMap { FontTables.bytes($0, 4) }
    return head + base + layerList + clipList
  }

  /// A table `CPAL` with a palette of colours, each red, green, blue and alpha.
  public static func palette(_ colors: [[UInt8]] = [[255, 0, 0, 255], [0, 0, 255, 255], [0, 255, 0, 128]]) -> [UInt8] {
    shorts(0, colors.count, 1, colors.count, 0, 14, 0) + colors.flatMap { [$0[2], $0[1], $0[0], $0[3]] }
  }

  /// The font of squares with paints. Glyph 1 is the square, 1,000 units wide from −200 to 800; glyph 2 is blank.
  public static func file(_ box: [UInt8], colr: [UInt8], palette: [UInt8] = ColorFont.palette()) -> [UInt8] {
    var tables = FontTables(box)
    tables["COLR"] = colr
    tables["CPAL"] = palette
    return tables.file
  }
}
