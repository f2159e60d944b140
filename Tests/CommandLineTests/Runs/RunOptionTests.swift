// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// What a user sees of a run, and options that cannot be combined.
@Suite struct RunOptionTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.writeLabelsOfRain()
  }

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

  @Test func excludingAllFontsIsAnErrorOfTheUser() throws {
    let outcome = try tool("render", "Hi", "--no-system-fonts", "-o", "x.png")
    #expect(outcome.code == 64 && outcome.errors.contains("LK0415") && outcome.errors.contains("add --font-dir DIR"), "\(outcome.errors)")
  }

  @Test func oneManifestIsSingular() throws {
    let outcome = try tool("batch", "missing.yaml", "-o", "out")
    #expect(outcome.errors.contains("\nno images in "), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix(" s; the manifest could not be read\n"), "\(outcome.errors)")
  }

  // MARK: Usage

  @Test(arguments: [
    ["batch", "m.yaml", "-o", "out", "--only", "rain", "--prune"], ["batch", "m.yaml", "--archive", "a.tar", "--gallery", "g.html"],
    ["batch", "m.yaml", "-o", "out", "--gallery", "-"], ["batch", "m.yaml", "-o", "out", "--archive", "a.tar"],
    ["assets", "m.yaml", "--kind", "android", "-o", "out", "--favicon", "class"], ["assets", "m.yaml", "-o", "out", "--kind", "ios"],
    ["assets", "m.yaml", "-o", "out", "--kind", "android", "--name", "my labels"],
    ["assets", "m.yaml", "-o", "out", "--kind", "web", "--jobs", "0"], ["assets", "m.yaml", "-o", "out"],
  ])
  func invalidOptionsAreUsageErrors(arguments: [String]) {
    let outcome = tool.command(arguments)
    #expect(outcome.code == 64, "\(outcome.errors)")
  }

  @Test func shardBeyondTheLastIsAUsageError() throws {
    let wrong = try tool("batch", "m.yaml", "-o", "none", "--shard", "3/3")
    #expect(wrong.code == 64 && wrong.errors.contains("because shards are counted from 0: 0/3 … 2/3, not \"3/3\""), "\(wrong.errors)")
  }
}
