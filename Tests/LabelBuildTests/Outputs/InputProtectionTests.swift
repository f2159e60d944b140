// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// A file that a run reads is never one that it writes.
@Suite struct InputProtectionTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  /// An icon that is also an output is an error of the label that comes later, with any number of threads.
  @Test(arguments: [1, 8])
  func iconOfALabelIsNotTheOutputOfAnother(jobs: Int) throws {
    let photo = folder.draw("title: Photo").bytes
    let writes = #"{"id": "a", "title": "A"}"#
    let reads = #"{"id": "b", "title": "B", "icon": {"file": "out/a.png"}}"#
    let own = #"{"id": "a", "title": "B", "icon": {"file": "out/a.png"}}"#
    for (rows, failing, isKept) in [([writes, reads], "b", false), ([reads, writes], "a", true), ([own], "a", true)] {
      try folder.write("out/a.png", photo)
      try folder.write("m.ndjson", rows.map { $0 + "\n" }.joined())
      let outcome = try folder.run("m.ndjson") {
        $0.jobs = jobs
        $0.reportsEveryLabel = true
      }
      #expect(outcome.errors.contains("LK0406") && outcome.errors.contains("both an input and an output"), "\(outcome.errors)")
      #expect(outcome.results.filter { $0.status == .failed }.map(\.id) == [failing])
      #expect(try (folder.bytes("out/a.png") == photo) == isKept)
      try folder.remove("out")
    }
  }

  /// A PNG next to its SVG is an ordinary output.
  @Test func imagesBesideTheirIconsAreRenderedAgain() throws {
    try folder.write("own/logo.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
    try folder.write("m.yaml", "version: 1\nicons: { p: own }\nlabels: [{ id: logo, icon: \"p:logo\" }]\n")
    for height in [9, 5] {
      try folder.write("own/logo.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v\(height)z'/></svg>")
      #expect(try folder.run("m.yaml", into: "own").counts == "1 written")
    }
  }
}
