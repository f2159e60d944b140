// SPDX-License-Identifier: MIT

internal import CICU

/// The locales that ICU has data of. For others it would take the language of the environment, and a label would look different elsewhere.
package enum KnownLocale {
  /// Whether ICU knows the locale, or at least its language.
  package static func isKnown(_ locale: String) -> Bool {
    // Most labels have the locale "en".
    locale == "en" || icu_knows_locale(locale)
  }

  /// The locale if ICU knows it, and otherwise that of POSIX.
  package static func known(_ locale: String) -> String { isKnown(locale) ? locale : "en_US_POSIX" }
}
