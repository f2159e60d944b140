// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCommands
import LabelCore
import LabelManifest
import TestSupport
import Testing

@Suite struct RunReportTests {
  /// The results of labels with these titles, rendered to memory.
  private static func results(_ titles: String...) throws -> [RunResult] {
    let scratch = try ScratchTree()
    let labels = titles.enumerated().map { "  - {id: label/\($0), title: \"\($1)\"}\n" }.joined()
    try scratch.make(file: "m.yaml", holding: "version: 1\nlabels:\n" + labels)
    var run = Run([scratch.root + "/m.yaml"], into: .memory)
    run.jobs = 1
    var results: [RunResult] = []
    _ = try run.perform { event in if case .finished(let result) = event { results.append(result) } }
    return results
  }

  /// A title with a character that no font has.
  private static let unusable = "\\U0010FFFD"

  private static func summary(_ results: [RunResult]) -> RunSummary {
    var summary = RunSummary()
    for result in results { summary.add(result) }
    return summary
  }

  @Test func summaryLeavesOutCountsOfZero() throws {
    #expect(RunReport.summaryText(RunSummary(), elapsed: .zero) == "no labels, so nothing to draw")
    let summary = Self.summary(try Self.results("A", "B", Self.unusable))
    #expect(RunReport.summaryText(summary, elapsed: .milliseconds(420)) == "3 images: 2 written, 1 failed in 0.42 s")
    #expect(RunReport.summaryText(summary, elapsed: .milliseconds(61_055)) == "3 images: 2 written, 1 failed in 61.05 s")
    let one = Self.summary(try Self.results("A"))
    #expect(RunReport.summaryText(one, elapsed: .zero) == "1 image: 1 written in 0.00 s")
  }

  @Test func jsonHasALineForEachResultAndATrailer() throws {
    let results = try Self.results("A", Self.unusable)
    let written = results[0]
    #expect(
      RunReport.line(for: written)
        == #"{"id":"label/0","status":"written","path":"label/0.png","bytes":\#(written.bytes.count),"width":\#(written.pixelWidth),"#
        + #""height":\#(written.pixelHeight),"diagnostics":[]}"#)
    let failed = RunReport.line(for: results[1])
    #expect(failed.hasPrefix(#"{"id":"label/1","status":"failed","path":"label/1.png","diagnostics":[{"code":"LK0101""#), "\(failed)")
    #expect(
      RunReport.trailer(Self.summary(results))
        == #"{"end":true,"rows":2,"ok":1,"written":1,"unchanged":0,"failed":1,"skipped":0}"#)
  }

  @Test func jsonEscapesIds() throws {
    var result = try Self.results("A")[0]
    result.id = "a\"b\\c\u{1}雨"
    #expect(RunReport.line(for: result).hasPrefix(#"{"id":"a\"b\\c\u0001雨","#))
  }

  @Test func progressCountsResults() throws {
    var progress = RunProgress(total: .exactly(3))
    for result in try Self.results("A", Self.unusable) { progress.add(result) }
    #expect(progress.terminalLine() == "\r2/3 images (66%), 1 failed\u{1B}[K")
    #expect(progress.terminalLine(after: .seconds(30)) == "\r2/3 images (66%, about 15 s left), 1 failed\u{1B}[K")
    #expect(progress.json == #"{"done":2,"total":3,"failed":1}"#)
  }

  @Test func estimatesOfTheTotalAreToldApart() throws {
    var progress = RunProgress(total: .about(1234))
    for result in try Self.results("A", "B") { progress.add(result) }
    #expect(progress.terminalLine(after: .seconds(2)) == "\r2 of about 1200 images (0%, about 21 min left)\u{1B}[K")
    #expect(progress.json == #"{"done":2,"total":null,"failed":0}"#)
    // An estimate below what is done.
    progress = RunProgress(total: .about(1))
    for result in try Self.results("A", "B") { progress.add(result) }
    #expect(progress.terminalLine(after: .seconds(9)) == "\r2 of about 2 images (99%)\u{1B}[K")
    #expect(RunProgress().terminalLine() == "\r0 images\u{1B}[K")
  }
}
