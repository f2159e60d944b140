// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import TestSupport
import Testing

@Suite struct YAMLReaderTests {
  @Test func plainScalarsFollowTheCoreSchema() throws {
    let root = try read(
      "[null, ~, true, False, no, on, 12, -1.5e3, 0x1F, 0o17, .inf, 12:30, 1_000, \"1\", 'true', !!str 7, 2024-01-01]", .yaml
    ).root
    #expect(
      root.elements.map(\.value) == [
        .null, .null, .bool(true), .bool(false), .string("no"), .string("on"), .number(12, text: "12"), .number(-1500, text: "-1.5e3"),
        .number(31, text: "0x1F"), .number(15, text: "0o17"), .number(.infinity, text: ".inf"), .string("12:30"), .string("1_000"),
        .string("1"), .string("true"), .string("7"), .string("2024-01-01"),
      ])
  }

  @Test func scalarsHaveLocations() throws {
    let root = try read("é: {b: \"x\\\"y\" , c: 'it''s'}\nlong:   plain text  # comment\nanchored: &a 12\nquoted: \"two\n  lines\"", .yaml)
      .root
    #expect(root.entries[0].keyLocation == DocumentLocation(file: "m", line: 1, column: 1, endColumn: 2))
    #expect(root["é"]?["b"]?.location == DocumentLocation(file: "m", line: 1, column: 8, endColumn: 14))
    #expect(root["é"]?["c"]?.location == DocumentLocation(file: "m", line: 1, column: 20, endColumn: 27))
    #expect(root["long"]?.location == DocumentLocation(file: "m", line: 2, column: 9, endColumn: 19))
    #expect(root["anchored"]?.location == DocumentLocation(file: "m", line: 3, column: 14, endColumn: 16))
    #expect(root["quoted"]?.location == DocumentLocation(file: "m", line: 4, column: 9, endColumn: 13))
  }

  @Test func aliasesAndMergeKeysAreExpanded() throws {
    let root = try read("base: &b {size: 12, weight: bold}\na: {<<: *b, size: 20}\nc: *b", .yaml).root
    #expect(root["a"]?["size"]?.value == .number(20, text: "20"))
    #expect(root["a"]?["weight"]?.text == "bold")
    #expect(root["a"]?.entries.count == 2)
    #expect(root["c"] == root["base"])
  }

  @Test func emptyTextIsNull() throws {
    #expect(try read("# nothing\n", .yaml).root.value == .null)
  }

  @Test(arguments: [
    ("a: b: c", 1, 5), ("a: [1, 2", 2, 1), ("a:\n\tb: 1", 2, 1), ("a: \"x", 1, 4), ("a: *nobody", 1, 4), ("{[1]: 2}", 1, 2),
    ("a: 1\n---\nb: 2", 2, 1), ("a: 1\nb: 2\na: 3", 3, 1),
  ])
  func syntaxErrorsHaveLocations(text: String, line: Int, column: Int) {
    let found = syntaxError(text, .yaml)
    #expect(found?.code == .syntax)
    #expect(found?.location?.line == line)
    #expect(found?.location?.column == column)
  }

  @Test func exponentialAliasesAreASyntaxError() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    let found = syntaxError(text, .yaml)
    #expect(found?.message.contains("1000000") == true)
    // A list of ten of these has ten times their values and itself: the limit is passed inside `a5`.
    #expect(found?.location?.line == 6)
  }

  @Test func aliasesCountForDepthAfterReplacement() {
    var text = "a0: &a0 [x]\n"
    for level in 1...300 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    #expect(syntaxError(text, .yaml)?.message.contains("nested deeper than 256") == true)
  }

  @Test(arguments: [
    ("? *a\n: x", 3), ("*a : x", 1), ("? [*a]\n: x", 3), ("[*a]: x", 1), ("b: {[*a]: x}", 5), ("? {b: c}\n: x", 3),
  ])
  func aliasOfAListOrCollectionAsKeyIsASyntaxError(key: String, column: Int) {
    let found = syntaxError("a: &a [x]\n\(key)\n", .yaml)
    #expect(found?.message.contains("a key must be a string") == true)
    #expect(found?.location?.line == 2 && found?.location?.column == column)
  }

  @Test func aliasOfAStringCanBeAKey() throws {
    let root = try read("a: &a title\n&k size: 12\nb: {*a : 3, *k : 4}", .yaml).root
    #expect(root["b"]?.entries.map(\.key) == ["title", "size"])
    #expect(root["b"]?.entries[0].keyLocation == DocumentLocation(file: "m", line: 3, column: 5, endColumn: 7))
  }

  @Test func duplicateKeyIsReportedAtItsSecondOccurrence() {
    #expect(syntaxError("a: {b: 1, c: 2, 'b': 3}", .yaml)?.location == DocumentLocation(file: "m", line: 1, column: 17, endColumn: 20))
    #expect(
      syntaxError("a: x\nb: \"\n a: y\"\n\n\"a\": z", .yaml)?.location == DocumentLocation(file: "m", line: 5, column: 1, endColumn: 4))
  }

  @Test func collectionsHaveTheirStartAndEnd() throws {
    let root = try read("é: [1, {a: 2}] # comment\nb: [1,\n 2]\nc:\n  - {d: 3}\n  - [4, 5]\n", .yaml).root
    #expect(root["é"]?.location == DocumentLocation(file: "m", line: 1, column: 4, endColumn: 15))
    #expect(root["é"]?.elements[1].location == DocumentLocation(file: "m", line: 1, column: 8, endColumn: 14))
    #expect(root["b"]?.location == DocumentLocation(file: "m", line: 2, column: 4, endColumn: 7))
    #expect(root["c"]?.location == DocumentLocation(file: "m", line: 5, column: 3, endColumn: 11))
    #expect(root["c"]?.elements[1].location == DocumentLocation(file: "m", line: 6, column: 5, endColumn: 11))
  }

  @Test func locationOfAScalarIsAfterItsAnchorAndTag() throws {
    let root = try read("é: &a !!str xyz\nb: !!int &b '7'\nc: &c !x\n  [1]\n&d d: &e |\n  x\n&f f : 1", .yaml).root
    #expect(root["é"]?.location == DocumentLocation(file: "m", line: 1, column: 13, endColumn: 16))
    #expect(root["b"]?.location == DocumentLocation(file: "m", line: 2, column: 13, endColumn: 16))
    #expect(root.entries.dropFirst(3).map(\.keyLocation.column) == [4, 4])
    #expect(root["d"]?.location == DocumentLocation(file: "m", line: 5, column: 10, endColumn: 11))
  }

  @Test func manyAliasesAsValuesAreRead() throws {
    let text = "f: &f 12\nlist:\n" + String(repeating: "  - {size: *f, title: \"a [b]\"}\n", count: 200)
    #expect(try read(text, .yaml).root["list"]?.elements.count == 200)
  }

  @Test func nestingBeyondTheLimitIsASyntaxError() {
    #expect(syntaxError(String(repeating: "[", count: 100_000), .yaml)?.code == .syntax)
    #expect(syntaxError(String(repeating: "[", count: 300) + String(repeating: "]", count: 300), .yaml)?.code == .syntax)
    #expect(syntaxError(String(repeating: "- ", count: 100_000) + "x", .yaml)?.code == .syntax)
  }

  /// A location is not found by going through its line.
  @Test func longLineIsReadInLinearTime() throws {
    let growth = try Growth.ofFourTimes(15_000) { count in
      let text = "[" + Array(repeating: "\"abcdefgh\"", count: count).joined(separator: ", ") + "]"
      let root = try read(text, .yaml).root
      #expect(root.elements.last?.location == DocumentLocation(file: "m", line: 1, column: 12 * count - 10, endColumn: 12 * count))
    }
    #expect(growth < Growth.limit)
  }

  @Test func controlCharactersAreASyntaxError() {
    #expect(syntaxError("a: b\nc: \u{1}", .yaml)?.location?.line == 2)
  }
}
