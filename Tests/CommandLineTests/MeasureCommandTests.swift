// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct MeasureCommandTests {
  @Test func resultsStandInTheOrderOfTheRecords() throws {
    let records = (1...300).map { #"{"id":"\#($0)","title":"\#($0)"}"# + "\n" }.joined()
    let output = try Command.run(["measure"], input: records)
    let ids = try output.standardOutput.split(separator: "\n").map { try JSONDecoder().decode(Named.self, from: Data($0.utf8)).id }
    #expect(ids == (1...300).map(String.init))
    #expect(output.exitCode == 0)
    #expect(output.standardError.isEmpty)
  }

  @Test func mistakeGivesAnErrorInItsPlaceAndExitCode1() throws {
    let output = try Command.run(["measure", "-"], input: "{\"id\":\"a\",\"titel\":\"x\"}\n\n{\"id\":\"b\",\"title\":\"x\"}")
    let lines = output.standardOutput.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"id":"a","error":{"code":"LK0202","severity":"error","message":"#) == true)
    #expect(lines.last?.hasPrefix(#"{"id":"b","intrinsicContentSize":"#) == true)
    #expect(output.standardError.contains("<stdin>:1:11: error LK0202"))
    #expect(output.exitCode == 1)
  }

  @Test func nothingButMistakesIsExitCode65() throws {
    #expect(try Command.run(["measure"], input: "{\n[]\n").exitCode == 65)
  }

  @Test func noRecordsAreNoMistake() throws {
    let output = try Command.run(["measure"], input: "\n")
    #expect(output.standardOutput.isEmpty && output.exitCode == 0)
  }

  @Test func missingFileIsExitCode66() throws {
    #expect(try Command.run(["measure", "nowhere.ndjson"]).exitCode == 66)
  }

  @Test func manifestInYAMLGivesWhatItsRecordsGive() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "labelkit-measure-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = "version: 1\ndefaults: { numberOfLines: 0, width: 50 }\nlabels:\n  - { id: a, title: two words }\n  - { title: x }\n"
    try Data(manifest.utf8).write(to: folder.appending(path: "m.yaml"))
    let yaml = try Command.run(["measure", "m.yaml"], folder: folder)
    let records = #"{"id":"a","title":"two words","numberOfLines":0,"width":50}"# + "\n" + #"{"title":"x","width":50}"#
    #expect(yaml.standardOutput == (try Command.run(["measure"], input: records).standardOutput))
    #expect(yaml.exitCode == 0)
  }

  private struct Named: Decodable {
    var id: String
  }
}
