// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct JSONValueTests {
  @Test(arguments: ["", "a\"b\\c/", "\u{0}\u{1F}\n\r\t\u{7F}\u{85}", "雨 👍🏽 \u{2028}\u{2029}"])
  func writtenStringsReadBackEqual(_ text: String) throws {
    let json = text.json.line
    let source = try SourceText(file: "x", bytes: Array(json.utf8), format: "JSON")
    #expect(try JSONReader.read(source).root.text == text)
    #expect(!json.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
  }

  @Test func exactlyControlsAndSeparatorsAreEscaped() {
    let short: [UInt32: String] = [0x09: "\\t", 0x0A: "\\n", 0x0D: "\\r", 0x22: "\\\"", 0x5C: "\\\\"]
    for scalar in (UInt32(0)..<0x1_0000).compactMap(Unicode.Scalar.init) {
      let isEscaped = scalar.properties.generalCategory == .control || [0x2028, 0x2029].contains(scalar.value)
      let digits = String(scalar.value, radix: 16)
      let code = isEscaped ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
      let expected = "\"é" + (short[scalar.value] ?? code) + "x\""
      #expect("é\(scalar)x".json.line == expected, "U+\(digits)")
    }
  }

  @Test func numbersHaveAtMostSixDecimals() {
    let cases: [(Double?, String)] = [
      (112.0 / 3, "37.333333"), (16, "16"), (-0.0, "0"), (0.5, "0.5"), (-51.666_666_666_7, "-51.666667"), (1e-7, "0"), (nil, "null"),
      (.infinity, "null"), (.nan, "null"), (1e10, "10000000000"),
    ]
    for (value, text) in cases { #expect(value.json.line == text) }
    #expect(JSONValue.number(1e-7).text(.exact) == "1e-07")
    #expect(JSONValue.number(2.0 / 3, places: 2).line == "0.67")
  }

  @Test func layoutsDifferInSpacesAndOrder() {
    let value: JSONValue = ["b": [1, 2], "a": [["c": "<"], [:]], "d": .null]
    let texts: [(JSONLayout, String)] = [
      (.line, #"{"b":[1,2],"a":[{"c":"<"},{}],"d":null}"#), (.canonical, #"{"a":[{"c":"<"},{}],"b":[1,2],"d":null}"#),
      (.script, #"{"b":[1,2],"a":[{"c":"\u003C"},{}],"d":null}"#),
      (.line.rows("a", beginLine: true), "{\"b\":[1,2],\n\"a\":[\n{\"c\":\"<\"},\n{}\n],\"d\":null}"),
      (.document, "{\n  \"b\": [1, 2],\n  \"a\": [\n    {\n      \"c\": \"<\"\n    },\n    {}\n  ],\n  \"d\": null\n}\n"),
    ]
    for (layout, text) in texts { #expect(value.text(layout) == text) }
    #expect((["b": [], "a": 1] as JSONValue).text(.xcode) == "{\n  \"a\" : 1,\n  \"b\" : [\n\n  ]\n}\n")
  }

  @Test func settingAMemberKeepsItsPlaceAndNilRemovesIt() {
    var value: JSONValue = ["a": 1, "b": 2]
    value["a"] = 3
    value["c"] = 4
    value["b"] = nil
    value["d"] = nil
    #expect(value == ["a": 3, "c": 4])
  }
}
