// SPDX-License-Identifier: MIT

import Foundation
import LabelPort
import RegexBuilder
import TestSupport

/// The public names that modules with names of Apple's frameworks bring, read from the symbol graphs of the built modules and from the imports in
/// the sources. `Resources/port` has them as text.
struct SymbolNames: Sendable {
  private(set) var modules: Set<String> = []
  private(set) var exports: Set<String> = []
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var warnings: [(pattern: String, text: String)] = []
  /// The names that the compiler refuses, and the reasons that it gives.
  private(set) var unavailable: [String: String] = [:]
  /// Types and functions outside of types.
  private(set) var topLevel: Set<String> = []

  static let sources = Checkout.root.appending(path: "Sources")

  init() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).sorted()
    modules = Set(folders.filter { AppleFrameworks.names.contains($0) })
    var open = modules.sorted().map { (module: $0, symbol: String?.none) }
    var seen: Set<String> = []
    var graphs: [String: [[String: Any]]] = [:]
    while let (module, symbol) = open.popLast() {
      guard seen.insert("\(module) \(symbol ?? "")").inserted else { continue }
      let folder = Self.sources.appending(path: module)
      guard FileManager.default.fileExists(atPath: folder.path) else {
        exports.insert(module)
        continue
      }
      if graphs[module] == nil { graphs[module] = try BuiltModules.symbolGraphs(of: module) }
      add(graphs[module] ?? [], symbol)
      if symbol == nil { open += try Self.exports(of: folder) }
    }
    for folder in ["LabelViews", "LabelUIKit"] {
      try addWarnings(below: Self.sources.appending(path: folder))
      try addUnavailable(below: Self.sources.appending(path: folder))
    }
    warnings.sort { ($0.pattern, $0.text) < ($1.pattern, $1.text) }
  }

  /// The modules, or single names of modules, that the files of a module export.
  private static func exports(of folder: URL) throws -> [(module: String, symbol: String?)] {
    let expression = /@_exported public import (?:(?:struct|class|enum|protocol|typealias|func|let|var) )?(\w+)(?:\.(\w+))?/
    return try swiftFiles(below: folder).flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: expression).map { (String($0.1), $0.2.map(String.init)) }
    }
  }

  private static func swiftFiles(below folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map { folder.appending(path: $0) }
  }

  /// Adds the names of a module, or one of its types with its members.
  private mutating func add(_ graphs: [[String: Any]], _ symbol: String?) {
    for entry in graphs.flatMap({ $0["symbols"] as? [[String: Any]] ?? [] }) {
      guard let path = entry["pathComponents"] as? [String], let last = path.last, symbol == nil || path[0] == symbol else { continue }
      let kind = ((entry["kind"] as? [String: Any])?["identifier"] as? String ?? "").replacing("swift.", with: "")
      let name = String(last.prefix { $0 != "(" })
      let owner = path.dropLast().joined(separator: ".")
      switch kind {
      case "struct", "class", "enum", "protocol", "typealias", "func", "macro", "var":
        types.insert(owner.isEmpty ? name : owner + "." + name)
        if owner.isEmpty { topLevel.insert(name) }
      case "init": members.insert((path.dropLast().last ?? "") + last.dropFirst("init".count))
      case "method", "property": members.insert("." + last)
      case "type.method", "type.property", "enum.case":
        members.insert("." + last)
        types.insert(owner + "." + name)
      default: break
      }
    }
  }

  /// Adds the warnings of modifiers: what is drawn in another way than on iOS, or not at all.
  private mutating func addWarnings(below folder: URL) throws {
    let expression = /warning\(\s*"([^"\\]+)",\s*(isDrawn|drawsNothingBecause):\s*"([^"\\]*)"/
    for file in Self.swiftFiles(below: folder) {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: expression) {
        let text = match.2 == "isDrawn" ? "is drawn \(match.3)" : "draws nothing: \(match.3)"
        if !warnings.contains(where: { $0.pattern == match.1 }) { warnings.append((String(match.1), text)) }
      }
    }
  }

  /// Adds the names that the compiler refuses, which symbol graphs leave out.
  private mutating func addUnavailable(below folder: URL) throws {
    let declaration = #/(?:\s*@\w+)*\s*(?:nonisolated )?(?:public|open) (?:static )?(?:class|struct|enum|protocol|var|func) (\w+)/#
    let expression = Regex {
      #/@available\(\s*\*, unavailable,\s*message: "([^"]*)"\s*\)/#
      declaration
    }
    for file in Self.swiftFiles(below: folder) {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: expression) { unavailable[String(match.2)] = String(match.1) }
    }
  }

  /// The files of the folder by their names, each with a name on a line.
  var files: [String: String] {
    let lists = [
      "modules": modules.sorted(), "exports": exports.sorted(), "types": types.sorted(), "members": members.sorted(),
      "warnings": warnings.map { "\($0.pattern)\t\($0.text)" },
    ]
    return lists.mapValues { lines in
      """
      # SPDX-License-Identifier: MIT
      # Written by LabelPortTests from the built modules: LABELKIT_RECORD=failed swift test --filter LabelKitNamesTests
      \(lines.joined(separator: "\n"))

      """
    }
  }

  /// The file of a list.
  static func file(_ name: String) -> URL { Checkout.root.appending(path: "Resources/port/\(name).txt") }
}
