// SPDX-License-Identifier: MIT

internal import LabelSettings

/// The texts of one table, such as `Localizable`, by key and language.
package struct LocalizedTexts: Hashable, Sendable {
  /// The language of the keys, which is also the fallback; English if no file says.
  var sourceLanguage: String?
  private var texts: [String: [String: VaryingText]] = [:]
  /// The keys of catalogues, which are their own text in the source language.
  private var listedKeys: Set<String> = []
  /// The keys of catalogues that are the same in all languages on purpose.
  private var untranslatableKeys: Set<String> = []
  /// The languages as the files name them, by their normalized names.
  private var languageNames: [String: String] = [:]

  init(sourceLanguage: String? = nil) { self.sourceLanguage = sourceLanguage.map(Self.normalized) }

  /// Adds a text; `language` is a BCP 47 identifier, or `Base`.
  mutating func add(_ text: VaryingText, for key: String, language: String) {
    let normalized = Self.normalized(language)
    texts[key, default: [:]][normalized] = text
    if languageNames[normalized] == nil { languageNames[normalized] = language }
  }

  /// The languages of the texts as the files name them, in alphabetical order; without `Base`.
  var languages: [String] { languageNames.filter { $0.key != Self.base }.values.sorted() }

  /// The language of the keys; English if no file says.
  var sourceLocale: String { sourceLanguage ?? "en" }

  /// Whether a language of a catalogue is the one of its keys.
  func isSourceLanguage(_ language: String) -> Bool { Self.normalized(language) == sourceLanguage ?? "en" }

  /// Adds a key of a catalogue, with or without texts.
  mutating func list(_ key: String) { listedKeys.insert(key) }

  /// Records that a key is the same in all languages, as Xcode's "Don't translate" says.
  mutating func markUntranslatable(_ key: String) { untranslatableKeys.insert(key) }

  /// Whether a key is the same in all languages on purpose.
  func isUntranslatable(_ key: String) -> Bool { untranslatableKeys.contains(key) }

  /// Adds the texts of another table.
  mutating func add(_ other: LocalizedTexts) {
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
    listedKeys.formUnion(other.listedKeys)
    untranslatableKeys.formUnion(other.untranslatableKeys)
    languageNames.merge(other.languageNames) { first, _ in first }
    texts.merge(other.texts) { $0.merging($1) { _, new in new } }
  }

  /// The keys to compare with a wrong one, to suggest another; none of a table with so many that comparing them takes longer than a label.
  var comparedKeys: Set<String> {
    max(texts.count, listedKeys.count) <= Self.maximumComparedKeys ? keys : []
  }

  private static let maximumComparedKeys = 10_000

  /// All keys, with texts or without.
  var keys: Set<String> { Set(texts.keys).union(listedKeys) }

  /// All texts of a key, in every language.
  func all(_ key: String) -> [VaryingText] { texts[key].map { Array($0.values) } ?? [] }

  /// The text for a locale, and its language, whose plural rules are used; nil for a key that is not in the table.
  ///
  /// Candidates are, in order: the locale itself, or the language that its readers understand best, as Foundation chooses for a bundle (`pt-PT`
  /// for `pt-BR`, `zh-Hant` for `zh-TW`); the locale without its last part, and so on; the source language; `Base`; English; the key.
  /// Foundation chooses one language for all keys and never looks into a second one.
  func text(_ key: String, locale: String) -> (text: VaryingText, language: String)? {
    var own = texts[key] ?? [:]
    let source = sourceLanguage ?? "en"
    if listedKeys.contains(key), own[source] == nil { own[source] = .plain(key) }
    guard !own.isEmpty else { return nil }
    let wanted = Self.normalized(locale)
    for language in Self.candidates(for: wanted, among: own, source) {
      if let text = own[language] { return (text, language == Self.base ? source : language) }
    }
    return (.plain(key), source)
  }

  /// The language of the text for a locale, if the readers of the locale do not understand it: the text is a fallback. Nil for a text that
  /// is for all languages, and for a key that is not in the table.
  func fallbackLanguage(_ key: String, locale: String) -> String? {
    if PseudoLocale(identifier: locale) != nil { return nil }
    guard let (_, language) = text(key, locale: locale) else { return nil }
    let wanted = Self.normalized(locale)
    guard language.prefix(while: { $0 != "-" }) != wanted.prefix(while: { $0 != "-" }) else { return nil }
    if let own = texts[key], own.keys.allSatisfy({ $0 == Self.base }) { return nil }
    return LocaleDistance.closest(to: wanted, among: [language]) == nil ? language : nil
  }

  private static func candidates(for wanted: String, among texts: [String: VaryingText], _ source: String) -> [String] {
    if texts[wanted] != nil { return [wanted] }
    let languages = texts.keys.filter { $0 != base }.sorted()
    var candidates = LocaleDistance.closest(to: wanted, among: languages).map { [$0] } ?? []
    var parts = wanted.split(separator: "-")
    while parts.count > 1 {
      parts.removeLast()
      candidates.append(parts.joined(separator: "-"))
    }
    return candidates + [source, base, "en"]
  }

  private static let base = "base"

  /// The locale in lower case with hyphens: `pt_BR`, `pt-br` and `pt_BR@calendar=buddhist` are the same.
  static func normalized(_ language: String) -> String {
    language.prefix { $0 != "@" && $0 != "." }.lowercased().split { $0 == "-" || $0 == "_" }.joined(separator: "-")
  }
}

extension LocalizedTexts {
  /// The languages of a key that is drawn itself, because none of them is for the locale; nil for a key with a text.
  func languages(ofDrawnKey key: String, locale: String) -> [String]? {
    let locale = PseudoLocale(identifier: locale) == nil ? locale : sourceLocale
    guard let own = texts[key], !listedKeys.contains(key), case .plain(key)? = text(key, locale: locale)?.text,
      !own.values.contains(.plain(key))
    else { return nil }
    return own.keys.sorted()
  }
}
