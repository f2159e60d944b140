// SPDX-License-Identifier: MIT

internal import CICU

/// The character between a number's integer part and its fraction.
package enum DecimalSeparator {
  /// The locale's separator in CLDR: a comma in German, a full stop in English and in locales that ICU does not know.
  package static func unit(in locale: String) -> UInt16 {
    guard KnownLocale.isKnown(locale) else { return 0x2E }
    var status: ICUStatus = 0
    let unit = icu_decimal_separator(locale, &status)
    return status <= 0 && unit != 0 ? unit : 0x2E
  }
}
