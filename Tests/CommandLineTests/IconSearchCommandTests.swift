// SPDX-License-Identifier: MIT

import Testing

/// `labelkit icons list WORD` and the suggestions for unknown icons.
@Suite struct IconSearchCommandTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test(arguments: [("home", "house"), ("settings", "gear"), ("delete", "trash"), ("share", "square.and.arrow.up"), ("cloud", "cloud")])
  func listBeginsWithTheBestMatch(word: String, name: String) throws {
    let outcome = try tool("icons", "list", word)
    #expect(outcome.code == 0 && outcome.lines.first.map(String.init) == name, "\(outcome.lines.prefix(3)) \(outcome.errors)")
  }

  @Test func aSearchThatFindsNothingSaysSoAndSuggests() throws {
    let outcome = try tool("icons", "list", "serch")
    #expect(outcome.code == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors.contains("error LK0108: no icon has \"serch\" in its name or keywords") && outcome.errors.contains("\"search\""),
      "\(outcome.errors)")
    let none = try tool("icons", "list", "qqqqqq", "--category", "nature")
    #expect(none.code == 65 && none.errors.contains("labelkit icons browse"), "\(none.errors)")
    #expect(try tool("explain", "LK0108").code == 0)
  }

  @Test func renderSuggestsWhatIsMeant() throws {
    let outcome = try tool("render", "x", "--icon", "share", "-o", "z.png")
    #expect(
      outcome.code == 65 && outcome.errors.contains("\"square.and.arrow.up\"") && !outcome.errors.contains("\"hare\""), "\(outcome.errors)")
  }

  @Test func manifestsAndSheetsSuggestWhatIsMeant() throws {
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: a, icon: settings }\n")
    let batch = try tool("batch", "m.yaml", "-o", "out")
    #expect(batch.code == 65 && batch.errors.contains("\"gearshape\"") && batch.errors.contains("m.yaml:3"), "\(batch.errors)")
    let shown = try tool("icons", "show", "email")
    #expect(shown.code == 65 && shown.errors.contains("\"envelope\""), "\(shown.errors)")
  }

  // MARK: Directions

  private func svg(_ path: String) -> String { "<svg viewBox='0 0 24 24'><path d='\(path)'/></svg>" }

  private func picture(_ icon: String, _ flags: String...) throws -> [UInt8] {
    let prefix = icon.prefix { $0 != ":" }
    let outcome = try tool.run(["render", "--icon", icon, "--icons", "\(prefix)=\(prefix)", "-o", "-"] + flags)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func setIconsFollowTheLayoutDirection() throws {
    try tool.write("lucide/chevron-left.svg", svg("M2 12L12 2v20z"))
    try tool.write("lucide/chevron-right.svg", svg("M22 12L12 2v20z"))
    #expect(try picture("lucide:chevron.forward") == picture("lucide:chevron-right"))
    #expect(try picture("lucide:chevron.forward", "--rtl") == picture("lucide:chevron-left", "--rtl"))
    #expect(try picture("lucide:chevron-left") != picture("lucide:chevron-right"))
  }

  @Test func iconsOfTheNamingFileAreMirrored() throws {
    try tool.write("own/reply.svg", svg("M2 12L12 2v20z"))
    try tool.write("own/mirrored.svg", svg("M22 12L12 2v20z"))
    try tool.write("own/naming.json", #"{ "mirrors": "rep*" }"#)
    #expect(try picture("own:reply", "--rtl") == picture("own:mirrored"))
    #expect(try picture("own:reply") != picture("own:mirrored"))
  }

  @Test func imagesOfTheNamingFileAreMirrored() throws {
    try tool.write("plain.svg", svg("M0 0h8v24h-8z"))
    #expect(try tool("icons", "export", "plain.svg", "-o", "own").code == 0)
    try tool.write("own/naming.json", #"{ "mirrors": "plain" }"#)
    let image = try picture("own:plain", "--rtl")
    #expect(try image != picture("own:plain"))
    try tool.write("other.svg", svg("M16 0h8v24h-8z"))
    #expect(try tool("icons", "export", "other.svg", "-o", "own").code == 0)
    #expect(try image == picture("own:other", "--rtl"))
  }

  @Test func keyMirrorsOfALabelMirrorsItsIcon() throws {
    try tool.write("own/left.svg", svg("M2 12L12 2v20z"))
    try tool.write("own/right.svg", svg("M22 12L12 2v20z"))
    let labels = [
      "{ id: mirrored, icon: { file: own/left.svg, mirrors: true } }", "{ id: right, icon: { file: own/right.svg } }",
      "{ id: left, icon: { file: own/left.svg } }", "{ id: never, icon: { name: chevron.forward, mirrors: false } }",
      "{ id: expected, icon: { name: chevron.right } }",
    ]
    try tool.write("m.yaml", "version: 1\ndefaults: { layoutDirection: rightToLeft }\nlabels:\n" + labels.map { "  - \($0)\n" }.joined())
    let outcome = try tool("batch", "m.yaml", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = try tool.files("out")
    #expect(files["mirrored.png"] == files["right.png"] && files["mirrored.png"] != files["left.png"])
    #expect(files["never.png"] == files["expected.png"] && files["never.png"] != nil)
  }

  /// A build sees a change of the file that the other direction uses.
  @Test func aChangedNamingFileOrDirectionIsNoticed() throws {
    try tool.write("own/reply.svg", svg("M2 12L12 2v20z"))
    try tool.write(
      "m.yaml", "version: 1\nicons: { own: own }\ndefaults: { layoutDirection: rightToLeft }\nlabels: [{ id: a, icon: own:reply }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    let before = try tool.files("out")
    try tool.write("own/naming.json", #"{ "mirrors": "reply" }"#)
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    #expect(try tool.files("out") != before)
  }
}
