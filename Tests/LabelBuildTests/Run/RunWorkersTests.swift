// SPDX-License-Identifier: MIT

import Dispatch
import LabelBuild
import LabelCore
import LabelManifest
import LabelSettings
import LabelSystem
import LabelText
import LabelViewNode
import Synchronization
import TestSupport
import Testing

@Suite struct RunWorkersTests {
  typealias Rendering = FakeSteps.Rendering

  /// A hundred files of different sizes; number 37 fails.
  static let renderings: [Rendering] = (0..<100).map { index in
    if index == 37 { return .failure(Diagnostic(.emptyLabel, labelID: "label/37")) }
    return .success((0..<(index * 977 % 5000 + 1)).map { UInt8(truncatingIfNeeded: $0 &* index) })
  }

  /// Runs the plan on `threads` threads and returns the results.
  static func run(
    _ renderings: [Rendering], threads: Int, into out: String, maximumFailures: Int? = nil
  ) throws -> (results: [RunResult], summary: RunSummary) {
    try deliveries(
      FakeSteps(renderings: renderings, folder: OutputFolder(out)).workers(threads: threads, maximumFailures: maximumFailures))
  }

  static func deliveries(_ workers: RunWorkers) -> (results: [RunResult], summary: RunSummary) {
    var results: [RunResult] = []
    var summary = RunSummary()
    workers.run { result in
      results.append(result)
      summary.add(result)
    }
    return (results, summary)
  }

  @Test(arguments: [1, 2, 4, 64, 1000])
  func resultsAndFilesAreTheSameOnAnyNumberOfThreads(threads: Int) throws {
    let one = try ScratchTree()
    let many = try ScratchTree()
    let (expected, _) = try Self.run(Self.renderings, threads: 1, into: one.out)
    let (results, summary) = try Self.run(Self.renderings, threads: threads, into: many.out)
    #expect(results == expected)
    #expect(results.map(\.index) == Array(0..<100))
    #expect(many.files() == one.files())
    #expect((summary.written, summary.failed, summary.exitCode) == (99, 1, 1))
  }

  @Test func failingFileDoesNotStopOthers() throws {
    let scratch = try ScratchTree()
    let (results, _) = try Self.run(Self.renderings, threads: 2, into: scratch.out)
    #expect(results.filter { $0.status != .written }.map(\.id) == ["label/37"])
    #expect(results[37].diagnostics.map(\.code) == [.emptyLabel])
    #expect(scratch.files()["label/37.png"] == nil)
    #expect(scratch.files().count == 99)
  }

  @Test func secondRunWritesNothing() throws {
    let scratch = try ScratchTree()
    _ = try Self.run(Self.renderings, threads: 2, into: scratch.out)
    let (_, summary) = try Self.run(Self.renderings, threads: 2, into: scratch.out)
    #expect((summary.written, summary.unchanged, summary.failed) == (0, 99, 1))
  }

  @Test func fileThatCannotBeWrittenFailsAlone() throws {
    let scratch = try ScratchTree()
    try scratch.make(folder: "out/label/3.png")
    let (results, summary) = try Self.run(Array(Self.renderings.prefix(6)), threads: 2, into: scratch.out)
    #expect(results.map(\.status) == [.written, .written, .written, .failed, .written, .written])
    #expect(results[3].diagnostics.map(\.code) == [.notReplaced])
    #expect(results[3].diagnostics.first?.labelID == "label/3")
    #expect(summary.exitCode == 1)
  }

  @Test func failFastSkipsTheRestOnOneThread() throws {
    let scratch = try ScratchTree()
    let (results, summary) = try Self.run(Self.renderings, threads: 1, into: scratch.out, maximumFailures: 1)
    #expect(results.map(\.index) == Array(0..<100))
    #expect((summary.written, summary.failed, summary.skipped) == (37, 1, 62))
    #expect(scratch.files().count == 37)
  }

  @Test(arguments: [1, 2, 4])
  func runStopsSoonAfterTheMaximumNumberOfFailures(threads: Int) throws {
    let scratch = try ScratchTree()
    let renderings = [Rendering](repeating: .failure(Diagnostic(.emptyLabel)), count: 1000)
    let (results, summary) = try Self.run(renderings, threads: threads, into: scratch.out, maximumFailures: 10)
    #expect(results.count == 1000)
    #expect((10..<10 + threads).contains(summary.failed))
    #expect(summary.skipped == 1000 - summary.failed)
    #expect(summary.exitCode == 65)
  }

  /// Also if the files before and after one that fails are in its block: those before it are written, and those after it are not.
  @Test(arguments: [1, 2, 8, 32])
  func blocksChangeNoResult(length: Int) throws {
    for maximumFailures in [nil, 1, 2] {
      for failing in [[], [0], [60], [61, 62], [5, 80, 81]] {
        var steps = FakeSteps(renderings: Self.renderings)
        for index in failing { steps.renderings[index] = .failure(Diagnostic(.emptyLabel)) }
        steps.blockLength = 0
        let expected = try Self.deliveries(steps.workers(maximumFailures: maximumFailures)).results
        steps.blockLength = length
        let results = try Self.deliveries(steps.workers(maximumFailures: maximumFailures)).results
        #expect(results == expected, "\(failing), at most \(maximumFailures ?? 0) failures")
      }
    }
  }

  /// Also those that another thread has taken and not begun when the file fails.
  @Test(arguments: [2, 4])
  func filesBeforeTheFailureThatStopsTheRunAreWritten(threads: Int) throws {
    for failing in stride(from: 40, to: 90, by: 5) {
      let hasBegun = DispatchSemaphore(value: 0)
      var steps = FakeSteps(renderings: Self.renderings)
      steps.renderings[37] = .success([])
      steps.renderings[failing] = .failure(Diagnostic(.emptyLabel))
      steps.willRender = { index in
        if index == failing { hasBegun.signal() } else if index + 4 >= failing { _ = hasBegun.wait(timeout: .now() + .milliseconds(3)) }
      }
      let results = try Self.deliveries(steps.workers(threads: threads, maximumFailures: 1)).results
      #expect(results.map(\.index) == Array(0..<100))
      #expect(results[..<failing].allSatisfy { $0.status == .written }, "label \(failing) fails")
      #expect(results[failing].status == .failed)
    }
  }

  @Test func emptyPlanHasNoResults() throws {
    let scratch = try ScratchTree()
    let (results, summary) = try Self.run([], threads: 4, into: scratch.out)
    #expect(results.isEmpty)
    #expect(summary == RunSummary())
  }

  @Test func keptBytesAreInTheResults() throws {
    let results = try FakeSteps.results(of: [.success([1, 2]), .success([3])])
    #expect(results.map(\.bytes) == [[1, 2], [3]])
    #expect(results.map(\.byteCount) == [2, 1])
  }

  @Test func eachThreadMakesAtMostOneRenderer() throws {
    let renderers = Counter()
    let steps = FakeSteps(renderings: Self.renderings) { () throws(Diagnostic) in renderers.add() }
    let (_, summary) = try Self.deliveries(steps.workers(threads: 4))
    #expect((1...4).contains(renderers.value))
    #expect(summary.total == 100)
  }

  @Test(arguments: [1, 2, 4])
  func everyFileFailsWhenNoThreadCanRender(threads: Int) throws {
    let steps = FakeSteps(renderings: Self.renderings) { () throws(Diagnostic) in throw Diagnostic(MachineError.noFonts) }
    let (results, summary) = try Self.deliveries(steps.workers(threads: threads))
    #expect(results.map(\.index) == Array(0..<100))
    #expect(results.allSatisfy { $0.status == .failed && $0.diagnostics.map(\.code) == [.noFonts] })
    #expect(results.map { $0.diagnostics.first?.labelID } == results.map(\.id))
    #expect(summary.exitCode == 70)
  }

  @Test func failFastReportsAFailedStartOnce() throws {
    let steps = FakeSteps(renderings: Self.renderings) { () throws(Diagnostic) in throw Diagnostic(MachineError.noFonts) }
    let (_, summary) = try Self.deliveries(steps.workers(threads: 2, maximumFailures: 1))
    #expect((summary.failed, summary.skipped) == (1, 99))
  }

  @Test func otherThreadsDoTheWorkOfOneThatCannotRender() throws {
    let renderers = Counter()
    let steps = FakeSteps(renderings: Self.renderings) { () throws(Diagnostic) in
      if renderers.add() > 1 { throw Diagnostic(MachineError.noFonts) }
    }
    let (_, summary) = try Self.deliveries(steps.workers(threads: 4))
    #expect((summary.written, summary.failed) == (99, 1))
  }

  @Test(arguments: [1, 4])
  func readerThatGivesUpEndsTheRun(threads: Int) throws {
    let rendered = Counter()
    var steps = FakeSteps(renderings: [Rendering](repeating: .success([1]), count: 10_000))
    steps.willRender = { _ in rendered.add() }
    var workers = try steps.workers(threads: threads)
    workers.windowPerThread = 8
    let error = MachineError.cannotWrite(path: "out.tar", reason: "full")
    #expect(throws: error) {
      try workers.run { result throws(MachineError) in
        if result.index == 5 { throw error }
      }
    }
    #expect(rendered.value <= 6 + threads * 8)
  }

  @Test func threadsHaveDeepStacks() throws {
    let depth = Counter()
    // Stack frames are several times as large under AddressSanitizer.
    let wanted = Sanitizer.isUsed ? 10_000 : 100_000
    var steps = FakeSteps(renderings: [.success([])])
    steps.willRender = { _ in depth.add(Self.depth(wanted)) }
    let (_, summary) = try Self.deliveries(steps.workers())
    #expect(summary.written == 1)
    #expect(depth.value == wanted)
  }

  /// A recursion that the optimiser cannot turn into a loop.
  @inline(never) private static func depth(_ count: Int) -> Int {
    count == 0 ? 0 : [depth(count - 1), 1].reduce(0, +)
  }
}

/// Gives items to several threads, one at a time.
final class LockedIterator: ItemSource {
  private let items: Mutex<() -> PlannedItem?>

  init(_ next: sending @escaping () -> PlannedItem?) { items = Mutex(next) }

  func next() -> PlannedItem? { items.withLock { $0() } }
}

/// Counts on several threads.
final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  /// Adds to it and returns the new value.
  @discardableResult func add(_ more: Int = 1) -> Int {
    count.withLock {
      $0 += more
      return $0
    }
  }
}
