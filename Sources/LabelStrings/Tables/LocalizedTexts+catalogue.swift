// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

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
      if case .bool(false)? = entry.value["shouldTranslate"]?.value { markUntranslatable(entry.key) }
      for localization in entry.value["localizations"]?.entries ?? [] {
        let isSource = isSourceLanguage(localization.key)
        if let text = VaryingText(catalogue: localization.value, acceptsNew: isSource) {
          add(text, for: entry.key, language: localization.key)
        }
      }
    }
  }

  static func noStrings(_ format: String) -> LabelError { .syntax(format: format, reason: "it has no strings by key") }
}

extension VaryingText {
  /// Reads a localization, or a variation of one; nil if it has no text yet, or if a part of it is not translated.
  ///
  /// - Parameter acceptsNew: Whether units are read whose state is `new`, as those of the source language are. In other languages they are not
  ///   translated yet, and nor is an empty text that does not say so.
  fileprivate init?(catalogue node: DocumentNode, acceptsNew: Bool, depth: Int = 0) {
    guard depth < Self.maximumDepth else { return nil }
    var parts: [(String, Part)] = []
    for entry in node["substitutions"]?.entries ?? [] {
      if let part = Part(substitution: entry.value, acceptsNew: acceptsNew, depth: depth + 1) {
        parts.append((entry.key, part))
      } else if !acceptsNew, Part(substitution: entry.value, acceptsNew: true, depth: depth + 1) != nil {
        return nil
      }
    }
    let text: VaryingText
    if let unit = node["stringUnit"], let value = unit["value"]?.text {
      let state = unit["state"]?.text
      guard acceptsNew || state == "translated" || state != "new" && !value.isEmpty else { return nil }
      text = .plain(value)
    } else if let variations = node["variations"] {
      guard let varying = VaryingText(variations: variations, acceptsNew: acceptsNew, depth: depth + 1) else { return nil }
      text = varying
    } else {
      return nil
    }
    self = parts.isEmpty ? text : .parts(text, Dictionary(parts) { $1 })
  }

  /// The maximum nesting depth. Xcode varies a text by device and then by number.
  private static let maximumDepth = 8

  private init?(variations node: DocumentNode, acceptsNew: Bool, depth: Int) {
    func forms(_ name: String) -> [(String, VaryingText)] {
      let written = node[name]?.entries ?? []
      let forms = written.compactMap { entry in
        VaryingText(catalogue: entry.value, acceptsNew: acceptsNew, depth: depth + 1).map { (entry.key, $0) }
      }
      // Without the form for all other numbers or devices, the ones that are translated would stand for it.
      let lacksOther = written.contains { $0.key == "other" } && !forms.contains { $0.0 == "other" }
      return lacksOther ? [] : forms
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
  fileprivate init?(substitution node: DocumentNode, acceptsNew: Bool, depth: Int) {
    guard let text = VaryingText(catalogue: node, acceptsNew: acceptsNew, depth: depth) else { return nil }
    self.init(
      argument: node["argNum"]?.number.flatMap { Int(exactly: $0) }.flatMap { (1...1000).contains($0) ? $0 : nil },
      specifier: FormatSpecifier(named: node["formatSpecifier"]?.text ?? "lld"), text: text, readsPartValue: true)
  }
}
