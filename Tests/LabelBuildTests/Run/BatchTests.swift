// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import Synchronization
import TestSupport
import Testing

@Suite struct BatchTests {
  typealias Job = FakeRenderer.Job

  /// A hundred files of different sizes, the 37th of which cannot be made.
  static let jobs: [Job] = (0..<100).map { index in
    if index == 37 { return .failure(Diagnostic(.emptyLabel, labelID: "label/37")) }
    return .success((0..<(index * 977 % 5000 + 1)).map { UInt8(truncatingIfNeeded: $0 &* index) })
  }

  /// Runs the plan on `threads` threads and returns what was delivered.
  static func run(_ jobs: [Job], threads: Int, into out: String, maximumFailures: Int? = nil) throws -> ([BatchResult], BatchSummary) {
    let batch = try Batch(
      outputs: FakeRenderer.plan(jobs), jobs: threads, maximumFailures: maximumFailures, folder: OutputFolder(out))
    var results: [BatchResult] = []
    let summary = batch.run(makeWorker: FakeRenderer.makeWorker) { results.append($0) }
    return (results, summary)
  }

  @Test(arguments: [1, 2, 4, 64, 1000])
  func resultsAndFilesAreTheSameOnAnyNumberOfThreads(threads: Int) throws {
    let one = try ScratchTree()
    let many = try ScratchTree()
    let (expected, _) = try Self.run(Self.jobs, threads: 1, into: one.out)
    let (results, summary) = try Self.run(Self.jobs, threads: threads, into: many.out)
    #expect(results == expected)
    #expect(results.map(\.index) == Array(0..<100))
    #expect(many.files() == one.files())
    #expect((summary.written, summary.failed, summary.exitCode) == (99, 1, 1))
  }

  @Test func failingFileStopsNoOther() throws {
    let scratch = try ScratchTree()
    let (results, _) = try Self.run(Self.jobs, threads: 2, into: scratch.out)
    #expect(results.filter { $0.status != .written }.map(\.id) == ["label/37"])
    #expect(results[37].diagnostics.map(\.code) == [.emptyLabel])
    #expect(scratch.files()["label/37.png"] == nil)
    #expect(scratch.files().count == 99)
  }

  @Test func secondRunChangesNothing() throws {
    let scratch = try ScratchTree()
    _ = try Self.run(Self.jobs, threads: 2, into: scratch.out)
    let (_, summary) = try Self.run(Self.jobs, threads: 2, into: scratch.out)
    #expect((summary.written, summary.unchanged, summary.failed) == (0, 99, 1))
  }

  @Test func fileThatCannotBeWrittenFailsAlone() throws {
    let scratch = try ScratchTree()
    try scratch.make(folder: "out/label/3.png")
    let (results, summary) = try Self.run(Array(Self.jobs.prefix(6)), threads: 2, into: scratch.out)
    #expect(results.map(\.status) == [.written, .written, .written, .failed, .written, .written])
    #expect(results[3].diagnostics.map(\.code) == [.cannotWrite])
    #expect(results[3].diagnostics.first?.labelID == "label/3")
    #expect(summary.exitCode == 1)
  }

  @Test func failFastSkipsTheRestOnOneThread() throws {
    let scratch = try ScratchTree()
    let (results, summary) = try Self.run(Self.jobs, threads: 1, into: scratch.out, maximumFailures: 1)
    #expect(results.map(\.index) == Array(0..<100))
    #expect((summary.written, summary.failed, summary.skipped) == (37, 1, 62))
    #expect(scratch.files().count == 37)
  }

  @Test(arguments: [1, 2, 4])
  func runStopsSoonAfterTheMostFailuresAllowed(threads: Int) throws {
    let scratch = try ScratchTree()
    let jobs = [Job](repeating: .failure(Diagnostic(.emptyLabel)), count: 1000)
    let (results, summary) = try Self.run(jobs, threads: threads, into: scratch.out, maximumFailures: 10)
    #expect(results.count == 1000)
    #expect((10..<10 + threads).contains(summary.failed))
    #expect(summary.skipped == 1000 - summary.failed)
    #expect(summary.exitCode == 65)
  }

  @Test func emptyPlanMakesNothing() throws {
    let scratch = try ScratchTree()
    let (results, summary) = try Self.run([], threads: 4, into: scratch.out)
    #expect(results.isEmpty)
    #expect(summary == BatchSummary())
  }

  @Test func keptBytesComeWithTheResults() throws {
    let results = try FakeRenderer.results(of: [.success([1, 2]), .success([3])])
    #expect(results.map(\.bytes) == [[1, 2], [3]])
    #expect(results.map(\.byteCount) == [2, 1])
  }

  @Test func eachThreadMakesOneWorkerAtMostAndKeepsIt() throws {
    let made = Counter()
    let batch = try Batch(outputs: FakeRenderer.plan(Self.jobs), jobs: 4, folder: nil)
    let summary = batch.run(makeWorker: { () throws(Diagnostic) in
      made.add()
      return try FakeRenderer.makeWorker()
    }) { _ in }
    #expect((1...4).contains(made.value))
    #expect(summary.total == 100)
  }

  @Test(arguments: [1, 2, 4])
  func everyFileFailsWhenNoWorkerStarts(threads: Int) throws {
    let batch = try Batch(outputs: FakeRenderer.plan(Self.jobs), jobs: threads, folder: nil)
    var results: [BatchResult] = []
    let summary = batch.run(makeWorker: { () throws(Diagnostic) in throw Diagnostic(MachineError.noFonts) }) { results.append($0) }
    #expect(results.map(\.index) == Array(0..<100))
    #expect(results.allSatisfy { $0.status == .failed && $0.diagnostics.map(\.code) == [.noFonts] })
    #expect(results.map { $0.diagnostics.first?.labelID } == results.map(\.id))
    #expect(summary.exitCode == 70)
  }

  @Test func failFastReportsAFailedStartOnce() throws {
    let batch = try Batch(outputs: FakeRenderer.plan(Self.jobs), jobs: 2, maximumFailures: 1, folder: nil)
    let summary = batch.run(makeWorker: { () throws(Diagnostic) in throw Diagnostic(MachineError.noFonts) }) { _ in }
    #expect((summary.failed, summary.skipped) == (1, 99))
  }

  @Test func oneWorkerDoesTheWorkOfThoseThatDidNotStart() throws {
    let made = Counter()
    let batch = try Batch(outputs: FakeRenderer.plan(Self.jobs), jobs: 4, folder: nil)
    let summary = batch.run(makeWorker: { () throws(Diagnostic) in
      if made.add() > 1 { throw Diagnostic(MachineError.noFonts) }
      return try FakeRenderer.makeWorker()
    }) { _ in }
    #expect((summary.written, summary.failed) == (99, 1))
  }

  @Test(arguments: [1, 4])
  func readerThatGivesUpEndsTheRun(threads: Int) throws {
    let made = Counter()
    let jobs = [Job](repeating: .success([1]), count: 10_000)
    let batch = try Batch(outputs: FakeRenderer.plan(jobs), jobs: threads, folder: nil)
    let error = MachineError.cannotWrite(path: "out.tar", reason: "full")
    #expect(throws: error) {
      _ = try batch.run(makeWorker: { () throws(Diagnostic) in
        let worker = try FakeRenderer.makeWorker()
        return { output throws(RenderFailure) in
          made.add()
          return try worker(output)
        }
      }) { result throws(MachineError) in
        if result.index == 5 { throw error }
      }
    }
    #expect(made.value <= 6 + threads * 8)
  }

  @Test func workersRunOnDeepStacks() throws {
    let batch = try Batch(outputs: FakeRenderer.plan([.success([])]), folder: nil)
    let summary = batch.run(makeWorker: { () throws(Diagnostic) in
      { _ throws(RenderFailure) in RenderedOutput(bytes: [], pixelWidth: Self.depth(100_000), pixelHeight: 1) }
    }) { #expect($0.pixelWidth == 100_000) }
    #expect(summary.written == 1)
  }

  /// Recursion that no optimiser makes a loop of.
  @inline(never) private static func depth(_ count: Int) -> Int {
    count == 0 ? 0 : [depth(count - 1), 0].reduce(1, +)
  }
}

/// Counts on several threads.
final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  /// Adds one and returns the new value.
  @discardableResult func add() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
