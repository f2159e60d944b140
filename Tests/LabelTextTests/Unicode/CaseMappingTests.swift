// SPDX-License-Identifier: MIT

import LabelText
import Testing

@Suite struct CaseMappingTests {
  /// The case of a letter depends on the whole text: there is no final sigma before Η, and an I with its dot in the next piece is one i.
  @Test(arguments: [
    ("el", ["ΟΔΟΣ", "ΗΜΑ"], ["οδοσ", "ημα"]), ("el", ["ΟΔΟ", "Σ"], ["οδο", "ς"]), ("tr", ["I", "\u{307}STANBUL"], ["i", "stanbul"]),
    ("tr", ["I", "Ş"], ["ı", "ş"]), ("lt", ["I", "\u{300}A"], ["i\u{307}\u{300}", "a"]), ("en", ["A", "", "B"], ["a", "", "b"]),
  ])
  func piecesInLowerCaseAreThoseOfTheWholeText(locale: String, pieces: [String], expected: [String]) throws {
    #expect(try CaseMapping.lowercased(pieces, locale: locale) == expected)
  }

  @Test(arguments: [
    ("tr", ["i", "zmir"], ["İ", "ZMİR"]), ("de", ["Stra", "ße"], ["STRA", "SSE"]), ("el", ["ά", "ιλος"], ["Α", "ΪΛΟΣ"]),
    ("nl", ["i", "js"], ["I", "JS"]), ("en", ["ﬃ", "e"], ["FFI", "E"]),
  ])
  func piecesInUpperCaseAreThoseOfTheWholeText(locale: String, pieces: [String], expected: [String]) throws {
    #expect(try CaseMapping.uppercased(pieces, locale: locale) == expected)
  }
}
