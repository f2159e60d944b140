// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct BatchTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// The same manifest in four formats, with folders, several keys, an object, a list, and a non-Latin title.
  static let yaml = """
    version: 1
    labels:
      - { id: rain, title: Rain, icon: cloud.rain, scale: 1 }
      - { id: deep/er/snow, title: "日本 שלום 👋", icon: { name: snow, colors: [blue] }, font: { size: 20, weight: bold }, padding: 4 }
      - { id: long, title: "Heavy, \\"rain\\" expected", width: 90, numberOfLines: 2, background: "#ffcc00" }

    """
  static let json = #"""
    {"version": 1, "labels": [
      {"id": "rain", "title": "Rain", "icon": "cloud.rain", "scale": 1},
      {"id": "deep/er/snow", "title": "日本 שלום 👋", "icon": {"name": "snow", "colors": ["blue"]}, "font": {"size": 20, "weight": "bold"}, "padding": 4},
      {"id": "long", "title": "Heavy, \"rain\" expected", "width": 90, "numberOfLines": 2, "background": "#ffcc00"}]}
    """#
  static let ndjson = #"""
    {"id": "rain", "title": "Rain", "icon": "cloud.rain", "scale": 1}
    {"id": "deep/er/snow", "title": "日本 שלום 👋", "icon": {"name": "snow", "colors": ["blue"]}, "font": {"size": 20, "weight": "bold"}, "padding": 4}
    {"id": "long", "title": "Heavy, \"rain\" expected", "width": 90, "numberOfLines": 2, "background": "#ffcc00"}
    """#
  static let csv = #"""
    id,title,icon.name,icon.colors,font.size,font.weight,padding,width,numberOfLines,background,scale
    rain,Rain,cloud.rain,,,,,,,,1
    deep/er/snow,日本 שלום 👋,snow,blue,20,bold,4,,,,
    long,"Heavy, ""rain"" expected",,,,,,90,2,#ffcc00,
    """#

  @Test func allManifestFormatsGiveTheSameFiles() throws {
    let names = [
      "m.yaml": Self.yaml, "m.yml": Self.yaml, "m.json": Self.json, "m.ndjson": Self.ndjson, "m.jsonl": Self.ndjson, "m.csv": Self.csv,
    ]
    for (name, text) in names { try tool.write(name, text) }
    #expect(try tool("batch", "-", "-o", "stdin", input: Self.ndjson).code == 0)
    let tree = try tool.files("stdin")
    #expect(Set(tree.keys) == ["rain.png", "deep/er/snow.png", "long.png"])
    for name in names.keys {
      let outcome = try tool("batch", name, "-o", "of-\(name)")
      #expect(outcome.code == 0, "\(name): \(outcome.errors)")
      #expect(try tool.files("of-\(name)") == tree, "\(name)")
    }
  }

  @Test func warningsHaveTheirLocation() throws {
    try tool.write(
      "m.yaml",
      """
      version: 1
      labels:
        - { id: low, title: Ag, font: { size: 20 }, height: 20 }
        - { id: shrunk, title: A long title, font: { size: 40 }, width: 90, height: 20, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.1 }
      """)
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--diagnostics", "short", "--progress", "never")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("m.yaml:3:55: warning LK0503: ") && outcome.errors.contains("m.yaml:4:79: warning LK0504: "))
    #expect(try tool.files("out").count == 2)
  }

  static let many =
    "version: 1\nvariants: { scale: [1, 2], colorScheme: [light, dark] }\nlabels:\n"
    + (0..<12).map { "  - { id: g\($0 % 3)/label\($0), title: Label \($0), icon: bolt.fill, font: { size: \(12 + $0) } }\n" }.joined()

  @Test func everyRunAndNumberOfThreadsGivesTheSameBytes() throws {
    try tool.write("m.yaml", Self.many)
    for (folder, jobs) in [("one", "1"), ("two", "2"), ("five", "5"), ("again", "1")] {
      #expect(try tool("batch", "m.yaml", "-o", folder, "--jobs", jobs).code == 0)
    }
    let one = try tool.files("one")
    #expect(one.count == 48)
    #expect(one["g1/label1.png"] != nil && one["g1/label1-dark@2x.png"] != nil)
    for folder in ["two", "five", "again"] { #expect(try tool.files(folder) == one, "\(folder)") }
  }

  @Test func secondRunWritesNothing() throws {
    try tool.write("m.yaml", Self.yaml)
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("3 written"))
    for name in try tool.files("out").keys { try tool.age("out/" + name) }
    let times = try tool.changeTimes("out")
    let second = try tool("batch", "m.yaml", "-o", "out")
    #expect(second.code == 0 && second.errors.contains("3 unchanged") && !second.errors.contains("written"))
    #expect(try tool.changeTimes("out") == times)
    try tool.write("m.yaml", Self.yaml.replacingOccurrences(of: "Rain,", with: "Drizzle,"))
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("1 written, 2 unchanged"))
  }

  @Test func jsonHasALineForEachFileAndTheCounts() throws {
    try tool.write("m.yaml", Self.yaml)
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--json", "--jobs", "2")
    let objects = try outcome.lines.map { try jsonObject($0) }
    #expect(objects.dropLast().map { $0["id"] as? String } == ["rain", "deep/er/snow", "long"])
    let files = try tool.files("out")
    for object in objects.dropLast() {
      let file = try #require(files[object["path"] as? String ?? ""])
      #expect(object["status"] as? String == "written" && object["bytes"] as? Int == file.count)
      #expect(object["width"] as? Int == PNGSize(file)?.width && object["height"] as? Int == PNGSize(file)?.height)
    }
    #expect(objects.last?["end"] as? Bool == true && objects.last?["written"] as? Int == 3)
    #expect(outcome.errors.contains("3 written in"))
  }

  @Test func progressIsShownOnlyOnATerminalByDefault() throws {
    try tool.write("m.yaml", Self.yaml)
    let quiet = try tool("batch", "m.yaml", "-o", "out")
    #expect(quiet.errors.split(separator: "\n").count == 1 && !quiet.errors.contains("\r") && !quiet.errors.contains("\u{1B}"))
    #expect(quiet.output.isEmpty)
    let asked = try tool("batch", "m.yaml", "-o", "out", "--progress", "json")
    let progress = try asked.errors.split(separator: "\n").dropLast().map { try jsonObject($0) }
    #expect(progress.map { $0["done"] as? Int } == [1, 2, 3] && progress.last?["total"] as? Int == 3)
  }

  @Test func dryRunListsFilesAndWritesNone() throws {
    try tool.write("m.yaml", Self.yaml)
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--dry-run")
    #expect(outcome.code == 0 && outcome.lines == ["rain.png", "deep/er/snow.png", "long.png"])
    #expect(try tool.files() == ["m.yaml": [UInt8](Self.yaml.utf8)])
  }

  @Test func shardsTogetherGiveAllFiles() throws {
    try tool.write("m.yaml", Self.many)
    #expect(try tool("batch", "m.yaml", "-o", "whole").code == 0)
    for shard in ["0/3", "1/3", "2/3"] { #expect(try tool("batch", "m.yaml", "-o", "parts", "--shard", shard).code == 0) }
    #expect(try tool.files("parts") == (try tool.files("whole")))
    let wrong = try tool("batch", "m.yaml", "-o", "none", "--shard", "3/3")
    #expect(wrong.code == 64 && wrong.errors.contains("because shards are counted from 0: 0/3 … 2/3, not \"3/3\""), "\(wrong.errors)")
  }

  // MARK: Some labels fail

  /// Invalid records of different kinds.
  static let invalidRecords = [
    "{ title: B }", "{ id: b, title: B, icon: bolt.fil }", "{ id: a, title: B }", "{ id: A, title: B }", "{ id: ../b, title: B }",
    "{ id: /b, title: B }", "{ id: b, titel: B }", "{ id: b, title: B, width: wide }", "{ id: b, title: B, width: 1e9 }", "{ id: b }",
    "{ id: b, title: B, font: { family: Intre } }", "{ id: b, title: B, color: bleu }", "{ id: b, title: \"\\u0378\" }", "just text",
    "{ id: b, icon: { file: missing.svg } }",
  ]

  @Test(arguments: invalidRecords)
  func invalidLabelDoesNotStopOthers(record: String) throws {
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: a, title: A }\n  - \(record)\n  - { id: c, title: C }\n")
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--json")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("m.yaml:4:"), "\(outcome.errors)")
    let hasFile = outcome.errors.contains("3 images: 2 written, 1 failed in ")
    #expect(hasFile || outcome.errors.contains("2 images: 2 written in ") && outcome.errors.contains("; 1 label has errors\n"))
    #expect(try outcome.lastObject()["failed"] as? Int == 1)
    #expect(try Set(tool.files("out").keys) == ["a.png", "c.png"])
  }

  @Test func rowWithSyntaxErrorDoesNotStopOthers() throws {
    let rows =
      #"{"id": "a", "title": "A"}"# + "\n{\"id\": \n" + #"{"id": "x", "id": "y", "title": "B"}"# + "\n" + #"{"id": "c", "title": "C"}"#
    let outcome = try tool("batch", "-", "-o", "out", input: rows)
    #expect(outcome.code == 1 && outcome.errors.contains("<stdin>:2:") && outcome.errors.contains("<stdin>:3:"))
    #expect(outcome.errors.contains("2 images: 2 written in ") && outcome.errors.contains("; 2 labels have errors\n"))
    #expect(try Set(tool.files("out").keys) == ["a.png", "c.png"])
  }

  @Test func failFastStopsBeforeTheFirstFile() throws {
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: a, title: A }\n  - { id: a, title: B }\n")
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--fail-fast", "--json")
    #expect(outcome.code == 65 && outcome.errors.contains("1 skipped") && outcome.errors.contains("1 label has errors"))
    #expect(try outcome.lastObject()["end"] as? Bool == true)
    #expect(try tool.files("out").isEmpty)
  }

  @Test func variantsWithTheSamePathAreAnError() throws {
    try tool.write(
      "m.yaml", "version: 1\noutput: \"{id}.png\"\nlabels:\n  - { id: a, title: A, variants: { scale: [1, 2] } }\n  - { id: b, title: B }\n"
    )
    let outcome = try tool("batch", "m.yaml", "-o", "out")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0601") && outcome.errors.contains("m.yaml:4:11"))
  }
}
