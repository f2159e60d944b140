// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Text shaped from cached words has the glyphs that HarfBuzz gives the whole text, in every font of the machine.
struct WordShapingTests {
  /// Words with the characters of contextual rules: digits with a multiplication sign or a colon between them, capitals next to
  /// punctuation, arrows, kerned letters, ligatures.
  private static let latin = [
    "AV", "To", "office", "x", "2", "16x9", "Next", "(72)", "14:30", "-", "->", "A", "(A)", "B-C", "e.g.", "1/2", "O'Connor", "Café",
    "¿Qué",
    "«tú»", "Ty.", "T,", "a_b", ":", "12:30", "fi", "ffl", "Łódź", "€24.90", "85%", "…", "i\u{307}", "1\u{2044}2", "WAVE", "**", "3", "×",
  ]
  private static let samples: [(script: OpenTypeTag, direction: TextDirection, language: String, words: [String])] = [
    ("Latn", .leftToRight, "en", latin), ("Latn", .leftToRight, "tr", ["fi", "İstanbul", "ılık", "1", "fıstık", "-", "A"]),
    ("Arab", .rightToLeft, "ar", ["إضافة", "إلى", "المفضلة", "لا", "الله", "في", "ك", "،", "مُحَمَّد", "١٢٣", "«بب»", "ـ"]),
    ("Arab", .rightToLeft, "ur", ["یہ", "ہے", "لکھنا", "میں", "۔", "ء"]),
    ("Hebr", .rightToLeft, "he", ["שלום", "הגדרות", "בְּרֵאשִׁית", "־", "א", "(ב)"]),
    ("Deva", .leftToRight, "hi", ["मित्रों", "के", "साथ", "र्क", "श्री", "कि", "।", "१२", "ङ्ग"]),
    ("Thai", .leftToRight, "th", ["การตั้งค่า", "ส่งข้อความแล้ว", "น้ำ", "ปู่", "ๆ", "๑๒"]),
    ("Hani", .leftToRight, "zh", ["与朋友分享", "在文件中搜索", "，", "「说」", "一"]),
    ("Hira", .leftToRight, "ja", ["お気に入り", "ー", "がっ", "は\u{3099}"]), ("Hang", .leftToRight, "ko", ["설정", "한국어", "ᄒ\u{1161}\u{11AB}"]),
    ("Beng", .leftToRight, "bn", ["বাংলা", "কি", "ক্ষ"]), ("Taml", .leftToRight, "ta", ["தமிழ்", "கொ"]),
    ("Khmr", .leftToRight, "km", ["ខ្មែរ", "ភាសា"]), ("Mymr", .leftToRight, "my", ["မြန်မာ", "စာ"]), ("Sinh", .leftToRight, "si", ["සිංහල", "ශ්‍රී"]),
    ("Grek", .leftToRight, "el", ["Ελληνικά", "ΑΥ", "ς"]), ("Cyrl", .leftToRight, "sr", ["Пётр", "бгд", "Т."]),
    ("Mong", .leftToRight, "mn", ["ᠮᠣᠩᠭᠣᠯ", "ᠪᠢ"]), ("Zyyy", .leftToRight, "en", ["🎉", "❤️", "👩‍💻", "🇩🇪", "✅", "1️⃣"]),
    ("Arab", .leftToRight, "ar", ["12", "بب", "3"]), ("Latn", .rightToLeft, "en", ["ab", "12", "x"]),
  ]

  @Test func textFromCachedWordsEqualsTextShapedAsAWhole() throws {
    let library = try FontLibrary()
    var random = Seeded(state: 7)
    var seen: Set<String> = []
    var compared = 0
    for listing in library.faces() where seen.insert(listing.path).inserted {
      guard let font = try? library.font(for: FontRequest(family: .file(path: listing.path), size: 17)) else { continue }
      for sample in Self.samples where covers(font, sample.words) {
        for _ in 0..<12 {
          let text = Self.text(of: sample.words, &random)
          let units = Array(text.utf16)
          let start = Int.random(in: 0...min(2, units.count), using: &random)
          let end = units.count - Int.random(in: 0...min(2, units.count - start), using: &random)
          let glyphs = library.shape(
            units, range: start..<end, font: font, script: sample.script, direction: sample.direction, language: sample.language)
          let whole = library.shape(
            units, range: start..<end, font: font, script: sample.script, direction: sample.direction, language: sample.language,
            usesWordCache: false)
          #expect(glyphs == whole, "\(listing.postScriptName): \(text) \(start)..<\(end)")
          compared += 1
        }
      }
    }
    #expect(compared > 1000)
  }

  /// A few words separated by one or two spaces, with or without spaces at the ends.
  private static func text(of words: [String], _ random: inout Seeded) -> String {
    var text = Bool.random(using: &random) ? " " : ""
    for index in 0..<Int.random(in: 1...5, using: &random) {
      if index > 0 { text += Int.random(in: 0..<8, using: &random) == 0 ? "  " : " " }
      text += words[Int.random(in: 0..<words.count, using: &random)]
    }
    return text + (Int.random(in: 0..<4, using: &random) == 0 ? " " : "")
  }

  private func covers(_ font: Font, _ words: [String]) -> Bool {
    words.count(where: { font.face.covers($0.unicodeScalars) }) * 2 > words.count
  }

  /// More words than the cache can hold have the same glyphs.
  @Test func wordsBeyondTheCacheCapacityAreShapedEqually() throws {
    let library = try FontLibrary()
    let font = try library.font(for: FontRequest(size: 17))
    for number in stride(from: 0, to: 9_000, by: 3) {
      let units = Array("No \(number) of \(number * 7) AV".utf16)
      let glyphs = library.shape(units, range: 0..<units.count, font: font, script: "Latn", direction: .leftToRight)
      let whole = library.shape(
        units, range: 0..<units.count, font: font, script: "Latn", direction: .leftToRight, usesWordCache: false)
      #expect(glyphs == whole)
    }
  }
}
