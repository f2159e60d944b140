// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit snapshot` in continuous integration: annotations, filters, the advice of a failure, and the files that a run leaves.
struct SnapshotBuildServerTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try write(["Rain", "Sunny", "Windy"])
  }

  private func write(_ titles: [String], padding: Int = 12) throws {
    let labels = titles.enumerated().map { "  - { id: sky/label \($0), title: \($1), icon: cloud.rain }\n" }.joined()
    try tool.write("m.yaml", "version: 1\ndefaults: { font: { family: Inter, size: 17 }, padding: \(padding) }\nlabels:\n" + labels)
  }

  private func snapshot(_ arguments: String..., inGitHub: Bool = false) throws -> Outcome {
    try tool.run(["snapshot"] + arguments, environment: ["CI": "", "GITHUB_ACTIONS": inGitHub ? "true" : ""])
  }

  @Test func differencesAreAnnotatedWithFileAndLine() throws {
    #expect(try snapshot("record", "m.yaml").code == 0)
    try write(["Rain", "Snow"])
    let marked = try snapshot("verify", "m.yaml", "--diagnostics", "github")
    #expect(marked.code == 20)
    let place = "::error file=m.yaml,line=5,col=11,endColumn=22,title=LK0606::"
    #expect(marked.errors.contains(place + "sky/label 1 differs from the accepted image%0A"))
    #expect(marked.errors.contains("title is \"Snow\", was \"Sunny\""))
    #expect(marked.errors.contains("::error file=Snapshots/sky/label 2.png,title=LK0608::sky/label 2 belongs to no label%0A"))
    #expect(try snapshot("verify", "m.yaml", inGitHub: true).errors == marked.errors, "it is the default in GitHub Actions")
    let human = try snapshot("verify", "m.yaml", "--diagnostics", "human", inGitHub: true)
    let headline = "m.yaml:5:11: error LK0606: sky/label 1 differs from the accepted image\n"
    #expect(human.errors.contains(headline + "  kind        text changed, size ("))
    #expect(human.errors.contains("\n  layout      title is \"Snow\", was \"Sunny\"\n              size is "))
    let json = try snapshot("verify", "m.yaml", "--diagnostics", "json")
    #expect(json.errors.contains("{\"code\":\"LK0606\",\"severity\":\"error\",\"message\":\"sky/label 1 differs from"))
  }

  @Test func missingSnapshotsAreAnnotated() throws {
    let outcome = try snapshot("verify", "m.yaml", inGitHub: true)
    #expect(outcome.code == 22)
    #expect(outcome.errors.contains("::error file=m.yaml,line=6,col=11,endColumn=22,title=LK0607::sky/label 2 has no accepted image%0A"))
    #expect(outcome.errors.hasSuffix("3 snapshots: 3 new\n"))
  }

  @Test func reviewAsksForATerminalBeforeItDraws() throws {
    let outcome = try snapshot("review", "m.yaml")
    #expect(outcome.code == 64 && outcome.errors.contains("standard input is not a terminal"), "\(outcome.errors)")
    #expect(try tool.files().keys.allSatisfy { !$0.hasPrefix("snapshot-failures") })
  }

  @Test func filterThatMatchesNothingFails() throws {
    #expect(try snapshot("record", "m.yaml").code == 0)
    for options in [["verify"], ["record"], ["review", "--list"]] {
      let arguments = ["snapshot"] + options + ["m.yaml", "--filter", "label 0", "--filter", "skye"]
      let outcome = try tool.run(arguments, environment: ["CI": "", "GITHUB_ACTIONS": ""])
      let message = "no snapshot has a name with \"skye\""
      #expect(outcome.code == 65 && outcome.errors.contains(message), "\(outcome.errors)")
    }
    #expect(try snapshot("verify", "m.yaml", "--filter", "lable 0").errors.contains("did you mean \"label 0\""))
    #expect(try snapshot("verify", "m.yaml", "--filter", "label 0", "--filter", "sky").code == 0)
    #expect(try snapshot("verify", "m.yaml", "--filter", "label 0", "--shard", "1/50").code == 0, "a shard may have no label")
    try write(["Rain"])
    #expect(try snapshot("verify", "m.yaml", "--filter", "label 2").code == 22, "a snapshot without a label has a name too")
  }

  /// Runs the command that a failure advises, in a shell.
  @Test func advisedCommandAcceptsThatSnapshotOnly() throws {
    #expect(try snapshot("record", "m.yaml", "--baseline", "my shots").code == 0)
    try write(["Rainy", "Sunny", "Wind"])
    let failed = try snapshot("verify", "m.yaml", "--baseline", "my shots")
    let advice = failed.errors.split(separator: "\n").compactMap { line in line.split(separator: "to accept   ").last }
      .filter { $0.hasPrefix("labelkit") }
    #expect(
      advice == [0, 2].map { "labelkit snapshot accept snapshot-failures 'sky/label \($0)'" }, "\(failed.errors)")
    #expect(failed.errors.contains("to accept all: labelkit snapshot accept snapshot-failures\n"))
    let command = try #require(advice.first).replacingOccurrences(of: "labelkit ", with: "\(Tool.executable.path) ", options: .anchored)
    let environment = ["CI": "", "GITHUB_ACTIONS": ""]
    let accepted = try tool.run(["-c", command], environment: environment, program: URL(fileURLWithPath: "/bin/sh"))
    #expect(accepted.code == 0 && accepted.lines == ["my shots/sky/label 0.png", "my shots/sky/label 0.txt"], "\(accepted.errors)")
    let rest = try snapshot("verify", "m.yaml", "--baseline", "my shots")
    #expect(rest.errors.contains("sky/label 2 differs") && !rest.errors.contains("sky/label 0 differs"))
    #expect(!rest.errors.contains("to accept all"))
  }

  @Test func failuresFolderHasTheFailuresOfTheLastRun() throws {
    #expect(try snapshot("record", "m.yaml").code == 0)
    try write(["Rain", "Sunny", "Windy"], padding: 14)
    #expect(try snapshot("verify", "m.yaml").code == 20)
    #expect(try tool.files("snapshot-failures").count == 8)
    try tool.write("snapshot-failures/notes.txt", "mine")
    try write(["Rainy", "Sunny", "Windy"])
    #expect(try snapshot("verify", "m.yaml", "--filter", "label 1").code == 0)
    #expect(try tool.files("snapshot-failures").count == 7, "only the files of a snapshot that was compared are removed")
    #expect(try snapshot("verify", "m.yaml").code == 20)
    #expect(
      try Set(tool.files("snapshot-failures").keys)
        == ["notes.txt", ".labelkit-failures", "changes.json", "sky/label 0.actual.png", "sky/label 0.difference.png"])
    try write(["Rain", "Sunny", "Windy"])
    #expect(try snapshot("verify", "m.yaml").code == 0)
    #expect(try Set(tool.files("snapshot-failures").keys) == ["notes.txt"])
    try tool.remove("snapshot-failures")
    try write(["Rainy"])
    #expect(try snapshot("verify", "m.yaml").code == 20)
    #expect(try snapshot("accept", "snapshot-failures").code == 0)
    #expect(try snapshot("verify", "m.yaml").code == 0)
    #expect(try tool.files("snapshot-failures").isEmpty)
  }

  @Test func hashFileIsPrintedOnce() throws {
    let recorded = try snapshot("record", "m.yaml", "--storage", "hashes")
    #expect(recorded.lines == ["Snapshots/snapshots.sha256"] && recorded.errors == "3 snapshots: 3 recorded\n")
  }

  @Test func labelsWithErrorsAreCountedApart() throws {
    #expect(try snapshot("record", "m.yaml").code == 0)
    try tool.write("n.yaml", "version: 1\nlabels:\n  - { id: x, titel: X }\n")
    let outcome = try snapshot("verify", "m.yaml", "n.yaml")
    #expect(outcome.code == 1 && outcome.errors.hasSuffix("\n3 snapshots: 3 passed; 1 label has errors\n"), "\(outcome.errors)")
  }

  @Test func deletedSnapshotIsAcceptedByItsName() throws {
    #expect(try snapshot("record", "m.yaml").code == 0)
    try write(["Rain", "Sunny"])
    #expect(try snapshot("review", "m.yaml", "--list").lines == ["sky/label 2"])
    let outcome = try snapshot("accept", "snapshot-failures", "sky/label 2")
    #expect(outcome.code == 0 && outcome.lines.contains("Snapshots/sky/label 2.png: removed"), "\(outcome.errors)")
    let rest = try Set(tool.files("Snapshots").keys.filter { !$0.hasPrefix(".") })
    #expect(rest == Set([0, 1].flatMap { ["sky/label \($0).png", "sky/label \($0).txt"] }))
  }
}
