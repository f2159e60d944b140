// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import TestSupport
import Testing

/// How many items a run will have, before all of its manifests are read.
@Suite struct ExpectedCountTests {
  private let scratch: ScratchTree

  init() throws { scratch = try ScratchTree() }

  /// The manifests in files of a scratch folder.
  private func inputs(_ files: KeyValuePairs<String, String>) throws -> [ManifestInput] {
    try files.map { name, text in
      try scratch.make(file: name, holding: text)
      return ManifestFile.input(scratch.root + "/" + name)
    }
  }

  /// What the stream expects after each item, and in the end.
  private func counts(_ stream: LabelStream) -> (counts: [ExpectedCount?], end: ExpectedCount?) {
    var counts: [ExpectedCount?] = []
    while stream.next() != nil { counts.append(stream.expectedCount) }
    return (counts, stream.expectedCount)
  }

  private static let yaml = "version: 1\nvariants: { scale: [1, 2, 3] }\nlabels: [{ id: a, title: A }, { id: b, title: B }]\n"
  private static let rows = (1000..<3000).map { #"{"id": "\#($0)", "title": "A"}"# + "\n" }.joined()
  private static let csv = "id,title\n" + (1000..<3000).map { "\($0),A\n" }.joined()

  @Test func wholeManifestsAreCountedExactly() throws {
    let (counts, end) = self.counts(LabelStream(try inputs(["m.yaml": Self.yaml])))
    #expect(counts.count == 6 && counts.allSatisfy { $0 == .exactly(6) } && end == .exactly(6))
  }

  private static let head = #"{"version": 1, "variants": {"scale": [1, 2]}}"# + "\n"

  @Test(arguments: [("m.ndjson", rows, 2000), ("m.csv", csv, 2000), ("v.ndjson", head + rows, 4000)])
  func rowsAreEstimatedByTheirBytes(name: String, text: String, total: Int) throws {
    let (counts, end) = self.counts(LabelStream(try inputs([name: text])))
    #expect(counts.count == total && end == .exactly(total))
    for (index, count) in counts.enumerated() {
      guard case .about(let number)? = count else {
        Issue.record("item \(index): \(String(describing: count))")
        continue
      }
      // The head counts as if it were a row.
      if index > total / 10 { #expect(abs(number - total) <= total / 50, "item \(index)") }
    }
  }

  @Test func manifestsThatAreNotReadYetCountByTheirSize() throws {
    let inputs = try inputs(["a.ndjson": Self.rows, "b.ndjson": Self.rows.replacing("id\": \"", with: "id\": \"b"), "m.yaml": Self.yaml])
    let (counts, end) = self.counts(LabelStream(inputs))
    #expect(counts.count == 4006 && end == .exactly(4006) && counts.last == .exactly(4006))
    #expect(counts.dropLast(6).allSatisfy { if case .about(let number)? = $0 { abs(number - 4006) < 250 } else { false } })
  }

  @Test func pipesHaveNoCountUntilTheyHaveEnded() throws {
    let file = try #require(try inputs(["m.ndjson": Self.rows]).first)
    let pipe = ManifestInput(file: "<stdin>", format: .ndjson, open: file.open)
    let (counts, end) = self.counts(LabelStream([pipe] + (try inputs(["m.yaml": Self.yaml]))))
    #expect(counts.prefix(2000).allSatisfy { $0 == nil } && end == .exactly(2006))
  }

  @Test func rowsWithoutALineEndAndBlankLinesAreCounted() throws {
    let (counts, end) = self.counts(LabelStream(try inputs(["m.ndjson": "\n\n" + Self.rows + "\r\n  \n{\"id\": \"z\", \"title\": \"Z\"}"])))
    #expect(end == .exactly(2001) && counts.last == .about(2001))
  }

  @Test func aMissingManifestLeavesTheCountUnknownUntilItIsReached() throws {
    let missing = ManifestFile.input(scratch.root + "/missing.yaml")
    let (counts, end) = self.counts(LabelStream(try inputs(["m.ndjson": Self.rows]) + [missing]))
    #expect(counts.first == .some(nil) && end == .exactly(2001))
  }
}
