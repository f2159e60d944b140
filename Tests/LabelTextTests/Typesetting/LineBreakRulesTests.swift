// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// The rules of line breaks by choice. The values of Chromium are those of version 156.
@Suite struct LineBreakRulesTests {
  private let typesetter: Typesetter
  private let font: Font

  init() throws {
    let library = try FontLibrary()
    typesetter = Typesetter(library: library)
    font = try library.font(for: FontRequest(size: 20))
  }

  /// The pieces between which lines may end, with a line under each.
  private func pieces(_ text: String, _ rules: LineBreakRules, _ locale: String) throws -> String {
    var settings = TextSettings()
    settings.locale = locale
    settings.paragraph.lineBreakRules = rules
    settings.lineBreakStrategy = []
    let paragraph = try typesetter.shape(StyledText(text, TextStyle(font: font, color: .black)), settings: settings).paragraphs[0]
    return paragraph.clusters.reduce(into: "") { result, cluster in
      result += (cluster.allowsBreakBefore ? "_" : "") + String(decoding: paragraph.units[cluster.range], as: UTF16.self)
    }
  }

  @Test(arguments: [
    ("a/b http://x.de/a?b=c&d", "en", "a/_b _http://_x.de/_a?_b=c&d", "a/b _http://x.de/a?_b=c&d"),
    ("das -tion x-ray", "de", "das _-tion _x-_ray", "das _-_tion _x-_ray"),
    ("a(b) c)(d a|b", "en", "a(b) _c)_(d _a|_b", "a(b) _c)_(d _a|b"),
    ("好“好”好", "en", "好“好”好", "好_“好”_好"), ("한국“어”의", "en", "한_국“어”의", "한_국_“어”_의"), ("好“a”好", "en", "好“a”好", "好“a”好"),
    ("a“b”c", "en", "a“b”c", "a“b”c"), ("3.5.6 10–20", "en", "3.5.6 _10–_20", "3.5.6 _10–_20"), ("ab", "en", "ab", "ab"),
  ])
  func chromiumDiffersInAFewPlaces(text: String, locale: String, icu: String, chromium: String) throws {
    let found = (icu: try pieces(text, .icu, locale), chromium: try pieces(text, .chromium, locale))
    #expect(found == (icu, chromium))
  }

  /// Small kana and the long-vowel mark.
  @Test(arguments: [
    (LineBreakRules.icu, "ja", "あっ_あー"), (.icu, "ko", "あっ_あー"), (.strict, "ja", "あっ_あー"), (.strict, "ko", "あっ_あー"),
    (.strict, "zh-Hans-u-nu-hanidec", "あっ_あー"), (.chromium, "ja", "あ_っ_あ_ー"), (.chromium, "en", "あ_っ_あ_ー"),
    (.strict, "ja-u-lb-loose", "あ_っ_あ_ー"),
  ])
  func strictRulesKeepSmallKana(rules: LineBreakRules, locale: String, expected: String) throws {
    let found = try pieces("あっあー", rules, locale)
    #expect(found == expected)
  }
}
