// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: ["", "a\"b\\c/", "\u{0}\u{1F}\n\r\t\u{7F}\u{85}", "雨 👍🏽 \u{2028}\u{2029}"])
  func writtenStringsReadBackEqual(_ text: String) throws {
    let json = JSONText.string(text)
    let source = try SourceText(file: "x", bytes: Array(json.utf8), format: .json)
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
      #expect(JSONText.string("é\(scalar)x") == expected, "U+\(digits)")
    }
  }

  @Test func numbersHaveAtMostSixDecimals() {
    let cases: [(Double?, String)] = [
      (112.0 / 3, "37.333333"), (16, "16"), (-0.0, "0"), (0.5, "0.5"), (-51.666_666_666_7, "-51.666667"), (1e-7, "0"), (nil, "null"),
      (.infinity, "null"), (.nan, "null"),
    ]
    for (value, text) in cases { #expect(JSONText.number(value) == text) }
  }
}
