// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem
import TestSupport
import Testing

/// Whatever happens to the file of a build cache, nothing traps, and no output counts as up to date with another key or stamp than it was
/// recorded with.
@Suite struct BuildCacheDamageTests {
  private let scratch: ScratchTree
  private let folder: OutputFolder
  /// In the folder, with their stamps.
  private let outputs: [(path: OutputPath, stamp: FileStamp)]
  /// The file that is damaged, below the root.
  private let name = "cache.sqlite"

  init() throws {
    scratch = try ScratchTree()
    folder = try OutputFolder(scratch.out)
    var outputs: [(OutputPath, FileStamp)] = []
    for number in 0..<160 {
      let path = try OutputPath("folder\(number % 7)/output number \(number).png")
      _ = try folder.write([UInt8](repeating: 1, count: number), to: path)
      outputs.append((path, try #require(folder.stamp(of: path))))
    }
    self.outputs = outputs
  }

  private func open() throws -> BuildCache { try #require(BuildCache(path: scratch.root + "/" + name, replaces: .anything)) }

  private static func key(_ number: Int) -> BuildKey { BuildKey(label: UInt64(number), files: 2, tool: 3) }

  private func record(_ number: Int, in cache: BuildCache) {
    let (path, stamp) = outputs[number]
    cache.record(path, key: Self.key(number), RunResult.File(byteCount: stamp.size, stamp: stamp))
  }

  private func recordAll(in cache: BuildCache) {
    for number in outputs.indices { record(number, in: cache) }
  }

  private static let stamp = UpToDateStamp(options: ContentHash(), images: 160, tools: [:], files: [:], folders: [], trees: [])

  /// The bytes of a whole cache.
  private func wholeCache() throws -> [UInt8] {
    do {
      let cache = try open()
      recordAll(in: cache)
      cache.record(Self.stamp)
    }
    return try #require(scratch.contents(name))
  }

  private func write(_ bytes: some Sequence<UInt8>, as name: String = "cache.sqlite") throws {
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.root + "/" + name))
  }

  /// Uses a cache as runs do, and checks that every answer is right. Returns how many outputs are up to date.
  @discardableResult private func use() throws -> Int {
    let cache = try open()
    if let stamp = cache.upToDateStamp() { #expect(stamp == Self.stamp) }
    cache.beginRun()
    var known = 0
    for (number, (path, stamp)) in outputs.enumerated() {
      switch cache.staleness(of: path, key: Self.key(number), stamp: stamp) {
      case .upToDate(let made):
        #expect(made.stamp == stamp)
        known += 1
      case .stale(let reason):
        // Touched: as another cache's file.
        #expect(reason == .new || reason == .touched)
        record(number, in: cache)
      }
    }
    cache.forEachOrphan(in: folder) { Issue.record("\($0) is planned") }
    cache.record(Self.stamp)
    return known
  }

  /// Whether a cache is as good as new after the run that met the damage, perhaps only at its end, and one more.
  private func isUsableAgain() throws -> Bool {
    try use()
    try use()
    return try use() == outputs.count
  }

  @Test func wholeCacheKnowsAll() throws {
    _ = try wholeCache()
    #expect(try use() == outputs.count)
  }

  @Test func cacheCutAtAnyPageIsUsableAgain() throws {
    let whole = try wholeCache()
    for length in Array(stride(from: 0, to: whole.count, by: 4096)) + [1, 15, 16, 99, 100, 511, 512, 4097, whole.count - 1] {
      try write(whole.prefix(length))
      #expect(try use() < outputs.count && isUsableAgain(), "\(length)")
    }
  }

  /// D13: a head of any content.
  @Test func flippedBytesAreNoticed() throws {
    let whole = try wholeCache()
    var random = Seeded(state: 13)
    for round in 0..<90 {
      var bytes = whole
      // The head, the first page, anywhere.
      let end = [100, 4096, bytes.count][round % 3]
      for _ in 0..<[1, 4, 64][round / 3 % 3] { bytes[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random) }
      try write(bytes)
      #expect(try isUsableAgain(), "\(round)")
    }
  }

  @Test func everyByteOfTheHeadMayBeAnything() throws {
    let whole = try wholeCache()
    for offset in 0..<108 {
      var bytes = whole
      bytes[offset] = offset % 2 == 0 ? 0xFF : 0x7F
      try write(bytes)
      #expect(try isUsableAgain(), "\(offset)")
    }
  }

  /// What a process that is killed leaves: the file and its log at any moment. Also without the log, as a careless copy is.
  @Test(arguments: [true, false]) func copyOfACacheInUseIsUsable(isWhole: Bool) throws {
    let killed = try BuildCacheDamageTests()
    let cache = try killed.open()
    for number in killed.outputs.indices {
      killed.record(number, in: cache)
      guard number % 53 == 52 else { continue }
      for file in killed.scratch.names() where file.hasPrefix(name) && (isWhole || file == name) {
        try write(try #require(killed.scratch.contents(file)), as: file)
      }
      // The changes that wait for their transaction are lost.
      #expect(try use() <= number + 1)
      #expect(try isUsableAgain())
      #expect(scratch.names().filter { $0.hasPrefix("cache.") } == ["cache.sqlite"])
    }
  }

  @Test func damagedLogIsCutWhereTheDamageBegins() throws {
    let killed = try BuildCacheDamageTests()
    let cache = try killed.open()
    killed.recordAll(in: cache)
    cache.record(Self.stamp)
    let (file, log) = (try #require(killed.scratch.contents(name)), try #require(killed.scratch.contents(name + "-wal")))
    var random = Seeded(state: 5)
    for _ in 0..<30 {
      var bytes = log
      for _ in 0..<3 { bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      try write(file)
      try write(bytes, as: name + "-wal")
      #expect(try isUsableAgain())
    }
  }

  @Test func cacheDamagedInTheMiddleOfARunIsReplaced() throws {
    let length = try wholeCache().count
    do {
      let cache = try open()
      cache.beginRun()
      // The same file, as a failing disk would change it.
      let file = try #require(FileHandle(forWritingAtPath: scratch.root + "/" + name))
      try file.write(contentsOf: [UInt8](repeating: 0xA5, count: length))
      for (number, (path, stamp)) in outputs.enumerated() {
        _ = cache.staleness(of: path, key: Self.key(number), stamp: stamp)
        record(number, in: cache)
      }
      cache.forEachOrphan(in: folder) { Issue.record("\($0) may be planned") }
      cache.record(Self.stamp)
    }
    #expect(try open().upToDateStamp() == nil)
    #expect(try isUsableAgain())
    #expect(scratch.names().filter { $0.hasPrefix("cache.") } == ["cache.sqlite"])
  }

  @Test func cacheWithOtherTablesIsReplaced() throws {
    for statement in [
      "DROP TABLE output", "DROP TABLE run", "DROP TABLE input", "DELETE FROM run", "ALTER TABLE output RENAME COLUMN tool TO t",
    ] {
      _ = try wholeCache()
      do {
        let connection = try Connection(path: scratch.root + "/" + name)
        try connection.execute(statement)
      }
      #expect(try isUsableAgain(), "\(statement)")
    }
  }

  @Test func cacheOfAnotherVersionIsReplaced() throws {
    for version in [0, 2, 999, -1] {
      _ = try wholeCache()
      do {
        let connection = try Connection(path: scratch.root + "/" + name)
        try connection.execute("PRAGMA user_version = \(version)")
      }
      let cache = try #require(BuildCache(path: scratch.root + "/" + name, replaces: .ownFiles))
      #expect(cache.isNew)
    }
  }
}
