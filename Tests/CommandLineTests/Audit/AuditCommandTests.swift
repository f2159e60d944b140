// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit audit`.
@Suite struct AuditCommandTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      "m.yaml",
      """
      version: 1
      labels:
        - { id: pay, title: Pay with your card, width: 60 }
        - { id: hint, title: Optional, color: "#888888" }
        - { id: fine, title: Fine }
      """)
  }

  /// Audits the manifest, with the output that a terminal gets where no other is asked for.
  private func audit(_ arguments: String...) -> Outcome {
    let format = arguments.contains("--format") ? [] : ["--format", "text"]
    return tool.command(["audit", "./m.yaml", "--diagnostics", "human"] + format + arguments)
  }

  // MARK: Output

  @Test func findingsAreShownWithTheirLinesAndFixes() {
    let outcome = audit("--color", "never")
    #expect(outcome.code == 1)
    #expect(outcome.text.contains("m.yaml:3:23: error LK0701: the title of \"pay\" is cut to \"Pay"), "\(outcome.text)")
    #expect(outcome.text.contains(" in en, and in 95 other variants\n    3 |   - { id: pay"))
    #expect(outcome.text.contains("   help: give it more width or lines"))
    #expect(outcome.text.contains("m.yaml:4:41: error LK0709: the text of \"hint\" has #888888 on #ffffff at 3.54 to 1 (APCA Lc 63)"))
    #expect(outcome.errors == "3 labels in 288 variants: 2 findings, 1 note (--notes shows them)\n", "\(outcome.errors)")
    #expect(audit("--notes").text.contains("note LK0710: the text of \"hint\" has #888888 on #000000"))
    #expect(audit("--quiet").errors.isEmpty)
  }

  @Test func findingsAreAnObjectALine() throws {
    let outcome = audit("--format", "json")
    #expect(outcome.code == 1 && outcome.lines.count == 4)
    let first = try jsonObject(outcome.lines[0])
    #expect(first["code"] as? String == "LK0701" && first["id"] as? String == "pay" && first["severity"] as? String == "error")
    #expect(first["line"] as? Int == 3 && first["column"] as? Int == 23 && first["otherVariants"] as? Int == 95)
    #expect(first["locales"] as? [String] == ["en"])
    #expect((first["firstVariant"] as? [String: String])?["dynamicTypeSize"] == "large")
    #expect((first["cause"] as? String)?.hasPrefix("the title of \"pay\" is cut") == true)
    let last = try outcome.lastObject()
    #expect(last["end"] as? Bool == true && last["findings"] as? Int == 2 && last["notes"] as? Int == 1 && last["labels"] as? Int == 3)
    #expect(last["variants"] as? Int == 288 && last["layouts"] as? Int == 6)
  }

  @Test func logsOfOtherToolsHaveEveryFinding() throws {
    let sarif = audit("--format", "sarif")
    let run = try #require((try jsonObject(sarif.lines[0])["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "note"])
    #expect(sarif.text.contains("\"startLine\":4,\"startColumn\":41"))
    let github = audit("--format", "github", "--notes")
    #expect(github.lines.map { String($0.prefix { $0 != " " }) } == ["::error", "::error", "::notice"])
    let junit = audit("--format", "junit")
    #expect(junit.text.contains("<testsuite name=\"labelkit audit\" tests=\"3\" failures=\"2\" errors=\"0\">"))
    #expect(junit.text.contains("name=\"fine\"/>") && junit.text.contains("<failure message=\"1 finding\">"))
    #expect(Set([sarif, github, junit].map(\.code)) == [1])
  }

  // MARK: Exit codes

  @Test func theExitCodeIsThatOfNewFindingsAndErrors() throws {
    #expect(audit("--max", "2").code == 0)
    #expect(audit("--max", "1").code == 1)
    #expect(audit("--only", "fine").code == 0)
    #expect(audit("--only", "none").code == 65)
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: a, titel: A }\n  - { id: b, title: B }\n")
    let some = audit()
    #expect(some.code == 1 && some.errors.contains("LK0202"))
    #expect(some.errors.contains("1 label in 96 variants: nothing new, 1 label with errors"))
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: a, titel: A }\n")
    #expect(audit().code == 65)
    #expect(tool.command("audit", "./none.yaml").code == 66)
  }

  @Test(arguments: [
    ["--max", "-1"], ["--jobs", "0"], ["--type-sizes", "huge"], ["--directions", "up"], ["--color-schemes", ""], ["--least-size", "x"],
    ["--prune", "--locales", "de"], ["--prune", "--only", "a"], ["--format", "xml"], ["--background", "bleu"],
    ["--locales", "german"], ["--locales", ","],
  ]) func wrongUsageIsToldBeforeAnythingIsRead(arguments: [String]) {
    let outcome = tool.command(["audit", "./m.yaml"] + arguments)
    #expect(outcome.code == (["bleu", "german"].contains(arguments[1]) ? 65 : 64) && outcome.output.isEmpty, "\(outcome.errors)")
  }

  @Test func optionsNarrowTheVariants() {
    for (arguments, count) in [
      (["--type-sizes", "large, accessibility3"], 48), (["--color-schemes", "dark"], 144), (["--contrasts", "standard"], 144),
      (["--directions", "leftToRight"], 144), (["--pseudo", "--pseudo-rtl", "--pseudo-cjk", "--pseudo-double"], 1440),
    ] {
      let outcome = tool.command(["audit", "./m.yaml"] + arguments)
      #expect(outcome.errors.contains("3 labels in \(count) variants"), "\(outcome.errors)")
    }
    // What is behind the label is another colour, or unknown.
    #expect(!audit("--background", "black", "--only", "hint").text.contains("LK0709"))
    #expect(!audit("--background", "none").text.contains("LK0709"))
  }

  // MARK: Accepted findings

  @Test func onlyNewFindingsFailOnceOthersAreAccepted() throws {
    let accepted = audit("--accept")
    #expect(accepted.code == 0 && accepted.errors.contains("m.audit.yaml: 2 accepted findings"), "\(accepted.errors)")
    let file = try tool.text(of: "m.audit.yaml")
    #expect(file.split(separator: "\n").count == 3 && file.hasPrefix("# LabelKit audit 1: "))
    #expect(file.contains("\n- {\"code\": \"LK0701\", \"label\": \"pay\", \"locales\": [\"en\"]}\n"))
    let again = audit()
    #expect(again.code == 0 && again.output.isEmpty && again.errors.contains("nothing new, 2 accepted"))
    let times = try tool.changeTimes(".")
    #expect(audit("--accept").code == 0)
    #expect(try tool.changeTimes(".") == times)

    // A new label fails alone.
    let manifest = try tool.text(of: "m.yaml")
    try tool.write("m.yaml", manifest + "\n  - { id: next, title: Next, icon: chevron.right }\n")
    let new = audit()
    #expect(new.code == 1 && new.text.contains("LK0715") && !new.text.contains("LK0701"))

    // One that is mended is told, and pruned.
    try tool.write("m.yaml", manifest.replacing("width: 60", with: "width: 400"))
    let mended = audit()
    #expect(mended.code == 0 && mended.errors.contains("m.audit.yaml:2: warning LK0721: the accepted finding LK0701 of \"pay\" is gone"))
    #expect(!audit("--only", "hint").errors.contains("LK0721") && !audit("--locales", "de").errors.contains("LK0721"))
    #expect(audit("--prune").code == 0)
    #expect(try tool.text(of: "m.audit.yaml").split(separator: "\n").count == 2)
    #expect(!audit().errors.contains("LK0721"))
  }

  /// What only a pseudo-locale shows is neither new nor gone in an audit without it.
  @Test func findingsOfPseudoLocalesAreKept() throws {
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: pay, title: Pay now, width: 80 }\n")
    #expect(audit().code == 0 && audit("--pseudo").code == 1)
    #expect(audit("--pseudo", "--accept").code == 0)
    #expect(audit().errors == "1 label in 96 variants: nothing new\n" && audit("--prune").code == 0)
    #expect(audit("--pseudo").code == 0)
    try tool.write("m.yaml", "version: 1\nlabels:\n  - { id: pay, title: Pay now, width: 800 }\n")
    #expect(audit("--pseudo").errors.contains("LK0721") && !audit("--pseudo-rtl").errors.contains("LK0721"))
  }

  @Test func aMergeConflictIsAnErrorAtItsLine() throws {
    #expect(audit("--accept").code == 0)
    let file = try tool.text(of: "m.audit.yaml")
    try tool.write("m.audit.yaml", file + "<<<<<<< HEAD\n")
    let outcome = audit("--accept")
    #expect(outcome.code == 65 && outcome.errors.contains("m.audit.yaml:4:1: error LK0720") && outcome.output.isEmpty)
    #expect(try tool.text(of: "m.audit.yaml") == file + "<<<<<<< HEAD\n")
  }

  @Test func noOtherFileIsReplaced() throws {
    try tool.write("notes.yaml", "mine: true\n")
    for name in ["notes.yaml", "m.yaml"] {
      let before = try tool.text(of: name)
      let outcome = audit("--accept", "--accepted", tool.path(name))
      #expect(outcome.code != 0, "\(name)")
      #expect(try tool.text(of: name) == before, "\(name): \(outcome.errors)")
    }
    #expect(audit("--accept", "--accepted", tool.path("all.yaml")).code == 0)
    #expect(try Set(tool.files().keys).isSuperset(of: ["all.yaml"]))
    #expect(try tool.files()["m.audit.yaml"] == nil)
  }

  // MARK: Much

  /// Reads the memory of a process with labels from a pipe, after the first labels and after all of them. Each has a finding.
  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory)) func memoryDoesNotGrowWithLabels() throws {
    let rows = Pipe()
    let process = try tool.start(["audit", "-", "--type-sizes", "large", "--jobs", "1", "--format", "json"], input: rows)
    defer { process.terminate() }
    let (first, all) = (1000, 6000)
    var before = 0
    for number in 1...all {
      let row = "{\"id\": \"l\(number)\", \"title\": \"Label number \(number)\", \"width\": 40, \"color\": \"#000000\"}\n"
      try rows.fileHandleForWriting.write(contentsOf: Data(row.utf8))
      if number == first { before = try peakMemory(of: process, after: number) }
    }
    let after = try peakMemory(of: process, after: all)
    try rows.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(after - before < 12 << 10, "\(before) KiB after \(first) labels, \(after) after \(all)")
  }

  /// The peak memory in KiB once the findings about a label are written.
  private func peakMemory(of process: Process, after number: Int) throws -> Int {
    for _ in 0..<600 {
      if try tool.text("out-stream").contains("\"id\":\"l\(number)\"") { break }
      usleep(100_000)
    }
    return try BatchMemoryTests.peakMemory(of: process)
  }
}
