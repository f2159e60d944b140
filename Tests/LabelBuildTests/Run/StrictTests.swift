// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Strict runs: every warning is an error, and more is checked.
struct StrictTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

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

  @Test(arguments: [1, 2])
  func everyWarningOfABatchIsAnError(jobs: Int) throws {
    try folder.write("m.yaml", manifest(Self.labels.map(\.0)))
    #expect(try folder.run("m.yaml", into: "plain") { $0.jobs = jobs }.code == 0)
    #expect(try folder.files("plain").count == Self.labels.count)
    let strict = try folder.run("m.yaml") {
      $0.jobs = jobs
      $0.resources.isStrict = true
    }
    #expect(strict.code == 65)
    #expect(try folder.files("out").isEmpty)
    let lines = strict.messages.filter { $0.hasPrefix("m.yaml:") }
    #expect(lines.count == Self.labels.count && lines.allSatisfy { $0.contains(": error LK05") }, "\(strict.errors)")
    for (index, label) in Self.labels.enumerated() {
      #expect(lines.contains { $0.hasPrefix("m.yaml:\(index + 3):") && $0.contains(label.1) }, "\(label)")
    }
  }

  @Test func labelsWithoutWarningsAreTheSame() throws {
    try folder.write("m.yaml", manifest(Self.good))
    let strict = try folder.run("m.yaml", into: "strict") { $0.resources.isStrict = true }
    #expect(strict.code == 0, "\(strict.errors)")
    #expect(try folder.run("m.yaml", into: "plain").code == 0)
    #expect(try folder.files("strict") == folder.files("plain") && folder.files("plain").count == Self.good.count)
  }

  /// What an earlier run without `--strict` drew is checked too.
  @Test func filesThatAreUpToDateAreChecked() throws {
    try folder.write("m.yaml", manifest(["title: A long title, width: 40", "title: R"]))
    #expect(try folder.run("m.yaml").code == 0)
    let strict = try folder.run("m.yaml") { $0.resources.isStrict = true }
    #expect(strict.code == 1 && strict.errors.contains("LK0511") && strict.counts == "1 unchanged, 1 failed")
    let again = try folder.run("m.yaml") { $0.resources.isStrict = true }
    #expect(again.code == 1 && again.errors.contains("LK0511"))
    #expect(try folder.run("m.yaml").code == 0)
  }

  @Test func dryRunReportsWhatIsKnownBeforeRendering() throws {
    try folder.write("m.yaml", manifest(["title: R, locale: german"]))
    #expect(try folder.plan("m.yaml").code == 0)
    let strict = try folder.plan("m.yaml") { $0.resources.isStrict = true }
    #expect(strict.code == 65 && strict.errors.contains("error LK0509"))
  }

  @Test func assetsAreChecked() throws {
    try folder.write("m.yaml", manifest(["title: A long title, width: 40"]))
    let strict = try folder.assets(.web, "m.yaml", into: "out") { $0.resources.isStrict = true }
    #expect(strict.code == 65 && strict.errors.contains("error LK0511"))
    #expect(try folder.assets(.web, "m.yaml", into: "out").code == 0)
  }

  @Test func untranslatedTitlesAreErrorsOfTheirLabels() throws {
    try folder.write("de.lproj/Localizable.strings", "\"rain\" = \"Regen\"; \"sun\" = \"Sonne\";")
    try folder.write(
      "m.yaml", "version: 1\nstrings: .\nvariants: { locale: [de, ja] }\nlabels: [{ id: a, titleKey: rain }, { id: b, titleKey: sun }]\n")
    let strict = try folder.run("m.yaml") { $0.resources.isStrict = true }
    #expect(strict.code == 1 && strict.messages.count { $0.contains("error LK0510") } == 2)
    #expect(try folder.files("out").keys.sorted() == ["a-de.png", "b-de.png"])
  }
}
