// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// Fallback faces for characters that the requested font lacks.
struct FallbackTests {
  let library: FontLibrary
  let inter: Font

  init() throws {
    library = try FontLibrary()
    inter = try library.font(for: FontRequest(size: 17))
  }

  private func fallback(_ text: String, language: String? = nil, emoji: Bool = false) -> Font? {
    try? library.fallback(for: Array(text.unicodeScalars), like: inter, language: language, prefersEmoji: emoji)
  }

  @Test(arguments: ["日本", "שלום", "नमस्ते", "ไทย", "العربية", "한국어", "தமிழ்", "ქართული", "አማርኛ", "ខ្មែរ", "∮ ☃ ⌘"])
  func everyClusterOfManyScriptsIsCovered(text: String) throws {
    for character in text where character != " " {
      let font = try #require(fallback(String(character)), "\(character)")
      #expect(font.face.covers(character.unicodeScalars))
      #expect(font.size == 17 && font.style == inter.style)
    }
  }

  @Test(arguments: [
    ("שלום", "NotoSansHebrew-Regular"), ("العربية", "NotoSansArabic-Regular"), ("ไทย", "NotoSansThai-Regular"),
    ("नमस्ते", "NotoSansDevanagari-Regular"),
  ])
  func scriptsUseTheFamilyThatMatchesTheDefaultFamily(text: String, name: String) throws {
    #expect(fallback(text, language: "en")?.face.postScriptName == name)
  }

  @Test func aSerifFontFallsBackToSerifs() throws {
    let serif = try library.font(for: FontRequest(size: 17, design: .serif))
    let names = try ["ש", "日", "ไ"].map {
      try library.fallback(for: Array($0.unicodeScalars), like: serif, language: "ja", prefersEmoji: false)?.face.familyName
    }
    #expect(names == ["Noto Serif Hebrew", "Noto Serif CJK JP", "Noto Serif Thai"])
  }

  @Test(arguments: [
    ("ja", "NotoSansCJKjp"), ("ja-JP", "NotoSansCJKjp"), ("zh-Hans", "NotoSansCJKsc"), ("zh", "NotoSansCJKsc"),
    ("zh-Hant", "NotoSansCJKtc"), ("zh_TW", "NotoSansCJKtc"), ("zh-Hant-HK", "NotoSansCJKhk"), ("ko", "NotoSansCJKkr"),
  ])
  func hanCharactersFollowTheLanguage(language: String, name: String) {
    #expect(fallback("骨", language: language)?.face.postScriptName == "\(name)-Regular")
  }

  @Test func aFallbackHasTheWeightOfTheFont() throws {
    let bold = try library.font(for: FontRequest(size: 17, weight: .bold))
    let face = try library.fallback(for: Array("日".unicodeScalars), like: bold, language: "ja", prefersEmoji: false)?.face
    #expect(face?.postScriptName == "NotoSansCJKjp-Bold")
  }

  @Test func aFallbackIsNeverSlantedSynthetically() throws {
    let italic = try library.font(for: FontRequest(size: 17, isItalic: true))
    let font = try library.fallback(for: Array("日".unicodeScalars), like: italic, language: "ja", prefersEmoji: false)
    #expect(font?.slant == 0)
  }

  @Test(arguments: ["👋", "👩‍💻", "🇩🇪", "1️⃣", "👍🏽", "☺\u{FE0F}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func emojiAreASingleColourGlyph(text: String) throws {
    let font = try #require(fallback(text, emoji: true))
    #expect(font.face.isColor)
    let units = Array(text.utf16)
    let glyphs = library.shape(units, range: 0..<units.count, font: font, script: "Zyyy", direction: .leftToRight)
    #expect(glyphs.filter { $0.advance > 0 }.count == 1)
    #expect(!glyphs.contains { $0.glyph == .missing })
  }

  @Test func textPresentationAvoidsColourFonts() {
    #expect(fallback("☺", emoji: false)?.face.isColor == false)
    #expect(fallback("👋", emoji: false)?.face.isColor == true, "no other face has it")
  }

  @Test func aCharacterThatNoFaceHasHasNoFallback() {
    #expect(fallback("\u{10FFFD}") == nil)
    #expect(fallback("a\u{10FFFD}") == nil, "a face must have the whole cluster")
  }

  @Test func invisibleAndComposableCharactersCountAsCovered() {
    #expect(inter.face.covers("a\u{200D}\u{FE0F}\u{AD}".unicodeScalars))
    #expect(inter.face.covers("e\u{301}".unicodeScalars))
    #expect(inter.face.covers("\u{212B}\u{2003}\u{2011}".unicodeScalars))
    #expect(!inter.face.covers("日".unicodeScalars))
  }

  @Test func twoLibrariesGiveTheSameFallbacks() throws {
    let other = try FontLibrary()
    let font = try other.font(for: FontRequest(size: 17))
    for text in ["→", "★", "日", "ש", "ж", "𝔘", "♜", "ꦗ", "𐎀"] {
      let scalars = Array(text.unicodeScalars)
      let name = try other.fallback(for: scalars, like: font, language: "en", prefersEmoji: false)?.face.postScriptName
      #expect(fallback(text, language: "en")?.face.postScriptName == name)
    }
  }
}

/// Faces that depend on the text around a character.
struct FallbackContextTests {
  /// The PostScript names of the faces of a text, in order, each once in a row.
  private func faces(_ text: String, locale: String = "en", _ family: FontFamily = .system) throws -> [String] {
    let typesetter = Typesetter(library: try FontLibrary())
    let font = try typesetter.library.font(for: FontRequest(family: family, size: 17))
    var settings = TextSettings()
    settings.locale = locale
    let runs = try typesetter.shape(StyledText(text, TextStyle(font: font, color: .black)), settings: settings).paragraphs[0].runs
    return runs.map(\.font.face.postScriptName).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test(arguments: [
    ("直す骨カメラ", "en", "NotoSansCJKjp-Regular"), ("「直す」、。", "en", "NotoSansCJKjp-Regular"), ("漢字한국어", "en", "NotoSansCJKkr-Regular"),
    ("「直」、。", "en", "NotoSansCJKsc-Regular"), ("直す骨カメラ", "fr", "NotoSansCJKjp-Regular"),
  ])
  func kanaAndHangulDecideForTheHanBesideThem(text: String, locale: String, face: String) throws {
    #expect(try faces(text, locale: locale) == [face])
  }

  @Test func aLabelInAHanLanguageKeepsItsOwnForms() throws {
    #expect(try faces("直骨", locale: "zh-Hant") == ["NotoSansCJKtc-Regular"])
    #expect(try faces("直骨", locale: "ja") == ["NotoSansCJKjp-Regular"])
  }

  @Test func urduIsWrittenInNastaliq() throws {
    #expect(try faces("اردو", locale: "ur") == ["NotoNastaliqUrdu-Regular"])
    #expect(try faces("العربية، هنا", locale: "ar").first == "NotoSansArabic-Regular")
  }

  @Test func aNamedFontUsesItsOwnEmojiAndTheSystemFontDoesNot() throws {
    #expect(try faces("😀", .named("DejaVu Sans")) == ["DejaVuSans"])
    #expect(try faces("😀\u{FE0F}", .named("DejaVu Sans")) == ["NotoColorEmoji"])
    #expect(try faces("😀", .named("sans-serif")) == ["NotoColorEmoji"])
    #expect(try faces("😀") == ["NotoColorEmoji"])
  }
}
