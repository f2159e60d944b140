// SPDX-License-Identifier: MIT

import Testing

/// `dump`, `icons`, `fonts` and `explain`.
@Suite struct InspectionTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test(arguments: [
    "tree": "environment", "resolved": "resolved", "layout": "layout", "display": "display", "bitmap": "bitmap", "png": "png",
  ])
  func dumpBeginsWithTheNameOfItsRoot(stage: String, name: String) throws {
    let outcome = try tool("dump", "--stage", stage, "Lightning", "--icon", "bolt.fill")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.text.hasPrefix(name), "\(outcome.text.prefix(80))")
  }

  @Test func dumpShowsALabelOfAManifest() throws {
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: a, title: One }\n  - { id: b, title: Two }\n")
    let outcome = try tool("dump", "--stage", "tree", "--manifest", "m.yaml", "--id", "b")
    #expect(outcome.code == 0)
    #expect(outcome.text.hasPrefix("b.png\n") && outcome.text.contains("Two") && !outcome.text.contains("One"))
    let missing = try tool("dump", "--stage", "tree", "--manifest", "m.yaml", "--id", "c")
    #expect(missing.code == 65 && missing.errors.contains("--id"))
  }

  @Test func iconsAreListedAndShown() throws {
    let all = try tool("icons", "list")
    #expect(all.code == 0)
    #expect(all.lines.contains("bolt.fill") && all.lines.count >= 60)
    let some = try tool("icons", "list", "cloud")
    #expect(!some.lines.isEmpty && some.lines.allSatisfy { $0.contains("cloud") })
    let (drawn, generated) = (try tool("icons", "list", "--drawn"), try tool("icons", "list", "--generated"))
    #expect(Set(drawn.lines).isDisjoint(with: generated.lines) && drawn.lines.count + generated.lines.count == all.lines.count)
    #expect(drawn.lines.contains("bell") && generated.lines.contains("bell.slash"))
    #expect(try tool("icons", "show", "bolt.fill").code == 0)
    #expect(try tool("icons", "show", "bolt.fil").code == 65)
  }

  @Test func iconsOfAFolderHaveItsPrefix() throws {
    try tool.write("own/dot.svg", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/></svg>"#)
    #expect(try tool("icons", "list", "--icons", "brand=own").lines.contains("brand:dot"))
    #expect(try tool("render", "--icon", "brand:dot", "--icons", "brand=own", "-o", "-").imageSize != nil)
    #expect(try tool("icons", "list", "--icons", "own").code == 64)
  }

  @Test func fontListHasTheDefaultFont() throws {
    let outcome = try tool("fonts", "list")
    #expect(outcome.code == 0 && outcome.lines.contains("Inter"))
  }

  @Test func explainPrintsCodesAndExplanations() throws {
    let outcome = try tool("explain", "LK0102")
    #expect(outcome.code == 0 && outcome.text.contains("LK0102") && outcome.text.contains("icon"))
    #expect(try tool("explain").lines.count > 20)
    #expect(try tool("explain", "LK9999").code == 65)
  }

  @Test func schemaPrintsManifestsAndRecords() throws {
    let manifest = try jsonObject(try tool("schema").text)
    #expect(manifest["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect((manifest["definitions"] as? [String: Any])?["manifest"] != nil)
    let record = try jsonObject(try tool("schema", "--record").text)
    #expect((record["definitions"] as? [String: Any])?["manifest"] == nil)
  }
}
