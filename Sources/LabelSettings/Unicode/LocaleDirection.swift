// SPDX-License-Identifier: MIT

internal import CICU

/// The reading direction of a locale's script.
package enum LocaleDirection {
  /// Right to left for Arabic, Hebrew, Persian, Urdu and the other locales for which ICU says so; left to right for all others and for
  /// invalid identifiers.
  package static func direction(of locale: String) -> TextDirection {
    // This is called for each label, and most labels have the locale "en".
    locale != "en" && icu_locale_is_right_to_left(locale) ? .rightToLeft : .leftToRight
  }
}
