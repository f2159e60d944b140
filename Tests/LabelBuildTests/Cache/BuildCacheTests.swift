// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem
import TestSupport
import Testing

@Suite struct BuildCacheTests {
  private let scratch: ScratchTree

  init() throws { scratch = try ScratchTree() }

  private var path: String { scratch.root + "/cache.sqlite" }

  private func open() throws -> BuildCache { try #require(BuildCache(path: path, replaces: .ownFiles)) }

  private static let key = BuildKey(label: 1, files: 2, tool: 3)

  private static func made(_ size: Int, changed: Int = 5) -> RunResult.File {
    RunResult.File(byteCount: size, pixelWidth: 7, pixelHeight: 9, stamp: FileStamp(size: size, changed: changed))
  }

  // MARK: Outputs

  @Test func stalenessHasItsReason() throws {
    let output = try OutputPath("a/b.png")
    let stamp = FileStamp(size: 10, changed: 5)
    #expect(try open().staleness(of: output, key: Self.key, stamp: stamp) == .stale(.new))
    try open().record(output, key: Self.key, Self.made(10))
    func staleness(_ key: BuildKey?, _ stamp: FileStamp?) throws -> Staleness { try open().staleness(of: output, key: key, stamp: stamp) }
    #expect(try staleness(Self.key, stamp) == .upToDate(Self.made(10)))
    #expect(try staleness(nil, stamp) == .stale(.new))
    #expect(try staleness(BuildKey(label: 0, files: 2, tool: 3), stamp) == .stale(.label))
    #expect(try staleness(BuildKey(label: 1, files: 0, tool: 3), stamp) == .stale(.files))
    #expect(try staleness(BuildKey(label: 1, files: 2, tool: 0), stamp) == .stale(.tool))
    #expect(try staleness(Self.key, nil) == .stale(.gone))
    #expect(try staleness(Self.key, FileStamp(size: 10, changed: 6)) == .stale(.touched))
    try open().forget(output)
    #expect(try staleness(Self.key, stamp) == .stale(.new))
  }

  @Test func keyAndStampAreEvaluatedOnlyIfNeeded() throws {
    let (recorded, unknown) = (try OutputPath("recorded.png"), try OutputPath("unknown.png"))
    try open().record(recorded, key: Self.key, Self.made(10))
    let cache = try open()
    var evaluated: [String] = []
    func key(_ key: BuildKey) -> BuildKey {
      evaluated.append("key")
      return key
    }
    func stamp() -> FileStamp? {
      evaluated.append("stamp")
      return nil
    }
    _ = cache.staleness(of: unknown, key: key(Self.key), stamp: stamp())
    #expect(evaluated == [])
    _ = cache.staleness(of: recorded, key: key(BuildKey(label: 9, files: 2, tool: 3)), stamp: stamp())
    #expect(evaluated == ["key"])
  }

  @Test func numbersOfAnySizeAreRecorded() throws {
    let output = try OutputPath("a.png")
    let key = BuildKey(label: .max, files: 1 << 63, tool: 0)
    for number in [Int.min, -1, 0, 1 << 40, .max] {
      let made = RunResult.File(
        byteCount: number, pixelWidth: number, pixelHeight: number, stamp: FileStamp(size: number, changed: number))
      try open().record(output, key: key, made)
      #expect(try open().staleness(of: output, key: key, stamp: made.stamp) == .upToDate(made))
    }
  }

  @Test func documentIsUpToDateByItsHashAndStamp() throws {
    let output = try OutputPath("Contents.json")
    let (hash, stamp) = (ContentHash(of: [1]), FileStamp(size: 2, changed: 3))
    #expect(try !open().isUpToDate(output, hash: hash, stamp))
    try open().record(output, hash: hash, stamp)
    #expect(try open().isUpToDate(output, hash: hash, stamp))
    #expect(try !open().isUpToDate(output, hash: ContentHash(of: [2]), stamp))
    #expect(try !open().isUpToDate(output, hash: hash, nil))
  }

  /// Random sequences of runs give the same answers as a dictionary.
  @Test(arguments: 0..<20) func cacheBehavesLikeADictionary(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let folder = try OutputFolder(scratch.out)
    let outputs = try (0..<60).map { try OutputPath("g\($0 % 4)/\($0).png") }
    for output in outputs where Bool.random(using: &random) { _ = try folder.write([1, 2], to: output) }
    var model: [OutputPath: BuildKey] = [:]
    for _ in 0..<8 {
      let cache = try open()
      cache.beginRun()
      var planned: Set<OutputPath> = []
      for output in outputs.shuffled(using: &random) {
        let key = BuildKey(label: UInt64.random(in: 0...1, using: &random), files: 0, tool: 0)
        let stamp = folder.stamp(of: output)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: break
        case 1:
          cache.mark(output)
          planned.insert(output)
        case 2:
          cache.forget(output)
          model[output] = nil
        default:
          let expected: Staleness =
            switch model[output] {
            case nil: .stale(.new)
            case key?: stamp.map { .upToDate(RunResult.File(byteCount: $0.size, stamp: $0)) } ?? .stale(.gone)
            case _?: .stale(.label)
            }
          #expect(cache.staleness(of: output, key: key, stamp: stamp) == expected)
          planned.insert(output)
          if let stamp, Bool.random(using: &random) {
            cache.record(output, key: key, RunResult.File(byteCount: stamp.size, stamp: stamp))
            model[output] = key
          }
        }
      }
      var orphans: [OutputPath] = []
      cache.forEachOrphan(in: folder) { orphans.append($0) }
      let expected = model.keys.filter { !planned.contains($0) && folder.stamp(of: $0) != nil }
      #expect(orphans.map(\.description) == expected.map(\.description).sorted())
    }
    #expect(scratch.names().filter { $0.hasPrefix("cache") } == ["cache.sqlite"])
  }

  /// Uses many transactions and many pages of the table.
  @Test func recordedOutputsAreUpToDateInTheNextRun() throws {
    let outputs = try (0..<20_000).map { try OutputPath("g\($0 % 7)/\($0).png") }
    do {
      let cache = try open()
      #expect(cache.isNew)
      for (index, output) in outputs.enumerated() { cache.record(output, key: Self.key, Self.made(index)) }
    }
    let cache = try open()
    #expect(!cache.isNew)
    let upToDate = outputs.enumerated().count { index, output in
      cache.staleness(of: output, key: Self.key, stamp: FileStamp(size: index, changed: 5)) == .upToDate(Self.made(index))
    }
    #expect(upToDate == outputs.count)
    #expect(cache.staleness(of: try OutputPath("other.png"), key: Self.key, stamp: nil) == .stale(.new))
  }

  // MARK: Orphans

  @Test func orphansAreUnplannedAndUnchangedFiles() throws {
    let folder = try OutputFolder(scratch.out)
    let outputs = try ["kept.png", "old/gone.png", "old/touched.png", "removed.png", "stale.png"].map { try OutputPath($0) }
    do {
      let cache = try open()
      for output in outputs {
        _ = try folder.write([1, 2], to: output)
        cache.record(output, key: Self.key, RunResult.File(byteCount: 2, stamp: folder.stamp(of: output)))
      }
    }
    try scratch.make(file: "out/old/touched.png", holding: "mine now")
    try #require(folder.remove(outputs[3]))
    let cache = try open()
    cache.mark(outputs[0])
    #expect(cache.staleness(of: outputs[4], key: nil, stamp: nil) == .stale(.new))
    var orphans: [OutputPath] = []
    cache.forEachOrphan(in: folder) { orphans.append($0) }
    #expect(orphans == [outputs[1]])
    #expect(folder.remove(outputs[1]))
    #expect(scratch.files().keys.sorted() == ["kept.png", "old/touched.png", "stale.png"])
  }

  /// A file whose name has a hash of its contents gets another name when it is rendered again.
  @Test func staleFileThatChangesItsNameIsAnOrphan() throws {
    let folder = try OutputFolder(scratch.out)
    let output = try OutputPath("a.12ab.png")
    _ = try folder.write([1], to: output)
    let stamp = folder.stamp(of: output)
    try open().record(output, key: Self.key, RunResult.File(byteCount: 1, stamp: stamp))
    func orphans(_ key: BuildKey) throws -> [OutputPath] {
      let cache = try open()
      cache.beginRun()
      _ = cache.staleness(of: output, key: key, stamp: stamp, keepsName: false)
      var orphans: [OutputPath] = []
      cache.forEachOrphan(in: folder) { orphans.append($0) }
      return orphans
    }
    #expect(try orphans(Self.key) == [])
    #expect(try orphans(BuildKey(label: 9, files: 9, tool: 9)) == [output])
  }

  @Test func orphansMayBeDeletedWhileTheyAreListed() throws {
    let folder = try OutputFolder(scratch.out)
    let outputs = try (0..<700).map { try OutputPath("\($0).png") }
    do {
      let cache = try open()
      for output in outputs {
        _ = try folder.write([1], to: output)
        cache.record(output, key: Self.key, RunResult.File(byteCount: 1, stamp: folder.stamp(of: output)))
      }
    }
    let cache = try open()
    cache.beginRun()
    var count = 0
    cache.forEachOrphan(in: folder) {
      cache.forget($0)
      count += 1
    }
    #expect(count == outputs.count)
    cache.forEachOrphan(in: folder) { _ in count += 1 }
    #expect(count == outputs.count)
  }

  // MARK: The up-to-date stamp

  private func stamp(images: Int, options: ContentHash = ContentHash(of: [7])) -> UpToDateStamp {
    UpToDateStamp(
      options: options, images: images, tools: [([], 1), (["a", "b c"], .max)], files: [path + ".none": ContentHash()], folders: [],
      trees: [scratch.root + "/nothing"])
  }

  private func write(_ names: [String], to folder: OutputFolder, _ cache: BuildCache) throws {
    for name in names {
      let output = try OutputPath(name)
      _ = try folder.write(Array(name.utf8), to: output)
      cache.record(output, key: Self.key, RunResult.File(stamp: folder.stamp(of: output)))
    }
  }

  @Test func stampIsValidUntilAnInputOrAnOutputChanges() throws {
    let folder = try OutputFolder(scratch.out)
    do {
      let cache = try open()
      #expect(cache.upToDateStamp() == nil)
      try write(["a.png", "b/c.png"], to: folder, cache)
      cache.record(stamp(images: 2))
    }
    let kept = try #require(try open().upToDateStamp())
    #expect(kept == stamp(images: 2) && kept.files == [path + ".none"])
    #expect(try open().outputsAreUpToDate(by: kept, in: folder))
    #expect(try !open().outputsAreUpToDate(by: stamp(images: 1), in: folder))
    func isCurrent(_ options: [UInt8] = [7], _ tool: @escaping ([String]) -> UInt64? = { $0 == [] ? 1 : $0 == ["a", "b c"] ? .max : nil })
      -> Bool
    {
      kept.isCurrent(options: ContentHash(of: options), tool: tool)
    }
    #expect(isCurrent())
    #expect(!isCurrent([8]))
    #expect(!isCurrent([7]) { _ in nil })
    try scratch.make(folder: "nothing")
    try scratch.make(file: "nothing/new", holding: "")
    #expect(!isCurrent())
    try scratch.make(file: "out/b/c.png", holding: "changed")
    #expect(try !open().outputsAreUpToDate(by: kept, in: folder))
    try open().beginRun()
    #expect(try open().upToDateStamp() == nil)
  }

  @Test func runWithUnrecordedImagesLeavesNoStamp() throws {
    let folder = try OutputFolder(scratch.out)
    do {
      let cache = try open()
      try write(["a.png"], to: folder, cache)
      cache.record(stamp(images: 2))
    }
    #expect(try open().upToDateStamp() == nil)
  }

  // MARK: Concurrent use

  @Test func severalCachesOfOneFileLoseNothing() throws {
    let outputs = try (0..<3000).map { try OutputPath("g\($0 % 9)/\($0).png") }
    do { _ = try open() }
    let path = path
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      guard let cache = BuildCache(path: path, replaces: .ownFiles) else {
        Issue.record("no cache")
        return
      }
      cache.beginRun()
      for (number, output) in outputs.enumerated() where number % 3 != index {
        _ = cache.staleness(of: output, key: Self.key, stamp: FileStamp(size: number, changed: 5))
        cache.record(output, key: Self.key, Self.made(number))
      }
    }
    let cache = try open()
    let upToDate = outputs.enumerated().count { number, output in
      cache.staleness(of: output, key: Self.key, stamp: FileStamp(size: number, changed: 5)) == .upToDate(Self.made(number))
    }
    #expect(upToDate == outputs.count)
  }

  /// Several processes may begin before one of them has created the cache.
  @Test func cachesThatBeganWithoutAFileLoseNothing() throws {
    let outputs = try (0..<3).map { try OutputPath("\($0).png") }
    do {
      let caches = try outputs.map { _ in try open() }
      #expect(scratch.names().isEmpty && caches.allSatisfy(\.isNew))
      for (cache, output) in zip(caches, outputs) {
        cache.create()
        cache.record(output, key: Self.key, Self.made(9))
      }
    }
    let cache = try open()
    for output in outputs {
      #expect(cache.staleness(of: output, key: Self.key, stamp: FileStamp(size: 9, changed: 5)) == .upToDate(Self.made(9)))
    }
  }

  @Test func cacheIsCreatedByItsFirstChange() throws {
    do { _ = try open() }
    #expect(scratch.names() == [])
    do { try open().create() }
    #expect(scratch.names() == ["cache.sqlite"])
    #expect(try open().upToDateStamp() == nil)
  }

  @Test func threadsShareOneCache() throws {
    let outputs = try (0..<4000).map { try OutputPath("\($0).png") }
    do { try open().record(outputs[0], key: Self.key, Self.made(0)) }
    do {
      let cache = try open()
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for number in stride(from: thread, to: outputs.count, by: 4) {
          _ = cache.staleness(of: outputs[number], key: Self.key, stamp: nil)
          cache.record(outputs[number], key: Self.key, Self.made(number))
        }
      }
    }
    let cache = try open()
    let upToDate = outputs.enumerated().count { number, output in
      cache.staleness(of: output, key: Self.key, stamp: FileStamp(size: number, changed: 5)) == .upToDate(Self.made(number))
    }
    #expect(upToDate == outputs.count)
  }

  /// If two runs overlap, the one that began later decides what is orphaned.
  @Test func outputOfANewerRunIsNotAnOrphanOfAnOlderOne() throws {
    let folder = try OutputFolder(scratch.out)
    try write(["seed.png"], to: folder, try open())
    let (older, newer) = (try open(), try open())
    older.beginRun()
    newer.beginRun()
    try write(["new.png"], to: folder, newer)
    newer.mark(try OutputPath("seed.png"))
    newer.forEachOrphan(in: folder) { Issue.record("\($0) is an orphan of the newer run") }
    older.forEachOrphan(in: folder) { Issue.record("\($0) is an orphan of the older run") }
  }

  /// The older run rendered from older inputs than those of the newer run's stamp.
  @Test(arguments: [false, true]) func outputsThatAnOlderRunWroteLastAreNotUpToDate(stampComesFirst: Bool) throws {
    let folder = try OutputFolder(scratch.out)
    try write(["a.png", "b.png"], to: folder, try open())
    do {
      let (older, newer) = (try open(), try open())
      older.beginRun()
      newer.beginRun()
      try write(["a.png", "b.png"], to: folder, newer)
      older.record(stamp(images: 2))
      #expect(older.upToDateStamp() == nil)
      if stampComesFirst { newer.record(stamp(images: 2)) } else { newer.forEachOrphan(in: folder) { _ in } }
      try write(["b.png"], to: folder, older)
      older.forEachOrphan(in: folder) { _ in }
      if !stampComesFirst { newer.record(stamp(images: 2)) }
    }
    let kept = try open().upToDateStamp()
    #expect((kept != nil) == stampComesFirst)
    #expect(try kept.map { try !open().outputsAreUpToDate(by: $0, in: folder) } ?? true)
  }
}
