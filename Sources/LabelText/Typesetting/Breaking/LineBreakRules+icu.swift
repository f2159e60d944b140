// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

extension LineBreakRules {
  /// The identifier of a locale for ICU's line breaking. A locale with an explicit rule keeps it: `ja-u-lb-loose`.
  func identifier(for locale: String) -> String {
    guard !locale.containsUTF8("-u-lb-"), !locale.containsUTF8("@lb=") else { return String(locale.prefix(96)) }
    let language = locale.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
    if self == .icu { return language.lowercased() == "ja" ? "ja@lb=strict" : String(locale.prefix(96)) }
    return locale.prefix(96) + (locale.containsUTF8("@") ? ";" : "@") + (self == .strict ? "lb=strict" : "lb=normal")
  }

  /// The offsets that ICU allows, as these rules change them.
  func applied(to breaks: [Int], in units: [UInt16], locale: String) -> [Int] {
    self == .chromium ? ChromiumLineBreaks(units, isChinese: locale.lowercased().hasPrefix("zh")).applied(to: breaks) : breaks
  }
}
