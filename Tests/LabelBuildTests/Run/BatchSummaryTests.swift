// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import Testing

@Suite struct BatchSummaryTests {
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
      Case(name: "all made", outputs: [.success([1]), .success([2])], exitCode: 0),
      Case(name: "one of two failed", outputs: [.success([1]), .failure(Diagnostic(data))], exitCode: 1),
      Case(name: "all bad input", outputs: [.failure(Diagnostic(data)), .failure(Diagnostic(data))], exitCode: 65),
      Case(name: "all over a limit", outputs: [.failure(Diagnostic(limit))], exitCode: 75),
      Case(name: "disk full", outputs: [.failure(Diagnostic(disk)), .failure(Diagnostic(disk))], exitCode: 73),
      Case(name: "all failed for two reasons", outputs: [.failure(Diagnostic(data)), .failure(Diagnostic(disk))], exitCode: 1),
    ])
  func exitCodeFollowsFromTheResults(_ example: Case) throws {
    var summary = BatchSummary()
    for result in try FakeRenderer.results(of: example.outputs) { summary.add(result) }
    #expect(summary.exitCode == example.exitCode)
    #expect(summary.total == example.outputs.count)
  }

  @Test func warningBeforeTheErrorDoesNotDecide() throws {
    var results = try FakeRenderer.results(of: [.failure(Diagnostic(Self.limit))])
    results[0].diagnostics.insert(Diagnostic(.wrappingWithAutoshrink(mode: "byWordWrapping", property: "x")), at: 0)
    var summary = BatchSummary()
    summary.add(results[0])
    #expect(summary.exitCode == 75)
  }

  @Test func twoRunsCountAsOne() throws {
    var good = BatchSummary()
    for result in try FakeRenderer.results(of: [.success([1])]) { good.add(result) }
    var bad = BatchSummary()
    for result in try FakeRenderer.results(of: [.failure(Diagnostic(Self.data))]) { bad.add(result) }
    #expect(bad.exitCode == 65)
    bad.add(good)
    #expect(bad.exitCode == 1)
    #expect((bad.written, bad.failed, bad.total) == (1, 1, 2))
  }

  @Test func sentenceLeavesOutWhatIsNone() throws {
    #expect(BatchReport.sentence(BatchSummary(), elapsed: .zero) == "nothing to do")
    var summary = BatchSummary()
    for result in try FakeRenderer.results(of: [.success([1]), .success([1]), .failure(Diagnostic(Self.data))]) { summary.add(result) }
    #expect(BatchReport.sentence(summary, elapsed: .milliseconds(420)) == "2 written, 1 failed in 0.42 s")
    #expect(BatchReport.sentence(summary, elapsed: .milliseconds(61_055)) == "2 written, 1 failed in 61.05 s")
  }

  @Test func jsonLinesHoldEveryResultAndEndWithATrailer() throws {
    let results = try FakeRenderer.results(of: [.success([1, 2, 3]), .failure(Diagnostic(Self.data))])
    let lines = results.map { BatchReport.line(for: $0) { "{\"code\":\"\($0.code.rawValue)\"}" } }
    #expect(
      lines == [
        #"{"id":"label/0","status":"written","path":"label/0.png","bytes":3,"width":3,"height":1,"diagnostics":[]}"#,
        #"{"id":"label/1","status":"failed","path":"label/1.png","diagnostics":[{"code":"LK0208"}]}"#,
      ])
    var summary = BatchSummary()
    for result in results { summary.add(result) }
    #expect(BatchReport.trailer(summary) == #"{"end":true,"rows":2,"ok":1,"written":1,"unchanged":0,"failed":1,"skipped":0}"#)
  }

  @Test func jsonEscapesWhatAnIDMayHold() throws {
    var result = try FakeRenderer.results(of: [.success([1])])[0]
    result.id = "a\"b\\c\u{1}雨"
    #expect(BatchReport.line(for: result) { _ in "" }.hasPrefix(#"{"id":"a\"b\\c\u0001雨","#))
  }

  @Test func progressCountsResults() throws {
    var progress = BatchProgress(total: 3)
    for result in try FakeRenderer.results(of: [.success([1]), .failure(Diagnostic(Self.data))]) { progress.add(result) }
    #expect(progress.terminalLine == "\r2/3 labels, 1 failed\u{1B}[K")
    #expect(progress.json == #"{"done":2,"total":3,"failed":1}"#)
  }
}
