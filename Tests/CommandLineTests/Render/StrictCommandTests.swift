// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `--strict` of the commands.
@Suite struct StrictCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// Labels that are drawn without `--strict`, with the code that each has with it.
  private static let labels = [
    ("title: R, font: { family: Noto Serif, weight: semibold }", "LK0508"),
    ("title: R, font: { family: Noto Serif, textStyle: headline }", "LK0508"),
    ("title: ש, font: { family: Noto Sans Hebrew, italic: true }", "LK0508"), ("title: R, font: { width: condensed }", "LK0507"),
    ("title: A long title, width: 40", "LK0511"), ("title: \"A\\nB\"", "LK0511"),
    ("title: A long title, width: 40, lineBreakMode: byClipping", "LK0511"),
    ("title: R, color: yellow, background: white", "LK0512"), ("title: R, color: \"#00000033\", background: white", "LK0512"),
    ("icon: bolt.fill, color: \"#dddddd\", background: white", "LK0512"), ("title: R, height: 2", "LK0503"),
    ("title: R, locale: german", "LK0509"),
  ]

  private func manifest(_ labels: [String]) -> String {
    "version: 1\nlabels:\n" + labels.enumerated().map { "  - { id: l\($0), \($1) }\n" }.joined()
  }

  @Test(arguments: [["--isolate"]])
  func everyWarningOfABatchIsAnError(options: [String]) throws {
    try tool.write("m.yaml", manifest(Self.labels.map(\.0)))
    let arguments = ["batch", "m.yaml", "--diagnostics", "short", "--progress", "never"] + options
    #expect(try tool.run(arguments + ["-o", "plain"]).code == 0)
    #expect(try tool.files("plain").count == Self.labels.count)
    let strict = try tool.run(arguments + ["-o", "out", "--strict"])
    #expect(strict.code == 65)
    #expect(try tool.files("out").isEmpty)
    let lines = strict.errors.split(separator: "\n").filter { $0.hasPrefix("m.yaml:") }
    #expect(lines.count == Self.labels.count && lines.allSatisfy { $0.contains(": error LK05") }, "\(strict.errors)")
    for (index, label) in Self.labels.enumerated() {
      #expect(lines.contains { $0.hasPrefix("m.yaml:\(index + 3):") && $0.contains(label.1) }, "\(label)")
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
    try tool.write("m.yaml", manifest(["title: A long title, width: 40", "title: R"]))
    let strict = try tool.run(["snapshot", "record", "m.yaml", "--strict"], environment: ["CI": ""])
    #expect(strict.code == 1 && strict.errors.contains("error LK0511"))
    #expect(try tool.files("Snapshots").keys.sorted() == ["l1.png", "l1.txt"])
    #expect(try tool.run(["snapshot", "record", "m.yaml"], environment: ["CI": ""]).code == 0)
    #expect(try tool("snapshot", "verify", "m.yaml").code == 0)
    #expect(try tool("snapshot", "verify", "m.yaml", "--strict").code == 1)
  }
}
