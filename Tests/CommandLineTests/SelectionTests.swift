// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Options that choose labels, change them, or decide what is shown: `--only`, `--set`, `--skip-unsupported`, `-q` and `--open`.
@Suite struct SelectionTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write(
      "m.yaml",
      """
      version: 1
      variants: { scale: [1, 2] }
      defaults: { padding: 2 }
      labels:
        - { id: rain, title: Rain, icon: cloud.rain }
        - { id: rain/heavy, title: Pouring, font: { weight: bold } }
        - { id: sun, title: Sun, color: orange }

      """)
    try tool.write("m.csv", "id,title,color\nrain,Rain,\nrain/heavy,Pouring,\nsun,Sun,orange\n")
  }

  // MARK: --only

  @Test(arguments: ["m.yaml", "m.csv"])
  func onlyRendersLabelsWhoseIdsContainTheText(manifest: String) throws {
    let all = manifest == "m.csv" ? ["rain.png", "rain/heavy.png"] : ["rain.png", "rain/heavy.png", "rain/heavy@2x.png", "rain@2x.png"]
    #expect(try tool("batch", manifest, "-o", "out", "--only", "rain").code == 0)
    #expect(try tool.files("out").keys.sorted() == all)
    #expect(try tool("batch", manifest, "-o", "two", "--only", "heavy", "--only", "sun").code == 0)
    #expect(try tool.files("two").keys.allSatisfy { $0.contains("heavy") || $0.contains("sun") })
  }

  @Test func onlyLeavesTheOtherFilesAloneAndSharesTheBuildCache() throws {
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    let files = try tool.files("out")
    let some = try tool("batch", "m.yaml", "-o", "out", "--only", "sun")
    #expect(some.code == 0 && some.errors.contains("2 unchanged in ") && !some.errors.contains("no label has this file"), "\(some.errors)")
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("6 unchanged in "))
    #expect(try tool.files("out") == files)
  }

  @Test(arguments: ["m.yaml", "m.csv"])
  func onlyWithAnIdThatNoLabelHasIsAnError(manifest: String) throws {
    let outcome = try tool("batch", manifest, "-o", "out", "--only", "rian", "--only", "sun", "--diagnostics", "json")
    let object = try jsonObject(outcome.errors.split(separator: "\n").first ?? "")
    #expect(outcome.code == 65 && object["suggestion"] as? String == "rain", "\(outcome.errors)")
    #expect(try tool("batch", manifest, "-o", "out", "--only", "rain", "--prune").code == 64)
  }

  // MARK: --set

  @Test func setGivesTheSameImagesAsTheKeyInEveryLabel() throws {
    let keys = "color: red, font: { size: 30, weight: black }, padding: 5, scale: 3"
    try tool.write(
      "same.yaml",
      """
      version: 1
      labels:
        - { id: rain@3x, title: Rain, icon: cloud.rain, \(keys) }
        - { id: rain/heavy@3x, title: Pouring, \(keys) }
        - { id: sun@3x, title: Sun, \(keys) }

      """)
    #expect(try tool("batch", "same.yaml", "-o", "same").code == 0)
    let set = ["color=red", "font.size=30", "font.weight=black", "padding=5", "scale=3"].flatMap { ["--set", $0] }
    let outcome = try tool.run(["batch", "m.yaml", "-o", "set"] + set)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let images = try tool.files("set")
    let same = try tool.files("same").values.sorted { $0.count < $1.count }
    #expect(images.count == 3 && images.values.sorted { $0.count < $1.count } == same)
    #expect(try tool.run(["batch", "m.csv", "-o", "rows"] + set).code == 0)
    let sun = try tool.files("rows").first { $0.key.contains("sun") }
    #expect(sun?.value == images.first { $0.key.contains("sun") }?.value)
  }

  @Test func changedSetRendersAgain() throws {
    #expect(try tool("batch", "m.yaml", "-o", "out", "--set", "color=red").code == 0)
    #expect(try tool("batch", "m.yaml", "-o", "out", "--set", "color=red").errors.contains("6 unchanged in "))
    #expect(try tool("batch", "m.yaml", "-o", "out", "--set", "color=blue").errors.contains("6 written in "))
    let last = try tool("batch", "m.yaml", "-o", "out")
    #expect(last.errors.contains("6 written in "), "\(last.errors)")
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
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--set", text, "--diagnostics", "short")
    #expect(outcome.code == code && outcome.errors.hasPrefix(message), "\(outcome.errors)")
    let files = try tool.files()
    #expect(outcome.errors.split(separator: "\n").count == 1 && files.keys.allSatisfy { !$0.hasSuffix(".png") })
  }

  // MARK: --skip-unsupported

  @Test func unsupportedVariantsAreLeftOutIfAsked() throws {
    try tool.write(
      "v.yaml",
      "version: 1\nvariants: { contrast: [standard, increased], colorScheme: [light, dark], scale: [1, 1.4] }\nlabels: [{ id: a, title: A }]\n"
    )
    #expect(try tool("assets", "v.yaml", "--kind", "android", "-o", "res").code == 65)
    let outcome = try tool("assets", "v.yaml", "--kind", "android", "-o", "res", "--skip-unsupported")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      try tool.files("res").keys.filter { $0.hasSuffix(".png") }.sorted() == ["res/drawable-mdpi/a.png", "res/drawable-night-mdpi/a.png"])
    try tool.write("w.yaml", "version: 1\nvariants: { scale: [1.4, 1.7] }\nlabels: [{ id: a, title: A }]\n")
    let none = try tool("assets", "w.yaml", "--kind", "android", "-o", "none", "--skip-unsupported", "--diagnostics", "short")
    #expect(none.code == 65 && none.errors.contains("LK0605"), "\(none.errors)")
  }

  // MARK: -q and --open

  @Test func quietShowsErrorsOnly() throws {
    try tool.write("warn.yaml", "version: 1\nlabels: [{ id: a, title: Ag, font: { size: 20 }, height: 20 }]\n")
    #expect(try tool("batch", "warn.yaml", "-o", "out").errors.contains("LK0503"))
    for flag in ["-q", "--quiet"] {
      #expect(try tool("batch", "warn.yaml", "-o", "out", "--force", flag).errors.isEmpty)
      #expect(try tool("render", "Ag", "--size", "20", "--height", "20", "-o", "a.png", flag).errors.isEmpty)
    }
    let failed = try tool("batch", "warn.yaml", "-q", "-o", "out", "--set", "icon.name=bolt.fil")
    #expect(failed.code == 65 && failed.errors.contains("LK0102") && !failed.errors.contains(" in "), "\(failed.errors)")
  }

  @Test func openShowsTheResultWithXdgOpen() throws {
    let bin = tool.home.path + "/work/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    try ScriptFile.write("#!/bin/sh\necho \"$@\" >> \"$OPENED\"\nexit ${STATUS:-0}\n", to: bin + "/xdg-open")
    let opened = tool.home.path + "/opened"
    let environment = ["PATH": bin + ":/usr/bin:/bin", "OPENED": opened]
    for arguments in [
      ["render", "A", "-o", "a.png"], ["batch", "m.yaml", "-o", "out"], ["assets", "m.yaml", "--kind", "web", "-o", "web"],
    ] {
      let outcome = try tool.run(arguments + ["--open"], environment: environment)
      #expect(outcome.code == 0 && !outcome.errors.contains("--open"), "\(outcome.errors)")
    }
    #expect(try tool.text("opened") == "a.png\nout\nweb/index.html\n")
    let failed = try tool.run(["render", "A", "-o", "a.png", "--open"], environment: environment.merging(["STATUS": "3"]) { $1 })
    #expect(failed.code == 0 && failed.errors.contains("xdg-open found no program that shows a.png"))
    let missing = try tool.run(["render", "A", "-o", "a.png", "--open"], environment: ["PATH": "/nowhere"])
    #expect(missing.code == 0 && missing.errors.contains("there is no xdg-open"))
    #expect(try tool("render", "A", "-o", "-", "--open").code == 64)
    #expect(try tool("render", "A", "-o", "a.png", "--open", "--untrusted").code == 64)
  }

  // MARK: Outputs and exit codes

  @Test(arguments: [[], ["--untrusted"]])
  func renderMakesMissingFolders(flags: [String]) throws {
    let outcome = try tool.run(["render", "A", "-o", "new/deep/a.png"] + flags)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try tool.files("new").keys.sorted() == ["deep/a.png"])
  }

  @Test(.enabled(if: ReleaseBuild.isExecutable("/usr/bin/script"), "needs script of bsdutils"))
  func imagesAndArchivesAreNotWrittenToATerminal() throws {
    for command in ["render A -o -", "batch m.yaml --archive -", "icons show bolt -o -"] {
      let outcome = try tool.run(
        ["-qec", "\(Tool.executable.path) \(command)", "/dev/null"], program: URL(fileURLWithPath: "/usr/bin/script"))
      #expect(outcome.code == 64 && outcome.text.contains("standard output is a terminal"), "\(command): \(outcome.text.prefix(200))")
      #expect(!outcome.text.contains("PNG\r"))
    }
  }

  static let codes: [(labels: String, code: Int32)] = [
    ("[{ id: a, icon: { file: gone.svg } }]", 66), ("[{ id: a, title: A, font: { file: gone.ttf } }]", 66),
    ("[{ id: a, icon: { file: gone.svg } }, { id: b, title: B }]", 1),
    ("[{ id: a, icon: nosuch }, { id: b, icon: { file: gone.svg } }]", 65),
    ("[{ id: b, icon: { file: gone.svg } }, { id: a, icon: nosuch }]", 66),
  ]

  @Test(arguments: codes.indices)
  func exitCodeIsTheOneOfTheDocument(index: Int) throws {
    try tool.write("c.yaml", "version: 1\nlabels: \(Self.codes[index].labels)\n")
    let outcome = try tool("batch", "c.yaml", "-o", "out")
    #expect(outcome.code == Self.codes[index].code, "\(Self.codes[index].labels): \(outcome.errors)")
  }

  @Test func excludingAllFontsIsAnErrorOfTheUser() throws {
    let outcome = try tool("render", "Hi", "--no-system-fonts", "-o", "x.png")
    #expect(outcome.code == 64 && outcome.errors.contains("LK0415") && outcome.errors.contains("add --font-dir DIR"), "\(outcome.errors)")
  }

  @Test func oneManifestIsSingular() throws {
    let outcome = try tool("batch", "missing.yaml", "-o", "out")
    #expect(outcome.errors.contains("\nno images in "), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix(" s; the manifest could not be read\n"), "\(outcome.errors)")
  }
}
