// SPDX-License-Identifier: MIT

import CTestSystem
import Foundation
import LabelSystem
import Synchronization
import Testing

@Suite struct WorkerThreadsTests {
  @Test(arguments: [1, 2, 40]) func allThreadsHaveRunAfterJoin(count: Int) {
    let runs = Atomic(0)
    var threads = WorkerThreads()
    for _ in 0..<count { #expect(threads.start { runs.add(1, ordering: .relaxed) } == 0) }
    threads.join()
    #expect(runs.load(ordering: .relaxed) == count)
  }

  @Test func processorsThatAThreadMayNotUseAreNotCounted() {
    let counts = Mutex<[Int]>([])
    var threads = WorkerThreads()
    let status = threads.start {
      let all = ProcessorCount.usable
      var one = cpu_set_t()
      let isLimited = (0..<MemoryLayout<cpu_set_t>.size * 8).contains { processor in
        one = cpu_set_t()
        withUnsafeMutableBytes(of: &one) { $0[processor / 8] |= 1 << (processor % 8) }
        return sched_setaffinity(0, MemoryLayout<cpu_set_t>.size, &one) == 0
      }
      counts.withLock { $0 = isLimited ? [all, ProcessorCount.usable] : [] }
    }
    threads.join()
    #expect(status == 0)
    let found = counts.withLock { $0 }
    #expect(found.count == 2 && found[0] >= 1 && found[1] == 1, "\(found)")
  }
}
