// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `dump`, `icons`, `fonts` and `explain`.
@Suite struct InspectionTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test(arguments: [
    "tree": "environment", "resolved": "resolved", "layout": "layout", "display": "display", "bitmap": "bitmap", "png": "png",
  ])
  func dumpBeginsWithTheNameOfItsRoot(stage: String, name: String) throws {
    let outcome = tool.command("dump", "--stage", stage, "Lightning", "--icon", "bolt.fill")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.text.hasPrefix(name), "\(outcome.text.prefix(80))")
  }

  /// A label is read by its title, and is an image where only its icon is shown.
  @Test(arguments: [
    (["Rain", "--icon", "cloud.rain"], #""Rain" staticText"#), (["Rain", "--icon", "cloud.rain", "--style", "iconOnly"], #""Rain" image"#),
    (["--icon", "cloud.rain"], #""cloud rain" image"#), (["Rain"], #""Rain" staticText"#),
  ])
  func dumpSaysWhatIsRead(arguments: [String], element: String) {
    let outcome = tool.command(["dump", "--stage", "accessibility"] + arguments)
    #expect(outcome.text.hasPrefix("1 \(element) (0 0 ") && outcome.lines.count == 1, "\(outcome.text) \(outcome.errors)")
  }

  @Test func dumpShowsALabelOfAManifest() throws {
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: a, title: One }\n  - { id: b, title: Two }\n")
    let outcome = tool.command("dump", "--stage", "tree", "--manifest", "./m.yaml", "--id", "b")
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix("b.png\n") && outcome.text.contains("Two") && !outcome.text.contains("One"))
    let missing = tool.command("dump", "--stage", "tree", "--manifest", "./m.yaml", "--id", "c")
    #expect(missing.code == 65 && missing.errors.contains("no label has the id \"c\""))
  }

  @Test func iconsAreListedAndShown() throws {
    let all = tool.command("icons", "list")
    #expect(all.code == 0)
    #expect(all.lines.contains("bolt.fill") && all.lines.count >= 60)
    let some = tool.command("icons", "list", "cloud")
    #expect(!some.lines.isEmpty && some.lines.allSatisfy { $0.contains("cloud") })
    let (drawn, generated) = (tool.command("icons", "list", "--drawn"), tool.command("icons", "list", "--generated"))
    #expect(Set(drawn.lines).isDisjoint(with: generated.lines) && drawn.lines.count + generated.lines.count == all.lines.count)
    #expect(drawn.lines.contains("bell") && generated.lines.contains("bell.slash"))
    #expect(tool.command("icons", "show", "bolt.fill").code == 0)
    #expect(tool.command("icons", "show", "bolt.fil").code == 65)
  }

  @Test func iconsOfAFolderHaveItsPrefix() throws {
    try tool.write("own/dot.svg", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#)
    #expect(tool.command("icons", "list", "--icons", "brand=./own").lines.contains("brand:dot"))
    #expect(tool.command("render", "--icon", "brand:dot", "--icons", "brand=./own", "-o", "-").imageSize != nil)
    #expect(tool.command("icons", "list", "--icons", "own").code == 64)
  }

  @Test func fontListHasTheDefaultFont() throws {
    let outcome = tool.command("fonts", "list")
    #expect(outcome.code == 0 && outcome.lines.contains("Inter"))
  }

  @Test func explainPrintsCodesAndExplanations() throws {
    let outcome = tool.command("explain", "LK0102")
    #expect(outcome.code == 0 && outcome.text.contains("LK0102") && outcome.text.contains("icon"))
    #expect(tool.command("explain").lines.count > 20)
    #expect(tool.command("explain", "LK9999").code == 65)
  }

  @Test func schemaPrintsManifestsAndRecords() throws {
    let manifest = try jsonObject(tool.command("schema").text)
    #expect(manifest["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect((manifest["definitions"] as? [String: Any])?["manifest"] != nil)
    let record = try jsonObject(tool.command("schema", "--record").text)
    #expect((record["definitions"] as? [String: Any])?["manifest"] == nil)
  }
}
