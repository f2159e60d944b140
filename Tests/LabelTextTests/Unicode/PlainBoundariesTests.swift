// SPDX-License-Identifier: MIT

import LabelText
import TestSupport
import Testing

/// The boundaries of plain text that are found without ICU equal ICU's.
struct PlainBoundariesTests {
  private static let locales = ["en", "de", "fi", "ja@lb=strict", "ja@lb=loose", "zh", "th", "ko"]
  /// A character of each class that `PlainLineBreaks` supports, and one that it does not.
  private static let characters: [UInt16] = [0x61, 0xE9, 0x31, 0x2E, 0x3A, 0x28, 0x29, 0x27, 0x25, 0x20, 0x2D]

  private let boundaries = TextBoundaries()

  @Test(arguments: [1, 2, 3, 4, 5]) func lineBreaksOfEveryShortTextEqualThoseOfICU(length: Int) throws {
    let count = (0..<length).reduce(1) { product, _ in product * Self.characters.count }
    for number in 0..<count {
      var rest = number
      let text = (0..<length).map { _ in
        defer { rest /= Self.characters.count }
        return Self.characters[rest % Self.characters.count]
      }
      try expect(.line, text, "en")
    }
  }

  @Test func lineBreaksInEveryLocaleAndOfEveryCharacterEqualThoseOfICU() throws {
    var random = Seeded(state: 11)
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt16.random(in: 0x20...0x24F, using: &random) : Self.characters[Int.random(in: 0..<Self.characters.count, using: &random)]
      }
      try expect(.line, text, Self.locales[Int.random(in: 0..<Self.locales.count, using: &random)])
    }
    for unit in UInt16(0x20)...0x24F { try expect(.line, [0x61, unit, 0x61, 0x20, unit, 0x31, unit, 0x20, unit], "en") }
  }

  @Test func graphemesOfPlainScriptsEqualThoseOfICU() throws {
    var random = Seeded(state: 12)
    let ranges: [ClosedRange<UInt16>] = [
      0x20...0x7E, 0xA0...0x24F, 0x370...0x52F, 0x5BE...0x5F4, 0x3000...0x30FF, 0x4E00...0x4E80, 0x9F00...0x9FFF,
    ]
    for range in ranges { try expect(.grapheme, Array(range), "en") }
    for _ in 0..<4000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        UInt16.random(in: ranges[Int.random(in: 0..<ranges.count, using: &random)], using: &random)
      }
      try expect(.grapheme, text, "en")
    }
  }

  private func expect(_ kind: BoundaryKind, _ text: [UInt16], _ locale: String) throws {
    let found = try boundaries.offsets(kind, in: text, locale: locale)
    #expect(try found == boundaries.general(kind, in: text, locale: locale), "\(String(decoding: text, as: UTF16.self)) in \(locale)")
  }
}
