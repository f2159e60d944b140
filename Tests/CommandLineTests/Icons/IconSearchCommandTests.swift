// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `labelkit icons list WORD` and the suggestions for unknown icons.
@Suite struct IconSearchCommandTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test(arguments: [("home", "house"), ("settings", "gear"), ("delete", "trash"), ("share", "square.and.arrow.up"), ("cloud", "cloud")])
  func listBeginsWithTheBestMatch(word: String, name: String) throws {
    let outcome = tool.command("icons", "list", word)
    #expect(outcome.code == 0 && outcome.lines.first.map(String.init) == name, "\(outcome.lines.prefix(3)) \(outcome.errors)")
  }

  @Test func aSearchThatFindsNothingSaysSoAndSuggests() throws {
    let outcome = tool.command("icons", "list", "serch")
    #expect(outcome.code == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors.contains("error LK0108: no icon has \"serch\" in its name or keywords") && outcome.errors.contains("\"search\""),
      "\(outcome.errors)")
    let none = tool.command("icons", "list", "qqqqqq", "--category", "nature")
    #expect(none.code == 65 && none.errors.contains("labelkit icons browse"), "\(none.errors)")
    #expect(tool.command("explain", "LK0108").code == 0)
  }

  @Test(arguments: ["github", "WhatsApp", "github.fill"])
  func marksOfBrandsAreNotSuggestedButExplained(name: String) throws {
    for arguments in [["icons", "list", name], ["render", "x", "--icon", name, "-o", "./z.png"]] {
      let outcome = tool.command(arguments)
      #expect(outcome.code == 65 && outcome.errors.contains("the marks of brands are not built in"), "\(outcome.errors)")
    }
  }

  @Test func renderSuggestsWhatIsMeant() throws {
    let outcome = tool.command("render", "x", "--icon", "share", "-o", "./z.png")
    #expect(
      outcome.code == 65 && outcome.errors.contains("\"square.and.arrow.up\"") && !outcome.errors.contains("\"hare\""), "\(outcome.errors)")
  }

  @Test func manifestsAndSheetsSuggestWhatIsMeant() throws {
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: a, icon: settings }\n")
    let batch = tool.command("batch", "./m.yaml", "-o", "./out")
    #expect(batch.code == 65 && batch.errors.contains("\"gearshape\"") && batch.errors.contains("m.yaml:3"), "\(batch.errors)")
    let shown = tool.command("icons", "show", "email")
    #expect(shown.code == 65 && shown.errors.contains("\"envelope\""), "\(shown.errors)")
  }
}
