// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `--strings` and `--defaults`: a table in several languages.
@Suite struct SharedHeadTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("s/en.lproj/Localizable.strings", "\"price\" = \"%.1f kr\";\n")
    try tool.write("s/de.lproj/Localizable.strings", "\"price\" = \"%.1f Kronen\";\n")
    try tool.write("t/rows.csv", "sep=;\nid;titleKey;titleArguments;minWidth\na;price;12,5;80,5\n")
    try tool.write("d/defaults.yaml", "version: 1\nstrings: ../s/\nvariants: { locale: [en, de], scale: [1] }\ndefaults: { color: red }\n")
  }

  @Test func tableHasTheStringsOfAnOption() throws {
    let outcome = try tool("batch", "t/rows.csv", "-o", "out", "--strings", "s", "--set", "locale=de", "--embed")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let record = try tool("dump", "--record", "out/a.png").text
    #expect(record.contains("\"title\":\"12,5 Kronen\"") && record.contains("\"minWidth\":80.5"), "\(record)")
  }

  @Test func tableHasTheKeysOfAManifestWithoutLabels() throws {
    let batch = ["batch", "t/rows.csv", "-o", "out", "--defaults", "d/defaults.yaml", "--deps", "m.d"]
    #expect(try tool.run(batch).code == 0)
    #expect(try Set(tool.files("out").keys) == ["a-en.png", "a-de.png"])
    let inputs = String(decoding: try tool.files()["m.d"] ?? [], as: UTF8.self)
    for name in ["d/defaults.yaml", "t/rows.csv", "de.lproj/Localizable.strings"] { #expect(inputs.contains(name), "\(inputs)") }
    let again = Array(batch.dropLast(2))
    #expect(try tool.run(again).errors.hasPrefix("2 images: 2 unchanged"))
    try tool.write("d/defaults.yaml", "version: 1\nstrings: ../s/\nvariants: { locale: [en, de], scale: [1] }\ndefaults: { color: blue }\n")
    #expect(try tool.run(again).errors.hasPrefix("2 images: 2 written"))
  }

  @Test func rowsWithoutAHeadLineHaveTheKeysToo() throws {
    try tool.write("rows.ndjson", "{\"id\":\"a\",\"titleKey\":\"price\",\"titleArguments\":[2.5]}\n")
    let outcome = try tool("batch", "rows.ndjson", "-o", "out", "--defaults", "d/defaults.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try Set(tool.files("out").keys) == ["a-en.png", "a-de.png"])
  }

  @Test func assetsSnapshotsAndMeasurementsHaveTheOptions() throws {
    let assets = try tool("assets", "t/rows.csv", "--kind", "web", "-o", "web", "--defaults", "d/defaults.yaml")
    #expect(assets.code == 0 && assets.errors.contains("2 images: 2 written"), "\(assets.errors)")
    let record = try tool.run(
      ["snapshot", "record", "t/rows.csv", "--defaults", "d/defaults.yaml"], environment: ["CI": "", "GITHUB_ACTIONS": ""])
    #expect(record.code == 0 && record.errors.contains("2 snapshots: 2 recorded"), "\(record.errors)")
    let measured = try tool("measure", "t/rows.csv", "--strings", "s")
    #expect(measured.code == 0 && measured.text.contains("\"text\":\"12.5 kr\""), "\(measured.text) \(measured.errors)")
    let line = try tool(
      "measure", "--strings", "s", input: "{\"id\":\"a\",\"titleKey\":\"price\",\"titleArguments\":[2.5],\"locale\":\"de\"}\n")
    #expect(line.code == 0 && line.text.contains("\"text\":\"2,5 Kronen\""), "\(line.text) \(line.errors)")
  }

  @Test func sandboxCanReadTheFiles() throws {
    let outcome = try tool("batch", "t/rows.csv", "-o", "out", "--strings", "s", "--untrusted")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  /// Whoever writes a key of a manifest where a table cannot have it reads where it can.
  @Test func keysOfAManifestHaveAPlaceForTables() throws {
    try tool.write("column.csv", "id,strings\na,s\n")
    for arguments in [["column.csv"], ["t/rows.csv", "--set", "strings=s"]] {
      let outcome = try tool.run(["batch"] + arguments + ["-o", "out"])
      #expect(outcome.code != 0 && outcome.errors.contains("help: name the string tables with --strings"), "\(outcome.errors)")
    }
    let outcome = try tool("batch", "t/rows.csv", "--set", "variants.scale=2", "--set", "icons=brand", "-o", "out")
    #expect(outcome.errors.contains("\"icons\" in a manifest that --defaults names"), "\(outcome.errors)")
  }

  @Test func paletteOfTheDefaultsIsThatOfATable() throws {
    try tool.write("p.yaml", "version: 1\npalette: { brand: \"#5b2be0\" }\ndefaults: { background: brand }\n")
    try tool.write("p.csv", "id,title,color,icon.name,icon.colors\na,A,brand,heart,\"brand color(srgb 1 0 0)\"\n")
    let outcome = try tool("batch", "p.csv", "-o", "out", "--defaults", "p.yaml", "--set", "border=brand", "--embed")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let record = try tool("dump", "--record", "out/a.png").text
    #expect(record.contains("\"colors\":[\"#5b2be0\",\"color(srgb 1 0 0)\"]"), "\(record)")
    #expect(record.contains("\"border\":{\"color\":\"#5b2be0\"}") && record.contains("\"background\":\"#5b2be0\""), "\(record)")
    let wrong = try tool("batch", "p.csv", "-o", "out", "--defaults", "p.yaml", "--set", "border=brnd")
    #expect(wrong.code == 65 && wrong.errors.hasPrefix("--set: error LK0104: \"brnd\" is not a colour\n   help: did you mean \"brand\"?"))
  }

  @Test func missingStringsNameTheOption() throws {
    let outcome = try tool("batch", "t/rows.csv", "-o", "out", "--strings", "nope")
    #expect(outcome.code == 66 && outcome.errors.hasPrefix("--strings: error LK0402: "), "\(outcome.errors)")
  }
}
