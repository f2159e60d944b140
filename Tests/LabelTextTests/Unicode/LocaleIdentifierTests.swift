// SPDX-License-Identifier: MIT

import LabelSettings
import Testing

/// Which locales name a language, and what is suggested for those that do not.
struct LocaleIdentifierTests {
  @Test(arguments: [
    "en", "de", "de-DE", "de_DE", "pt-BR", "zh-Hant", "zh-Hant-TW", "zh_Hans_CN", "es-419", "en-001", "sr-Latn-RS", "DE", "fil", "tlh",
    "haw",
    "iw", "no", "und", "ja-JP-u-ca-japanese", "en-u-nu-arab", "ar@numbers=latn", "en_US.UTF-8", "de-CH-1996", "ca-ES-valencia",
  ])
  func identifiersOfLanguagesAreValid(locale: String) {
    #expect(LocaleIdentifier.isValid(locale))
  }

  @Test(arguments: [
    ("german", "de"), ("German", "de"), ("Deutsch", "de"), ("klingon", "tlh"), ("frensh", "fr"), ("español", "es"), ("japanese", "ja"),
    ("jp", "ja"),
    ("cz", "cs"), ("dk", "da"), ("en-UK", "en-GB"), ("de-XX", "de"),
  ])
  func otherNamesHaveTheLanguageAsASuggestion(locale: String, meant: String) {
    #expect(!LocaleIdentifier.isValid(locale))
    #expect(LocaleIdentifier.nearest(to: locale).first == meant)
  }

  @Test(arguments: [
    "", "-", "x", "xx-YY", "../../etc", "en/../de", "\u{0}", "日本", "d-e", "de--DE", "de-", String(repeating: "en", count: 1000),
    "en-" + Array(repeating: "abcde", count: 34).joined(separator: "-"),
  ])
  func otherTextsAreNoLocales(locale: String) {
    #expect(!LocaleIdentifier.isValid(locale))
    #expect(LocaleIdentifier.nearest(to: locale).count <= 3)
  }
}
