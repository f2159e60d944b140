// SPDX-License-Identifier: MIT

package import LabelSettings

/// What is wrong with the text of a key in one language, compared with that in the source language.
package enum TranslationProblem: Hashable, Sendable {
  /// There is no text that the readers of the locale understand; the text of another language is used, or the key.
  case missing(used: String?)
  /// It is the text of the source language, although it is more than a name.
  case equalToSource
  /// It takes other values; the specifiers of both, as they are written.
  case otherArguments(found: [String], expected: [String])
  /// It lacks forms for numbers that the language has.
  case missingPluralForms([PluralCategory])
}

extension StringTables {
  /// What is wrong with the text of a key for a locale; nothing for a pseudo-locale, and for a key or a table that does not exist.
  ///
  /// - Parameter comparesArguments: Whether the text is filled in with values. Otherwise its per cent signs are literal.
  package func problems(of key: String, table: String?, locale: String, comparesArguments: Bool) -> [TranslationProblem] {
    texts(table)?.problems(of: key, locale: locale, comparesArguments: comparesArguments) ?? []
  }
}

extension LocalizedTexts {
  fileprivate func problems(of key: String, locale: String, comparesArguments: Bool) -> [TranslationProblem] {
    guard PseudoLocale(identifier: locale) == nil, !isUntranslatable(key), let (text, language) = text(key, locale: locale) else {
      return []
    }
    if languages(ofDrawnKey: key, locale: locale) != nil { return [.missing(used: nil)] }
    if let used = fallbackLanguage(key, locale: locale) { return [.missing(used: used)] }
    var problems: [TranslationProblem] = []
    if let source = self.text(key, locale: sourceLocale), source.language != language {
      if text == source.text, Self.isTranslated(text, key, from: source.language, to: language) { problems.append(.equalToSource) }
      if comparesArguments, let difference = Self.arguments(of: text, besides: source.text) { problems.append(difference) }
    }
    if let missing = missingForms(of: text, key, language) { problems.append(missing) }
    return problems
  }

  // MARK: Equal texts

  /// Whether a text is usually another one in another language: it has at least two words, and one that is no name. Names begin with a capital,
  /// as in `Face ID`; in scripts without capitals, a text of a few characters may be one.
  private static func isTranslated(_ text: VaryingText, _ key: String, from source: String, to language: String) -> Bool {
    // British and American English, and the two scripts of Chinese, share words.
    guard source.prefix(while: { $0 != "-" }) != language.prefix(while: { $0 != "-" }) else { return false }
    let words = text.plainForms.joined(separator: " ").split(whereSeparator: \.isWhitespace).filter { !$0.contains("%") }
    let letters = words.map { word in word.filter(\.isLetter) }.filter { !$0.isEmpty }
    guard letters.contains(where: { $0.contains { $0.isUppercase || $0.isLowercase } }) else { return letters.joined().count >= 6 }
    return letters.count >= 2 && letters.contains { $0.count >= 2 && $0.first?.isLowercase == true }
  }

  // MARK: Arguments

  /// The difference between the values that two texts take; nil if they take the same. Forms for single numbers may leave out the number, so
  /// the values of all forms together are compared.
  private static func arguments(of text: VaryingText, besides source: VaryingText) -> TranslationProblem? {
    let (found, expected) = (Values(text), Values(source))
    return found.kinds == expected.kinds ? nil : .otherArguments(found: found.specifiers, expected: expected.specifiers)
  }

  /// The values that a text takes.
  private struct Values {
    /// The kind of each value by its position.
    var kinds: [Int: Kind] = [:]
    /// The specifiers as they are written, in the order of the positions.
    var specifiers: [String] = []

    enum Kind { case object, whole, fraction }

    init(_ text: VaryingText) {
      var builder = FormatBuilder(arguments: [], language: "", device: nil, isLiteral: false)
      builder.addsAllForms = true
      builder.add(text)
      var sources: [Int: String] = [:]
      for case .placeholder(let position, let specifier, let source) in builder.format.pieces {
        // `50 % done` has a specifier only for C.
        guard !source.contains(" "), let kind = Self.kind(of: specifier) else { continue }
        kinds[position] = kind
        if sources[position] == nil { sources[position] = source }
      }
      specifiers = sources.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func kind(of specifier: FormatSpecifier) -> Kind? {
      switch specifier.conversion {
      case .object: .object
      case .whole, .bits: .whole
      case .fraction: .fraction
      case .unsupported: nil
      }
    }
  }

  // MARK: Plural forms

  /// The forms that a text lacks; nil if it lacks none, and if it does not vary by a number in any language.
  private func missingForms(of text: VaryingText, _ key: String, _ language: String) -> TranslationProblem? {
    guard all(key).contains(where: \.hasPlurals) else { return nil }
    let needed = PluralCategory.ofWholeNumbers(in: language)
    var missing: Set<PluralCategory> = []
    if text.hasPlurals {
      for forms in text.pluralForms { missing.formUnion(needed.filter { forms[$0] == nil }) }
    } else if needed.count > 1 {
      missing = Set(needed)
    }
    return missing.isEmpty ? nil : .missingPluralForms(needed.filter(missing.contains))
  }
}

extension VaryingText {
  /// All plain texts in it.
  fileprivate var plainForms: [String] {
    switch self {
    case .plain(let text): [text]
    case .plural(let forms): forms.values.flatMap(\.plainForms)
    case .device(let forms): forms.values.flatMap(\.plainForms)
    case .width(let forms): forms.values.flatMap(\.plainForms)
    case .parts(let text, let parts): text.plainForms + parts.values.flatMap(\.text.plainForms)
    }
  }

  /// All sets of plural forms in it.
  fileprivate var pluralForms: [[PluralCategory: VaryingText]] {
    switch self {
    case .plain: []
    case .plural(let forms): [forms] + forms.values.flatMap(\.pluralForms)
    case .device(let forms): forms.values.flatMap(\.pluralForms)
    case .width(let forms): forms.values.flatMap(\.pluralForms)
    case .parts(let text, let parts): text.pluralForms + parts.values.flatMap(\.text.pluralForms)
    }
  }
}
