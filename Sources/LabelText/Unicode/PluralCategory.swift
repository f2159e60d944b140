// SPDX-License-Identifier: MIT

internal import CICU

/// The form of a word that a number takes: CLDR's cardinal plural categories (UTS #35, part 3).
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number by the rules of a locale's language, and of its country where they differ (`pt`, `pt-PT`).
  ///
  /// The number counts as it is written: English has "1 mile", but "1.0 miles".
  ///
  /// - Parameter digits: ASCII digits, with a minus in front and a point inside where there are any; `other` for anything else, and for
  ///   more than 30 digits behind the point. A language that ICU does not know has `other` alone.
  package init(of digits: String, locale: String) {
    let parts = (digits.hasPrefix("-") ? digits.dropFirst() : digits[...]).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(Self.isNumber), parts.count < 2 || parts[1].utf8.count <= 30 else {
      self = .other
      return
    }
    // ICU counts with Doubles. Of large numbers rules ask no more than the last six digits.
    let whole = parts[0].utf8.count <= 15 ? String(parts[0]) : "1" + parts[0].suffix(14)
    let number = ([whole] + parts.dropFirst().map(String.init)).joined(separator: ".")
    var status: ICUStatus = 0
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { room -> String? in
      guard let start = room.baseAddress else { return nil }
      icu_plural_category(start, locale, number, Int32(parts.count < 2 ? 0 : parts[1].utf8.count), &status)
      return status <= 0 ? String(cString: start) : nil
    }
    self = name.flatMap { PluralCategory(rawValue: $0) } ?? .other
  }

  private static func isNumber(_ digits: Substring) -> Bool {
    !digits.isEmpty && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
