// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore

extension StringTable {
  /// The texts of Xcode's files: a catalogue (`Localizable.xcstrings`), or a folder of catalogues and of language folders with `.strings`
  /// and `.stringsdict` files.
  ///
  ///     renderer.stringTable = try StringTable(contentsOf: resources)
  ///
  /// A text that varies by a number has the plural form of the view's language for the first number interpolated; one that varies by device
  /// has the iPhone's. A locale without texts falls back to its language, then to the catalogue's own language, `Base` and English.
  ///
  /// - Throws: `Diagnostic` with the file that cannot be read or is not well-formed.
  public init(contentsOf url: URL) throws {
    let tables = try StringFiles(url).tables
    self.init { query in tables[query.table ?? "Localizable"]?.text(for: query) }
  }
}

/// Texts by table, language and key.
private struct StringFiles {
  struct Table: Sendable {
    var sourceLanguage: String?
    var texts: [String: [String: VaryingText]] = [:]

    func text(for query: StringTable.Query) -> String? {
      var parts = Self.normalized(query.locale.identifier).split(separator: "-")
      var languages: [String] = []
      while !parts.isEmpty {
        languages.append(parts.joined(separator: "-"))
        parts.removeLast()
      }
      languages += [sourceLanguage, "base", "en"].compactMap { $0 }
      for language in languages {
        guard let text = texts[language]?[query.key] else { continue }
        let spoken = language == "base" ? sourceLanguage ?? "en" : String(language.prefix { $0 != "-" })
        return text.text(for: query.numbers, language: spoken)
      }
      return nil
    }

    static func normalized(_ language: String) -> String { language.lowercased().replacingOccurrences(of: "_", with: "-") }
  }

  private(set) var tables: [String: Table] = [:]

  init(_ url: URL) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Diagnostic(MachineError.noSuchFile(path: url.path))
    }
    guard isFolder.boolValue else {
      try read(url, language: nil)
      return
    }
    for file in try Self.files(in: url) {
      if file.pathExtension == "lproj" {
        for inner in try Self.files(in: file) { try read(inner, language: file.deletingPathExtension().lastPathComponent) }
      } else {
        try read(file, language: nil)
      }
    }
  }

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).sorted { $0.path < $1.path }
  }

  private mutating func read(_ url: URL, language: String?) throws {
    let name = url.deletingPathExtension().lastPathComponent
    let content: [String: [String: VaryingText]]
    var source: String?
    switch url.pathExtension {
    case "xcstrings":
      let root = try Self.dictionary(url, "string catalogue") { try JSONSerialization.jsonObject(with: $0) }
      source = (root["sourceLanguage"] as? String).map(Table.normalized)
      content = VaryingText.catalogue(root)
    case "strings", "stringsdict":
      let root = try Self.dictionary(url, "property list") {
        try PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
      }
      content = [Table.normalized(language ?? "Base"): root.compactMapValues { VaryingText(propertyList: $0) }]
    default: return
    }
    var table = tables[name] ?? Table()
    table.sourceLanguage = table.sourceLanguage ?? source
    table.texts.merge(content) { $0.merging($1) { _, new in new } }
    tables[name] = table
  }

  private static func dictionary(_ url: URL, _ format: String, _ parse: (Data) throws -> Any) throws -> [String: Any] {
    let data = try Data(contentsOf: url)
    guard let root = (try? parse(data)) as? [String: Any] else {
      throw Diagnostic(.syntax(format: format, reason: "it holds no strings by key"), at: SourcePlace(file: url.path))
    }
    return root
  }
}

/// A text that may vary by numbers.
private indirect enum VaryingText: Sendable {
  case plain(String)
  case plural([String: VaryingText])
  /// A text with `%#@name@` in the place of parts that vary by the number of an argument, counted from 1.
  case parts(String, [String: (argument: Int?, specifier: String, text: VaryingText)])

  func text(for numbers: [Double?], language: String, argument: Int? = nil) -> String? {
    switch self {
    case .plain(let text): return text
    case .plural(let forms):
      let number = argument.map { numbers.indices.contains($0 - 1) ? numbers[$0 - 1] : nil } ?? numbers.lazy.compactMap { $0 }.first
      let category = number.map { PluralCategory(of: $0, language: language) } ?? .other
      // Languages may name zero though their grammar does not.
      let zero = number == 0 ? forms["zero"] : nil
      return (zero ?? forms[category.rawValue] ?? forms["other"])?.text(for: numbers, language: language, argument: argument)
    case .parts(var format, let parts):
      // Without numbers of their own, parts stand for the arguments in their order.
      let order = parts.keys.sorted {
        (format.range(of: "%#@\($0)@")?.lowerBound ?? format.endIndex) < (format.range(of: "%#@\($1)@")?.lowerBound ?? format.endIndex)
      }
      for (index, name) in order.enumerated() {
        guard let part = parts[name] else { continue }
        let argument = part.argument ?? index + 1
        let text = part.text.text(for: numbers, language: language, argument: argument) ?? ""
        let placed = text.replacingOccurrences(of: "%arg", with: "%\(argument)$\(part.specifier)")
          .replacingOccurrences(of: "%\(part.specifier)", with: "%\(argument)$\(part.specifier)")
        format = format.replacingOccurrences(of: "%#@\(name)@", with: placed)
      }
      return format
    }
  }

  /// A catalogue's texts by language and key.
  static func catalogue(_ root: [String: Any]) -> [String: [String: VaryingText]] {
    var result: [String: [String: VaryingText]] = [:]
    for (key, entry) in root["strings"] as? [String: Any] ?? [:] {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, content) in localizations {
        guard let content = content as? [String: Any], let text = VaryingText(catalogue: content, depth: 0) else { continue }
        result[language.lowercased().replacingOccurrences(of: "_", with: "-"), default: [:]][key] = text
      }
    }
    return result
  }

  private init?(catalogue node: [String: Any], depth: Int) {
    guard depth < 5 else { return nil }
    if let unit = node["stringUnit"] as? [String: Any], let value = unit["value"] as? String {
      let substitutions = node["substitutions"] as? [String: Any] ?? [:]
      self = substitutions.isEmpty ? .plain(value) : .parts(value, Self.parts(substitutions, depth))
      return
    }
    guard let variations = node["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: Any] {
      self = .plural(plural.compactMapValues { ($0 as? [String: Any]).flatMap { VaryingText(catalogue: $0, depth: depth + 1) } })
    } else if let device = variations["device"] as? [String: Any], let own = (device["iphone"] ?? device["other"]) as? [String: Any],
      let text = VaryingText(catalogue: own, depth: depth + 1)
    {
      self = text
    } else {
      return nil
    }
  }

  private static func parts(_ substitutions: [String: Any], _ depth: Int) -> [String: (
    argument: Int?, specifier: String, text: VaryingText
  )] {
    substitutions.compactMapValues { value in
      guard let content = value as? [String: Any], let text = VaryingText(catalogue: content, depth: depth + 1) else { return nil }
      return (content["argNum"] as? Int, content["formatSpecifier"] as? String ?? "lld", text)
    }
  }

  /// A text of a `.strings` file, or an entry of a `.stringsdict` file.
  init?(propertyList value: Any) {
    if let text = value as? String {
      self = .plain(text)
      return
    }
    guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let parts = entry.compactMapValues { rule -> (argument: Int?, specifier: String, text: VaryingText)? in
      guard let rule = rule as? [String: String] else { return nil }
      let forms = rule.filter { PluralCategory(rawValue: $0.key) != nil }.mapValues { VaryingText.plain($0) }
      return (nil, rule["NSStringFormatValueTypeKey"] ?? "d", .plural(forms))
    }
    self = .parts(format, parts)
  }
}
