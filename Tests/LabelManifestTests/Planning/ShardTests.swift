// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import TestSupport
import Testing

@Suite struct ShardTests {
  /// The hashes are the first 16 digits that `printf %s ID | sha256sum` prints; those of "" and "abc" are in FIPS 180-4's examples.
  @Test(
    arguments: [
      ("", 0xe3b0_c442_98fc_1c14), ("abc", 0xba78_16bf_8f01_cfea), ("rain", 0x319b_44c5_70a4_17ff), ("weather/sun", 0xaa7c_d785_758d_8d43),
    ] as [(String, UInt64)],
    [1, 2, 3, 4, 8, 1000])
  func partOfAnIDNeverChanges(vector: (id: String, hash: UInt64), count: Int) throws {
    let expected = Int(vector.hash % UInt64(count))
    for number in 0..<count {
      #expect(try Shard(parsing: "\(number)/\(count)").contains(id: vector.id) == (number == expected))
    }
  }

  /// Ids as people and programs make them, some of them alike in every byte that a weak hash looks at.
  static let idSeries: [@Sendable (Int) -> String] = [
    { "label-\($0)" }, { "\($0)" }, { "\(2 * $0)" }, { "icons/\($0 % 7)/\($0)" }, { "\($0)/\($0)" },
    { String(repeating: "a", count: $0 + 1) },
    { "雨\($0)-é" }, { "row-" + String(repeating: "0", count: 9 - "\($0)".count) + "\($0)" }, { "\($0 * 1_000_003)@2x" },
  ]

  /// Of n ids each of N parts has n/N, give or take five standard deviations and five.
  @Test(arguments: SlowBuild.isEnabled ? [1, 2, 3, 4, 7, 8, 64, 100] : [1, 2, 3, 7, 16])
  func everyIDIsInExactlyOnePartAndPartsAreEven(count: Int) throws {
    let shards = try (0..<count).map { try Shard(parsing: "\($0)/\(count)") }
    for series in Self.idSeries {
      let total = 2000
      var sizes = [Int](repeating: 0, count: count)
      for index in 0..<total {
        let id = series(index)
        let parts = shards.indices.filter { shards[$0].contains(id: id) }
        #expect(parts.count == 1)
        for part in parts { sizes[part] += 1 }
      }
      let mean = Double(total) / Double(count)
      for size in sizes { #expect(abs(Double(size) - mean) <= 5 * mean.squareRoot() + 5, "\(series(0)): \(sizes)") }
    }
  }

  /// Plans rows of NDJSON; the outputs of each id.
  private func planned(_ rows: [String], _ shard: String?) throws -> [String: [String]] {
    let text = rows.map { $0 + "\n" }.joined()
    let input = ManifestInput(file: "rows.ndjson", format: .ndjson) {
      var chunks = [[UInt8](text.utf8)]
      return { chunks.popLast() }
    }
    var options = PlanOptions()
    options.shard = try shard.map { try Shard(parsing: $0) }
    let stream = LabelStream([input], options)
    var outputs: [String: [String]] = [:]
    while let item = stream.next() {
      switch item {
      case .file(let output): outputs[output.id, default: []].append(output.path.description)
      case .invalid(let label): outputs[label.id ?? "invalid", default: []].append("row \(label.row ?? -1)")
      }
    }
    return outputs
  }

  @Test(arguments: [1, 2, 5, 16])
  func partsTogetherAreTheWholeInAnyOrderOfTheRows(count: Int) throws {
    var rows = (0..<60).map { index in
      #"{"id": "g\#(index % 4)/r\#(index)", "title": "\#(index)"\#(index % 3 == 0 ? #", "variants": {"scale": [1, 2]}"# : "")}"#
    }
    let whole = try planned(rows, nil)
    #expect(whole.count == 60 && whole["g0/r0"]?.count == 2)
    let parts = try (0..<count).map { try planned(rows, "\($0)/\(count)") }
    #expect(parts.map(\.count).reduce(0, +) == 60)
    #expect(parts.reduce(into: [:]) { $0.merge($1) { one, _ in one } } == whole, "all variants of a label are in one part")

    var generator = Seeded(state: UInt64(count))
    rows.shuffle(using: &generator)
    for extra in 0..<40 { rows.insert(#"{"id": "more\#(extra)", "title": "M"}"#, at: Int.random(in: 0...rows.count, using: &generator)) }
    for (number, part) in parts.enumerated() {
      let mixed = try planned(rows, "\(number)/\(count)")
      #expect(mixed.filter { !$0.key.hasPrefix("more") } == part)
    }
  }

  @Test func rowsWithoutAnIDAreOfPart0AndEqualIDsOfOne() throws {
    let rows = [
      #"{"id": "a", "title": "A"}"#, #"{"id": null, "title": "B"}"#, "not JSON", #"{"title": "C"}"#, #"{"id": "a", "title": "A again"}"#,
      #"{"id": 5, "title": "D"}"#, "7",
    ]
    let parts = try (0..<4).map { try planned(rows, "\($0)/4") }
    #expect(parts[0]["invalid"]?.count == 5)
    for part in parts.dropFirst() { #expect(part["invalid"] == nil) }
    let owner = try #require(parts.firstIndex { $0["a"] != nil })
    #expect(parts[owner]["a"]?.count == 2, "the first, and the error of the second")
    #expect(parts.count { $0["a"] != nil } == 1)
  }

  @Test(arguments: [
    "", "/", "1", "1/", "/4", "4/4", "5/4", "-1/4", "+1/4", "0/0", "1/0", "1/4/2", " 1/4", "1/4 ", "a/b", "1/1000001",
    "1/99999999999999999999",
  ])
  func invalidShardThrows(text: String) {
    let error = #expect(throws: LabelError.self) { try Shard(parsing: text) }
    #expect(error?.code == .invalidValue)
  }

  @Test func lastShardOfACountFromOneIsExplained() {
    #expect { try Shard(parsing: "8/8") } throws: { error in
      (error as? LabelError)?.message.hasSuffix("because shards are counted from 0: 0/8 … 7/8, not \"8/8\"") == true
    }
  }
}
