// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit snapshot accept`, with the folder of failures and with a zip file of it.
struct AcceptSnapshotsTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try write(titles: ["Rain", "Sunny"])
    try #require(try snapshot("record", "m.yaml").code == 0)
    try write(titles: ["Rainy", "Sun", "Snow"])
    try #require(try snapshot("verify", "m.yaml", "--markdown", "c.md").code == 20)
  }

  private func write(titles: [String]) throws {
    let labels = titles.enumerated().map { "  - { id: sky/label\($0), title: \($1), icon: cloud.rain }\n" }.joined()
    try tool.write("m.yaml", "version: 1\ndefaults: { font: { family: Inter, size: 17 } }\nlabels:\n" + labels)
  }

  private func snapshot(_ arguments: String..., ci: String = "") throws -> Outcome {
    try tool.run(["snapshot"] + arguments, environment: ["CI": ci, "GITHUB_ACTIONS": ""])
  }

  @Test func acceptedChangesPassAndAnUndoBringsTheFormerFilesBack() throws {
    let before = try tool.files("Snapshots")
    let dry = try snapshot("accept", "snapshot-failures", "--dry-run")
    #expect(dry.code == 0 && dry.lines.count == 6 && dry.errors.contains("3 snapshots would be accepted"))
    #expect(try tool.files("Snapshots") == before)
    #expect(try snapshot("accept", "snapshot-failures", "sky/label1").code == 0)
    #expect(try snapshot("verify", "m.yaml", "--filter", "label1").code == 0)
    #expect(try snapshot("accept", "snapshot-failures", "--undo").code == 0)
    #expect(try snapshot("verify", "m.yaml", "--filter", "label1").code == 20)
    // A run without failures removes the report, and the undo is still there.
    #expect(try snapshot("verify", "m.yaml").code == 20)
    #expect(try snapshot("accept", "snapshot-failures").code == 0)
    #expect(try snapshot("verify", "m.yaml").code == 0)
    #expect(try snapshot("accept", "snapshot-failures", "--undo").code == 0)
    #expect(try tool.files("Snapshots").filter { !$0.key.hasPrefix(".") } == before.filter { !$0.key.hasPrefix(".") })
    #expect(try snapshot("verify", "m.yaml").code == 20)
    let undone = try snapshot("accept", "snapshot-failures", "--undo")
    #expect(undone.code == 65 && undone.errors.contains("LK0636"), "\(undone.errors)")
  }

  @Test func reportOfABuildServerIsAccepted() throws {
    let zip = URL(fileURLWithPath: "/usr/bin/zip")
    try #require(FileManager.default.isExecutableFile(atPath: zip.path), "there is no zip")
    #expect(try tool.run(["-qr", "run.zip", "snapshot-failures"], program: zip).code == 0)
    #expect(try tool.run(["-r", "snapshot-failures"], program: URL(fileURLWithPath: "/bin/rm")).code == 0)
    let accepted = try snapshot("accept", "run.zip", "--json")
    #expect(accepted.code == 0, "\(accepted.errors)")
    #expect(try (accepted.lastObject()["names"] as? [String])?.count == 3)
    #expect(try snapshot("verify", "m.yaml").code == 0)
    #expect(try snapshot("accept", "run.zip", "--undo").code == 0)
    #expect(try snapshot("verify", "m.yaml").code == 20)
  }

  @Test func removalsAreMarkedAndAcceptedOnesAreSkipped() throws {
    try write(titles: ["Rainy"])
    #expect(try snapshot("verify", "m.yaml").code == 20)
    let dry = try snapshot("accept", "snapshot-failures", "--dry-run")
    let removals = ["Snapshots/sky/label1.png: would be removed", "Snapshots/sky/label1.txt: would be removed"]
    #expect(dry.lines.map(String.init) == ["Snapshots/sky/label0.png", "Snapshots/sky/label0.txt"] + removals)
    #expect(try snapshot("accept", "snapshot-failures", "sky/label0").code == 0)
    let rest = try snapshot("accept", "snapshot-failures")
    #expect(rest.code == 0 && rest.lines.map(String.init) == removals.map { $0.replacing("would be ", with: "") })
    #expect(rest.errors == "1 snapshot accepted; 1 was accepted before\n")
    #expect(try snapshot("verify", "m.yaml").code == 0)
  }

  @Test func refusalsAreTypedAndWriteNothing() throws {
    let before = try tool.files("Snapshots")
    let unknown = try snapshot("accept", "snapshot-failures", "sky/labl1")
    #expect(unknown.code == 65 && unknown.errors.contains("sky/label1"))
    #expect(try snapshot("accept", "m.yaml").errors.contains("LK0634"))
    try tool.write("bad.zip", "PK")
    #expect(try snapshot("accept", "bad.zip").errors.contains("LK0635"))
    #expect(try snapshot("accept", "snapshot-failures", ci: "true").code == 64)
    #expect(try tool.files("Snapshots") == before)
  }

  /// A report from elsewhere names a folder that a link of the current one leads to.
  @Test(arguments: ["ln", "ln/new", "ln/new/er"]) func reportNamesNoFolderBehindALink(baseline: String) throws {
    try tool.makeFolder("outside")
    try tool.link("ln", to: "outside")
    let report = "snapshot-failures/changes.json"
    try tool.write(report, try tool.text(of: report).replacing("\"baseline\":\"Snapshots\"", with: "\"baseline\":\"\(baseline)\""))
    let refused = try snapshot("accept", "snapshot-failures")
    #expect(refused.code == 64 && refused.errors.hasPrefix("--baseline: error LK0602"), "\(refused.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.path("outside")).isEmpty)
  }

  @Test func commentNamesChangesAndImages() throws {
    let text = try String(contentsOf: tool.home.appendingPathComponent("work/c.md"), encoding: .utf8)
    #expect(text.hasPrefix("<!-- LabelKit snapshots -->\n### Snapshots\n"))
    #expect(text.contains("sky/label0.actual.png") && text.contains("labelkit snapshot accept snapshot-failures"), "\(text)")
  }
}
