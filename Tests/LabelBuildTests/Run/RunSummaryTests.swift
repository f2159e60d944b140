// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelLayout
import LabelManifest
import LabelSettings
import LabelSystem
import LabelText
import LabelViewNode
import Testing

@Suite struct RunSummaryTests {
  static let data = LabelError.emptyLabel
  static let limit = LabelError.tooManyGlyphs(limit: 1)
  static let disk = MachineError.cannotWrite(path: "x", reason: "full")

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var outputs: [Result<[UInt8], Diagnostic>]
    var exitCode: Int32
    var testDescription: String { name }
  }

  @Test(
    arguments: [
      Case(name: "nothing to do", outputs: [], exitCode: 0),
      Case(name: "all written", outputs: [.success([1]), .success([2])], exitCode: 0),
      Case(name: "one of two failed", outputs: [.success([1]), .failure(Diagnostic(data))], exitCode: 1),
      Case(name: "all invalid", outputs: [.failure(Diagnostic(data)), .failure(Diagnostic(data))], exitCode: 65),
      Case(name: "all over a limit", outputs: [.failure(Diagnostic(limit))], exitCode: 75),
      Case(name: "disk full", outputs: [.failure(Diagnostic(disk)), .failure(Diagnostic(disk))], exitCode: 73),
      Case(name: "all failed for two reasons", outputs: [.failure(Diagnostic(data)), .failure(Diagnostic(disk))], exitCode: 65),
    ])
  func exitCodeFollowsFromTheResults(_ example: Case) throws {
    var summary = RunSummary()
    for result in try FakeSteps.results(of: example.outputs) { summary.add(result) }
    #expect(summary.exitCode == example.exitCode)
    #expect(summary.total == example.outputs.count)
  }

  @Test func warningBeforeTheErrorDoesNotAffectTheExitCode() throws {
    var results = try FakeSteps.results(of: [.failure(Diagnostic(Self.limit))])
    results[0].diagnostics.insert(Diagnostic(.wrappingWithAutoshrink(mode: "byWordWrapping", property: "x")), at: 0)
    var summary = RunSummary()
    summary.add(results[0])
    #expect(summary.exitCode == 75)
  }
}
