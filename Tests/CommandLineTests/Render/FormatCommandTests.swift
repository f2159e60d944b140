// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Formats on the command line, and in snapshots.
@Suite struct FormatCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test func unknownFormatSuggestsTheNearest() throws {
    let outcome = tool.command("render", "Rain", "--format", "wepb", "-o", "-", "--diagnostics", "short")
    #expect(outcome.code == 64 && outcome.errors.contains("LK0645") && outcome.errors.contains("webp"))
  }

  @Test(arguments: [
    (["-o", "a.svg.gz"], "LK0645", "webp"), (["--format", "svg", "-o", "a.png"], "--output", ".svg"),
    (["--format", "webp", "-o", "a"], "--output", ".webp"), (["--format", "png", "-o", "a.svg"], "--output", ".png"),
    (["-o", "rain"], "LK0602", "ends in .png, .svg, .pdf, .webp or .xml, not"),
    (["-o", ".svg"], "LK0602", "ends in .png, .svg, .pdf, .webp or .xml, not"),
  ])
  func nameThatIsNotOfTheFormatIsAnError(arguments: [String], code: String, advice: String) throws {
    let outcome = try tool.run(["render", "Rain"] + arguments)
    #expect(outcome.code == 64 && outcome.errors.contains(code) && outcome.errors.contains(advice), "\(outcome.errors)")
    #expect(try tool.files().isEmpty)
  }

  /// A label that is written as SVG has an accepted SVG file beside its image and layout, and no other format has one.
  @Test func snapshotsOfSVGFilesCompareTextAndPixels() throws {
    let environment = ["CI": ""]
    func snapshot(_ arguments: String...) throws -> Outcome { try tool.run(["snapshot"] + arguments, environment: environment) }
    let labels = "labels: [{ id: a, title: Hi, icon: star }]\n"
    try tool.write("m.yaml", "version: 1\nformats: [svg, pdf]\n" + labels)
    #expect(try snapshot("record", "m.yaml").code == 0)
    #expect(try tool.files("Snapshots").keys.sorted() == ["a.png", "a.svg", "a.txt"])
    #expect(try snapshot("verify", "m.yaml").code == 0)
    let accepted = String(decoding: try tool.bytes("Snapshots/a.svg"), as: UTF8.self)

    // Another hash in the identifiers is no difference; another element is, though no pixel differs.
    let prefix = try #require(accepted.firstMatch(of: /id="(l[0-9a-f]{6}-)/)?.1)
    try tool.write("Snapshots/a.svg", accepted.replacingOccurrences(of: prefix, with: "l000000-"))
    #expect(try snapshot("verify", "m.yaml").code == 0)
    try tool.write("Snapshots/a.svg", accepted.replacingOccurrences(of: "<title>Hi", with: "<title>Ho"))
    let changed = try snapshot("verify", "m.yaml", "--markdown", "comment.md")
    #expect(changed.code == 20 && changed.errors.contains("a has another SVG file than accepted"), "\(changed.errors)")
    #expect(changed.errors.contains("<title>Hi</title>") && changed.errors.contains("<title>Ho</title>"), "\(changed.errors)")
    #expect(String(decoding: try tool.bytes("comment.md"), as: UTF8.self).contains("the SVG file only"))
    #expect(try tool.files()["snapshot-failures/a.actual.svg"] != nil)
    #expect(try snapshot("accept", "snapshot-failures").code == 0)
    #expect(String(decoding: try tool.bytes("Snapshots/a.svg"), as: UTF8.self) == accepted)
    #expect(try snapshot("accept", "snapshot-failures", "--undo").code == 0)
    #expect(try tool.bytes("Snapshots/a.svg") != Array(accepted.utf8))
    #expect(try snapshot("record", "m.yaml").code == 0)

    // `output` says SVG as well; without SVG the file is an orphan.
    try tool.write("m.yaml", "version: 1\noutput: '{id}.svg'\n" + labels)
    #expect(try snapshot("verify", "m.yaml").code == 0)
    try tool.write("m.yaml", "version: 1\n" + labels)
    let orphan = try snapshot("verify", "m.yaml")
    #expect(orphan.code == 22 && orphan.errors.contains("a.svg"), "\(orphan.errors)")
    #expect(try snapshot("prune", "m.yaml").code == 0)
    // `accept` keeps the former files in a hidden folder.
    #expect(try tool.files("Snapshots").keys.filter { !$0.hasPrefix(".") }.sorted() == ["a.png", "a.txt"])
  }

  @Test(arguments: [("svg", "<svg "), ("pdf", "%PDF-"), ("webp", "RIFF"), ("xml", "<vector ")])
  func formatIsThatOfTheOption(format: String, head: String) {
    let outcome = tool.command("render", "Rain", "--icon", "bolt.fill", "--format", format, "-o", "-")
    #expect(outcome.code == 0 && outcome.output.starts(with: head.utf8), "\(outcome.errors)")
  }
}
