// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import Testing

/// Syntax errors of YAML are explained in the words of manifests, with the way out.
@Suite struct YAMLProblemTests {
  private static let cases: [(text: String, message: String, help: String?)] = [
    ("a:\n\tb: 1", "2:1 a tab cannot indent a line", "use spaces"), ("a: 1\n\tb: 2", "2:1 a tab cannot indent a line", "use spaces"),
    ("title: Wind: strong", "1:12 a text with a colon and a space after it needs quotes", "write title: \"Wind: strong\""),
    ("- { title: a }\n- title: Now: rain", "2:13 a text with a colon and a space after it needs quotes", "write title: \"Now: rain\""),
    (
      "labels:\n  - id: a\n   title: b", "3:4 this line is not indented like those above it", "begin all keys of a label in the same column"
    ),
    (
      "labels:\n  - id: a\n    title: b\n   icon: c", "4:4 this line is not indented like those above it",
      "begin all keys of a label in the same column"
    ),
    (
      "a: b\n- c", "2:1 this line is not indented like those above it",
      "begin every - of a list in the same column, one level below its key"
    ),
    (
      "a: b\n  c: d", "2:4 this key does not belong to the line above, which has a value or lacks a colon and a space",
      "indent it like the key above, or write the key above as key: value"
    ),
    (
      "a:b\nc: d", "2:2 this key does not belong to the line above, which has a value or lacks a colon and a space",
      "indent it like the key above, or write the key above as key: value"
    ),
    ("a: \"x", "1:4 the quote that begins here is never closed", nil),
    ("a: 'x\nb: c", "1:4 the quote that begins here is never closed", nil),
    ("a: [1, 2\nb: 3", "2:2 the [ in line 1 is not closed, or a comma is missing", "close it with ]"),
    ("a: {b: 1\nc: 2", "2:2 the { in line 1 is not closed, or a comma is missing", "close it with }"),
    ("a: [\n", "2:1 the [ in line 1 is not closed, or a comma is missing", "close it with ]"),
    ("- {a: [1], b:\n", "2:1 the { in line 1 is not closed, or a comma is missing", "close it with }"),
    ("colors: [#f00]\n", "1:10 #f00] is a comment, so the bracket before it is not closed", "put it in quotes: \"#f00\""),
    ("a: {color: #ff0000}\nb: 1", "1:12 #ff0000} is a comment, so the bracket before it is not closed", "put it in quotes: \"#ff0000\""),
    ("title: *Sale*", "1:8 a text that begins with * or & needs quotes", "write title: \"*Sale*\""),
    ("title: @home", "1:8 a text that begins with @ needs quotes", "write title: \"@home\""),
    ("title: `x`", "1:8 a text that begins with ` needs quotes", "write title: \"`x`\""),
    (
      "title: \"x\" y", "1:12 there is more text after the closing quote",
      "put the whole text in quotes, and write a quote inside it as \\\""
    ),
    (
      "title: \"a\\qb\"", "1:10 a backslash in double quotes begins an escape, and this is not one",
      "write \\\\ for a backslash, or use single quotes"
    ),
    ("a: - b", "1:4 a list cannot begin on the line of its key", "put each - on a line of its own, or the text in quotes"),
  ]

  @Test(arguments: cases)
  func syntaxErrorIsExplained(text: String, message: String, help: String?) throws {
    let found = try #require(syntaxError(text, .yaml))
    let location = try #require(found.location)
    let reason = found.message.replacing("this is not well-formed YAML: ", with: "")
    #expect("\(location.line):\(location.column) \(reason)" == message)
    #expect(found.help == help)
  }
}
