// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import LabelSystem

/// What memory worker threads begin with.
@Suite struct ThreadHeapTests {
  /// The system says of each part of a process's memory how large it is and what was asked for it.
  private struct MemoryPart {
    var isWritable = false
    var bytes = 0
    var flags: Set<Substring> = []
  }

  /// The part that an address lies in.
  private static func part(with address: UInt) throws -> MemoryPart {
    var part = MemoryPart()
    var isFound = false
    // String(contentsOfFile:) ends after a page of a file that claims to be empty.
    let parts = try #require(FileHandle(forReadingAtPath: "/proc/self/smaps")).readToEnd() ?? Data()
    for line in String(decoding: parts, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      let ends = words[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
      if ends.count == 2 {
        isFound = ends[0]..<ends[1] ~= address
        if isFound { part = MemoryPart(isWritable: words[1].hasPrefix("rw"), bytes: Int(ends[1] - ends[0])) }
      } else if isFound, words[0] == "VmFlags:" {
        part.flags = Set(words.dropFirst())
      }
    }
    return part
  }

  /// A new thread may get the heap of one that has ended, with holes in it: what it gets first may then lie in one.
  @Test func threadsHaveTheirHeapAtOnceAndInLargePages() throws {
    let found = Mutex<[MemoryPart]>([])
    for _ in 0..<20 {
      var threads = WorkerThreads()
      let status = threads.start {
        guard let piece = malloc(3_000_000) else { return }
        defer { free(piece) }
        if let part = try? Self.part(with: UInt(bitPattern: piece) + 2_900_000) { found.withLock { $0.append(part) } }
      }
      threads.join()
      #expect(status == 0)
    }
    let parts = found.withLock { $0 }
    #expect(parts.contains { $0.isWritable && $0.bytes >= 4 << 20 })
    // Some systems are built without large pages.
    guard FileManager.default.fileExists(atPath: "/sys/kernel/mm/transparent_hugepage/enabled") else { return }
    #expect(parts.contains { $0.flags.contains("hg") }, "large pages were not asked for: \(parts.map(\.flags))")
  }
}
