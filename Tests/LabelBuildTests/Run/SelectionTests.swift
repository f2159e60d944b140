// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import RunTestSupport
import TestSupport
import Testing

/// Options of runs that choose labels or change them: `--only`, `--set` and `--skip-unsupported`.
@Suite struct SelectionTests {
  let folder: RunFolder

  init() throws {
    folder = try RunFolder()
    try folder.writeLabelsOfRain()
  }

  // MARK: --only

  @Test(arguments: ["m.yaml", "m.csv"])
  func onlyRendersLabelsWhoseIdsContainTheText(manifest: String) throws {
    let all = manifest == "m.csv" ? ["rain.png", "rain/heavy.png"] : ["rain.png", "rain/heavy.png", "rain/heavy@2x.png", "rain@2x.png"]
    #expect(try folder.run(manifest) { $0.only.append("rain") }.code == 0)
    #expect(try folder.files("out").keys.sorted() == all)
    #expect(
      try folder.run(manifest, into: "two") {
        $0.only.append("heavy")
        $0.only.append("sun")
      }.code == 0)
    #expect(try folder.files("two").keys.allSatisfy { $0.contains("heavy") || $0.contains("sun") })
  }

  @Test func onlyLeavesTheOtherFilesAloneAndSharesTheBuildCache() throws {
    #expect(try folder.run("m.yaml").code == 0)
    let files = try folder.files("out")
    let some = try folder.run("m.yaml") { $0.only.append("sun") }
    #expect(some.code == 0 && some.counts == "2 unchanged" && some.orphans.isEmpty, "\(some.errors)")
    #expect(try folder.run("m.yaml").counts == "6 unchanged")
    #expect(try folder.files("out") == files)
  }

  @Test(arguments: ["m.yaml", "m.csv"])
  func onlyWithAnIdThatNoLabelHasIsAnError(manifest: String) throws {
    let outcome = try folder.run(manifest) {
      $0.only.append("rian")
      $0.only.append("sun")
    }
    #expect(outcome.code == 65 && outcome.diagnostics.first?.suggestion == "rain", "\(outcome.errors)")
  }

  // MARK: --set

  @Test func setGivesTheSameImagesAsTheKeyInEveryLabel() throws {
    let keys = "color: red, font: { size: 30, weight: black }, padding: 5, scale: 3"
    try folder.write(
      "same.yaml",
      """
      version: 1
      labels:
        - { id: rain@3x, title: Rain, icon: cloud.rain, \(keys) }
        - { id: rain/heavy@3x, title: Pouring, \(keys) }
        - { id: sun@3x, title: Sun, \(keys) }

      """)
    #expect(try folder.run("same.yaml", into: "same").code == 0)
    let set = try LabelOverrides(parsing: ["color=red", "font.size=30", "font.weight=black", "padding=5", "scale=3"])
    let outcome = try folder.run("m.yaml", into: "set") { $0.overrides = set }
    #expect(outcome.code == 0, "\(outcome.errors)")
    let images = try folder.files("set")
    let same = try folder.files("same").values.sorted { $0.count < $1.count }
    #expect(images.count == 3 && images.values.sorted { $0.count < $1.count } == same)
    #expect(try folder.run("m.csv", into: "rows") { $0.overrides = set }.code == 0)
    let sun = try folder.files("rows").first { $0.key.contains("sun") }
    #expect(sun?.value == images.first { $0.key.contains("sun") }?.value)
  }

  @Test func changedSetRendersAgain() throws {
    #expect(try folder.run("m.yaml") { $0.overrides = try LabelOverrides(parsing: ["color=red"]) }.code == 0)
    #expect(try folder.run("m.yaml") { $0.overrides = try LabelOverrides(parsing: ["color=red"]) }.counts == "6 unchanged")
    #expect(try folder.run("m.yaml") { $0.overrides = try LabelOverrides(parsing: ["color=blue"]) }.counts == "6 written")
    let last = try folder.run("m.yaml")
    #expect(last.counts == "6 written", "\(last.errors)")
  }

  static let wrong: [(text: String, code: Int32, message: String)] = [
    ("colour=red", 65, "--set: error LK0202: there is no key \"colour\" here"),
    ("color=rde", 65, "--set: error LK0104: \"rde\" is not a colour"),
    ("font.size=big", 65, "--set: error LK0203: \"font.size\" takes a number"),
    ("color", 64, "--set: error LK0602: --set takes KEY=VALUE, not \"color\""),
    ("=red", 64, "--set: error LK0602: --set takes KEY=VALUE, not \"=red\""),
    ("id=a", 64, "--set: error LK0602: --set cannot give all labels the same id"),
  ]

  @Test(arguments: wrong.indices)
  func wrongSetIsOneErrorWithTheMessagesOfAManifest(index: Int) throws {
    let (text, code, message) = Self.wrong[index]
    let outcome = try folder.run("m.yaml") { $0.overrides = try LabelOverrides(parsing: [text]) }
    #expect(outcome.code == code && outcome.errors.hasPrefix(message), "\(outcome.errors)")
    let files = try folder.files()
    #expect(outcome.diagnostics.count == 1 && files.keys.allSatisfy { !$0.hasSuffix(".png") })
  }

  // MARK: --skip-unsupported

  @Test func unsupportedVariantsAreLeftOutIfAsked() throws {
    try folder.write(
      "v.yaml",
      "version: 1\nvariants: { contrast: [standard, increased], colorScheme: [light, dark], scale: [1, 1.4] }\nlabels: [{ id: a, title: A }]\n"
    )
    #expect(try folder.assets(.android, "v.yaml", into: "res").code == 65)
    let outcome = try folder.assets(.android, "v.yaml", into: "res", leavesOutUnsupportedVariants: true)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      try folder.files("res").keys.filter { $0.hasSuffix(".png") }.sorted() == ["res/drawable-mdpi/a.png", "res/drawable-night-mdpi/a.png"])
    try folder.write("w.yaml", "version: 1\nvariants: { scale: [1.4, 1.7] }\nlabels: [{ id: a, title: A }]\n")
    let none = try folder.assets(.android, "w.yaml", into: "none", leavesOutUnsupportedVariants: true)
    #expect(none.code == 65 && none.errors.contains("LK0605"), "\(none.errors)")
  }

  // MARK: Exit codes

  static let codes: [(labels: String, code: Int32)] = [
    ("[{ id: a, icon: { file: gone.svg } }]", 66), ("[{ id: a, title: A, font: { file: gone.ttf } }]", 66),
    ("[{ id: a, icon: { file: gone.svg } }, { id: b, title: B }]", 1),
    ("[{ id: a, icon: nosuch }, { id: b, icon: { file: gone.svg } }]", 65),
    ("[{ id: b, icon: { file: gone.svg } }, { id: a, icon: nosuch }]", 66),
  ]

  @Test(arguments: codes.indices)
  func exitCodeIsTheOneOfTheDocument(index: Int) throws {
    try folder.write("c.yaml", "version: 1\nlabels: \(Self.codes[index].labels)\n")
    let outcome = try folder.run("c.yaml")
    #expect(outcome.code == Self.codes[index].code, "\(Self.codes[index].labels): \(outcome.errors)")
  }
}
