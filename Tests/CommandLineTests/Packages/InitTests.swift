// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit init`, and that what it makes works at once.
@Suite struct InitTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private static let names = [".vscode/settings.json", "Makefile", "icons/logo.svg", "labelkit.schema.json", "labels.yaml"]

  @Test func manifestOfInitIsRenderedWithoutAWarning() throws {
    let outcome = try tool("init", "labels")
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.errors.contains("labels/labels.yaml\n"), "\(outcome.errors)")
    #expect(try tool.files("labels").keys.sorted() == Self.names)
    let batch = try tool("batch", "labels/labels.yaml", "-o", "out")
    #expect(batch.code == 0 && batch.errors.contains("18 written in "), "\(batch.errors)")
    let images = try tool.files("out")
    #expect(images.count == 18 && images["buttons/save-dark@3x.png"] != nil)
  }

  @Test func schemaAndSettingsAreThoseOfTheManifest() throws {
    #expect(try tool("init").code == 0)
    let files = try tool.files()
    #expect(try #require(files["labelkit.schema.json"]) == tool("schema").output)
    let settings = try jsonObject(String(decoding: try #require(files[".vscode/settings.json"]), as: UTF8.self))
    #expect(settings["yaml.schemas"] as? [String: [String]] == ["./labelkit.schema.json": ["labels.yaml"]])
    let manifest = String(decoding: try #require(files["labels.yaml"]), as: UTF8.self)
    #expect(manifest.hasPrefix("# yaml-language-server: $schema=labelkit.schema.json\n"))
  }

  @Test(.enabled(if: ReleaseBuild.isExecutable("/usr/bin/make"), "needs make"))
  func makeRendersTheLabelsAndThenHasNothingToDo() throws {
    #expect(try tool("init").code == 0)
    let make = URL(fileURLWithPath: "/usr/bin/make")
    let environment = ["LABELKIT": Tool.executable.path, "MAKEFLAGS": "", "MAKELEVEL": ""]
    let first = try tool.run([], environment: environment, program: make)
    #expect(first.code == 0, "\(first.text + first.errors)")
    #expect(try tool.files("out").keys.contains("logo.png"))
    let second = try tool.run(["-q"], environment: environment, program: make)
    #expect(second.code == 0, "\(second.text)")
  }

  @Test func nothingIsReplacedAndNothingIsHalfMade() throws {
    try tool.write("a/Makefile", "all:\n")
    let outcome = try tool("init", "a", "--diagnostics", "short")
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406: a/Makefile is not replaced"), "\(outcome.errors)")
    #expect(try tool.files("a") == ["Makefile": Array("all:\n".utf8)])
    #expect(try tool("init", "b").code == 0)
    let files = try tool.files("b")
    #expect(try tool("init", "b").code == 73)
    #expect(try tool.files("b") == files)
  }

  @Test func packageNeedsTheFolderOfLabelKit() throws {
    #expect(try tool("init", "p", "--swift").code == 64)
    let missing = try tool("init", "p", "--swift", "--labelkit", "nowhere")
    #expect(missing.code == 66 && missing.errors.contains("nowhere/Package.swift"))
    #expect(try tool("init", "p", "--labelkit", ".").code == 64)
    #expect(try tool.files().isEmpty)
  }

  @Test func packageIsNamedAfterItsFolder() throws {
    #expect(try tool("init", "my-labels 2", "--swift", "--labelkit", "https://example.org/me/LabelKit.git").code == 0)
    let files = try tool.files("my-labels 2")
    #expect(
      files.keys.sorted() == [
        ".gitignore", "Package.swift", "Sources/Mylabels2/GreetingLabel.swift", "Tests/Mylabels2Tests/GreetingLabelTests.swift",
      ])
    let package = String(decoding: try #require(files["Package.swift"]), as: UTF8.self)
    #expect(package.contains(".package(url: \"https://example.org/me/LabelKit.git\"") && package.contains("package: \"LabelKit\""))
  }

  /// SwiftPM builds everything for the new package; see `SlowBuild`.
  @Test(.enabled(if: SlowBuild.isEnabled, .init(rawValue: SlowBuild.skipReason)))
  func snapshotTestOfThePackagePasses() async throws {
    let labelKit = ReleaseBuild.root.path
    #expect(try tool("init", "App", "--swift", "--labelkit", labelKit).code == 0)
    let folder = tool.home.appendingPathComponent("work/App")
    let pins = ReleaseBuild.root.appendingPathComponent("Package.resolved")
    if FileManager.default.fileExists(atPath: pins.path) {
      try FileManager.default.copyItem(at: pins, to: folder.appendingPathComponent("Package.resolved"))
    }
    let build = try await SlowBuild()
    let swift = ["swift", "test", "--scratch-path", build.scratch.path]
    let log = tool.home.appendingPathComponent("log")
    let first = try await build.run(swift, in: folder, ["LABELKIT_RECORD": "missing", "CI": ""], log: log)
    #expect(first.code == 0, "\(first.text.suffix(2000))")
    #expect(try tool.files("App/Tests").keys.contains("AppTests/__Snapshots__/GreetingLabelTests/greetingLabelLooksTheSame.png"))
    let second = try await build.run(swift + ["--skip-build"], in: folder, ["LABELKIT_RECORD": "", "CI": ""], log: log)
    #expect(second.code == 0, "\(second.text.suffix(2000))")
  }
}
