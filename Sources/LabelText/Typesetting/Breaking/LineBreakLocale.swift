// SPDX-License-Identifier: MIT

internal import LabelCore

/// The locale identifier for ICU's line breaking.
enum LineBreakLocale {
  /// Japanese uses ICU's strict rules: small kana and the long-vowel mark never begin a line (kinsoku), as in Apple's labels. A locale with
  /// an explicit rule keeps it: `ja-u-lb-loose`.
  static func identifier(for locale: String) -> String {
    guard !locale.containsUTF8("-u-lb-"), !locale.containsUTF8("@lb=") else { return String(locale.prefix(96)) }
    let language = locale.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
    return language == "ja" ? "ja@lb=strict" : String(locale.prefix(96))
  }
}
