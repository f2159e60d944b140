// SPDX-License-Identifier: MIT

import LabelText
import TestSupport
import Testing

@Suite struct DirectMappedCacheTests {
  @Test func onlyTheLatestValueOfASlotIsFound() {
    var random = Seeded(state: 7)
    var cache = DirectMappedCache<(index: Int, value: Int)>(capacity: 1024)
    var latest: [Int: Int] = [:]
    for value in 0..<5000 {
      let index = Int.random(in: 0..<4096, using: &random)
      cache.put((index, value), at: index)
      latest[index] = value
      #expect(cache[index]?.value == value)
      let other = Int.random(in: 0..<4096, using: &random)
      if let found = cache[other] {
        #expect(found.index % 64 == other % 64)
        #expect(latest[found.index] == found.value)
      }
    }
  }

  @Test func theCacheGrowsToItsCapacity() {
    var cache = DirectMappedCache<Int>(capacity: 1024)
    for index in 0..<2048 { cache.put(index, at: index) }
    #expect((0..<1024).allSatisfy { cache[$0] == $0 + 1024 })
  }

  @Test func anEmptyCacheHasNoValues() { #expect(DirectMappedCache<Int>(capacity: 64)[5] == nil) }
}
