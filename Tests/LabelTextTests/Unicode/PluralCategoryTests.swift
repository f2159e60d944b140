// SPDX-License-Identifier: MIT

import LabelSettings
import TestSupport
import Testing

@Suite struct PluralCategoryTests {
  /// Every whole number to 210, every tenth to 11, larger ones and random ones with up to four decimals. More if `LABELKIT_SLOW_TESTS` is set.
  private static let numbers: [String] = {
    var random = Seeded(state: 7)
    var numbers = (0...(SlowBuild.isEnabled ? 400 : 210)).map { "\($0)" }
    numbers += (0...(SlowBuild.isEnabled ? 300 : 110)).map { "\($0 / 10).\($0 % 10)" }
    var power: Int64 = 1
    for _ in 0...15 {
      for digit: Int64 in [0, 1, 2, 3, 5, 11, 21] { numbers.append("\(power + digit)") }
      power *= 10
    }
    for _ in 0..<(SlowBuild.isEnabled ? 500 : 50) {
      let whole = Int.random(in: 0...1_000_000, using: &random)
      let fraction = "\(Int.random(in: 10_000...19_999, using: &random))".suffix(Int.random(in: 1...4, using: &random))
      numbers.append("\(whole).\(fraction)")
    }
    return numbers + ["1.00", "2.00", "0.00", "-1", "-2.5", "-0.0"]
  }()

  /// ICU's results equal those of the rules in its data, for one locale of each set of rules.
  @Test func everyNumberHasTheCategoryOfTheRules() throws {
    let sets = PluralRule.all()
    #expect(sets.count > 30)
    for (locales, rules) in sets {
      guard let locale = locales.last else { continue }
      for digits in Self.numbers {
        let number = try #require(PluralOperands(digits))
        let expected = rules.first { $0.matches(number) }?.category ?? .other
        let found = PluralCategory(of: digits, locale: locale)
        guard found != expected else { continue }
        Issue.record("\(locale) \(digits): \(found), but the data's rules give \(expected)")
      }
    }
  }

  /// The data contains samples for each category of each language.
  @Test func everySampleOfEveryLocaleHasItsCategory() {
    for (locales, rules) in PluralRule.all() {
      for locale in locales where locale != "root" {
        for rule in rules {
          for sample in rule.samples where PluralCategory(of: sample, locale: locale) != rule.category {
            Issue.record("\(locale) \(sample): \(PluralCategory(of: sample, locale: locale)), not \(rule.category)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("ar", ["0": "zero", "1": "one", "2": "two", "3": "few", "10": "few", "11": "many", "99": "many", "100": "other", "1.5": "other"]),
    ("pl", ["1": "one", "2": "few", "5": "many", "12": "many", "22": "few", "112": "many", "1.0": "other", "1.5": "other"]),
    ("ru", ["1": "one", "21": "one", "11": "many", "3": "few", "13": "many", "0": "many", "1.5": "other"]),
    ("cy", ["0": "zero", "1": "one", "2": "two", "3": "few", "6": "many", "4": "other"]), ("ja", ["0": "other", "1": "other"]),
    ("fr", ["0": "one", "1": "one", "1.9": "one", "2": "other", "1000000": "many"]), ("en", ["1": "one", "1.0": "other", "0": "other"]),
    ("pt", ["0": "one", "1": "one", "1.5": "one"]), ("pt-PT", ["0": "other", "1": "one"]), ("pt_BR", ["0": "one"]),
    ("zh-Hant-TW", ["1": "other"]), ("lv", ["0": "zero", "10": "zero", "21": "one", "22": "other"]), ("he", ["2": "two"]),
  ])
  func languagesHaveTheirOwnCategories(locale: String, categories: [String: String]) {
    for (digits, category) in categories { #expect(PluralCategory(of: digits, locale: locale).rawValue == category, "\(digits)") }
  }

  @Test func numbersBeyondADoubleAreExact() {
    #expect(PluralCategory(of: "18446744073709551621", locale: "ru") == .one)
    #expect(PluralCategory(of: "18446744073709551611", locale: "ru") == .many)
    #expect(PluralCategory(of: "18446744073709551622", locale: "ru") == .few)
    #expect(PluralCategory(of: "5000000000000000000", locale: "fr") == .many)
    #expect(PluralCategory(of: "9007199254740993.5", locale: "ru") == .other)
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1e3", "one", "1,0", "NaN", "inf", "--1", "1.2.3", "1." + String(repeating: "0", count: 99)])
  func invalidNumbersHaveTheCategoryOther(digits: String) {
    #expect(PluralCategory(of: digits, locale: "en") == .other)
    #expect(PluralCategory(of: "1", locale: "en") == .one)
  }

  @Test(arguments: ["", "x", "qq", "en-", "-", "@", String(repeating: "a-", count: 500), "en\u{0}pl", "日本"])
  func invalidLocalesAreAccepted(locale: String) {
    #expect(PluralCategory.allCases.contains(PluralCategory(of: "2", locale: locale)))
  }
}
