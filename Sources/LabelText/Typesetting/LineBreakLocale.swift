// SPDX-License-Identifier: MIT

internal import LabelCore

/// The locale that line breaking is asked for.
enum LineBreakLocale {
  /// Japanese gets ICU's strict rules: small kana and the long-vowel mark never begin a line (kinsoku), as in Apple's labels. A locale
  /// with rules of its own keeps them: `ja-u-lb-loose`.
  static func identifier(for locale: String) -> String {
    guard !locale.mentions("-u-lb-"), !locale.mentions("@lb=") else { return String(locale.prefix(96)) }
    let language = locale.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
    return language == "ja" ? "ja@lb=strict" : String(locale.prefix(96))
  }
}
