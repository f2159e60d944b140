// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct MeasureCommandTests {
  @Test func resultsAreInTheOrderOfTheRecords() throws {
    let records = (1...300).map { #"{"id":"\#($0)","title":"\#($0)"}"# + "\n" }.joined()
    let output = try Tool()("measure", input: records)
    let ids = try output.lines.map { try JSONDecoder().decode(Named.self, from: Data($0.utf8)).id }
    #expect(ids == (1...300).map { "\($0)" })
    #expect(output.code == 0)
    #expect(output.errors.isEmpty)
  }

  @Test func invalidRecordGivesAnErrorAsItsResultAndExitCode1() throws {
    let output = try Tool()("measure", "-", input: "{\"id\":\"a\",\"titel\":\"x\"}\n\n{\"id\":\"b\",\"title\":\"x\"}")
    let lines = output.lines
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"id":"a","error":{"code":"LK0202","severity":"error","message":"#) == true)
    #expect(lines.last?.hasPrefix(#"{"id":"b","intrinsicContentSize":"#) == true)
    #expect(output.errors.contains("<stdin>:1:11: error LK0202"))
    #expect(output.code == 1)
  }

  @Test func onlyInvalidRecordsGiveExitCode65() throws {
    #expect(try Tool()("measure", input: "{\n[]\n").code == 65)
  }

  @Test func noRecordsGiveExitCode0() throws {
    let output = try Tool()("measure", input: "\n")
    #expect(output.text.isEmpty && output.code == 0)
  }

  @Test func missingFileGivesExitCode66() throws {
    #expect(try Tool()("measure", "nowhere.ndjson").code == 66)
  }

  @Test func yamlManifestGivesTheResultsOfItsRecords() throws {
    let tool = try Tool()
    let manifest = "version: 1\ndefaults: { numberOfLines: 0, width: 50 }\nlabels:\n  - { id: a, title: two words }\n  - { title: x }\n"
    try tool.write("m.yaml", manifest)
    let yaml = try tool("measure", "m.yaml")
    let records = #"{"id":"a","title":"two words","numberOfLines":0,"width":50}"# + "\n" + #"{"title":"x","width":50}"#
    #expect(yaml.text == (try tool("measure", input: records).text))
    #expect(yaml.code == 0)
  }

  private struct Named: Decodable {
    var id: String
  }
}
