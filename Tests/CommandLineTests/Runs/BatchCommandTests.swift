// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What `labelkit batch` prints, and rows of standard input.
@Suite struct BatchCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test func jsonHasALineForEachFileAndTheCounts() throws {
    try tool.writeLabelsInFolders()
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
    try tool.writeLabelsInFolders()
    let quiet = try tool("batch", "m.yaml", "-o", "out")
    #expect(quiet.errors.split(separator: "\n").count == 1 && !quiet.errors.contains("\r") && !quiet.errors.contains("\u{1B}"))
    #expect(quiet.output.isEmpty)
    let asked = try tool("batch", "m.yaml", "-o", "out", "--progress", "json")
    let progress = try asked.errors.split(separator: "\n").dropLast().map { try jsonObject($0) }
    #expect(progress.map { $0["done"] as? Int } == [1, 2, 3] && progress.last?["total"] as? Int == 3)
  }

  @Test func rowWithSyntaxErrorDoesNotStopOthers() throws {
    let rows =
      #"{"id": "a", "title": "A"}"# + "\n{\"id\": \n" + #"{"id": "x", "id": "y", "title": "B"}"# + "\n" + #"{"id": "c", "title": "C"}"#
    let outcome = try tool("batch", "-", "-o", "out", input: rows)
    #expect(outcome.code == 1 && outcome.errors.contains("<stdin>:2:") && outcome.errors.contains("<stdin>:3:"))
    #expect(outcome.errors.contains("2 images: 2 written in ") && outcome.errors.contains("; 2 labels have errors\n"))
    #expect(try Set(tool.files("out").keys) == ["a.png", "c.png"])
  }

  @Test func standardInputGivesTheFilesOfAManifest() throws {
    let rows = #"{"id": "rain", "title": "Rain", "icon": "cloud.rain", "scale": 1}"# + "\n"
    try tool.write("m.ndjson", rows)
    #expect(try tool("batch", "m.ndjson", "-o", "file").code == 0)
    #expect(try tool("batch", "-", "-o", "stdin", input: rows).code == 0)
    #expect(try tool.files("stdin") == tool.files("file") && tool.files("file").count == 1)
  }
}
