// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit snapshot` and `labelkit compare`, as scripts use them.
struct SnapshotCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try write(titles: ["Rain", "Sunny"])
  }

  private var folder: URL { tool.home.appendingPathComponent("work") }

  private func write(titles: [String], extra: String = "") throws {
    let labels = titles.enumerated().map { "  - { id: sky/label\($0), title: \($1), icon: cloud.rain }\n" }.joined()
    let text = "version: 1\ndefaults: { font: { family: Inter, size: 17 } }\nlabels:\n" + labels + extra
    try Data(text.utf8).write(to: folder.appendingPathComponent("m.yaml"))
  }

  private func snapshot(_ arguments: String..., ci: String = "") throws -> Outcome {
    try tool.run(["snapshot"] + arguments, environment: ["CI": ci, "GITHUB_ACTIONS": ""])
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) }

  @Test func snapshotsAreMissingRecordedEqualAndChanged() throws {
    #expect(try snapshot("verify", "m.yaml").code == 22)
    let recorded = try snapshot("record", "m.yaml")
    #expect(recorded.code == 0 && recorded.lines.count == 4 && exists("Snapshots/sky/label0.png") && exists("Snapshots/sky/label0.txt"))
    #expect(try snapshot("verify", "m.yaml").code == 0)
    #expect(try snapshot("record", "m.yaml").lines.isEmpty)
    try write(titles: ["Rain", "Sunset"])
    let changed = try snapshot("verify", "m.yaml", "--json", "--junit", "j.xml", "--report", "r.html")
    #expect(changed.code == 20 && changed.errors.contains("sky/label1 differs from the accepted image"))
    #expect(changed.errors.contains("text changed"))
    #expect(try changed.lastObject()["changed"] as? Int == 1)
    let junit = try String(contentsOf: folder.appendingPathComponent("j.xml"), encoding: .utf8)
    #expect(junit.contains("<testcase classname=\"sky\" name=\"label1\" file=\"m.yaml\" line=\"5\" time=\"0.") && exists("r.html"))
    #expect(junit.contains("tests=\"2\" failures=\"1\" errors=\"0\" time=\"0."))
  }

  /// What is read is a snapshot beside the picture. A difference names the element; without the option it belongs to its label too.
  @Test func accessibilityIsASnapshotOfItsOwn() throws {
    let recorded = try snapshot("record", "m.yaml", "--accessibility")
    #expect(recorded.code == 0 && recorded.lines.count == 8 && recorded.errors.contains("4 snapshots: 4 recorded"))
    #expect(try tool.text("work/Snapshots/sky/label0.accessibility.txt").hasPrefix("1 \"Rain\" staticText (0 0 "))
    #expect(exists("Snapshots/sky/label0.accessibility.png"))
    #expect(try snapshot("verify", "m.yaml", "--accessibility").code == 0)
    #expect(try snapshot("verify", "m.yaml").errors.contains("2 snapshots: 2 passed"))
    #expect(try snapshot("prune", "m.yaml", "--dry-run").lines.isEmpty)

    try write(titles: ["Snow", "Sunny"])
    let changed = try snapshot("verify", "m.yaml", "--accessibility", "--filter", "accessibility", "--report", "r.html")
    #expect(changed.code == 20 && changed.errors.contains("sky/label0.accessibility differs from the accepted image"))
    #expect(changed.errors.contains("  elements    1 \"Snow\" staticText, was \"Rain\" staticText\n"), "\(changed.errors)")
    #expect(changed.errors.contains("2 snapshots: 1 passed, 1 changed"))
    #expect(try tool.text("work/r.html").contains("sky/label0.accessibility"))
    #expect(try snapshot("review", "m.yaml", "--accessibility", "--list").lines == ["sky/label0", "sky/label0.accessibility"])
    let names = ["Snapshots/sky/label0.accessibility.png", "Snapshots/sky/label0.accessibility.txt"]
    #expect(try snapshot("accept", "snapshot-failures", "sky/label0.accessibility").text == names.map { $0 + "\n" }.joined())
    #expect(try snapshot("verify", "m.yaml", "--accessibility", "--filter", "accessibility").code == 0)

    try write(titles: ["Snow"])
    #expect(try snapshot("prune", "m.yaml").lines.count == 4 && !exists("Snapshots/sky/label1.accessibility.txt"))
    #expect(exists(names[0]))
    try write(titles: ["Snow"], extra: "  - { id: sky/label0.accessibility, title: X }\n")
    let shared = try snapshot("verify", "m.yaml", "--accessibility", "--jobs", "1")
    #expect(shared.errors.contains("LK0601") && shared.errors.contains("two labels would be written to sky/label0.accessibility.png"))
  }

  /// Only the colour of a part changed, whichever other part has the old colour too; the cause says from what to what.
  @Test(arguments: [
    ("color: red, icon: { name: cloud.rain, mode: multicolor }", "colour #007aff → #ff3b30 of the title"),
    ("color: blue, icon: { name: cloud.rain, colors: [red] }", "colour #007aff → #ff3b30 of the icon"),
    ("color: red, icon: { name: cloud.rain, colors: [green] }", "of the icon and the title"),
  ])
  func changeOfColourSaysItsCause(label: String, cause: String) throws {
    func write(_ keys: String) throws {
      try tool.write("c.yaml", "version: 1\nlabels:\n  - { id: c, title: Rain, background: white, padding: 8, \(keys) }\n")
    }
    let isMulticolor = label.contains("multicolor")
    try write("color: blue, icon: { name: cloud.rain, \(isMulticolor ? "mode: multicolor" : "colors: [blue]") }")
    #expect(try snapshot("record", "c.yaml", "-q").errors.isEmpty)
    try write(label)
    let outcome = try snapshot("verify", "c.yaml")
    #expect(outcome.code == 20 && outcome.errors.contains("  kind        colour only\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("  cause       colour") && outcome.errors.contains(cause + "\n"), "\(outcome.errors)")
  }

  /// A signal ends a run as it ends a batch. What was not compared is neither an orphan nor passed, and the next run completes it.
  @Test(arguments: ["record", "verify"], [SIGINT, SIGTERM, SIGKILL])
  func signalEndsARunAndTheNextCompletesIt(verb: String, signal: Int32) throws {
    func write(_ title: String) throws {
      try tool.write("m.ndjson", (0..<300).map { "{\"id\": \"sky/\($0)\", \"title\": \"\(title) \($0)\"}\n" }.joined())
    }
    try write("Rain")
    #expect(try snapshot("record", "m.ndjson").code == 0)
    try write("Snow")
    let before = try tool.files("Snapshots")
    // Some of the files, because all take longer to read than the run takes to write them.
    func recorded() -> [Data?] {
      stride(from: 0, to: 300, by: 10).map { try? Data(contentsOf: folder.appendingPathComponent("Snapshots/sky/\($0).png")) }
    }
    func failures() -> Int { FileManager.default.subpaths(atPath: folder.appendingPathComponent("snapshot-failures").path)?.count ?? 0 }
    for round in 0..<2 {
      let start = recorded()
      let process = try tool.start(["snapshot", verb, "m.ndjson"], environment: ["CI": "", "GITHUB_ACTIONS": ""])
      while process.isRunning {
        let isWriting = verb == "record" ? recorded() != start : failures() > 5 + 100 * round
        if isWriting { break }
        usleep(3000)
      }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(signal == SIGKILL || process.terminationStatus == 128 + signal)
    }
    #expect(try snapshot(verb, "m.ndjson").code == (verb == "record" ? 0 : 20))
    if verb == "verify" { #expect(try tool.files("Snapshots") == before) }
    #expect(try snapshot("record", "m.ndjson").code == 0)
    #expect(try snapshot("verify", "m.ndjson").code == 0)
    for folder in ["Snapshots", "snapshot-failures"] { #expect(try !tool.files(folder).keys.contains { $0.contains(".labelkit-") }) }
  }

  @Test func hashesAreStoredInOneTextFile() throws {
    #expect(try snapshot("record", "m.yaml", "--storage", "hashes").code == 0)
    #expect(exists("Snapshots/snapshots.sha256") && !exists("Snapshots/sky"))
    #expect(try snapshot("verify", "m.yaml", "--storage", "hashes").code == 0)
    let file = folder.appendingPathComponent("Snapshots/snapshots.sha256")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data((text + "<<<<<<< HEAD\n").utf8).write(to: file)
    let conflict = try snapshot("verify", "m.yaml", "--storage", "hashes")
    #expect(conflict.code == 65 && conflict.errors.contains("a merge left conflict markers"))
  }

  @Test func nothingIsAcceptedOnABuildServer() throws {
    #expect(try snapshot("record", "m.yaml", ci: "true").code == 64)
    #expect(try snapshot("review", "m.yaml", ci: "true").code == 64)
    #expect(!exists("Snapshots"))
  }

  @Test func snapshotsOfAReviewAreAcceptedByName() throws {
    #expect(try snapshot("review", "m.yaml", "--list").lines == ["sky/label0", "sky/label1"])
    #expect(try snapshot("review", "m.yaml").code == 64)
    #expect(try snapshot("accept", "snapshot-failures", "sky/label9").code == 65)
    #expect(try snapshot("accept", "snapshot-failures", "sky/label0").code == 0)
    #expect(exists("Snapshots/sky/label0.png") && !exists("Snapshots/sky/label1.png"))
    #expect(try snapshot("accept", "snapshot-failures", "sky/label1").code == 0)
    #expect(try snapshot("verify", "m.yaml").code == 0)
  }

  /// A shell runs the commands that messages show, whatever the names of the labels.
  @Test func shownCommandsAcceptEachSnapshot() throws {
    let names = ["$(touch ran)", "a b", "a'b", "-x", "--all", "a;touch ran", "*", "~x", "#x", "`touch ran`", "a\"b", "!!", "a&b"]
    let labels = names.map { "  - { id: \"\($0.replacing("\"", with: "\\\""))\", title: a }\n" }.joined()
    try tool.write("m.yaml", "version: 1\nlabels:\n" + labels)
    let mark = "to accept   "
    let commands = try snapshot("verify", "m.yaml").errors.split(separator: "\n").compactMap { line in
      line.range(of: mark).map { String(line[$0.upperBound...]) }
    }
    #expect(commands.count == names.count)
    let path = Tool.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
    for command in commands {
      let outcome = try tool.run(["-c", command], environment: ["PATH": path, "CI": ""], program: URL(fileURLWithPath: "/bin/sh"))
      #expect(outcome.lines.count == 2, "\(command): \(outcome.errors)")
    }
    #expect(try snapshot("verify", "m.yaml").code == 0)
    #expect(!exists("ran"))
  }

  @Test func pruneRemovesEachOrphanInOneShardAndNothingAfterErrors() throws {
    try write(titles: ["Rain", "Sunny", "Windy", "Foggy", "Snow"])
    #expect(try snapshot("record", "m.yaml").code == 0)
    try write(titles: ["Rain"])
    #expect(try snapshot("verify", "m.yaml").code == 22)
    try write(titles: ["Rain"], extra: "  - { id: x, title: X, icon: no.such.key, colour: red }\n")
    #expect(try snapshot("prune", "m.yaml").code == 65 && exists("Snapshots/sky/label3.png"))
    try write(titles: ["Rain"])
    #expect(try snapshot("prune", "m.yaml", "--filter", "label4").lines == ["Snapshots/sky/label4.png", "Snapshots/sky/label4.txt"])
    let shards = try (0..<3).map { try snapshot("prune", "m.yaml", "--shard", "\($0)/3", "--dry-run").lines }
    #expect(Set(shards.joined()).count == 6 && shards.joined().count == 6)
    for number in 0..<3 { _ = try snapshot("prune", "m.yaml", "--shard", "\(number)/3") }
    #expect(exists("Snapshots/sky/label0.png") && !exists("Snapshots/sky/label1.png"))
    #expect(try snapshot("verify", "m.yaml").code == 0)
  }

  /// The folder may be the wrong one, and have other files of a project.
  @Test func pruneKeepsFilesThatAreNoSnapshots() throws {
    #expect(try snapshot("record", "m.yaml").code == 0)
    let kept = ["notes.txt", "CMakeLists.txt", "logo.svg", "broken.png", "sky/logo.svg", "a.pdf"]
    for name in kept { try tool.write("Snapshots/" + name, "<svg/>") }
    #expect(try snapshot("verify", "m.yaml").code == 0 && snapshot("prune", "m.yaml").lines.isEmpty)
    let image = try Data(contentsOf: folder.appendingPathComponent("Snapshots/sky/label0.png"))
    try image.write(to: folder.appendingPathComponent("Snapshots/old.png"))
    for name in ["old.txt", "old.svg"] { try tool.write("Snapshots/" + name, "x") }
    try tool.write("Snapshots/older.txt", "layout 9×9\n")
    #expect(try snapshot("verify", "m.yaml").code == 22)
    #expect(
      try snapshot("prune", "m.yaml").lines
        == ["Snapshots/old.png", "Snapshots/old.svg", "Snapshots/old.txt", "Snapshots/older.txt"])
    #expect(kept.allSatisfy { exists("Snapshots/" + $0) } && !exists("Snapshots/old.svg"))
  }

  @Test func shardsTogetherVerifyAllLabels() throws {
    try write(titles: ["Rain", "Sunny", "Windy", "Foggy", "Snow"])
    #expect(try snapshot("record", "m.yaml").code == 0)
    let totals = try (0..<3).map { try snapshot("verify", "m.yaml", "--shard", "\($0)/3", "--json").lastObject()["total"] as? Int ?? 0 }
    #expect(totals.reduce(0, +) == 5)
  }

  @Test func unwritableBaselineFolderGivesExitCode73() throws {
    try Data([1]).write(to: folder.appendingPathComponent("Snapshots"))
    #expect(try snapshot("record", "m.yaml").code == 73)
  }

  @Test func comparePrintsTheDifferenceAndWritesAnImage() throws {
    _ = try snapshot("record", "m.yaml")
    let (one, two) = ("Snapshots/sky/label0.png", "Snapshots/sky/label1.png")
    let equal = try tool.run(["compare", one, one])
    #expect(equal.code == 0 && equal.text.isEmpty)
    let different = try tool.run(["compare", one, two, "-o", "d.png"])
    #expect(different.code == 20 && different.text.contains("kind        size") && exists("d.png"))
    #expect(try tool.run(["compare", one, two, "--json"]).lastObject()["equal"] as? Bool == false)
    #expect(try tool.run(["compare", one, two, "--ignore", "0,0,4000,4000"]).code == 0)
    #expect(try tool.run(["compare", one, "m.yaml"]).code == 65)
    #expect(try tool.run(["compare", one, "none.png"]).code == 66)
    #expect(try tool.run(["compare", one, two, "--tolerance", "3", "--metric", "yiq"]).code == 64)
    #expect(try tool.run(["compare", one, two, "--window", "3"]).code == 64)
  }
}
