// SPDX-License-Identifier: MIT

import Foundation
import LabelSettings
import Testing

@Suite struct LocaleDistanceTests {
  /// The closest language is also the one that Foundation selects for a bundle.
  @Test(arguments: [
    ("pt-BR", ["pt-PT", "en"], "pt-PT"), ("pt", ["pt-BR", "en"], "pt-BR"), ("zh-HK", ["zh-Hant", "zh-Hans", "en"], "zh-Hant"),
    ("zh-Hant-HK", ["zh-Hant", "zh", "en"], "zh-Hant"),
    ("zh-CN", ["zh-Hans", "zh-Hant"], "zh-Hans"),
    ("es-MX", ["es-419", "es", "en"], "es-419"), ("en-AU", ["en-GB", "fr"], "en-GB"), ("no", ["nb", "en"], "nb"),
    ("nn", ["nb", "en"], "nb"),
    ("iw", ["he", "en"], "he"), ("de-AT", ["de", "de-CH"], "de"), ("ca", ["es", "en"], "es"),
  ])
  func closestLanguageFollowsCLDR(wanted: String, available: [String], closest: String) {
    #expect(LocaleDistance.closest(to: wanted, among: available) == closest)
    #expect(LocaleDistance.closest(to: wanted, among: available.reversed()) == closest)
    #expect(Bundle.preferredLocalizations(from: available, forPreferences: [wanted]).first == closest)
  }

  /// Foundation on Linux selects plain `zh` for Taiwan, which has the wrong script, and does not support underscores.
  @Test func scriptsAndUnderscoresAreSupported() {
    #expect(LocaleDistance.closest(to: "zh-TW", among: ["zh", "zh-Hant"]) == "zh-Hant")
    #expect(LocaleDistance.closest(to: "de_CH", among: ["fr", "de"]) == "de")
  }

  @Test func unrelatedLanguagesAreNotClose() {
    #expect(LocaleDistance.closest(to: "ja", among: ["de", "en", "zh-Hant"]) == nil)
    #expect(LocaleDistance.closest(to: "de", among: []) == nil)
    for nonsense in ["", "x", "日本", String(repeating: "a-", count: 500)] {
      #expect(LocaleDistance.closest(to: nonsense, among: ["ja", nonsense, "de"]).map { ["ja", nonsense, "de"].contains($0) } != false)
    }
  }
}
