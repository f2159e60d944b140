// SPDX-License-Identifier: MIT

internal import CICU

/// The direction in which a locale's script is read.
package enum LocaleDirection {
  /// Right to left for Arabic, Hebrew, Persian, Urdu and whatever else ICU knows so; left to right for all others and for nonsense.
  package static func direction(of locale: String) -> TextDirection {
    // Asked for each label, of which most say nothing else.
    locale != "en" && icu_locale_is_right_to_left(locale) ? .rightToLeft : .leftToRight
  }
}
