// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

/// The language in the name of a key or a column, as in `title.de`, `title_de`, `titleDE`, `Titel (de)`, `de` and `Deutsch`.
enum TitleLanguage {
  /// The identifier of the language; nil for a name without one.
  static func of(_ name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first, let last = words.last else { return nil }
    if words.count == 1 { return isTitle(first) ? nil : language(first) ?? ofSuffix(first) }
    if isTitle(first) { return language(words.dropFirst().joined(separator: "-")) }
    if isTitle(last) { return language(words.dropLast().joined(separator: "-")) }
    // As in pt-BR.
    let isLocale = words.count == 2 && last.utf8.count == 2 && last == last.uppercased()
    return isLocale ? language(words.joined(separator: "-")) : nil
  }

  /// Whether a word is the word for a title in some language.
  private static func isTitle(_ name: String) -> Bool { titles.contains(ForeignNames.folded(name)) || isForeignTitle(name) }

  /// Whether a word is the word for a title in another language than English.
  static func isForeignTitle(_ name: String) -> Bool { foreignTitles.contains(ForeignNames.folded(name)) }

  /// The advice for a column of a CSV file.
  static let columnHelp =
    "a row has one text: write titleKey, and name string tables with --strings, such as --strings Localizations/; or write a row for each "
    + "language, with title, locale and an id of its own"

  /// The advice for a key of a label.
  static let keyHelp = "texts in several languages are in string tables: titleKey: greeting, with strings: Localizations"

  /// As in `titleDE` and `labelEn`.
  private static func ofSuffix(_ word: String) -> String? {
    guard word.utf8.count > 2, word.suffix(2).first?.isUppercase == true, isTitle(String(word.dropLast(2))) else { return nil }
    return language(String(word.suffix(2)))
  }

  private static func language(_ text: String) -> String? {
    let lower = text.lowercased()
    if let code = codes[lower] { return code }
    // Codes that are names of keys elsewhere, such as bg, have no language here.
    let isShort = (2...10).contains(text.utf8.count) && text.prefix(while: \.isLetter).utf8.count == 2
    guard isShort, !ForeignNames.isOwn(lower), ForeignNames.key(for: lower, among: RecordKeys.columns) == nil,
      ForeignNames.advice(for: lower) == nil, LocaleIdentifier.isValid(lower)
    else { return nil }
    return text
  }

  private static let titles: Set<String> = [
    "title", "text", "label", "name", "caption", "string", "heading", "value", "translation",
  ]

  private static let foreignTitles: Set<String> = [
    "titel", "bezeichnung", "beschriftung", "titre", "libellé", "titolo", "título", "titulo", "tytuł", "tytul", "otsikko", "název", "タイトル",
    "标题",
    "제목", "заголовок", "عنوان",
  ]

  /// Languages by their names, which people write above columns.
  private static let codes: [String: String] = [
    "english": "en", "englisch": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "francais": "fr",
    "französisch": "fr", "spanish": "es", "español": "es", "espanol": "es", "spanisch": "es", "italian": "it", "italiano": "it",
    "italienisch": "it", "japanese": "ja", "日本語": "ja", "chinese": "zh", "中文": "zh", "korean": "ko", "한국어": "ko", "portuguese": "pt",
    "português": "pt", "arabic": "ar", "العربية": "ar", "russian": "ru", "русский": "ru", "dutch": "nl", "nederlands": "nl", "polish": "pl",
    "polski": "pl", "turkish": "tr", "türkçe": "tr", "swedish": "sv", "svenska": "sv", "danish": "da", "dansk": "da", "norwegian": "no",
    "norsk": "no", "finnish": "fi", "suomi": "fi", "hebrew": "he", "hindi": "hi", "ukrainian": "uk", "czech": "cs", "greek": "el",
  ]
}
