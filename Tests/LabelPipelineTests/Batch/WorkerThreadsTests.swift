// SPDX-License-Identifier: MIT

import CThreads
import Foundation
import Synchronization
import Testing

@testable import LabelPipeline

/// Where worker threads begin, and with what.
@Suite struct WorkerThreadsTests {
  @Test func aThreadIsSentAwayForEachOtherProcessor() {
    let count = ProcessInfo.processInfo.activeProcessorCount
    #expect(ThreadPlacement.sendAway(pthread_self(), number: 1) == (count > 1))
    if count > 1 { #expect(ThreadPlacement.sendAway(pthread_self(), number: count - 1)) }
    #expect(!ThreadPlacement.sendAway(pthread_self(), number: count))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1, "there is one processor"))
  func whoIsSentAwayIsElsewhere() {
    let moves = (0..<40).count { _ in
      let before = sched_getcpu()
      ThreadPlacement.sendAway(pthread_self(), number: 1)
      return sched_getcpu() != before
    }
    // The system may bring a thread back at any time.
    #expect(moves > 20)
  }

  @Test(arguments: [1, 2, 5, 40]) func threadsMayGoWhereTheirMakerMay(count: Int) throws {
    let own = try #require(ThreadPlacement.affinity(of: pthread_self()))
    let theirs = Mutex<[[UInt8]]>([])
    var threads = WorkerThreads()
    let status = (0..<count).map { _ in
      threads.start {
        guard let set = ThreadPlacement.affinity(of: pthread_self()) else { return }
        theirs.withLock { $0.append(Self.bytes(of: set)) }
      }
    }
    threads.join()
    #expect(status.allSatisfy { $0 == 0 })
    // A thread may look before it has been let go anywhere: then some of the bits are missing, and none is more.
    let all = Self.bytes(of: own)
    let looks = theirs.withLock { $0 }
    #expect(looks.count == count)
    for look in looks { #expect(zip(look, all).allSatisfy { $0 & ~$1 == 0 } && look.contains { $0 != 0 }) }
  }

  @Test func aThreadThatWasSentAwayMayComeBack() throws {
    let own = try #require(ThreadPlacement.affinity(of: pthread_self()))
    let isSent = Atomic(false)
    let theirs = Mutex<[UInt8]>([])
    var threads = WorkerThreads()
    let status = threads.start {
      while !isSent.load(ordering: .acquiring) { usleep(100) }
      theirs.withLock { $0 = ThreadPlacement.affinity(of: pthread_self()).map(Self.bytes) ?? [] }
    }
    isSent.store(true, ordering: .releasing)
    threads.join()
    #expect(status == 0)
    #expect(theirs.withLock { $0 } == Self.bytes(of: own))
  }

  @Test func aThreadHasItsHeapAtOnce() throws {
    let room = Mutex(0)
    var threads = WorkerThreads()
    let status = threads.start {
      guard let piece = malloc(64) else { return }
      defer { free(piece) }
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      for line in maps.split(separator: "\n") where line.contains(" rw-p ") {
        let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt(String($0), radix: 16) }
        if ends.count == 2, ends[0]..<ends[1] ~= UInt(bitPattern: piece) { room.withLock { $0 = Int(ends[1] - ends[0]) } }
      }
    }
    threads.join()
    #expect(status == 0)
    #expect(room.withLock { $0 } >= 1 << 20)
  }

  private static func bytes(of set: cpu_set_t) -> [UInt8] { withUnsafeBytes(of: set) { Array($0) } }
}
