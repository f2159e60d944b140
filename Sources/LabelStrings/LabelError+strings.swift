// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// A value has the wrong type for its key.
  public static let wrongType: Self = "LK0203"
  /// A required key is missing.
  public static let missingKey: Self = "LK0205"
  /// A text in a strings file cannot be filled in.
  public static let unusableText: Self = "LK0210"
}

extension LabelError {
  /// A value has another type than its key requires.
  package static func wrongType(key: String, expected: String, found: String, fix: ValueFix? = nil) -> Self {
    Self(
      .wrongType, "\"\(key)\" takes \(expected), not \(found)", help: fix?.help,
      nearest: fix.map { $0.kind == .advice ? [] : [$0.text] } ?? [],
      keys: [key, "titleArguments", "titleKey"])
  }

  /// A table has no such key; `keys` are some of those that it has.
  package static func unknownTitleKey(_ key: String, table: String, nearest: [String], keys: [String]) -> Self {
    let listed = keys.prefix(5).map { $0.shortened(to: 40).quoted }.joined(separator: ", ")
    return Self(
      .invalidValue, "\"titleKey\" takes a key of the table \(table), not \(key.quoted)",
      help: nearest.didYouMean
        ?? (keys.isEmpty ? "the table has no texts; add the key to it" : "the table has \(listed)" + (keys.count > 5 ? ", …" : "")),
      nearest: nearest,
      keys: ["titleKey"])
  }

  /// A record lacks a required key.
  package static func missingKey(key: String) -> Self {
    let help: String? =
      switch key {
      case "id": "every label of a batch needs an id; it names the file"
      case "titleArguments": "the text varies by a number; give it, as in titleArguments: [3]"
      case "version": "begin the manifest with version: 1"
      case "strings": "name the string tables as `strings` in the manifest, or with --strings, such as --strings Localizations/"
      case "labels": "list the labels under labels:, as in labels: [{ id: rain, title: Rain }]"
      default: nil
      }
    return Self(
      .missingKey, "the key \"\(key)\" is missing", help: help,
      keys: ["titleArguments", "strings"].contains(key) ? ["titleKey"] : [])
  }

  /// A text in a strings file cannot be filled in; `language` is the language of the text.
  package static func unusableText(key: String, language: String, reason: String) -> Self {
    Self(
      .unusableText, "the text of \(key.quoted) in \(language) cannot be used: \(reason)", help: "correct it in the strings file",
      keys: ["titleKey"])
  }
}
