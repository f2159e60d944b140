// SPDX-License-Identifier: MIT

import LabelCore
import TestSupport
import Testing

/// Properties of every JSON text, tested on random ones.
@Suite struct JSONPropertyTests {
  /// A value and one way to write it.
  private struct Sample {
    var value: DocumentNode.Value
    var text: String
  }

  private struct Samples {
    var random: Seeded

    mutating func value(depth: Int = 0) -> Sample {
      switch Int.random(in: 0..<(depth < 4 ? 9 : 5), using: &random) {
      case 0, 1: return string()
      case 2, 3: return number()
      case 4:
        return one(of: [
          Sample(value: .null, text: "null"), Sample(value: .bool(true), text: "true"), .init(value: .bool(false), text: "false"),
        ])
      case 5, 6:
        let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1) }
        return Sample(value: .list(elements.map { JSONPropertyTests.node($0.value) }), text: list("[", elements.map(\.text), "]"))
      default:
        // Some objects have so many keys that they are looked up by hash.
        let keys = (0..<one(of: [0, 1, 2, 6, 40])).map { index in (text: "key\(index)", spelled: "\"k\\u0065y\(index)\"") }
        let members = keys.map { key in (key: key, value: value(depth: depth + 2)) }
        let entries = members.map {
          DocumentNode.Entry(key: $0.key.text, keyLocation: JSONPropertyTests.nowhere, value: JSONPropertyTests.node($0.value.value))
        }
        return Sample(
          value: .mapping(entries), text: list("{", members.map { $0.key.spelled + blanks() + ":" + blanks() + $0.value.text }, "}"))
      }
    }

    private mutating func string() -> Sample {
      let pieces: [(text: String, spelled: String)] = [
        ("a", "a"), ("icon", "icon"), ("é", "é"), ("é", "\\u00E9"), ("雨", "雨"), ("😀", "😀"), ("😀", "\\uD83D\\ude00"), ("\n", "\\n"),
        ("\"", "\\\""), ("\\", "\\\\"), ("/", "\\/"), ("/", "/"), ("\u{7F}", "\u{7F}"), ("e\u{301}", "e\u{301}"), ("\0", "\\u0000"),
        (" {[", " {["),
      ]
      let chosen = (0..<Int.random(in: 0...8, using: &random)).map { _ in one(of: pieces) }
      return Sample(value: .string(chosen.map(\.text).joined()), text: "\"" + chosen.map(\.spelled).joined() + "\"")
    }

    private mutating func number() -> Sample {
      let digits = Int.random(in: 0...18, using: &random)
      var text = Bool.random(using: &random) ? "-" : ""
      text += digits == 0 ? "0" : String(Int.random(in: 1...9, using: &random)) + decimals(digits - 1)
      if Bool.random(using: &random) { text += "." + decimals(Int.random(in: 1...18, using: &random)) }
      if Int.random(in: 0..<4, using: &random) == 0 { text += one(of: ["e", "E"]) + one(of: ["", "+", "-"]) + decimals(2) }
      return Sample(value: .number(Double(text) ?? .nan, text: text), text: text)
    }

    private mutating func decimals(_ count: Int) -> String {
      (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }

    private mutating func list(_ opening: String, _ items: [String], _ closing: String) -> String {
      opening + blanks() + items.map { $0 + blanks() }.joined(separator: "," + blanks()) + closing
    }

    private mutating func blanks() -> String { one(of: ["", "", "", " ", "  ", "\t", "\n", "\r\n", "\r"]) }

    private mutating func one<Element>(of elements: [Element]) -> Element { elements[Int.random(in: elements.indices, using: &random)] }
  }

  private static let nowhere = DocumentLocation(file: "")

  private static func node(_ value: DocumentNode.Value) -> DocumentNode { DocumentNode(value, at: nowhere) }

  /// The value without its source locations.
  private static func withoutLocations(_ value: DocumentNode.Value) -> DocumentNode.Value {
    switch value {
    case .null, .bool, .number, .string, .cell: value
    case .list(let elements): .list(elements.map { node(withoutLocations($0.value)) })
    case .mapping(let entries):
      .mapping(entries.map { .init(key: $0.key, keyLocation: nowhere, value: node(withoutLocations($0.value.value))) })
    }
  }

  @Test(arguments: 0..<40)
  func valueIsReadBackFromAnySpelling(seed: Int) throws {
    var samples = Samples(random: Seeded(state: UInt64(seed)))
    for _ in 0..<50 {
      let sample = samples.value()
      let read = try JSONReader.read(try SourceText(sample.text))
      #expect(Self.withoutLocations(read.root.value) == sample.value, "\(sample.text)")
      #expect(read.diagnostics.isEmpty)
    }
  }

  @Test(arguments: 100..<120)
  func textAtALocationIsItsValue(seed: Int) throws {
    var samples = Samples(random: Seeded(state: UInt64(seed)))
    for _ in 0..<20 {
      let source = try SourceText(samples.value().text)
      try check(try JSONReader.read(source).root, in: source)
    }
  }

  /// Checks a value and the values inside it. The location of a value over several lines is its first line.
  private func check(_ node: DocumentNode, in source: SourceText) throws {
    let text = try Self.text(at: node.location, in: source)
    let line = try #require(source.line(node.location.line))
    if let alone = try? JSONReader.read(try SourceText(text)) {
      #expect(Self.withoutLocations(alone.root.value) == Self.withoutLocations(node.value), "\(text)")
    } else {
      #expect(node.location.endColumn == line.unicodeScalars.count + 1)
    }
    for element in node.elements { try check(element, in: source) }
    for entry in node.entries {
      #expect(try JSONReader.read(try SourceText(Self.text(at: entry.keyLocation, in: source))).root.text == entry.key)
      try check(entry.value, in: source)
    }
  }

  private static func text(at location: DocumentLocation, in source: SourceText) throws -> String {
    let line = try #require(source.line(location.line)).unicodeScalars
    return String(String.UnicodeScalarView(line.dropFirst(location.column - 1).prefix(location.endColumn - location.column)))
  }
}
