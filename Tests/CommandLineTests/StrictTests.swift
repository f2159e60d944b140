// SPDX-License-Identifier: MIT

import Testing

/// `--strict`: every warning is an error, and more is checked.
struct StrictTests {
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

  /// Labels without a warning.
  private static let good = [
    "title: R", "title: R, font: { family: Noto Serif, weight: bold }", "title: R, font: { weight: semibold, italic: true }",
    "title: \"A\\nB\", numberOfLines: 0", "title: R, background: white", "title: R, color: white, background: black, colorScheme: dark",
    "title: R, color: \"#808080\", background: white, font: { size: 30 }", "title: R, color: yellow",
    "title: R, color: yellow, background: white, isEnabled: false", "icon: { name: cloud.sun.fill, mode: multicolor }, background: white",
    "title: R, color: white, background: \"#00000000\"",
  ]

  private func manifest(_ labels: [String]) -> String {
    "version: 1\nlabels:\n" + labels.enumerated().map { "  - { id: l\($0), \($1) }\n" }.joined()
  }

  @Test(arguments: [[], ["--isolate"], ["--jobs", "1"]])
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

  @Test func labelsWithoutWarningsAreTheSame() throws {
    try tool.write("m.yaml", manifest(Self.good))
    let strict = try tool("batch", "m.yaml", "-o", "strict", "--strict", "--progress", "never")
    #expect(strict.code == 0, "\(strict.errors)")
    #expect(try tool("batch", "m.yaml", "-o", "plain").code == 0)
    #expect(try tool.files("strict") == tool.files("plain") && tool.files("plain").count == Self.good.count)
  }

  /// What an earlier run without `--strict` drew is checked too.
  @Test func filesThatAreUpToDateAreChecked() throws {
    try tool.write("m.yaml", manifest(["title: A long title, width: 40", "title: R"]))
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    let strict = try tool("batch", "m.yaml", "-o", "out", "--strict")
    #expect(strict.code == 1 && strict.errors.contains("LK0511") && strict.errors.contains("1 unchanged, 1 failed"))
    let again = try tool("batch", "m.yaml", "-o", "out", "--strict")
    #expect(again.code == 1 && again.errors.contains("LK0511"))
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
  }

  @Test func dryRunReportsWhatIsKnownBeforeRendering() throws {
    try tool.write("m.yaml", manifest(["title: R, locale: german"]))
    #expect(try tool("batch", "m.yaml", "-o", "out", "--dry-run").code == 0)
    let strict = try tool("batch", "m.yaml", "-o", "out", "--dry-run", "--strict")
    #expect(strict.code == 65 && strict.errors.contains("error LK0509"))
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

  @Test func assetsAreChecked() throws {
    try tool.write("m.yaml", manifest(["title: A long title, width: 40"]))
    let arguments = ["assets", "m.yaml", "--kind", "web", "-o", "out", "--progress", "never"]
    let strict = try tool.run(arguments + ["--strict"])
    #expect(strict.code == 65 && strict.errors.contains("error LK0511"))
    #expect(try tool.run(arguments).code == 0)
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

  @Test func untranslatedTitlesAreErrorsOfTheirLabels() throws {
    try tool.write("de.lproj/Localizable.strings", "\"rain\" = \"Regen\"; \"sun\" = \"Sonne\";")
    try tool.write(
      "m.yaml", "version: 1\nstrings: .\nvariants: { locale: [de, ja] }\nlabels: [{ id: a, titleKey: rain }, { id: b, titleKey: sun }]\n")
    let strict = try tool("batch", "m.yaml", "-o", "out", "--strict", "--progress", "never", "--diagnostics", "short")
    #expect(strict.code == 1 && strict.errors.split(separator: "\n").count { $0.contains("error LK0510") } == 2)
    #expect(try tool.files("out").keys.sorted() == ["a-de.png", "b-de.png"])
  }
}
