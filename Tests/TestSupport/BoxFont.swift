// SPDX-License-Identifier: MIT

import Foundation

/// A font for simple arithmetic in tests: every glyph is a square of 1 em, 0.8 em above the baseline and 0.2 em below. Spaces are blank and 1 em
/// wide. It is written byte by byte here, since fonts are not committed.
public enum BoxFont {
  /// The path of the font file, which is written once for all tests of a process.
  public static let file = Result { try makeFile("Box.ttf", bytes()) }

  /// The path of the same font as an icon font: the square is named `bell` and is also at U+E001, two characters in a row are a ligature
  /// `bell.slash`, and the glyph `blank` is empty.
  public static let iconFile = Result { try makeFile("Icons.ttf", bytes(isIconFont: true)) }

  private static func makeFile(_ name: String, _ bytes: Data) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-boxfont-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try bytes.write(to: file)
    return file.path()
  }

  /// The characters with a square glyph; `blanks` have an empty one.
  private static let boxes: [ClosedRange<UInt32>] = [
    0x21...0x7E, 0xA1...0x24F, 0x590...0x6FF, 0x1100...0x11FF, 0x2010...0x2027, 0x3001...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]
  private static let blanks: [ClosedRange<UInt32>] = [0x20...0x20, 0xA0...0xA0, 0x3000...0x3000]

  private static func bytes(isIconFont: Bool = false) -> Data {
    let square = be16([1, 0, -200, 1000, 800, 3]) + be16([0]) + [1, 1, 1, 1] + be16([0, 1000, 0, -1000]) + be16([-200, 0, 1000, 0])
    let glyph = square.count % 2 == 0 ? square : square + [0]
    let end = UInt32(glyph.count)
    var tables: [(String, [UInt8])] = [
      ("OS/2", os2()), ("cmap", cmap(isIconFont ? [0xE001...0xE001] : [])), ("glyf", glyph + glyph),
      (
        "head",
        be32([0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5]) + be16([0, 1000]) + be32([0, 0, 0, 0]) + be16([0, -200, 1000, 800, 0, 8, 2, 1, 0])
      ),
      ("hhea", be32([0x0001_0000]) + be16([800, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, 1])),
      ("hmtx", be16([1000, 0, 0, 0, 0])), ("loca", be32([0, 0, end, end, 2 * end])),
      ("maxp", be32([0x0001_0000]) + be16([4, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])), ("name", be16([0, 0, 6])),
      ("post", isIconFont ? post(["missing", "bell", "blank", "bell.slash"]) : be32([0x0003_0000, 0, 0, 0, 0, 0, 0, 0])),
    ]
    if isIconFont { tables.insert(("GSUB", ligature()), at: 0) }
    var directory = be32([0x0001_0000]) + be16([Int16(tables.count), 0, 0, 0])
    var content: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      directory += Array(tag.utf8) + be32([0, UInt32(start + content.count), UInt32(bytes.count)])
      content += bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return Data(directory + content)
  }

  /// A many-to-one `cmap` (format 13): glyph 1 is the square, glyph 2 is blank.
  private static func cmap(_ more: [ClosedRange<UInt32>]) -> [UInt8] {
    let groups = ((boxes + more).map { ($0, UInt32(1)) } + blanks.map { ($0, UInt32(2)) }).sorted { $0.0.lowerBound < $1.0.lowerBound }
    let table =
      be16([13, 0]) + be32([UInt32(16 + 12 * groups.count), 0, UInt32(groups.count)])
      + groups.flatMap { be32([$0.0.lowerBound, $0.0.upperBound, $0.1]) }
    return be16([0, 1, 3, 10]) + be32([12]) + table
  }

  /// A `post` table with glyph names.
  private static func post(_ names: [String]) -> [UInt8] {
    be32([0x0002_0000, 0, 0, 0, 0, 0, 0, 0]) + be16([Int16(names.count)] + names.indices.map { Int16(258 + $0) })
      + names.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
  }

  /// A `GSUB` table with a ligature of two squares, glyph 3: scripts, features, lookups.
  private static func ligature() -> [UInt8] {
    be16([1, 0, 10, 30, 44]) + be16([1]) + Array("DFLT".utf8) + be16([8, 4, 0, 0, -1, 1, 0]) + be16([1]) + Array("liga".utf8)
      + be16([8, 0, 1, 0]) + be16([1, 4, 4, 0, 1, 8, 1, 18, 1, 8, 1, 4, 3, 2, 1, 1, 1, 1])
  }

  /// An `OS/2` table of version 2, which has the cap height (0.8 em) and the x height (0.5 em).
  private static func os2() -> [UInt8] {
    be16([2, 1000, 400, 5, 0]) + Array(repeating: 0, count: 20) + be16([0]) + Array(repeating: 0, count: 10) + be32([0, 0, 0, 0])
      + Array("LKit".utf8) + be16([64, 0x20, 0x7E, 800, -200, 0, 800, 200]) + be32([0, 0]) + be16([500, 800, 0, 32, 0])
  }

  private static func be16(_ values: [Int16]) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func be32(_ values: [UInt32]) -> [UInt8] {
    values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) } }
  }
}
