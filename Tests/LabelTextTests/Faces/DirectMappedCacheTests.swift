// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LabelText

@Suite struct DirectMappedCacheTests {
  @Test func whatWasPutLastIsFoundAndNothingThatWasNotPut() {
    var random = Seeded(state: 7)
    var cache = DirectMappedCache<(place: Int, value: Int)>(capacity: 1024)
    var latest: [Int: Int] = [:]
    for value in 0..<5000 {
      let place = Int.random(in: 0..<4096, using: &random)
      cache.put((place, value), at: place)
      latest[place] = value
      #expect(cache[place]?.value == value)
      let other = Int.random(in: 0..<4096, using: &random)
      if let found = cache[other] {
        #expect(found.place % 64 == other % 64)
        #expect(latest[found.place] == found.value)
      }
    }
  }

  @Test func onceSeveralWereTakenAllPlacesAreThere() {
    var cache = DirectMappedCache<Int>(capacity: 1024)
    for place in 0..<2048 { cache.put(place, at: place) }
    #expect((0..<1024).allSatisfy { cache[$0] == $0 + 1024 })
  }

  @Test func nothingIsFoundInAnEmptyOne() { #expect(DirectMappedCache<Int>(capacity: 64)[5] == nil) }
}
