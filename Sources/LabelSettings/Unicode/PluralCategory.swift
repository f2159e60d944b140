// SPDX-License-Identifier: MIT

internal import CICU
internal import Synchronization

/// CLDR's cardinal plural categories (UTS #35, part 3).
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number by the rules of a locale's language, or of its country where they differ (`pt`, `pt-PT`).
  ///
  /// The digits as written matter: English has "1 mile", but "1.0 miles".
  ///
  /// - Parameter digits: ASCII digits, optionally with a minus sign in front and a decimal point inside; `other` for anything else and for
  ///   more than 30 digits after the point. A language that ICU does not know has only `other`.
  package init(of digits: String, locale: String) {
    let parts = (digits.hasPrefix("-") ? digits.dropFirst() : digits[...]).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(Self.isNumber), parts.count < 2 || parts[1].utf8.count <= 30 else {
      self = .other
      return
    }
    // ICU uses Doubles. For large numbers the rules depend on no more than the last six digits.
    let whole = parts[0].utf8.count <= 15 ? String(parts[0]) : "1" + parts[0].suffix(14)
    let number = ([whole] + parts.dropFirst().map(String.init)).joined(separator: ".")
    var status: ICUStatus = 0
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer -> String? in
      guard let start = buffer.baseAddress else { return nil }
      icu_plural_category(start, locale, number, Int32(parts.count < 2 ? 0 : parts[1].utf8.count), &status)
      return status <= 0 ? String(cString: start) : nil
    }
    self = name.flatMap { PluralCategory(rawValue: $0) } ?? .other
  }

  private static func isNumber(_ digits: Substring) -> Bool {
    !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

extension PluralCategory {
  /// The categories that the whole numbers of everyday life have in a language, in CLDR's order: `one`, `few`, `many` in Polish, and `other`, which
  /// fractions have, in every language.
  ///
  /// Numbers up to 120 are tried, so the `many` of French, which begins at a million, is not one of them.
  package static func ofWholeNumbers(in locale: String) -> [PluralCategory] {
    if let known = knownCategories.withLock({ $0[locale] }) { return known }
    let found = Set((0...120).map { PluralCategory(of: String($0), locale: locale) }).union([.other])
    let categories = allCases.filter(found.contains)
    knownCategories.withLock { known in
      if known.count < 256 { known[locale] = categories }
    }
    return categories
  }

  /// The answers for the locales of a run, which are few.
  private static let knownCategories = Mutex<[String: [PluralCategory]]>([:])
}
