// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `--strict` of the commands.
@Suite struct StrictCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test(arguments: [["--isolate"]])
  func everyWarningOfABatchIsAnError(options: [String]) throws {
    let codes = try tool.writeLabelsWithWarnings()
    let arguments = ["batch", "m.yaml", "--diagnostics", "short", "--progress", "never"] + options
    #expect(try tool.run(arguments + ["-o", "plain"]).code == 0)
    #expect(try tool.files("plain").count == codes.count)
    let strict = try tool.run(arguments + ["-o", "out", "--strict"])
    #expect(strict.code == 65)
    #expect(try tool.files("out").isEmpty)
    let lines = strict.errors.split(separator: "\n").filter { $0.hasPrefix("m.yaml:") }
    #expect(lines.count == codes.count && lines.allSatisfy { $0.contains(": error LK05") }, "\(strict.errors)")
    for (index, code) in codes.enumerated() {
      #expect(lines.contains { $0.hasPrefix("m.yaml:\(index + 3):") && $0.contains(code) }, "\(code)")
    }
  }

  @Test func renderWritesNothingIfThereIsAWarning() throws {
    for arguments in [
      ["A long title", "--width", "40"], ["Hi", "--locale", "german"], ["Hi", "--color", "yellow", "--background", "white"],
    ] {
      #expect(try tool.run(["render", "-o", "a.png"] + arguments).code == 0)
      try tool.remove("a.png")
      let strict = try tool.run(["render", "-o", "a.png", "--strict"] + arguments)
      #expect(strict.code == 65 && strict.errors.contains(": error LK05"), "\(strict.errors)")
      #expect(try tool.files()["a.png"] == nil)
    }
    #expect(try tool("render", "Hi", "--strict", "-o", "a.png").code == 0)
  }

  @Test func snapshotsWithWarningsAreBrokenAndNotAccepted() throws {
    try tool.writeManifest(of: ["title: A long title, width: 40", "title: R"])
    let strict = try tool.run(["snapshot", "record", "m.yaml", "--strict"], environment: ["CI": ""])
    #expect(strict.code == 1 && strict.errors.contains("error LK0511"))
    #expect(try tool.files("Snapshots").keys.sorted() == ["l1.png", "l1.txt"])
    #expect(try tool.run(["snapshot", "record", "m.yaml"], environment: ["CI": ""]).code == 0)
    #expect(try tool("snapshot", "verify", "m.yaml").code == 0)
    #expect(try tool("snapshot", "verify", "m.yaml", "--strict").code == 1)
  }
}
