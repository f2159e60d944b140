// SPDX-License-Identifier: MIT

import Testing

/// Errors in manifests are shown once, where they are, and with the way out.
@Suite struct ManifestMessageTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private func batch(_ text: String, _ name: String = "m.yaml") throws -> Outcome {
    try tool.write(name, text)
    return try tool("batch", name, "-o", "out", "--diagnostics", "short")
  }

  /// The messages up to the summary, without `error `.
  private func messages(_ outcome: Outcome) -> [String] {
    outcome.errors.split(separator: "\n").map(String.init).filter { $0.contains("LK") }
  }

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
              - { text: y, icon: { file: gone.svg } }
        """))
    #expect(found.count == 4)
    for (position, code) in [("5:36", "LK0103"), ("6:17", "LK0102"), ("6:45", "LK0103"), ("7:34", "LK0416")] {
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
    try tool.write("mine/dot.svg", Self.dot)
    try tool.write("mine/naming.json", "{ \"star\": \"dot\",\n trash: \"dot\" }")
    let found = messages(
      try batch("version: 1\nicons: { mine: mine }\nlabels: [{ id: a, icon: \"mine:trash\" }, { id: b, icon: \"mine:star\" }]\n"))
    #expect(found.count == 1 && found[0].hasPrefix("mine/naming.json:2: error LK0213: mine/naming.json cannot be used:"), "\(found)")
  }

  @Test func namesWithoutAFileAreReportedOnce() throws {
    try tool.write("mine/dot.svg", Self.dot)
    try tool.write("mine/naming.json", "{ \"star\": \"dot\",\n \"trash\": \"binn\" }")
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
    #expect(try tool.files("out").keys.contains("a.png"))
  }

  @Test func iconFilesAreWrittenAsPaths() throws {
    try tool.write("img/dot.svg", Self.dot)
    let outcome = try batch("version: 1\nlabels: [{ id: a, icon: ./img/dot.svg }, { id: b, icon: { file: ./img/dot.svg } }]\n")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = try tool.files("out")
    #expect(files["a.png"] != nil && files["a.png"] == files["b.png"])
  }

  @Test(arguments: [
    ("gif", [UInt8]("GIF89a".utf8), "GIF"), ("png", [UInt8]("GIF89a".utf8), "GIF"), ("jpg", [UInt8]("%PDF-1".utf8), "PDF"),
    ("svg", [UInt8]("GIF89a".utf8), "GIF"),
  ])
  func otherImageFormatsAreNamed(ending: String, bytes: [UInt8], format: String) throws {
    try tool.write("pic.\(ending)", bytes)
    let expected = "LK0105: the icon pic.\(ending) cannot be used: \(format) is not read; convert it to PNG or SVG"
    let found = messages(try batch("version: 1\nlabels: [{ id: a, icon: pic.\(ending) }]\n"))
    #expect(found.count == 1 && found[0].hasSuffix(expected), "\(found)")
    #expect(try tool("render", "T", "--icon", "pic.\(ending)", "-o", "t.png").errors.contains(expected))
  }

  @Test func severalEmojiAreNoIcon() throws {
    let outcome = try tool("render", "T", "--icon", "🚀🚀", "-o", "t.png")
    #expect(outcome.code == 65 && outcome.errors.contains("help: an icon is one emoji; write others into the title"))
  }

  @Test func optionsHaveTheFormsOfManifests() throws {
    for (option, long) in [("8,12", "8,12,8,12"), ("8", "8,8,8,8")] {
      let files = try [option, long].map { try tool("render", "T", "--padding", $0, "-o", "-").output }
      #expect(!files[0].isEmpty && files[0] == files[1])
    }
    let weights = try ["600", "semibold"].map { try tool("render", "T", "--weight", $0, "-o", "-").output }
    #expect(!weights[0].isEmpty && weights[0] == weights[1])
  }

  @Test func explainPrintsKeys() throws {
    #expect(try tool("explain", "padding").text.hasPrefix("padding: Points around the label"))
    #expect(try tool("explain", "font.size").text.contains("CSV       font.size"))
    let colors = try tool("explain", "color").text
    #expect(colors.contains("accentColor  #007aff    #0a84ff"), "\(colors)")
    let wrong = try tool("explain", "paddin")
    #expect(wrong.code == 65 && wrong.errors.contains("did you mean \"padding\""))
    #expect(try tool("explain").lines.contains { $0.hasPrefix("padding ") })
  }

  private static let dot = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#
}
