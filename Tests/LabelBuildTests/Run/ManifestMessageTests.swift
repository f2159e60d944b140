// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Errors in manifests are shown once, where they are, and with the way out.
@Suite struct ManifestMessageTests {
  let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private func batch(_ text: String, _ name: String = "m.yaml") throws -> RunOutcome {
    try folder.write(name, text)
    return try folder.run(name)
  }

  /// The messages without their advice.
  private func messages(_ outcome: RunOutcome) -> [String] { outcome.messages }

  @Test func allErrorsInRunsAreReportedAtTheRun() throws {
    let found = messages(
      try batch(
        """
        version: 1
        labels:
          - id: a
            attributedTitle:
              - { text: x, font: { family: Nope } }
              - { icon: nosuchicon, font: { family: Neither } }
              - { icon: { file: gone.svg } }
        """))
    #expect(found.count == 4)
    for (position, code) in [("5:36", "LK0103"), ("6:17", "LK0102"), ("6:45", "LK0103"), ("7:25", "LK0416")] {
      #expect(found.contains { $0.hasPrefix("m.yaml:\(position): error \(code)") }, "\(position) \(found)")
    }
  }

  @Test(arguments: [("icons: { x: nodir }", "2:13"), ("fonts: [nodir]", "2:9")])
  func missingFolderIsLocatedInTheManifest(key: String, position: String) throws {
    let outcome = try batch("version: 1\n\(key)\nlabels: [{ id: a, title: A }]\n")
    #expect(outcome.code == 66)
    #expect(messages(outcome) == ["m.yaml:\(position): error LK0212: there is no folder nodir"])
  }

  @Test func unsafeOutputIsLocatedAtOutput() throws {
    for output in ["../{id}.png", "/tmp/{id}.png", "a//{id}.png"] {
      let found = messages(try batch("version: 1\noutput: '\(output)'\nlabels: [{ id: a, title: A }, { id: b, title: B }]\n"))
      #expect(
        found.count == 1 && found[0].hasPrefix("m.yaml:2:9: error LK0204: \"output\" takes a path inside the output folder"), "\(found)")
    }
  }

  @Test func brokenNamingFileIsReportedOnce() throws {
    try folder.write("mine/dot.svg", Self.dot)
    try folder.write("mine/naming.json", "{ \"star\": \"dot\",\n trash: \"dot\" }")
    let found = messages(
      try batch("version: 1\nicons: { mine: mine }\nlabels: [{ id: a, icon: \"mine:trash\" }, { id: b, icon: \"mine:star\" }]\n"))
    #expect(found.count == 1 && found[0].hasPrefix("mine/naming.json:2: error LK0213: mine/naming.json cannot be used:"), "\(found)")
  }

  @Test func namesWithoutAFileAreReportedOnce() throws {
    try folder.write("mine/dot.svg", Self.dot)
    try folder.write("mine/naming.json", "{ \"star\": \"dot\",\n \"trash\": \"binn\" }")
    let outcome = try batch("version: 1\nicons: { mine: mine }\nlabels: [{ id: a, icon: \"mine:star\" }, { id: b, icon: \"mine:dot\" }]\n")
    #expect(outcome.code == 0)
    #expect(
      messages(outcome) == [
        "mine/naming.json:2: warning LK0214: mine/naming.json names icons that the folder does not have: trash: binn"
      ])
  }

  @Test func unknownColumnIsReportedOnce() throws {
    let outcome = try batch("id,titel\n" + (0..<1000).map { "a\($0),A\n" }.joined(), "m.csv")
    #expect(outcome.code != 0)
    #expect(messages(outcome) == ["m.csv:1:4: error LK0211: the column \"titel\" is not named after a key"])
  }

  @Test(arguments: [(";", "m.csv"), ("\t", "m.csv"), ("\t", "m.tsv")])
  func rowsWithAnotherDelimiterAreRendered(delimiter: String, name: String) throws {
    let outcome = try batch("id,title,font.size\na,A,20\n".replacing(",", with: delimiter), name)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try folder.files("out").keys.contains("a.png"))
  }

  @Test func iconFilesAreWrittenAsPaths() throws {
    try folder.write("img/dot.svg", Self.dot)
    let outcome = try batch("version: 1\nlabels: [{ id: a, icon: ./img/dot.svg }, { id: b, icon: { file: ./img/dot.svg } }]\n")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = try folder.files("out")
    #expect(files["a.png"] != nil && files["a.png"] == files["b.png"])
  }

  @Test(arguments: [
    ("gif", [UInt8]("GIF89a".utf8), "GIF"), ("png", [UInt8]("GIF89a".utf8), "GIF"), ("jpg", [UInt8]("%PDF-1".utf8), "PDF"),
    ("svg", [UInt8]("GIF89a".utf8), "GIF"),
  ])
  func otherImageFormatsAreNamed(ending: String, bytes: [UInt8], format: String) throws {
    try folder.write("pic.\(ending)", bytes)
    let expected = "LK0105: the icon pic.\(ending) cannot be used: \(format) is not read; convert it to PNG or SVG"
    let found = messages(try batch("version: 1\nlabels: [{ id: a, icon: pic.\(ending) }]\n"))
    #expect(found.count == 1 && found[0].hasSuffix(expected), "\(found)")
    #expect(folder.draw("title: T, icon: pic.\(ending)").errors.contains(expected))
  }

  private static let dot = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#
}
