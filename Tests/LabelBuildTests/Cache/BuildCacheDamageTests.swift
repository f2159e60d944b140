// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelManifest
import LabelSQLite
import LabelSystem
import TestSupport
import Testing

/// Damage to the file of a build cache never causes a trap, and no output counts as up to date with a key or stamp other than the recorded
/// ones.
@Suite struct BuildCacheDamageTests {
  private let scratch: ScratchTree
  private let folder: OutputFolder
  /// The outputs in the folder, with their stamps.
  private let outputs: [(path: OutputPath, stamp: FileStamp)]
  /// The name of the cache file below the root.
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

  private static let stamp = UpToDateStamp(options: ContentHash(), images: 160, tools: [], files: [:], folders: [], trees: [])

  /// The bytes of an intact cache with all outputs.
  private func intactCache() throws -> [UInt8] {
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

  /// Uses the cache as a run does, and checks that every answer is right. Returns how many outputs are up to date.
  @discardableResult private func use() throws -> Int {
    let cache = try open()
    if let stamp = cache.upToDateStamp() { #expect(stamp == Self.stamp) }
    cache.beginRun()
    var upToDate = 0
    for (number, (path, stamp)) in outputs.enumerated() {
      switch cache.staleness(of: path, key: Self.key(number), stamp: stamp) {
      case .upToDate(let made):
        #expect(made.stamp == stamp)
        upToDate += 1
      case .stale(let reason):
        // `.touched` is possible if the cache file is that of another cache.
        #expect(reason == .new || reason == .touched)
        record(number, in: cache)
      }
    }
    cache.forEachOrphan(in: folder) { Issue.record("\($0) is planned") }
    cache.record(Self.stamp)
    return upToDate
  }

  /// Whether the cache works again after two runs. The first one may notice the damage only at its end.
  private func recovers() throws -> Bool {
    try use()
    try use()
    return try use() == outputs.count
  }

  @Test func intactCacheHasAllOutputs() throws {
    _ = try intactCache()
    #expect(try use() == outputs.count)
  }

  @Test func truncatedCacheRecovers() throws {
    let intact = try intactCache()
    for length in Array(stride(from: 0, to: intact.count, by: 4096)) + [1, 15, 16, 99, 100, 511, 512, 4097, intact.count - 1] {
      // SQLite reads bytes beyond the end as zeros, so that nothing is missing where they were.
      guard intact.dropFirst(length).contains(where: { $0 != 0 }) else { continue }
      try write(intact.prefix(length))
      #expect(try use() < outputs.count && recovers(), "\(length)")
    }
  }

  /// Any byte may be changed, also in SQLite's header.
  @Test func changedBytesAreNoticed() throws {
    let intact = try intactCache()
    var random = Seeded(state: 13)
    for round in 0..<(SlowBuild.isEnabled ? 90 : 36) {
      var bytes = intact
      // In the header, in the first page, or anywhere.
      let end = [100, 4096, bytes.count][round % 3]
      for _ in 0..<[1, 4, 64][round / 3 % 3] { bytes[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random) }
      try write(bytes)
      #expect(try recovers(), "\(round)")
    }
  }

  @Test func anyByteOfTheHeaderMayBeDamaged() throws {
    let intact = try intactCache()
    for offset in (0..<108).sample(every: 5) {
      var bytes = intact
      bytes[offset] = offset % 2 == 0 ? 0xFF : 0x7F
      try write(bytes)
      #expect(try recovers(), "\(offset)")
    }
  }

  /// The state that a killed process leaves: the file and its log at any moment. Also without the log, as in an incomplete copy.
  @Test(arguments: [true, false]) func copyOfACacheInUseIsUsable(includesLog: Bool) throws {
    let killed = try BuildCacheDamageTests()
    let cache = try killed.open()
    cache.create()
    for number in killed.outputs.indices {
      killed.record(number, in: cache)
      guard number % 53 == 52 else { continue }
      for file in killed.scratch.names() where file.hasPrefix(name) && (includesLog || file == name) {
        try write(try #require(killed.scratch.contents(file)), as: file)
      }
      // Changes that were not yet written are lost.
      #expect(try use() <= number + 1)
      #expect(try recovers())
      #expect(scratch.names().filter { $0.hasPrefix("cache.") } == ["cache.sqlite"])
    }
  }

  @Test func cacheWithADamagedLogRecovers() throws {
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
      #expect(try recovers())
    }
  }

  @Test func cacheDamagedInTheMiddleOfARunIsReplaced() throws {
    let length = try intactCache().count
    do {
      let cache = try open()
      cache.beginRun()
      // Overwrite the same file, as a failing disk would.
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
    #expect(try recovers())
    #expect(scratch.names().filter { $0.hasPrefix("cache.") } == ["cache.sqlite"])
  }

  @Test func cacheWithOtherTablesIsReplaced() throws {
    for statement in [
      "DROP TABLE output", "DROP TABLE run", "DROP TABLE input", "DELETE FROM run", "ALTER TABLE output RENAME COLUMN tool TO t",
    ] {
      _ = try intactCache()
      do {
        let connection = try Connection(path: scratch.root + "/" + name)
        try connection.execute(statement)
      }
      #expect(try recovers(), "\(statement)")
    }
  }

  @Test func cacheOfAnotherVersionIsReplaced() throws {
    for version in [0, 1, 999, -1] {
      _ = try intactCache()
      do {
        let connection = try Connection(path: scratch.root + "/" + name)
        try connection.execute("PRAGMA user_version = \(version)")
      }
      let cache = try #require(BuildCache(path: scratch.root + "/" + name, replaces: .ownFiles))
      #expect(cache.isNew)
    }
  }
}
