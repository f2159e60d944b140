// SPDX-License-Identifier: MIT

internal import CICU

/// How a number is written with the digits, signs and separators of a locale, as the installed ICU knows them.
package struct NumberStyle: Hashable, Sendable {
  /// How many digits are written; what is beyond is rounded, halves to the even digit.
  package enum Digits: Hashable, Sendable {
    /// Those behind the point.
    case fraction(ClosedRange<Int>)
    /// All but zeros in front.
    case significant(ClosedRange<Int>)
  }

  /// Where a number is filled up to its width.
  package enum Padding: Hashable, Sendable {
    case beforeSign, afterSign, atEnd
  }

  package var digits: Digits
  /// Whether it has an exponent, of at least two digits and with its sign.
  package var isScientific = false
  /// Whether a sign also stands in front of numbers that are not negative.
  package var isSigned = false
  /// In front of the point.
  package var leastIntegerDigits = 1
  /// In characters; 0 for any.
  package var width = 0
  package var padding = Padding.beforeSign
  /// Of the Basic Multilingual Plane.
  package var paddingCharacter: Unicode.Scalar = " "

  package init(_ digits: Digits) { self.digits = digits }

  /// A number, which may be an infinity or none at all, in a locale such as `de` or `ar-EG`; as Swift writes it should ICU have no memory.
  package func text(of number: Double, locale: String) -> String {
    written { icu_write_double($0, $1, $2, locale, number, &$3) } ?? "\(number)"
  }

  /// A whole number of any size.
  package func text(of number: some FixedWidthInteger, locale: String) -> String {
    let digits = "\(number)"
    return written { icu_write_digits($0, $1, $2, locale, digits, &$3) } ?? digits
  }

  private func written(
    _ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafePointer<ICUNumberStyle>, inout ICUStatus) -> Int32
  ) -> String? {
    var style = icuStyle
    var units = [UInt16](repeating: 0, count: 128)
    while true {
      var status: ICUStatus = 0
      let length = Int(write(&units, Int32(units.count), &style, &status))
      // A failure, and the length that the text would have.
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
    style.least_integer_digits = Int32(leastIntegerDigits)
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
