// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import Testing

@Suite struct JSONReaderTests {
  @Test func everyLineEndStartsALine() throws {
    let root = try read("[1,\r\n2,\r3,\n4]", .json).root
    #expect(root.elements.map { "\($0.location.line):\($0.location.column)" } == ["1:2", "2:1", "3:1", "4:1"])
  }

  @Test func byteOrderMarkTakesNoColumn() throws {
    #expect(try read("\u{FEFF}{\"a\": 1}", .json).root.entries[0].keyLocation.column == 2)
  }

  @Test func everyTruncatedManifestIsASyntaxError() {
    let text = #"{"version":1,"labels":[{"id":"a\n\u00e9","scale":-1.5e2,"isEnabled":true,"font":null}]}"#
    for length in 0..<text.count { #expect(syntaxError(String(text.prefix(length)), .json)?.code == .syntax) }
    #expect(syntaxError(text, .json) == nil)
  }

  @Test func nestingBeyondTheLimitIsASyntaxError() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(syntaxError(nested(DocumentLimits.depth), .json) == nil)
    #expect(syntaxError(nested(DocumentLimits.depth + 1), .json)?.code == .syntax)
    #expect(syntaxError(String(repeating: "[", count: 1_000_000), .json)?.location?.column == DocumentLimits.depth + 1)
    #expect(syntaxError(String(repeating: "{\"a\":", count: 1_000_000), .json)?.code == .syntax)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 2), ([0x22, 0xC3, 0x22], 2), ([0x22, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0x22], 3), ([0x22, 0xF0, 0x9F], 2),
    ] as [([UInt8], Int)])
  func invalidUTF8IsReported(bytes: [UInt8], column: Int) {
    do throws(Diagnostic) {
      _ = try ManifestDocument.read([0x0A] + bytes, file: "m", format: .json)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.cause == .label(.syntax(format: "JSON", reason: "this is not UTF-8", hint: "save the file as UTF-8")))
      #expect(error.location == DocumentLocation(file: "m", line: 2, column: column))
    }
  }
}
