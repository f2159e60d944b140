// SPDX-License-Identifier: MIT

internal import CICU
internal import LabelCore
internal import Synchronization

/// Checks the identifiers of locales: whether they name a language, and which one was meant.
package enum LocaleIdentifier {
  /// The answers for the locales of a run, which are few.
  private static let answers = Mutex<[String: Bool]>([:])

  /// Whether an identifier begins with a language that ICU lists, and has no region that ICU does not list.
  ///
  /// The rest of it is not checked, except that it is not too long. `de_DE` is the same as `de-DE`.
  package static func isValid(_ locale: String) -> Bool {
    // Most labels have the locale "en".
    if locale == "en" { return true }
    guard locale.utf8.count <= longest else { return false }
    if let answer = answers.withLock({ $0[locale] }) { return answer }
    let answer = check(locale)
    answers.withLock { answers in
      if answers.count < 256 { answers[locale] = answer }
    }
    return answer
  }

  /// The length in bytes of the longest identifier that is checked. ICU has none as long.
  private static let longest = 200

  /// The parts of an identifier before its extensions and keywords.
  private static func parts(of locale: String) -> [Substring] {
    locale.prefix { $0 != "@" && $0 != "." }.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  }

  private static func check(_ locale: String) -> Bool {
    let parts = parts(of: locale)
    let language = parts[0].lowercased()
    guard isLanguage(language) else { return false }
    for part in parts.dropFirst() {
      // A single letter begins an extension.
      if part.utf8.count == 1 { return true }
      guard part.utf8.allSatisfy({ isLetterOrDigit($0) }), (2...8).contains(part.utf8.count) else { return false }
      if part.utf8.count == 2, !isPseudoRegion(part), !icu_lists_region(part.uppercased()) { return false }
    }
    return true
  }

  /// Whether a region is one of those that pseudo-locales have, such as `en-XA`. ISO 3166 leaves XA to XZ to its users.
  private static func isPseudoRegion(_ part: Substring) -> Bool { ["XA", "XB", "XC", "XD"].contains(part.uppercased()) }

  /// Whether a code is a language. ICU has data of some older codes, such as `iw`, that it does not list.
  private static func isLanguage(_ code: String) -> Bool {
    guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    return code == "und" || icu_lists_language(code) || icu_knows_locale(code)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  // MARK: Suggestions

  /// The identifiers that were perhaps meant, best first, at most three: `de` for `german`, `ja` for `jp`, `en-GB` for `en-UK`.
  package static func nearest(to locale: String) -> [String] {
    guard locale.utf8.count <= longest else { return [] }
    let parts = parts(of: locale)
    let language = parts[0].lowercased()
    if isLanguage(language) {
      guard parts.count == 2, let region = regions[parts[1].uppercased()] else { return [language] }
      return [language + "-" + region]
    }
    if language.utf8.count == 2, icu_lists_region(language.uppercased()), let likely = Self.language(ofRegion: language.uppercased()) {
      return [likely]
    }
    return languages(named: String(parts[0]))
  }

  /// Regions that are often written instead of their codes.
  private static let regions = ["UK": "GB", "EN": "GB", "SP": "ES", "JA": "JP", "KO": "KR", "ZH": "CN", "SW": "SE", "DA": "DK"]

  /// The language that most people of a region speak.
  private static func language(ofRegion region: String) -> String? {
    var text = [CChar](repeating: 0, count: 64)
    var status: ICUStatus = 0
    let length = icu_likely_locale(&text, 63, "und_" + region, &status)
    guard status <= 0, (2...63).contains(length) else { return nil }
    let language = String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self).prefix { $0 != "_" }
    return language == "und" ? nil : String(language)
  }

  /// The languages whose name, in English or in the language itself, is the most similar.
  private static func languages(named name: String) -> [String] {
    let name = name.lowercased()
    if let code = codes[name] { return [code] }
    return NearestNames.of(name, in: codes.keys).compactMap { codes[$0] }
  }

  /// The codes of all languages by their names in lower case, made for the first wrong locale: ICU reads its data for each of them.
  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    var number: Int32 = 0
    while let code = icu_language(number).map({ String(cString: $0) }) {
      number += 1
      for locale in ["en", code] {
        if locale != "en", !icu_knows_locale(locale) { continue }
        if let written = name(of: code, in: locale), codes[written.lowercased()] == nil { codes[written.lowercased()] = code }
      }
    }
    return codes
  }()

  private static func name(of language: String, in locale: String) -> String? {
    var text = [UInt16](repeating: 0, count: 128)
    var status: ICUStatus = 0
    let length = Int(icu_language_name(&text, 128, language, locale, &status))
    return status <= 0 && (1...128).contains(length) ? String(decoding: text.prefix(length), as: UTF16.self) : nil
  }
}
