// SPDX-License-Identifier: MIT

import Glibc
import ICUPluralRules
import LabelSettings
import LabelText

/// A language's rule for one category in CLDR's syntax (UTS #35, part 3): `n % 100 = 3..10 @integer 3~10 @decimal 3.0`.
struct PluralRule {
  let category: PluralCategory
  /// Alternatives of conditions that must all be true; empty for `other`.
  private let condition: String
  /// The sample numbers of the category in the data.
  let samples: [String]

  private init(_ category: PluralCategory, _ rule: Substring) {
    self.category = category
    let parts = rule.split(separator: "@", omittingEmptySubsequences: false)
    condition = String(parts[0])
    samples = parts.dropFirst().flatMap(Self.samples)
  }

  /// `0~2` contains both ends, which have the same number of decimal places.
  private static func samples(_ list: Substring) -> [String] {
    list.split { ", …\u{2026}".contains($0) }.dropFirst().flatMap { $0.split(separator: "~") }.map(String.init)
      // 1c6 is a million in compact notation.
      .filter { !$0.contains("c") && !$0.contains("e") }
  }

  /// All sets of rules of the installed ICU, with their locales.
  static func all() -> [(locales: [String], rules: [PluralRule])] {
    guard let text = icu_plural_rules() else { return [] }
    defer { free(text) }
    var sets: [(locales: [String], rules: [PluralRule])] = []
    for line in String(cString: text).split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix("  ") {
        sets.append((line.split(separator: " ").map(String.init), []))
      } else if let colon = line.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(line[..<colon].drop { $0 == " " })) {
        sets[sets.count - 1].rules.append(PluralRule(category, line[line.index(after: colon)...]))
      }
    }
    // Rule sets for ordinal numbers have no locales here.
    return sets.filter { !$0.locales.isEmpty }
  }

  /// Whether the rule matches a number. `other` is used when no rule matches.
  func matches(_ number: PluralOperands) -> Bool {
    condition.components(" or ").contains { alternative in
      alternative.contains("=") && alternative.components(" and ").allSatisfy { Self.holds($0, number) }
    }
  }

  /// `i % 10 = 2..4`, `v != 0`.
  private static func holds(_ relation: String, _ number: PluralOperands) -> Bool {
    let isNegated = relation.contains("!=")
    let sides = relation.components(isNegated ? "!=" : "=")
    guard sides.count == 2 else { return false }
    let terms = sides[0].split(separator: " ")
    guard var value = terms.first.flatMap({ number[$0] }) else { return false }
    if terms.count == 3, terms[1] == "%", let divisor = Double(terms[2]) { value = fmod(value, divisor) }
    let isInside = sides[1].split { ", ".contains($0) }.contains { range in
      let ends = String(range).components("..").compactMap { Double($0) }
      // Ranges contain only integers: 1.5 is not within 1..2.
      return ends.count == 2 ? value == value.rounded() && ends[0] <= value && value <= ends[1] : ends == [value]
    }
    return isInside != isNegated
  }
}

/// The operands of a number in CLDR's rules, from its digits.
struct PluralOperands {
  private let whole: Double
  private let value: Double
  private let fraction: Substring

  init?(_ digits: String) {
    guard let value = Double(digits), let whole = digits.split(separator: ".").first.flatMap({ Double($0) }) else { return nil }
    (self.value, self.whole) = (abs(value), abs(whole))
    fraction = digits.contains(".") ? digits.split(separator: ".").last ?? "" : ""
  }

  subscript(name: Substring) -> Double? {
    let shortest = fraction.reversed().drop { $0 == "0" }.reversed()
    switch name {
    case "n": return value
    case "i": return whole
    case "v": return Double(fraction.count)
    case "w": return Double(shortest.count)
    case "f": return Double(fraction) ?? 0
    case "t": return Double(String(shortest)) ?? 0
    // The power of ten in compact notation, which no format specifier uses.
    case "e", "c": return 0
    default: return nil
    }
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
