// SPDX-License-Identifier: MIT

import LabelText
import Testing

/// Unicode's test cases for UAX #14 and UAX #29, with the code that the typesetter uses.
@Suite struct BoundaryConformanceTests {
  @Test(.enabled(if: UnicodeTestFile.graphemeBreak.exists, UnicodeTestFile.absence))
  func graphemesAreThoseOfUAX29() throws {
    try expect(.grapheme, of: .graphemeBreak, count: 602, differences: [:])
  }

  @Test(.enabled(if: UnicodeTestFile.wordBreak.exists, UnicodeTestFile.absence))
  func wordsAreThoseOfUAX29() throws {
    try expect(.word, of: .wordBreak, count: 1_823, differences: KnownBoundaryDifferences.words)
  }

  @Test(.enabled(if: UnicodeTestFile.lineBreak.exists, UnicodeTestFile.absence))
  func lineBreaksAreThoseOfUAX14() throws {
    try expect(.line, of: .lineBreak, count: 7_654, differences: KnownBoundaryDifferences.lines)
  }

  /// - Parameter differences: the known differences by case, in the file's notation. The test also fails when a difference disappears.
  private func expect(_ kind: BoundaryKind, of file: UnicodeTestFile, count: Int, differences: [String: String]) throws {
    let boundaries = TextBoundaries()
    let cases = try file.boundaryCases()
    #expect(cases.count == count)
    var found: [String: String] = [:]
    for sample in cases {
      let offsets = try boundaries.offsets(kind, in: sample.text, locale: "en")
      // UAX #14 has no break at the start of a text (LB2), but the offsets of ICU and of our code begin with 0.
      let expected = kind == .line ? [0] + sample.offsets : sample.offsets
      if offsets != expected { found[sample.name] = sample.notation(kind == .line ? Array(offsets.dropFirst()) : offsets) }
    }
    #expect(found == differences)
  }
}
