// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import TestSupport
import Testing

@Suite struct ShardTests {
  /// The hashes are the published test vectors of FNV-1a.
  @Test(
    arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)] as [(String, UInt64)],
    [2, 3, 4, 1000])
  func partOfAnIDNeverChanges(vector: (id: String, hash: UInt64), count: Int) throws {
    let expected = Int(vector.hash % UInt64(count)) + 1
    for number in 1...count {
      #expect(try Shard(parsing: "\(number)/\(count)").contains(id: vector.id) == (number == expected))
    }
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func everyIDIsInExactlyOnePart(count: Int) throws {
    let shards = try (1...count).map { try Shard(parsing: "\($0)/\(count)") }
    var sizes = [Int](repeating: 0, count: count)
    var generator = Seeded(state: UInt64(count))
    for _ in 0..<2000 {
      let length = Int.random(in: 1...20, using: &generator)
      let id = String((0..<length).map { _ in "abcdefghij/ÄÖ雨-_".randomElement(using: &generator) ?? "a" })
      let parts = shards.indices.filter { shards[$0].contains(id: id) }
      #expect(parts.count == 1)
      for part in parts { sizes[part] += 1 }
    }
    #expect(sizes.allSatisfy { $0 > 0 })
  }

  @Test(arguments: [
    "", "/", "1", "1/", "/4", "0/4", "5/4", "-1/4", "+1/4", "1/0", "1/4/2", " 1/4", "1/4 ", "a/b", "1/1000001", "1/99999999999999999999",
  ])
  func invalidShardThrows(text: String) {
    let error = #expect(throws: LabelError.self) { try Shard(parsing: text) }
    #expect(error?.code == .invalidValue)
  }
}
