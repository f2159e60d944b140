// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelManifest
import TestSupport
import Testing

/// Changes of single values in YAML. `Tests/cases/edits` has one of each kind.
@Suite struct ManifestEditTests {
  private func document(_ text: String) throws -> ManifestDocument {
    try ManifestDocument.read(Array(text.utf8), file: "a.yaml", format: .yaml)
  }

  private func edited(_ text: String, _ path: String, _ value: JSONValue?, label: Int = 0) throws -> String {
    var edit = try ManifestEdit(try document(text), format: .yaml, label: label)
    try edit.set(path, to: value)
    return edit.source.text
  }

  @Test func lineEndsOfWindowsAreKept() throws {
    let text = "labels:\r\n- id: a\r\n  title: Rain\r\n"
    #expect(try edited(text, "color", "red") == text + "  color: red\r\n")
  }

  /// Values nested a million deep would need more stack than a thread has.
  @Test func keysHaveALimitOfParts() throws {
    func key(_ parts: Int) -> String { "x" + String(repeating: ".x", count: parts - 1) }
    let text = "labels:\n- id: a\n"
    #expect(try edited(text, key(100), 7).contains("7"))
    for parts in [257, 1_000_000] {
      let error = try #require(throws: Diagnostic.self) { try edited(text, key(parts), 7) }
      #expect(error.code == .uneditableValue)
      #expect(error.message.utf8.count < 200)
    }
  }

  @Test func otherFormatsAreRefused() throws {
    let json = try ManifestDocument.read(Array(#"{"version":1,"labels":[{"id":"a"}]}"#.utf8), file: "a.json", format: .json)
    #expect(throws: Diagnostic.self) { try ManifestEdit(json, format: .json, label: 0) }
    let yaml = try document("labels:\n- id: a\n")
    #expect(throws: Diagnostic.self) { try ManifestEdit(yaml, format: .yaml, label: 1) }
  }

  /// Every third scalar of the records of the examples is set to another value and back: all other bytes stay. All scalars if
  /// `LABELKIT_SLOW_TESTS` is set.
  @Test(arguments: ["weather", "typesetting"]) func everyValueOfTheExamplesCanBeSetAndSetBack(_ name: String) throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Examples/\(name).yaml").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let document = try document(text)
    let (bytes, whole) = (Array(text.utf8), document.root.json.text(.canonical))
    let scalars = document.labelNodes.enumerated().flatMap { index, label in Self.scalars(of: label).map { (index, $0, $1) } }
    var count = 0
    for (index, path, node) in scalars.sample(every: 3) {
      guard let other = Self.other(than: node) else { continue }
      var edit = try ManifestEdit(document, format: .yaml, label: index)
      try edit.set(path, to: other)
      let changed = Array(edit.source.text.utf8)
      #expect(changed != bytes)
      // Outside of the value, nothing is different.
      var (prefix, suffix) = (0, 0)
      let shortest = min(changed.count, bytes.count)
      while prefix < shortest, changed[prefix] == bytes[prefix] { prefix += 1 }
      while suffix < shortest, changed[changed.count - 1 - suffix] == bytes[bytes.count - 1 - suffix] { suffix += 1 }
      #expect(bytes.count - prefix - suffix <= 80, "\(path) of \(index)")
      try edit.set(path, to: node.json)
      #expect(try self.document(edit.source.text).root.json.text(.canonical) == whole)
      count += 1
    }
    #expect(count > 20)
  }

  private static func scalars(of node: DocumentNode, at path: String = "") -> [(String, DocumentNode)] {
    switch node.value {
    case .mapping(let entries): entries.flatMap { scalars(of: $0.value, at: path.isEmpty ? $0.key : path + "." + $0.key) }
    case .list(let elements): elements.enumerated().flatMap { scalars(of: $1, at: path + ".\($0)") }
    case .null, .bool, .number, .string, .cell: [(path, node)]
    }
  }

  private static func other(than node: DocumentNode) -> JSONValue? {
    switch node.value {
    case .bool(let value): .bool(!value)
    case .number(let value, _): .number(value + 1)
    case .string(let text): .string(text + ": #1")
    case .null, .cell, .list, .mapping: nil
    }
  }
}
