// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// What numbered archives have of shards, and of rows that cannot be read.
@Suite struct NumberedArchiveInputTests {
  private let folder: RunFolder

  init() throws {
    folder = try RunFolder()
    try folder.makeFolder("out")
  }

  /// The names of the files in all archives, in their order. Every archive has to be complete, and no other file may be there.
  private func names() throws -> [String] {
    let files = try folder.files("out")
    #expect(files.keys.allSatisfy { $0.hasSuffix(".tar") || $0.hasSuffix(".json") }, "\(files.keys.sorted())")
    return try files.filter { $0.key.hasSuffix(".tar") }.sorted { $0.key < $1.key }
      .flatMap { try #require(TarFiles($0.value), "\($0.key) is not complete").files.map(\.name) }
  }

  // MARK: Shards

  @Test func shardsTogetherHaveAllLabelsAndNamesOfTheirOwn() throws {
    try folder.write("m.ndjson", RowSample.rows(40) + "no JSON\n" + #"{"id": null, "title": "N"}"# + "\n")
    func run(_ archive: String, _ shard: String) throws -> RunOutcome {
      try folder.run("m.ndjson", archives: archive, maximumBytes: 8 << 10) { $0.shard = try Shard(parsing: shard) }
    }
    var failures: [Int] = []
    for number in 0..<4 {
      let outcome = try run("out/a-\(number)-%06d.tar", "\(number)/4")
      #expect(outcome.code == (number == 0 ? 1 : 0), "\(outcome.errors)")
      failures.append(try #require(outcome.summary).failed)
    }
    #expect(failures == [2, 0, 0, 0], "one machine reports the rows without an id")
    let names = try names()
    #expect(names.count == 80 && Set(names) == Set((0..<40).flatMap { ["g\($0 % 5)/r\($0).png", "g\($0 % 5)/r\($0).json"] }))
    let other = try run("out/a-1-%06d.tar", "2/4")
    #expect(other.code == 73 && other.errors.contains("LK0420") && other.errors.contains("out/a-1-000000.tar is an archive of shard 1/4"))
  }

  @Test func equalIDsAreAnErrorOfTheirShard() throws {
    try folder.write("m.ndjson", RowSample.rows(20) + #"{"id": "g1/r1", "title": "again"}"# + "\n")
    var codes: [Int32] = []
    for number in 0..<3 {
      let outcome = try folder.run("m.ndjson", archives: "out/a-\(number)-%06d.tar", maximumBytes: 1 << 20) {
        $0.shard = try Shard(parsing: "\(number)/3")
      }
      codes.append(outcome.code)
      #expect(outcome.errors.contains("LK0206") == (outcome.code == 1), "\(outcome.errors)")
    }
    #expect(codes.sorted() == [0, 0, 1])
    #expect(try names().count == 40)
  }

  // MARK: Bad input

  @Test func rowsThatCannotBeReadCostOnlyThemselves() throws {
    let rows = [
      "<html>", #"{"id": "a", "title": "\#(String(repeating: "x", count: 10 << 20))"}"#,
      "{" + (0..<100_000).map { #""c\#($0)": 1"# }.joined(separator: ",") + "}", #"{"id": null, "title": "N"}"#, "[]", "null",
      #"{"id": "b", "title": "B"}"#, #"{"id": "b", "title": "B"}"#, #"{"id": "../c", "title": "C"}"#, "\u{0}\u{1}",
      #"{"id": "d", "title": "D"}"#,
    ]
    try folder.write("m.ndjson", rows.map { $0 + "\n" }.joined())
    let outcome = try folder.run("m.ndjson", archives: "out/a-%03d.tar", maximumBytes: 8 << 10)
    #expect(outcome.code == 1, "\(outcome.errors.prefix(4000))")
    #expect(try names() == ["b.png", "b.json", "d.png", "d.json"])
    #expect(outcome.errors.utf8.count < 64 << 10, "100,000 columns are not as many messages")
    for line in [1, 2, 3, 4, 5, 6, 8, 9, 10] { #expect(outcome.errors.contains("m.ndjson:\(line):"), "row \(line)") }
  }

  @Test(arguments: ["", "\n\n", "{\"version\": 2}\n", "{\"version\": 1, \"defaults\": {\"fotn\": 1}}\n{\"id\": \"a\", \"title\": \"A\"}\n"])
  func inputWithoutLabelsGivesOneArchiveWithoutLabels(text: String) throws {
    try folder.write("m.ndjson", text)
    let outcome = try folder.run("m.ndjson", archives: "out/a-%03d.tar", maximumBytes: 8 << 10)
    #expect(outcome.code == (text.contains("version") ? 65 : 0), "\(outcome.errors)")
    #expect(try names().isEmpty && folder.files("out").keys.sorted() == ["a-000.json", "a-000.tar"])
  }
}
