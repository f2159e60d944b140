// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A file that a command reads is never one that it writes.
@Suite struct InputProtectionTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private func writeImages() throws {
    for (name, title) in [("one.png", "1"), ("two.png", "2")] { try tool.write(name, try tool("render", title, "-o", "-").output) }
  }

  @Test(arguments: [
    ["render", "--icon", "photo.png", "-o", "photo.png"], ["render", "--icon", "./photo.png", "-o", "photo.png"],
    ["compare", "photo.png", "two.png", "-o", "two.png"], ["compare", "photo.png", "two.png", "-o", "photo.png"],
    ["icons", "show", "p:photo", "--icons", "p=.", "-o", "photo.png"],
    ["icons", "sheet", "--icons", "p=.", "--prefix", "p", "-o", "photo.png"],
    ["icons", "export", "p:photo", "--icons", "p=p", "-o", "."],
  ])
  func inputIsNoOutput(arguments: [String]) throws {
    try writeImages()
    try tool.write("photo.png", try tool("render", "Photo", "-o", "-").output)
    // `icons export` writes p:photo as p/photo.png.
    try tool.write("p/photo.png", try tool.bytes("photo.png"))
    let before = try tool.files()
    let outcome = try tool.run(arguments)
    #expect(outcome.code != 0 && outcome.errors.contains("LK04"), "\(outcome.errors)")
    #expect(try tool.files() == before)
  }

  /// An icon that is also an output is an error of the label that comes later, with any number of threads.
  @Test(arguments: [1, 8])
  func iconOfALabelIsNotTheOutputOfAnother(jobs: Int) throws {
    let photo = try tool("render", "Photo", "-o", "-").output
    let writes = #"{"id": "a", "title": "A"}"#
    let reads = #"{"id": "b", "title": "B", "icon": {"file": "out/a.png"}}"#
    let own = #"{"id": "a", "title": "B", "icon": {"file": "out/a.png"}}"#
    for (rows, failing, isKept) in [([writes, reads], "b", false), ([reads, writes], "a", true), ([own], "a", true)] {
      try tool.write("out/a.png", photo)
      try tool.write("m.ndjson", rows.map { $0 + "\n" }.joined())
      let outcome = try tool("batch", "m.ndjson", "-o", "out", "--jobs", "\(jobs)", "--json")
      #expect(outcome.errors.contains("LK0406") && outcome.errors.contains("both an input and an output"), "\(outcome.errors)")
      let failed = try outcome.lines.map(jsonObject).filter { $0["status"] as? String == "failed" }
      #expect(failed.map { $0["id"] as? String } == [failing])
      #expect(try (tool.bytes("out/a.png") == photo) == isKept)
      try tool.remove("out")
    }
  }

  /// A PNG next to its SVG is an ordinary output.
  @Test func imagesBesideTheirIconsAreRenderedAgain() throws {
    try tool.write("own/logo.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>")
    try tool.write("m.yaml", "version: 1\nicons: { p: own }\nlabels: [{ id: logo, icon: \"p:logo\" }]\n")
    for height in [9, 5] {
      try tool.write("own/logo.svg", "<svg viewBox='0 0 9 9'><path d='M0 0h9v\(height)z'/></svg>")
      #expect(try tool("batch", "m.yaml", "-o", "own").errors.hasPrefix("1 image: 1 written"))
    }
  }
}
