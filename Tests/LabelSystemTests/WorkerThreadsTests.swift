// SPDX-License-Identifier: MIT

import CThreads
import Foundation
import Synchronization
import Testing

@testable import LabelSystem

/// Where worker threads begin.
@Suite struct WorkerThreadsTests {
  @Test func aThreadIsSentAwayForEachOtherProcessor() {
    let count = ProcessInfo.processInfo.activeProcessorCount
    #expect(ThreadPlacement.sendAway(pthread_self(), number: 1) == (count > 1))
    if count > 1 { #expect(ThreadPlacement.sendAway(pthread_self(), number: count - 1)) }
    #expect(!ThreadPlacement.sendAway(pthread_self(), number: count))
  }

  @Test func processorsThatAThreadMayNotUseAreNotCounted() throws {
    let counts = Mutex<[Int]>([])
    let isSent = Atomic(false)
    var threads = WorkerThreads()
    let status = threads.start {
      while !isSent.load(ordering: .acquiring) { usleep(100) }
      let before = ThreadPlacement.processorCount
      var one = cpu_set_t()
      let here = Int(sched_getcpu())
      withUnsafeMutableBytes(of: &one) { $0[here / 8] |= 1 << (here % 8) }
      let isBound = pthread_setaffinity_np(pthread_self(), MemoryLayout<cpu_set_t>.size, &one) == 0
      counts.withLock { $0 = isBound ? [before, ThreadPlacement.processorCount] : [] }
    }
    isSent.store(true, ordering: .releasing)
    threads.join()
    #expect(status == 0)
    let found = counts.withLock { $0 }
    try #require(found.count == 2)
    #expect(found[0] >= 1)
    #expect(found[1] == 1)
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

  private static func bytes(of set: cpu_set_t) -> [UInt8] { withUnsafeBytes(of: set) { Array($0) } }
}
