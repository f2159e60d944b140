// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import TestSupport
import Testing

@Suite struct YAMLReaderTests {
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
