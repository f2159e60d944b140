// SPDX-License-Identifier: MIT

import Foundation
import LabelCommands
import LabelCore
import LabelSystem
import LabelText
import TestSupport
import Testing

/// The list of exit codes, and every place that shows it.
@Suite struct ExitCodeTests {
  private static let page = Checkout.root.appending(path: "Documentation/ExitCodes.md")

  @Test func theDocumentShowsTheList() throws {
    let rows = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let expected = ExitCodeMeaning.all.map { row in
      let only = row.commands.map { " (" + $0.map { "`" + $0 + "`" }.joined(separator: ", ") + ")" } ?? ""
      return "| \(row.code) | \(row.meaning)\(only) |"
    }
    #expect(rows.map(String.init) == expected)
  }

  @Test func helpPrintsTheList() throws {
    let help = try Tool()("help", "exit-codes")
    #expect(help.code == 0 && help.errors.isEmpty)
    for row in ExitCodeMeaning.all {
      #expect(help.lines.contains { $0.hasPrefix("  " + row.code + " ") && $0.contains("  " + row.meaning) }, "\(row.code)")
    }
  }

  @Test func everyExitCodeOfADiagnosticIsListed() {
    let listed = Set(ExitCodeMeaning.all.map(\.code))
    let diagnostics: [Diagnostic] = [
      Diagnostic(LabelError.usage(reason: "r")), Diagnostic(LabelError.invalidValue(key: "k", value: "v", expected: "e", nearest: [])),
      Diagnostic(MachineError.cannotWrite(path: "p", reason: "r")), Diagnostic(MachineError.cannotRead(path: "p", reason: "r")),
      Diagnostic(MachineError.noFonts),
    ]
    for diagnostic in diagnostics { #expect(listed.contains(String(diagnostic.exitCode)), "\(diagnostic.code)") }
  }

  @Test func wrongUsageEndsWithTheListedCode() throws {
    let tool = try Tool()
    #expect(try tool("batch").code == 64)
    #expect(try tool("batch", "missing.yaml", "-o", "out").code == 66)
  }
}
