// SPDX-License-Identifier: MIT

import LabelCore
import Testing

/// Malformed JSON, with the lines and columns of the error and its message.
@Suite struct JSONSyntaxErrorTests {
  static let malformed = [
    ("", "1:1-1 the text ends where a value is expected"),
    (" \n ", "2:2-2 the text ends where a value is expected"),
    ("{", "1:2-2 the text ends inside an object"),
    ("{ ", "1:3-3 the text ends inside an object"),
    ("{\"a\"", "1:5-5 a colon should follow the key \"a\""),
    ("{\"a\":", "1:6-6 the text ends where a value is expected"),
    ("{\"a\": 1", "1:8-8 the text ends inside an object"),
    ("{\"a\" 1}", "1:6-6 a colon should follow the key \"a\""),
    ("{\"a\": 1,}", "1:9-9 expected a key in double quotes"),
    ("{\"a\": 1 \"b\": 2}", "1:9-9 expected a comma or }"),
    ("{a: 1}", "1:2-2 expected a key in double quotes"),
    ("{\"é\": 1, é}", "1:10-10 expected a key in double quotes"),
    ("{\"a\": 1]", "1:8-8 expected a comma or }"),
    ("{,}", "1:2-2 expected a key in double quotes"),
    ("[", "1:2-2 the text ends where a value is expected"),
    ("[1", "1:3-3 the text ends inside a list"),
    ("[1,", "1:4-4 the text ends where a value is expected"),
    ("[1,]", "1:4-4 expected a value"),
    ("[,1]", "1:2-2 expected a value"),
    ("[1 2]", "1:4-4 expected a comma or ]"),
    ("[1}", "1:3-3 expected a comma or ]"),
    ("]", "1:1-1 expected a value"),
    ("[1] 2", "1:5-5 there is more after the end of the value"),
    ("{} é", "1:4-4 there is more after the end of the value"),
    ("01", "1:1-2 this is not a number"),
    ("[-]", "1:3-3 expected a digit"),
    ("[-x]", "1:3-3 expected a digit"),
    ("[1.]", "1:4-4 expected a digit"),
    ("[1.e5]", "1:4-4 expected a digit"),
    ("[.5]", "1:2-2 expected a value"),
    ("[+1]", "1:2-2 expected a value"),
    ("[1e]", "1:4-4 expected a digit"),
    ("[1e+]", "1:5-5 expected a digit"),
    ("[1x]", "1:2-3 this is not a number"),
    ("[12_3]", "1:2-4 this is not a number"),
    ("[1e999]", "1:2-7 the number 1e999 is too large"),
    ("[-1e400, 2]", "1:2-8 the number -1e400 is too large"),
    ("[0x10]", "1:2-3 this is not a number"),
    ("[nul]", "1:2-5 \"nul\" is not a value; strings need double quotes"),
    ("[NaN]", "1:2-5 \"NaN\" is not a value; strings need double quotes"),
    ("[True]", "1:2-6 \"True\" is not a value; strings need double quotes"),
    ("[truefalse]", "1:2-11 \"truefalse\" is not a value; strings need double quotes"),
    ("\"a", "1:1-3 the text ends inside a string"),
    ("\"é", "1:1-3 the text ends inside a string"),
    ("[\"雨\", \"a", "1:7-9 the text ends inside a string"),
    ("\"a\nb\"", "1:3-3 the string does not end on its line"),
    ("\"a\r\nb\"", "1:3-3 the string does not end on its line"),
    ("\"a\tb\"", "1:3-3 a control character must be escaped"),
    ("\"é\u{1}\"", "1:3-3 a control character must be escaped"),
    ("\"a\\", "1:4-4 the text ends inside a string"),
    ("\"\\x\"", "1:2-4 there is no such escape in JSON"),
    ("\"é\\é\"", "1:3-4 there is no such escape in JSON"),
    ("\"\\\n\"", "1:2-3 there is no such escape in JSON"),
    ("\"\\u\"", "1:2-4 four hexadecimal digits should follow \\u"),
    ("\"\\u12\"", "1:2-6 four hexadecimal digits should follow \\u"),
    ("\"\\u12G4\"", "1:2-6 four hexadecimal digits should follow \\u"),
    ("\"\\u00é9\"", "1:2-6 four hexadecimal digits should follow \\u"),
    ("\"\\uD800\"", "1:2-8 half a surrogate pair is not a character"),
    ("\"\\uDC00\"", "1:2-8 half a surrogate pair is not a character"),
    ("\"\\uD83D\\n\"", "1:2-9 half a surrogate pair is not a character"),
    ("\"\\uD83D\\u0041\"", "1:2-14 half a surrogate pair is not a character"),
    ("\"\\uD83D\\uD83D\"", "1:2-14 half a surrogate pair is not a character"),
    ("\"\\uD83D\\u12\"", "1:2-12 four hexadecimal digits should follow \\u"),
    ("'a'", "1:1-1 expected a value"),
    ("é", "1:1-1 expected a value"),
    ("// a", "1:1-1 expected a value"),
    ("[1,\n 2,\r\n 3\r é]", "4:2-2 expected a comma or ]"),
    ("{\"a\": [1,\n2], \"b\" 3}", "2:9-9 a colon should follow the key \"b\""),
    ("{\"a\": {\"b\": 1, \"b\": tru}}", "1:21-24 \"tru\" is not a value; strings need double quotes"),
    ("\u{7F}", "1:1-1 expected a value"),
    ("[\"\\/\\b\\f\\a\"]", "1:9-11 there is no such escape in JSON"),
  ]

  @Test(arguments: malformed)
  func syntaxErrorsHaveALocationAndAReason(text: String, error: String) throws {
    let found = #expect(throws: Diagnostic.self) { try JSONReader.read(try SourceText(text)) }
    let location = try #require(found?.location)
    #expect(found?.code == .syntax)
    #expect("\(location.line):\(location.column)-\(location.endColumn) \(found?.reason ?? "")" == error)
  }

  @Test(arguments: ["{\"version\": 1, \"labels\": [{\"é\": \"a\\n\\u00e9雨\", \"b\": -1.5e2, \"c\": [true, null, 0.25]}]}"])
  func everyPrefixOfAnObjectIsASyntaxError(text: String) throws {
    for length in 0..<text.unicodeScalars.count {
      let prefix = String(text.unicodeScalars.prefix(length))
      let found = #expect(throws: Diagnostic.self) { try JSONReader.read(try SourceText(prefix)) }
      let location = try #require(found?.location)
      #expect(location.column <= location.endColumn && location.endColumn <= length + 1)
    }
    #expect(try JSONReader.read(try SourceText(text)).diagnostics.isEmpty)
  }

  @Test func errorForAnyChangedByteIsInsideTheText() throws {
    let bytes = Array("{\"a\": [1, -0.5e3,\r\n \"é\\uD83D\\uDE00\"], \"b\": {\"c\": true}}".utf8)
    for position in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[position] = byte
        do throws(Diagnostic) { _ = try JSONReader.read(try SourceText(file: "m", bytes: changed, format: "JSON")) } catch {
          guard error.code == .syntax, let location = error.location, 1...3 ~= location.line, location.column <= location.endColumn,
            location.endColumn <= bytes.count + 1
          else {
            Issue.record("\(changed): \(error)")
            continue
          }
        }
      }
    }
  }
}

extension SourceText {
  /// The source text of a test's literal.
  init(_ text: String) throws(Diagnostic) { try self.init(file: "m", bytes: Array(text.utf8), format: "JSON") }
}

extension Diagnostic {
  fileprivate var reason: String? { code == .syntax ? cause.reason : nil }
}
