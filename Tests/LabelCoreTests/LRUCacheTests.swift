// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct LRUCacheTests {
  /// Keys with their costs, the least recently used first: the same policy without a linked list or a hash table.
  private struct Model {
    var entries: [(key: Int, value: Int, cost: Int)] = []

    mutating func use(_ key: Int) -> Int? {
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.value
    }

    mutating func insert(_ value: Int, for key: Int, cost: Int, limit: Int) -> [Int] {
      entries.removeAll { $0.key == key }
      guard cost <= limit else { return [] }
      var evicted: [Int] = []
      while entries.reduce(cost, { $0 + $1.cost }) > limit { evicted.append(entries.removeFirst().key) }
      entries.append((key, value, cost))
      return evicted
    }
  }

  @Test func usesAndInsertionsMatchAModel() {
    var state: UInt64 = 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for limit in [0, 1, 7, 40] {
      var cache = LRUCache<Int, Int>(costLimit: limit)
      var model = Model()
      for value in 0..<4000 {
        let key = random(24)
        switch random(8) {
        case 0:
          let removed = cache.removeValue(forKey: key)
          let expected = model.entries.first { $0.key == key }
          #expect(removed?.value == expected?.value && removed?.cost == expected?.cost)
          model.entries.removeAll { $0.key == key }
        case 1...4: #expect(cache[key] == model.use(key))
        default:
          let cost = random(12)
          var candidates: [Int] = []
          cache.insert(value, for: key, cost: cost) { key in
            candidates.append(key)
            return false
          }
          #expect(candidates == model.insert(value, for: key, cost: cost, limit: limit))
        }
        #expect(cache.count == model.entries.count)
        #expect(cache.cost == model.entries.reduce(0) { $0 + $1.cost })
        #expect(cache.cost <= limit)
      }
    }
  }

  @Test func usedValueIsMadeOnlyOnce() {
    var cache = LRUCache<Int, Int>(costLimit: 3)
    var madeKeys: [Int] = []
    for key in [1, 2, 3, 1, 4, 1, 5, 1, 2] {
      _ = cache.value(for: key) {
        madeKeys.append(key)
        return -key
      }
    }
    #expect(madeKeys == [1, 2, 3, 4, 5, 2])
  }

  @Test func failedValueIsNotCached() {
    struct Failure: Error {}
    var cache = LRUCache<String, Int>(costLimit: 3)
    #expect(throws: Failure.self) { try cache.value(for: "a") { () throws(Failure) in throw Failure() } }
    #expect(cache["a"] == nil)
    #expect(cache.value(for: "a") { 5 } == 5)
  }

  @Test func valueInUseIsNotEvicted() {
    var cache = LRUCache<Int, Int>(costLimit: 3)
    for key in 0..<3 { cache.insert(key, for: key) }
    var inUse: Set = [0, 1]
    cache.insert(3, for: 3) { inUse.remove($0) != nil }
    #expect([0, 1, 2, 3].map { cache[$0] } == [0, 1, nil, 3])
  }

  @Test func evictedValueIsReleased() {
    final class Object {}
    var cache = LRUCache<Int, Object>(costLimit: 1)
    weak var first: Object?
    do {
      let object = Object()
      first = object
      cache.insert(object, for: 1)
    }
    #expect(first != nil)
    cache.insert(Object(), for: 2)
    #expect(first == nil)
  }
}
