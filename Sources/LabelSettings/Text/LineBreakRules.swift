// SPDX-License-Identifier: MIT

/// The rules for where lines may end.
package enum LineBreakRules: String, Hashable, Sendable, CaseIterable {
  /// ICU's rules (UAX #14) for the locale; in Japanese the strict ones, as in Apple's labels.
  case icu
  /// ICU's strict rules in every language: small kana and the long-vowel mark never begin a line.
  case strict
  /// The rules of Chromium with `line-break: auto`, measured with version 156.
  case chromium
}
