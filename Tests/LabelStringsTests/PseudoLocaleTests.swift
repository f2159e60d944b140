// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelStrings
import LabelText
import TestSupport
import Testing

@Suite struct PseudoLocaleTests {
  private static let texts = [
    "Save", "Add to cart", "Hello <b class=\"x\">world</b> &amp; all", "See [the guide](https://example.com/a?b=1) now",
    "Hi {name}, ${count} new", "https://example.com/path is down", "Zwölf Boxkämpfer", "保存", "a < b & c", "", "12", "Line\nend",
  ]
  private static let markup = [
    "<b class=\"x\">", "</b>", "&amp;", "](https://example.com/a?b=1)", "{name}", "${count}", "https://example.com/path",
  ]

  /// Markup stays whole in every pseudo-locale, and so do digits and line ends; letters change unless the text is doubled.
  @Test(arguments: PseudoLocale.allCases) func markupStaysWhole(locale: PseudoLocale) {
    for text in Self.texts {
      let changed = locale.text(text)
      for part in Self.markup where text.contains(part) { #expect(changed.contains(part), "\(locale) \(text): \(changed)") }
      #expect(changed.count(where: \.isNewline) >= text.count(where: \.isNewline))
      // Characters of Chinese are wide already.
      let changes = text.contains { $0.isLetter && ($0.isASCII || locale != .cjk) }
      #expect(changes == (changed != text), "\(changed)")
    }
  }

  @Test func accentedTextIsTwoFifthsLongerInBrackets() {
    for text in Self.texts where text.contains(where: \.isLetter) {
      let changed = PseudoLocale.accented.text(text)
      #expect(changed.hasPrefix("[") && changed.hasSuffix("]"))
    }
    #expect(PseudoLocale.accented.text("Save") == "[Šåvé one]")
    for length in 1...80 {
      let changed = PseudoLocale.accented.text(String(repeating: "a", count: length))
      #expect(changed.count(where: \.isLetter) * 5 >= length * 7)
    }
  }

  @Test func textsOfTheOthersAreAsTheirNamesSay() {
    #expect(PseudoLocale.double.text("Add to cart") == "Add to cart Add to cart")
    #expect(PseudoLocale.cjk.text("Ab 1!") == "Ａｂ　１！")
    #expect(PseudoLocale.rightToLeft.text("Add to 3") == "\u{200F}\u{202E}Add\u{202C}\u{200F} \u{200F}\u{202E}to\u{202C}\u{200F} 3")
  }

  /// Every value is filled in once, or twice in the doubled text, with the plural form of the source language.
  @Test func valuesAreFilledIn() throws {
    let folder = try StringFolder([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"days": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld day in %@"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld days in %@"}}}}},
        "de": {"stringUnit": {"state": "translated", "value": "%lld Tage in %@"}}}}}}
      """
    ])
    let tables = try folder.tables()
    for locale in PseudoLocale.allCases {
      for (count, word) in [(1.0, "day "), (3, "days ")] {
        let text = try tables.title("days", table: nil, locale: locale.rawValue, arguments: [.number(count), .text("Berlin")])
        #expect(text.ranges(of: "Berlin").count == (locale == .double ? 2 : 1), "\(text)")
        #expect(text.contains(String(Int(count))), "\(text)")
        if locale == .double { #expect(text.contains(word)) }
      }
      #expect(tables.fallbackLanguage("days", table: nil, locale: locale.rawValue) == nil)
    }
  }

  @Test func identifiersAreThoseOfAndroid() {
    for locale in PseudoLocale.allCases {
      #expect(PseudoLocale(identifier: locale.rawValue) == locale)
      #expect(PseudoLocale(identifier: locale.rawValue.lowercased().replacing("-", with: "_")) == locale)
      #expect(LocaleIdentifier.isValid(locale.rawValue))
    }
    for other in ["en", "en-US", "xx-XX", "en-XE", "de-XA", ""] { #expect(PseudoLocale(identifier: other) == nil) }
    #expect(LocaleDirection.direction(of: "ar-XB") == .rightToLeft)
  }
}
