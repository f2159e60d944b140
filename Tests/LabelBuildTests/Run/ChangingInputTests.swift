// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelSystem
import Synchronization
import TestSupport
import Testing

/// Tells a thread to stop.
private final class Flag: Sendable {
  let isSet = Atomic<Bool>(false)
}

/// Icons that another program changes while a run reads them.
@Suite struct ChangingInputTests {
  let scratch: ScratchTree

  private static let slow = ProcessInfo.processInfo.environment["LABELKIT_SLOW_TESTS"] != nil

  init() throws {
    scratch = try ScratchTree()
    try scratch.make(folder: "icons")
    let labels = (0..<40).map { "  - { id: l\($0), icon: \"my:i\($0 % 8)\", title: \"\($0)\", scale: 1 }\n" }.joined()
    try scratch.make(file: "m.yaml", holding: "version: 1\nicons: { my: icons }\nlabels:\n" + labels)
    for index in 0..<8 { try write(index, version: 0, atomically: true) }
  }

  /// Both versions have the same length, so that only the time tells them apart.
  private static func svg(_ version: Int) -> String { "<svg viewBox='0 0 24 24'><path d='M2 2h20v\(10 + version)z'/></svg>" }

  private func write(_ index: Int, version: Int, atomically: Bool) throws {
    try Self.write(index, version: version, atomically: atomically, in: scratch.root)
  }

  private static func write(_ index: Int, version: Int, atomically: Bool, in root: String) throws {
    try Data(svg(version).utf8).write(to: URL(fileURLWithPath: root + "/icons/i\(index).svg"), options: atomically ? .atomic : [])
  }

  private func run(into out: String) -> Run {
    var run = Run([scratch.root + "/m.yaml"], into: .folder(scratch.root + "/" + out))
    run.jobs = 2
    run.cache = .file(scratch.root + "/state-" + out)
    run.reportsEveryLabel = false
    return run
  }

  private func files(_ out: String) -> [String: [UInt8]] {
    scratch.names().filter { $0.hasPrefix(out + "/") }.reduce(into: [:]) { $0[String($1.dropFirst(out.count + 1))] = scratch.contents($1) }
  }

  /// Changes icons before every few results, also to the old contents again, and then lets a second run look at the last contents.
  @Test func nextRunRendersWhatWasChangedMeanwhile() throws {
    for seed in 0..<UInt64(Self.slow ? 40 : 6) {
      var random = Seeded(state: seed)
      let isAtomic = seed.isMultiple(of: 2)
      let stop = Flag()
      var threads = WorkerThreads()
      let root = scratch.root
      let status = threads.start {
        var random = Seeded(state: seed + 1000)
        while !stop.isSet.load(ordering: .relaxed) {
          let (index, version) = (Int.random(in: 0..<8, using: &random), Int.random(in: 0..<2, using: &random))
          try? Self.write(index, version: version, atomically: isAtomic, in: root)
        }
      }
      try #require(status == 0)
      _ = try run(into: "out").perform()
      stop.isSet.store(true, ordering: .relaxed)
      threads.join()
      for index in 0..<8 where Bool.random(using: &random) { try write(index, version: 0, atomically: true) }
      #expect(try run(into: "out").perform().exitCode == 0)
      try? FileManager.default.removeItem(atPath: scratch.root + "/clean")
      try? FileManager.default.removeItem(atPath: scratch.root + "/state-clean")
      #expect(try run(into: "clean").perform().exitCode == 0)
      #expect(files("out") == files("clean"), "seed \(seed)")
    }
  }

  /// Threads that ask for a file at once, while it changes, get the same hash, or one of them would render from other contents.
  @Test func allThreadsGetOneHashOfAChangingFile() throws {
    let path = scratch.root + "/icons/i0.svg"
    for _ in 0..<10 {
      let files = InputFiles()
      let hashes = Mutex<[ContentHash]>([])
      var threads = WorkerThreads()
      for _ in 0..<4 {
        let status = threads.start {
          let hash = files.contents(of: path)
          hashes.withLock { $0.append(hash) }
        }
        try #require(status == 0)
      }
      var version = 0
      while hashes.withLock({ $0.count }) < 4 {
        version = 1 - version
        try write(0, version: version, atomically: true)
      }
      threads.join()
      hashes.withLock { #expect(Set($0 + [files.contents(of: path)]).count == 1) }
    }
  }
}
