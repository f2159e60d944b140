// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

extension LocalizedTexts {
  /// Reads a string catalogue of Xcode (`.xcstrings`).
  ///
  /// - Throws: A syntax error if the file is not well-formed JSON, or not an object.
  init(catalogue source: SourceText) throws(Diagnostic) {
    let root = try JSONReader.read(source).root
    guard case .mapping = root.value else { throw source.diagnostic(Self.noStrings("string catalogue"), at: root.location) }
    self.init(sourceLanguage: root["sourceLanguage"]?.text)
    for entry in root["strings"]?.entries ?? [] {
      list(entry.key)
      for localization in entry.value["localizations"]?.entries ?? [] {
        if let text = VaryingText(catalogue: localization.value) { add(text, for: entry.key, language: localization.key) }
      }
    }
  }

  static func noStrings(_ format: String) -> LabelError { .syntax(format: format, reason: "it has no strings by key") }
}

extension VaryingText {
  /// Reads a localization, or a variation of one; nil if it has no text yet.
  fileprivate init?(catalogue node: DocumentNode, depth: Int = 0) {
    guard depth < Self.maximumDepth else { return nil }
    let parts = (node["substitutions"]?.entries ?? []).compactMap { entry in
      Part(substitution: entry.value, depth: depth + 1).map { (entry.key, $0) }
    }
    let text: VaryingText
    if let value = node["stringUnit"]?["value"]?.text {
      text = .plain(value)
    } else if let variations = node["variations"] {
      guard let varying = VaryingText(variations: variations, depth: depth + 1) else { return nil }
      text = varying
    } else {
      return nil
    }
    self = parts.isEmpty ? text : .parts(text, Dictionary(parts) { $1 })
  }

  /// The maximum nesting depth. Xcode varies a text by device and then by number.
  private static let maximumDepth = 8

  private init?(variations node: DocumentNode, depth: Int) {
    func forms(_ name: String) -> [(String, VaryingText)] {
      (node[name]?.entries ?? []).compactMap { entry in
        VaryingText(catalogue: entry.value, depth: depth + 1).map { (entry.key, $0) }
      }
    }
    let devices = forms("device")
    if !devices.isEmpty {
      self = .device(Dictionary(devices) { $1 })
      return
    }
    let plurals = forms("plural").compactMap { form in PluralCategory(rawValue: form.0).map { ($0, form.1) } }
    guard !plurals.isEmpty else { return nil }
    self = .plural(Dictionary(plurals) { $1 })
  }
}

extension VaryingText.Part {
  fileprivate init?(substitution node: DocumentNode, depth: Int) {
    guard let text = VaryingText(catalogue: node, depth: depth) else { return nil }
    self.init(
      argument: node["argNum"]?.number.flatMap { Int(exactly: $0) }.flatMap { (1...1000).contains($0) ? $0 : nil },
      specifier: FormatSpecifier(named: node["formatSpecifier"]?.text ?? "lld"), text: text, readsPartValue: true)
  }
}
