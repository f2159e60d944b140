// SPDX-License-Identifier: MIT

/// The texts of one table, such as `Localizable`, by language and key.
package struct StringTable: Hashable, Sendable {
  /// The language that keys are written in and that others fall back to.
  package var sourceLanguage: String?
  private var texts: [String: [String: String]] = [:]
  private var keys: Set<String> = []

  /// A table without texts.
  package init(sourceLanguage: String? = nil) { self.sourceLanguage = sourceLanguage }

  /// Adds a text; `language` is a BCP 47 identifier, or `Base`. Nil for a key that the table has in no language.
  package mutating func add(_ text: String?, for key: String, language: String?) {
    keys.insert(key)
    if let text, let language { texts[Self.normalized(language), default: [:]][key] = text }
  }

  /// Adds all of another table's texts.
  package mutating func add(_ other: StringTable) {
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
    keys.formUnion(other.keys)
    texts.merge(other.texts) { $0.merging($1) { _, new in new } }
  }

  /// The text for a locale: that of the locale, of the same without its last part and so on (`zh-Hant-TW`, `zh-Hant`, `zh`), of the
  /// source language, of `Base`; for a key that a catalogue lists without a text, the key. Nil for a key that is not in the table.
  package func text(_ key: String, locale: String) -> String? {
    var parts = Self.normalized(locale).split(separator: "-")
    while !parts.isEmpty {
      if let text = texts[parts.joined(separator: "-")]?[key] { return text }
      parts.removeLast()
    }
    let fallbacks = [sourceLanguage ?? "en", "Base", "en"]
    return fallbacks.lazy.compactMap { texts[Self.normalized($0)]?[key] }.first ?? (keys.contains(key) ? key : nil)
  }

  /// All keys, in alphabetical order.
  package var allKeys: [String] { keys.sorted() }

  /// `pt_BR` and `pt-br` are one locale.
  private static func normalized(_ language: String) -> String {
    language.lowercased().split { $0 == "-" || $0 == "_" }.joined(separator: "-")
  }
}
