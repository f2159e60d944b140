// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelManifest
import Testing

/// Changes of single values in YAML.
@Suite struct ManifestEditTests {
  private func document(_ text: String) throws -> ManifestDocument {
    try ManifestDocument.read(Array(text.utf8), file: "a.yaml", format: .yaml)
  }

  private func edited(_ text: String, _ path: String, _ value: JSONValue?, label: Int = 0) throws -> String {
    var edit = try ManifestEdit(try document(text), format: .yaml, label: label)
    try edit.set(path, to: value)
    return edit.source.text
  }

  /// A case: the text, the path and the value to set, and the text afterwards.
  struct Case: CustomTestStringConvertible {
    var name: String
    var before: String
    var path: String
    var value: JSONValue?
    var after: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a plain value keeps its comment", before: "labels:\n- id: a\n  title: Rain # wet\n", path: "title", value: "Snow",
      after: "labels:\n- id: a\n  title: Snow # wet\n"),
    Case(
      name: "quotes are kept", before: "labels:\n- id: a\n  title: \"Rain\"\n  font: { family: 'Inter' }\n", path: "title",
      value: "Ice \"1\"",
      after: "labels:\n- id: a\n  title: \"Ice \\\"1\\\"\"\n  font: { family: 'Inter' }\n"),
    Case(
      name: "single quotes are kept", before: "labels:\n- id: a\n  title: 'Rain'\n", path: "title", value: "It's",
      after: "labels:\n- id: a\n  title: 'It''s'\n"),
    Case(
      name: "a text that would be a number gets quotes", before: "labels:\n- id: a\n  title: Rain\n", path: "title", value: "12",
      after: "labels:\n- id: a\n  title: \"12\"\n"),
    Case(
      name: "braces", before: "labels:\n  - { id: a, title: Rain, font: { size: 17 } } # one\n", path: "font.size", value: 20,
      after: "labels:\n  - { id: a, title: Rain, font: { size: 20 } } # one\n"),
    Case(
      name: "a new key in braces", before: "labels:\n  - { id: a, title: Rain }\n", path: "color", value: "red",
      after: "labels:\n  - { id: a, title: Rain, color: red }\n"),
    Case(
      name: "a new key in a block", before: "labels:\n  - id: a\n    title: Rain # wet\n\n  - id: b\n    title: Sun\n", path: "color",
      value: "red",
      after: "labels:\n  - id: a\n    title: Rain # wet\n    color: red\n\n  - id: b\n    title: Sun\n"),
    Case(
      name: "a new object", before: "labels:\n- id: a\n  title: Rain\n", path: "font.size", value: 20,
      after: "labels:\n- id: a\n  title: Rain\n  font: { size: 20 }\n"),
    Case(
      name: "a removed key in a block", before: "labels:\n- id: a\n  color: red # gone\n  title: Rain\n", path: "color", value: nil,
      after: "labels:\n- id: a\n  title: Rain\n"),
    Case(
      name: "a removed key in braces", before: "labels:\n- { id: a, color: red, title: Rain }\n", path: "color", value: nil,
      after: "labels:\n- { id: a, title: Rain }\n"),
    Case(
      name: "the last key in braces", before: "labels:\n- { id: a, title: Rain, color: red }\n", path: "color", value: nil,
      after: "labels:\n- { id: a, title: Rain }\n"),
    Case(
      name: "the first key of a record", before: "labels:\n- color: red\n  id: a\n  title: Rain\n", path: "color", value: nil,
      after: "labels:\n- id: a\n  title: Rain\n"),
    Case(
      name: "a block of text", before: "labels:\n- id: a\n  title: |\n    Rain\n    Snow\n  # next\n  color: red\n", path: "title",
      value: "Sun",
      after: "labels:\n- id: a\n  title: Sun\n  # next\n  color: red\n"),
    Case(
      name: "an empty value", before: "labels:\n- id: a\n  title: Rain\n  color:\n", path: "color", value: "red",
      after: "labels:\n- id: a\n  title: Rain\n  color: red\n"),
    Case(
      name: "a nested block", before: "labels:\n- id: a\n  font:\n    # small\n    size: 17\n    weight: bold\n  title: Rain\n",
      path: "font.size",
      value: 12, after: "labels:\n- id: a\n  font:\n    # small\n    size: 12\n    weight: bold\n  title: Rain\n"),
    Case(
      name: "a nested block as a whole", before: "labels:\n- id: a\n  font:\n    size: 17\n    weight: bold\n  title: Rain\n", path: "font",
      value: ["size": 12], after: "labels:\n- id: a\n  font: { size: 12 }\n  title: Rain\n"),
    Case(
      name: "line ends of Windows", before: "labels:\r\n- id: a\r\n  title: Rain\r\n", path: "color", value: "red",
      after: "labels:\r\n- id: a\r\n  title: Rain\r\n  color: red\r\n"),
    Case(
      name: "letters of several bytes before it", before: "labels:\n- { id: a, title: \"Grüße 🌧\", color: red }\n", path: "color",
      value: "blue",
      after: "labels:\n- { id: a, title: \"Grüße 🌧\", color: blue }\n"),
    Case(
      name: "a key of merged values gets its own", before: "x: &x { color: red }\nlabels:\n- <<: *x\n  id: a\n", path: "color",
      value: "blue",
      after: "x: &x { color: red }\nlabels:\n- <<: *x\n  id: a\n  color: blue\n"),
    Case(
      name: "an element of a list", before: "labels:\n- id: a\n  icon: { name: sun, colors: [red, blue] }\n", path: "icon.colors.1",
      value: "green",
      after: "labels:\n- id: a\n  icon: { name: sun, colors: [red, green] }\n"),
    Case(
      name: "an alias is replaced", before: "a: &big 20\nlabels:\n- id: a\n  width: *big\n", path: "width", value: 3,
      after: "a: &big 20\nlabels:\n- id: a\n  width: 3\n"),
  ]

  @Test(arguments: cases) func onlyTheValueChanges(_ example: Case) throws {
    #expect(try edited(example.before, example.path, example.value) == example.after)
  }

  @Test(arguments: [
    ("x: &x { size: 3 }\nlabels:\n- id: a\n  font: *x\n", "font.size"),
    ("labels:\n- id: a\n  width: &w 3\n- id: b\n  width: *w\n", "width"),
    ("labels:\n- id: a\n  icon: sun\n", "icon.color"),
    ("labels:\n- id: a\n", "a..b"),
  ]) func sharedValuesAreRefused(_ text: String, _ path: String) throws {
    let error = try #require(throws: Diagnostic.self) { try edited(text, path, 7) }
    #expect(error.code == .uneditableValue)
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

  /// Every scalar of every record of the examples is set to another value and back: all other bytes stay.
  @Test(arguments: ["weather", "typesetting"]) func everyValueOfTheExamplesCanBeSetAndSetBack(_ name: String) throws {
    let file = URL(filePath: #filePath).appending(path: "../../../../Examples/\(name).yaml").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let document = try document(text)
    var count = 0
    for (index, label) in document.labelNodes.enumerated() {
      for (path, node) in Self.scalars(of: label) {
        guard let other = Self.other(than: node) else { continue }
        var edit = try ManifestEdit(document, format: .yaml, label: index)
        try edit.set(path, to: other)
        let changed = edit.source.text
        #expect(changed != text)
        // Outside of the value, nothing is different.
        let prefix = zip(changed.utf8, text.utf8).prefix { $0 == $1 }.count
        let suffix = zip(changed.utf8.reversed(), text.utf8.reversed()).prefix { $0 == $1 }.count
        #expect(text.utf8.count - prefix - suffix <= 80, "\(path) of \(index)")
        try edit.set(path, to: node.json)
        #expect(try Self.json(edit.source.text) == Self.json(text))
        count += 1
      }
    }
    #expect(count > 20)
  }

  private static func json(_ text: String) throws -> String {
    try ManifestDocument.read(Array(text.utf8), file: "a.yaml", format: .yaml).root.json.canonical
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
