// SPDX-License-Identifier: MIT

import LabelCommands
import LabelCore
import LabelIcons
import LabelManifest
import Testing

@Suite struct DiagnosticPrinterTests {
  private let unknownIcon = Diagnostic(
    .unknownIcon(name: "bolt.fil", nearest: ["bolt.fill"]), at: DocumentLocation(file: "labels.yaml", line: 14, column: 11, endColumn: 19),
    sourceLine: "    icon: bolt.fil", labelID: "storm")

  @Test func humanStyleShowsTheLineACaretAndHelp() {
    #expect(
      DiagnosticPrinter().text(unknownIcon) == """
        labels.yaml:14:11: error LK0102: no icon is named "bolt.fil"
           14 |     icon: bolt.fil
              |           ^^^^^^^^
           help: did you mean "bolt.fill"?

        """)
  }

  @Test func shortStyleIsOneLine() {
    #expect(DiagnosticPrinter(.short).text(unknownIcon) == "labels.yaml:14:11: error LK0102: no icon is named \"bolt.fil\"\n")
  }

  @Test func jsonStyleIsOneObjectOnALine() {
    #expect(
      DiagnosticPrinter(.json).text(unknownIcon) == #"{"code":"LK0102","severity":"error","message":"no icon is named \"bolt.fil\"","#
        + #""file":"labels.yaml","line":14,"column":11,"endColumn":19,"id":"storm","help":"did you mean \"bolt.fill\"?","#
        + #""suggestion":"bolt.fill"}"# + "\n")
  }

  @Test func jsonOfAFlagHasNoLineNumber() {
    let flag = Diagnostic(.usage(reason: "a\nb"), at: DocumentLocation(file: "--icon"))
    #expect(
      DiagnosticPrinter(.json).text(flag) == #"{"code":"LK0602","severity":"error","message":"a\nb","file":"--icon","line":null,"#
        + #""column":null,"endColumn":null,"id":null,"help":null,"suggestion":null}"# + "\n")
  }

  @Test func jsonWithSpecialCharactersIsValid() throws {
    var diagnostic = unknownIcon
    diagnostic.cause = .label(.usage(reason: "\u{0}\u{1B}\"\\\u{2028}é😀\t"))
    let root = try ManifestDocument.read(Array(DiagnosticPrinter(.json).text(diagnostic).utf8), file: "m", format: .json).root
    #expect(root["message"]?.text == "\u{0}\u{1B}\"\\\u{2028}é😀\t")
  }

  @Test func githubStyleIsAWorkflowCommand() {
    #expect(
      DiagnosticPrinter(.github).text(unknownIcon)
        == "::error file=labels.yaml,line=14,col=11,endColumn=19,title=LK0102::no icon is named \"bolt.fil\"%0Adid you mean \"bolt.fill\"?\n"
    )
    let odd = Diagnostic(.usage(reason: "100%\r\n::error::x"), at: DocumentLocation(file: "a,b:c%", line: 2))
    #expect(DiagnosticPrinter(.github).text(odd) == "::error file=a%2Cb%3Ac%25,line=2,title=LK0602::100%25%0D%0A::error::x\n")
    // A name can have the escape sequences of a terminal.
    let red = Diagnostic(.usage(reason: "\u{1B}[31mred\u{202E}"), at: DocumentLocation(file: "\u{7}"))
    #expect(DiagnosticPrinter(.github).text(red) == "::error file=\\u{7},title=LK0602::\\u{1b}[31mred\\u{202e}\n")
  }

  @Test func warningsAreMarkedAsWarnings() {
    let warning = Diagnostic(.wrappingWithAutoshrink(mode: "byWordWrapping", property: "p"))
    #expect(DiagnosticPrinter(.short).text(warning).hasPrefix("warning LK0501: "))
    #expect(DiagnosticPrinter(.github).text(warning).hasPrefix("::warning title=LK0501::"))
  }

  @Test func colourDoesNotChangeTheText() {
    let painted = DiagnosticPrinter(.human, usesColor: true).text(unknownIcon)
    #expect(painted.contains("\u{1B}[1;31merror LK0102:\u{1B}[0m"))
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == DiagnosticPrinter().text(unknownIcon))
  }

  /// The source line and the caret line, without the headline.
  private func carets(_ line: String, _ column: Int, _ end: Int, at number: Int = 7) -> [String] {
    let location = DocumentLocation(file: "m", line: number, column: column, endColumn: end)
    let text = DiagnosticPrinter().text(Diagnostic(.usage(reason: "x"), at: location, sourceLine: line))
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func caretsAlignWithWideCharactersTabsAndCombiningMarks() {
    #expect(carets("\ta: x", 5, 6) == ["    7 |     a: x", "      |        ^"])
    #expect(carets("雨: 雪雪", 4, 6) == ["    7 | 雨: 雪雪", "      |     ^^^^"])
    #expect(carets("e\u{301}: x", 5, 6) == ["    7 | e\u{301}: x", "      |    ^"])
  }

  @Test func emptyRangeHasOneCaretEvenBeyondTheLine() {
    #expect(carets("ab", 2, 2) == ["    7 | ab", "      |  ^"])
    #expect(carets("ab", 3, 3) == ["    7 | ab", "      |   ^"])
    #expect(carets("ab", 99, 120) == ["    7 | ab", "      |   ^"])
    #expect(carets("", 1, 1, at: 1_234_567) == ["1234567 | ", "        | ^"])
  }

  @Test func controlCharactersAreEscaped() {
    let text = carets("a\u{1B}[31mb\u{202E}c", 1, 2).joined() + DiagnosticPrinter().text(Diagnostic(.usage(reason: "a\u{1B}[2J\nb")))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("a\\u{1b}[2J\\nb"))
  }

  @Test func longLinesAreShortenedAroundTheCaret() {
    let line = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)
    let lines = carets(line, 501, 502)
    #expect(lines[0].count < 200)
    let caret = lines[1].firstIndex(of: "^")
    #expect(
      caret.map { lines[0][lines[0].index(lines[0].startIndex, offsetBy: lines[1].distance(from: lines[1].startIndex, to: $0))] } == "X")
  }
}
