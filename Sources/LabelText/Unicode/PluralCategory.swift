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
    let fractionDigits = digits.utf8.lastIndex(of: UInt8(ascii: ".")).map { digits.utf8.distance(from: $0, to: digits.utf8.endIndex) - 1 }
    guard Self.isNumber(digits), fractionDigits ?? 0 <= 30 else {
      self = .other
      return
    }
    var status: ICUStatus = 0
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { room -> String? in
      guard let start = room.baseAddress else { return nil }
      icu_plural_category(start, locale, digits, Int32(fractionDigits ?? 0), &status)
      return status <= 0 ? String(cString: start) : nil
    }
    self = name.flatMap { PluralCategory(rawValue: $0) } ?? .other
  }

  private static func isNumber(_ digits: String) -> Bool {
    let parts = (digits.hasPrefix("-") ? digits.dropFirst() : digits[...]).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
