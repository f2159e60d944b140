// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Strict runs: every warning is an error, and more is checked.
struct StrictTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  /// Labels without a warning.
  private static let good = [
    "title: R", "title: R, font: { family: Noto Serif, weight: bold }", "title: R, font: { weight: semibold, italic: true }",
    "title: \"A\\nB\", numberOfLines: 0", "title: R, background: white", "title: R, color: white, background: black, colorScheme: dark",
    "title: R, color: \"#808080\", background: white, font: { size: 30 }", "title: R, color: yellow",
    "title: R, color: yellow, background: white, isEnabled: false", "icon: { name: cloud.sun.fill, mode: multicolor }, background: white",
    "title: R, color: white, background: \"#00000000\"",
  ]

  @Test(arguments: [1, 2])
  func everyWarningOfABatchIsAnError(jobs: Int) throws {
    let codes = try folder.writeLabelsWithWarnings()
    #expect(try folder.run("m.yaml", into: "plain") { $0.jobs = jobs }.code == 0)
    #expect(try folder.files("plain").count == codes.count)
    let strict = try folder.run("m.yaml") {
      $0.jobs = jobs
      $0.resources.isStrict = true
    }
    #expect(strict.code == 65)
    #expect(try folder.files("out").isEmpty)
    let lines = strict.messages.filter { $0.hasPrefix("m.yaml:") }
    #expect(lines.count == codes.count && lines.allSatisfy { $0.contains(": error LK05") }, "\(strict.errors)")
    for (index, code) in codes.enumerated() {
      #expect(lines.contains { $0.hasPrefix("m.yaml:\(index + 3):") && $0.contains(code) }, "\(code)")
    }
  }

  @Test func labelsWithoutWarningsAreTheSame() throws {
    try folder.writeManifest(of: Self.good)
    let strict = try folder.run("m.yaml", into: "strict") { $0.resources.isStrict = true }
    #expect(strict.code == 0, "\(strict.errors)")
    #expect(try folder.run("m.yaml", into: "plain").code == 0)
    #expect(try folder.files("strict") == folder.files("plain") && folder.files("plain").count == Self.good.count)
  }

  /// What an earlier run without `--strict` drew is checked too.
  @Test func filesThatAreUpToDateAreChecked() throws {
    try folder.writeManifest(of: ["title: A long title, width: 40", "title: R"])
    #expect(try folder.run("m.yaml").code == 0)
    let strict = try folder.run("m.yaml") { $0.resources.isStrict = true }
    #expect(strict.code == 1 && strict.errors.contains("LK0511") && strict.counts == "1 unchanged, 1 failed")
    let again = try folder.run("m.yaml") { $0.resources.isStrict = true }
    #expect(again.code == 1 && again.errors.contains("LK0511"))
    #expect(try folder.run("m.yaml").code == 0)
  }

  @Test func dryRunReportsWhatIsKnownBeforeRendering() throws {
    try folder.writeManifest(of: ["title: R, locale: german"])
    #expect(try folder.plan("m.yaml").code == 0)
    let strict = try folder.plan("m.yaml") { $0.resources.isStrict = true }
    #expect(strict.code == 65 && strict.errors.contains("error LK0509"))
  }

  @Test func assetsAreChecked() throws {
    try folder.writeManifest(of: ["title: A long title, width: 40"])
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
