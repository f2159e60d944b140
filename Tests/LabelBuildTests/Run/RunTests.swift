// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelManifest
import LabelSystem
import Synchronization
import TestSupport
import Testing

/// The public API of `Run`.
@Suite struct RunTests {
  private static let labels = """
    version: 1
    labels:
      - {id: rain, icon: cloud.rain, title: Rain}
      - {id: sun, icon: sun.max, title: Sun, variants: {scale: [1, 2]}}
    """

  /// A run of one manifest in a scratch folder, with a cache of its own.
  private static func run(_ scratch: ScratchTree, _ text: String = labels, into folder: String? = nil) throws -> Run {
    try scratch.make(file: "m.yaml", holding: text)
    var run = Run([(scratch.root + "/m.yaml")], into: .folder(folder ?? scratch.out))
    run.cache = .file((scratch.root + "/cache.sqlite"))
    return run
  }

  private static func events(_ run: Run, planning: Bool = false) throws -> (events: [RunEvent], summary: RunSummary) {
    var events: [RunEvent] = []
    let summary = planning ? try run.plan { events.append($0) } : try run.perform { events.append($0) }
    return (events, summary)
  }

  private static func results(_ events: [RunEvent]) -> [RunResult] {
    events.compactMap { if case .finished(let result) = $0 { result } else { nil } }
  }

  @Test func renderedFilesAreUpToDateInTheNextRun() throws {
    let scratch = try ScratchTree()
    let run = try Self.run(scratch)
    let (planned, plan) = try Self.events(run, planning: true)
    let files = planned.compactMap { if case .planned(let file) = $0 { file } else { nil } }
    #expect(files.map(\.path) == ["rain.png", "sun.png", "sun@2x.png"])
    #expect(files.allSatisfy { $0.reason == .new })
    #expect((plan.skipped, plan.failed) == (3, 0))
    #expect(scratch.files().isEmpty)

    let (events, summary) = try Self.events(run)
    #expect(Self.results(events).map(\.path) == ["rain.png", "sun.png", "sun@2x.png"])
    #expect(Self.results(events).allSatisfy { $0.status == .written && $0.pixelWidth > 0 && $0.byteCount > 0 && $0.bytes.isEmpty })
    #expect((summary.written, summary.exitCode) == (3, 0))
    #expect(summary.inputs.contains((scratch.root + "/m.yaml")))
    #expect(scratch.files().count == 3)

    let (again, unchanged) = try Self.events(run)
    #expect(Self.results(again).map(\.status) == [.unchanged, .unchanged, .unchanged])
    #expect(unchanged.unchanged == 3)
    let (replanned, _) = try Self.events(run, planning: true)
    #expect(replanned.allSatisfy { if case .planned(let file) = $0 { file.reason == nil } else { false } })
  }

  @Test func resultsSayHowManyThereWillBe() throws {
    let scratch = try ScratchTree()
    func totals(_ name: String, _ text: String) throws -> [ExpectedCount?] {
      try scratch.make(file: name, holding: text)
      var run = Run([scratch.root + "/" + name], into: .memory)
      (run.cache, run.estimatesTotal) = (.none, true)
      return Self.results(try Self.events(run).events).map(\.total)
    }
    // One that is asked for while the next label is planned is unknown.
    #expect(Set(try totals("m.yaml", Self.labels).compactMap { $0 }) == [.exactly(3)])
    let rows = (100..<400).map { #"{"id": "\#($0)", "title": "A", "scale": 1, "variants": {"colorScheme": ["light", "dark"]}}"# + "\n" }
    let ofRows = try totals("m.ndjson", rows.joined())
    #expect(ofRows.count == 600 && ofRows.contains { $0 != nil })
    #expect(ofRows.compactMap { $0?.number }.allSatisfy { (590...610).contains($0) })
    var run = try Self.run(scratch)
    run.cache = .none
    #expect(Self.results(try Self.events(run).events).allSatisfy { $0.total == nil })
  }

  @Test func unchangedRunThatReportsNoLabelsReadsNoManifest() throws {
    let scratch = try ScratchTree()
    var run = try Self.run(scratch)
    run.reportsEveryLabel = false
    _ = try run.perform()
    let (events, summary) = try Self.events(run)
    #expect(events.isEmpty)
    #expect((summary.unchanged, summary.total) == (3, 3))
    #expect(summary.inputs.contains((scratch.root + "/m.yaml")))
  }

  @Test func memoryDestinationHasTheBytesOfTheFiles() throws {
    let scratch = try ScratchTree()
    var run = try Self.run(scratch)
    _ = try run.perform()
    run.destination = .memory
    let (events, _) = try Self.events(run)
    #expect(Dictionary(uniqueKeysWithValues: Self.results(events).map { ($0.path ?? "", $0.bytes) }) == scratch.files())
  }

  @Test func invalidLabelDoesNotStopOthers() throws {
    let scratch = try ScratchTree()
    let run = try Self.run(scratch, Self.labels + "\n  - {id: storm, icon: bolt.fil, title: Storm}\n")
    let (events, summary) = try Self.events(run)
    let failed = Self.results(events).filter { $0.status == .failed }
    #expect(failed.map(\.id) == ["storm"])
    #expect(failed.first?.diagnostics.first?.location?.line == 5)
    #expect((summary.written, summary.failed, summary.exitCode) == (3, 1, 1))
  }

  @Test func filesOfDeletedLabelsAreReportedAndRemovedWithPrunes() throws {
    let scratch = try ScratchTree()
    var run = try Self.run(scratch)
    _ = try run.perform()
    run = try Self.run(scratch, "version: 1\nlabels:\n  - {id: rain, icon: cloud.rain, title: Rain}\n")
    func orphans(_ events: [RunEvent]) -> [OrphanedFile] {
      events.compactMap { if case .orphan(let file) = $0 { file } else { nil } }
    }
    #expect(orphans(try Self.events(run).events).map(\.path) == ["sun.png", "sun@2x.png"])
    run.prunes = true
    #expect(orphans(try Self.events(run, planning: true).events).map(\.fate) == [.planned, .planned])
    #expect(scratch.files().count == 3)
    #expect(orphans(try Self.events(run).events).map(\.fate) == [.removed, .removed])
    #expect(Array(scratch.files().keys) == ["rain.png"])
    #expect(orphans(try Self.events(run).events).isEmpty)
  }

  @Test func unwritableFolderIsAFailureOfTheRun() throws {
    let scratch = try ScratchTree()
    try scratch.make(file: "file", holding: "")
    let run = try Self.run(scratch, into: (scratch.root + "/file") + "/below")
    let (events, summary) = try Self.events(run)
    #expect(summary.failure?.code == .cannotWrite)
    #expect(events == summary.failure.map { [.failed($0)] })
    #expect((summary.skipped, summary.failed, summary.exitCode) == (3, 0, 73))
  }

  @Test func observerThatThrowsEndsTheRun() throws {
    let scratch = try ScratchTree()
    var run = try Self.run(scratch)
    run.jobs = 1
    let error = Diagnostic(.usage(reason: "enough"))
    let summary = try run.perform { (event) throws(Diagnostic) in
      if case .finished = event { throw error }
    }
    #expect(summary.failure == error)
    #expect(summary.written == 1)
  }

  @Test func cancelledRunFinishesItsCurrentFiles() throws {
    let scratch = try ScratchTree()
    var run = try Self.run(scratch)
    run.jobs = 1
    let calls = Counter()
    run.isCancelled = { calls.add() > 2 }
    let summary = try run.perform()
    #expect(summary.isCancelled)
    #expect(summary.written < 3)
    #expect(scratch.files().count == summary.written)
  }

  @Test func outputThatIsAManifestIsAnError() throws {
    let scratch = try ScratchTree()
    var run = try Self.run(scratch)
    run.dependencyFile = DependencyFile(path: (scratch.root + "/m.yaml"))
    #expect { try run.perform() } throws: { ($0 as? Diagnostic)?.code == .notReplaced }
    run.dependencyFile = nil
    run.cache = .file((scratch.root + "/m.yaml"))
    #expect { try run.perform() } throws: { ($0 as? Diagnostic)?.code == .notReplaced }
    #expect(scratch.contents("m.yaml") == Array(Self.labels.utf8))
  }

  @Test func shardsTogetherGiveAllFiles() throws {
    let scratch = try ScratchTree()
    var run = try Self.run(scratch)
    run.destination = .memory
    var paths: [String] = []
    for number in 0..<3 {
      run.shard = try Shard(parsing: "\(number)/3")
      paths += Self.results(try Self.events(run).events).compactMap(\.path)
    }
    #expect(paths.sorted() == ["rain.png", "sun.png", "sun@2x.png"])
  }

  @Test func nameOfAnAssetLayoutIsChecked() throws {
    #expect(throws: LabelError.self) { try AssetLayout(.xcassets, name: "../Labels") }
    #expect(try AssetLayout(.xcassets).name == "Labels")
  }
}
