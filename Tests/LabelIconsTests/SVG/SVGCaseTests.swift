// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import TestSupport
import Testing

/// The SVG files of `Tests/cases/svg` and `Tests/cases/icon-check`.
struct SVGCaseTests {
  private static let files = CaseFile.all(in: "svg", "svg")
  private static let checks = CaseFile.all(in: "icon-check", "svg")

  @Test(arguments: files) func fileGivesItsDump(file: CaseFile) throws {
    try file.expectDumps { SVGCase($0).dump }
  }

  @Test(arguments: checks) func checkGivesItsDiagnostics(file: CaseFile) throws {
    try file.expectDumps { input in
      let check = try IconCheck(input.bytes, name: "case", paint: IconImage.paint)
      let counts = [check.grid.lines, check.grid.ends].map { "\($0.onGrid)/\($0.all)" }
      let diagnostics = check.diagnostics.map { "\($0.line.map { "\($0) " } ?? "")\($0.rule.rawValue): \($0.reason)" }
      return (["grid lines=\(counts[0]) ends=\(counts[1])"] + diagnostics).joined(separator: "\n")
    }
  }

  @Test func everyDumpIsUsed() {
    CaseFile.expectNoUnusedDumps(in: "svg", Self.files)
    CaseFile.expectNoUnusedDumps(in: "icon-check", Self.checks)
  }
}
