// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings

extension LocalizedTexts {
  /// Reads the texts of one language from a `.strings` or `.stringsdict` file.
  ///
  /// - Throws: An error if the file is not a well-formed property list or not a dictionary, or if an entry is not a text.
  init(propertyList bytes: [UInt8], file: String, language: String) throws(Diagnostic) {
    let root = try PropertyListReader.read(bytes, file: file)
    guard case .mapping(let entries) = root.value else {
      throw Diagnostic(Self.noStrings(PropertyListCursor.format), at: root.location)
    }
    self.init()
    for entry in entries {
      guard let text = VaryingText(entry: entry.value) else {
        throw Diagnostic(
          .wrongType(key: entry.key, expected: "a text, or a dictionary with NSStringLocalizedFormatKey", found: entry.value.kindName),
          at: entry.value.location)
      }
      add(text, for: entry.key, language: language)
    }
  }
}

extension VaryingText {
  /// Reads a text of a `.strings` file, or an entry of a `.stringsdict` file; nil for other values.
  fileprivate init?(entry node: DocumentNode, depth: Int = 0) {
    if let text = node.text {
      self = .plain(text)
      return
    }
    guard case .mapping(let entries) = node.value, depth < 8 else { return nil }
    func forms(_ name: String) -> [(String, VaryingText)] {
      (node[name]?.entries ?? []).compactMap { entry in
        VaryingText(entry: entry.value, depth: depth + 1).map { (entry.key, $0) }
      }
    }
    let parts = entries.compactMap { entry in Part(rule: entry.value).map { (entry.key, $0) } }
    if let format = node["NSStringLocalizedFormatKey"]?.text {
      self = .parts(.plain(format), Dictionary(parts) { $1 })
      return
    }
    let devices = forms("NSStringDeviceSpecificRuleType")
    if !devices.isEmpty {
      self = .device(Dictionary(devices) { $1 })
      return
    }
    let widths = forms("NSStringVariableWidthRuleType").compactMap { form in Int(form.0).map { ($0, form.1) } }
    guard !widths.isEmpty else { return nil }
    self = .width(Dictionary(widths) { $1 })
  }
}

extension VaryingText.Part {
  /// Reads a variable of an entry, which has plural forms; nil for other members.
  fileprivate init?(rule node: DocumentNode) {
    guard case .mapping(let entries) = node.value else { return nil }
    let forms = entries.compactMap { entry -> (PluralCategory, VaryingText)? in
      guard let category = PluralCategory(rawValue: entry.key), let text = entry.value.text else { return nil }
      return (category, .plain(text))
    }
    guard !forms.isEmpty else { return nil }
    self.init(
      argument: nil, specifier: FormatSpecifier(named: node["NSStringFormatValueTypeKey"]?.text ?? "d"),
      text: .plural(Dictionary(forms) { $1 }), readsPartValue: false)
  }
}
