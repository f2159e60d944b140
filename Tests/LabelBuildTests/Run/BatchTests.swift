// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import RunTestSupport
import TestSupport
import Testing

@Suite struct BatchTests {
  let folder: RunFolder

  init() throws { folder = try RunFolder() }

  /// The labels of `writeLabelsInFolders` in other formats.
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
    let yaml = try folder.writeLabelsInFolders()
    let names = [
      "m.yaml": yaml, "m.yml": yaml, "m.json": Self.json, "m.ndjson": Self.ndjson, "m.jsonl": Self.ndjson, "m.csv": Self.csv,
    ]
    for (name, text) in names { try folder.write(name, text) }
    #expect(try folder.run("m.ndjson", into: "rows").code == 0)
    let tree = try folder.files("rows")
    #expect(Set(tree.keys) == ["rain.png", "deep/er/snow.png", "long.png"])
    for name in names.keys {
      let outcome = try folder.run(name, into: "of-\(name)")
      #expect(outcome.code == 0, "\(name): \(outcome.errors)")
      #expect(try folder.files("of-\(name)") == tree, "\(name)")
    }
  }

  @Test func warningsHaveTheirLocation() throws {
    try folder.write(
      "m.yaml",
      """
      version: 1
      labels:
        - { id: low, title: Ag, font: { size: 20 }, height: 20 }
        - { id: shrunk, title: A long title, font: { size: 40 }, width: 90, height: 20, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.1 }
      """)
    let outcome = try folder.run("m.yaml")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("m.yaml:3:55: warning LK0503: ") && outcome.errors.contains("m.yaml:4:79: warning LK0504: "))
    #expect(try folder.files("out").count == 2)
  }

  static let many =
    "version: 1\nvariants: { scale: [1, 2], colorScheme: [light, dark] }\nlabels:\n"
    + (0..<12).map { "  - { id: g\($0 % 3)/label\($0), title: Label \($0), icon: bolt.fill, font: { size: \(12 + $0) } }\n" }.joined()

  @Test func everyRunAndNumberOfThreadsGivesTheSameBytes() throws {
    try folder.write("m.yaml", Self.many)
    for (output, jobs) in [("one", 1), ("two", 2), ("five", 5), ("again", 1)] {
      #expect(try folder.run("m.yaml", into: output) { $0.jobs = jobs }.code == 0)
    }
    let one = try folder.files("one")
    #expect(one.count == 48)
    #expect(one["g1/label1.png"] != nil && one["g1/label1-dark@2x.png"] != nil)
    for output in ["two", "five", "again"] { #expect(try folder.files(output) == one, "\(output)") }
  }

  @Test func secondRunWritesNothing() throws {
    let yaml = try folder.writeLabelsInFolders()
    #expect(try folder.run("m.yaml").counts == "3 written")
    for name in try folder.files("out").keys { try folder.age("out/" + name) }
    let times = try folder.changeTimes("out")
    let second = try folder.run("m.yaml")
    #expect(second.code == 0 && second.counts == "3 unchanged")
    #expect(try folder.changeTimes("out") == times)
    try folder.write("m.yaml", yaml.replacingOccurrences(of: "Rain,", with: "Drizzle,"))
    #expect(try folder.run("m.yaml").counts == "1 written, 2 unchanged")
  }

  @Test func dryRunListsFilesAndWritesNone() throws {
    let yaml = try folder.writeLabelsInFolders()
    let outcome = try folder.plan("m.yaml")
    #expect(outcome.code == 0 && outcome.stale == ["rain.png", "deep/er/snow.png", "long.png"])
    #expect(try folder.files() == ["m.yaml": [UInt8](yaml.utf8)])
  }

  @Test func shardsTogetherGiveAllFiles() throws {
    try folder.write("m.yaml", Self.many)
    #expect(try folder.run("m.yaml", into: "whole").code == 0)
    for shard in ["0/3", "1/3", "2/3"] {
      #expect(try folder.run("m.yaml", into: "parts") { $0.shard = try Shard(parsing: shard) }.code == 0)
    }
    #expect(try folder.files("parts") == (try folder.files("whole")))
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
    try folder.write("m.yaml", "version: 1\nlabels:\n  - { id: a, title: A }\n  - \(record)\n  - { id: c, title: C }\n")
    let outcome = try folder.run("m.yaml") { $0.reportsEveryLabel = true }
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("m.yaml:4:"), "\(outcome.errors)")
    #expect(outcome.counts == "2 written, 1 failed" || outcome.counts == "2 written" && outcome.labelsWithErrors == 1)
    #expect(outcome.summary?.failed == 1)
    #expect(try Set(folder.files("out").keys) == ["a.png", "c.png"])
  }

  @Test func rowWithInvalidUTF8FailsAlone() throws {
    let rows =
      Array("{\"id\": \"a\", \"title\": \"A\"}\n{\"id\": \"b\", \"title\": \"".utf8) + [0xFF, 0xC3]
      + Array("\"}\r\n{\"id\": \"c\", \"title\": \"C\"}".utf8)
    try folder.write("m.ndjson", [0xEF, 0xBB, 0xBF] + rows)
    let outcome = try folder.run("m.ndjson") { $0.reportsEveryLabel = true }
    #expect(outcome.code == 1 && outcome.errors.contains("m.ndjson:2:") && outcome.errors.contains("UTF-8"))
    #expect(outcome.results.map(\.status) == [.written, .failed, .written])
    #expect(try Set(folder.files("out").keys) == ["a.png", "c.png"])
  }

  @Test func failFastStopsBeforeTheFirstFile() throws {
    try folder.write("m.yaml", "version: 1\nlabels:\n  - { id: a, title: A }\n  - { id: a, title: B }\n")
    let outcome = try folder.run("m.yaml") {
      $0.maximumFailures = 1
      $0.reportsEveryLabel = true
    }
    #expect(outcome.code == 65 && outcome.counts == "1 skipped" && outcome.labelsWithErrors == 1)
    #expect(try folder.files("out").isEmpty)
  }

  @Test func variantsWithTheSamePathAreAnError() throws {
    try folder.write(
      "m.yaml", "version: 1\noutput: \"{id}.png\"\nlabels:\n  - { id: a, title: A, variants: { scale: [1, 2] } }\n  - { id: b, title: B }\n"
    )
    let outcome = try folder.run("m.yaml")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0601") && outcome.errors.contains("m.yaml:4:11"))
  }
}
