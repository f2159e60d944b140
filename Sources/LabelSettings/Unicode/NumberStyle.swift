// SPDX-License-Identifier: MIT

internal import CICU

/// A style for formatting numbers with the digits, signs and separators of a locale, by the installed ICU.
package struct NumberStyle: Hashable, Sendable {
  /// How many digits a number has. It is rounded to the last one, halves to even.
  package enum Digits: Hashable, Sendable {
    /// The number of fraction digits.
    case fraction(ClosedRange<Int>)
    /// The number of significant digits.
    case significant(ClosedRange<Int>)
  }

  /// Where padding characters are inserted.
  package enum Padding: Hashable, Sendable {
    case beforeSign, afterSign, atEnd
  }

  package var digits: Digits
  /// Whether the number has an exponent, which has a sign and at least two digits.
  package var isScientific = false
  /// Whether numbers that are not negative have a plus sign.
  package var isSigned = false
  /// The minimum number of digits before the decimal separator.
  package var minimumIntegerDigits = 1
  /// The minimum width in characters; 0 for none.
  package var width = 0
  package var padding = Padding.beforeSign
  /// The padding character, from the Basic Multilingual Plane.
  package var paddingCharacter: Unicode.Scalar = " "

  package init(_ digits: Digits) { self.digits = digits }

  /// Formats a number, which may be infinite or NaN, in a locale such as `de` or `ar-EG`. Returns Swift's description if ICU fails.
  package func text(of number: Double, locale: String) -> String {
    let locale = KnownLocale.known(locale)
    return format { icu_write_double($0, $1, $2, locale, number, &$3) } ?? "\(number)"
  }

  /// Formats an integer of any size.
  package func text(of number: some FixedWidthInteger, locale: String) -> String {
    let digits = "\(number)"
    let locale = KnownLocale.known(locale)
    return format { icu_write_digits($0, $1, $2, locale, digits, &$3) } ?? digits
  }

  private func format(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafePointer<ICUNumberStyle>, inout ICUStatus) -> Int32
  ) -> String? {
    var style = icuStyle
    var units = [UInt16](repeating: 0, count: 128)
    while true {
      var status: ICUStatus = 0
      let length = Int(write(&units, Int32(units.count), &style, &status))
      // The buffer was too short; ICU reports the length that is needed.
      if length > units.count {
        units = [UInt16](repeating: 0, count: length)
      } else {
        return status <= 0 ? String(decoding: units.prefix(length), as: UTF16.self) : nil
      }
    }
  }

  private var icuStyle: ICUNumberStyle {
    var style = ICUNumberStyle()
    style.is_scientific = isScientific
    style.is_signed = isSigned
    switch digits {
    case .fraction(let count): (style.least_digits, style.most_digits) = (Int32(count.lowerBound), Int32(count.upperBound))
    case .significant(let count):
      style.counts_significant_digits = true
      (style.least_digits, style.most_digits) = (Int32(count.lowerBound), Int32(count.upperBound))
    }
    style.least_integer_digits = Int32(minimumIntegerDigits)
    style.width = Int32(width)
    style.padding =
      switch padding {
      case .beforeSign: .beforeSign
      case .afterSign: .afterSign
      case .atEnd: .atEnd
      }
    style.padding_character = UInt16(truncatingIfNeeded: paddingCharacter.value)
    return style
  }
}
