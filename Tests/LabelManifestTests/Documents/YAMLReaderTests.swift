// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
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
    ("a: b: c", 1, 5), ("a: [1, 2", 2, 1), ("a:\n\tb: 1", 2, 1), ("a: \"x", 1, 6), ("a: *nobody", 1, 4), ("{[1]: 2}", 1, 2),
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
    #expect(syntaxError(text, .yaml)?.message.contains("1000000") == true)
    #expect(syntaxError(text + "? *a12\n: x\ny: z\n", .yaml)?.message.contains("key") == true)
    #expect(syntaxError(text + "*a12 : x\ny: z\n", .yaml)?.message.contains("key") == true)
    #expect(syntaxError(text + "[*a12]: x\ny: z\n", .yaml)?.message.contains("key") == true)
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

  /// Takes longer than the time limit if finding a location takes time in proportion to the length of the line.
  @Test(.timeLimit(.minutes(10))) func longLineIsReadInLinearTime() throws {
    let text = "[" + Array(repeating: "\"abcdefgh\"", count: 60_000).joined(separator: ", ") + "]"
    let root = try read(text, .yaml).root
    #expect(root.elements.last?.location == DocumentLocation(file: "m", line: 1, column: 719_990, endColumn: 720_000))
  }

  @Test func controlCharactersAreASyntaxError() {
    #expect(syntaxError("a: b\nc: \u{1}", .yaml)?.location?.line == 2)
  }
}
