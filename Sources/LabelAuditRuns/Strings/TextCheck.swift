// SPDX-License-Identifier: MIT

internal import LabelAudit
internal import LabelCore
internal import LabelStrings

/// Compares the texts of keys in several languages with those of the source language.
struct TextCheck {
  let strings: StringTables
  let table: String?

  /// Adds what is wrong with the texts of a key.
  ///
  /// - Parameters:
  ///   - arguments: The values for its placeholders; nil for a text whose per cent signs are literal.
  ///   - locales: The languages.
  /// - Returns: The locales in which it takes other values than in the source language.
  @discardableResult
  func check(_ key: String, arguments: [FormatArgument]?, in locales: [String], _ findings: inout LabelFindings) -> Set<String> {
    var others: Set<String> = []
    for locale in locales {
      for problem in strings.problems(of: key, table: table, locale: locale, comparesArguments: arguments != nil) {
        if case .otherArguments = problem { others.insert(locale) }
        findings.add(error(for: problem, key, arguments), key: key, table: table, locale: locale)
      }
    }
    return others
  }

  private func error(for problem: TranslationProblem, _ key: String, _ arguments: [FormatArgument]?) -> LabelError {
    switch problem {
    case .missing(let used): return .auditMissingText(key: key, used: used)
    case .equalToSource:
      let source = strings.sourceLanguage(ofTable: table)
      let text = try? strings.title(key, table: table, locale: source, arguments: arguments)
      return .auditEqualText(key: key, text: text ?? key, source: source)
    case .otherArguments(let found, let expected): return .auditOtherArguments(key: key, found: found, expected: expected)
    case .missingPluralForms(let forms): return .auditMissingForms(key: key, forms)
    }
  }
}
