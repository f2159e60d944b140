// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `doctor`, `fonts check` and shell completions.
@Suite struct EnvironmentTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test func doctorListsLibrariesAndScripts() throws {
    let outcome = try tool("doctor")
    #expect(outcome.code == 0)
    for text in ["labelkit ", "HarfBuzz ", "Cairo ", "Latin: ok", "fonts: ", "icons: "] { #expect(outcome.text.contains(text)) }
    let bare = try tool("doctor", "--no-system-fonts")
    #expect(bare.code == 70 && bare.text.contains("install fonts-inter"))
  }

  @Test func fontsCheckReportsEveryMissingCharacter() throws {
    try tool.write(
      "m.yaml",
      "version: 1\nlabels:\n  - { id: a, title: \"A\\U0010FFFDB\\u0378\" }\n  - { id: b, title: B }\n  - { id: c, title: C, font: { family: Intre } }\n"
    )
    let outcome = try tool("fonts", "check", "m.yaml", "--diagnostics", "short")
    #expect(outcome.code == 1)
    for text in ["m.yaml:3:", "U+10FFFD", "U+0378", "LK0103", "m.yaml:5:"] { #expect(outcome.errors.contains(text), "\(outcome.errors)") }
    #expect(outcome.lines.count >= 1 && outcome.lines.allSatisfy { $0.contains(": ") })
    try tool.write("n.yaml", "version: 1\nlabels: [{ id: a, title: A }]\n")
    #expect(try tool("fonts", "check", "n.yaml").code == 0)
    #expect(try tool.files().keys.sorted() == ["m.yaml", "n.yaml"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionScriptsHaveTheCommands(shell: String) throws {
    let script = try tool("completions", shell)
    #expect(script.code == 0 && script.text.contains("labelkit") && script.text.contains("batch"))
  }

  @Test(.enabled(if: Self.path(of: "bash") != nil, "bash is not installed")) func bashParsesItsScript() throws {
    try parse("bash", "-n")
  }

  @Test(.enabled(if: Self.path(of: "zsh") != nil, "zsh is not installed")) func zshParsesItsScript() throws { try parse("zsh", "-n") }

  @Test(.enabled(if: Self.path(of: "fish") != nil, "fish is not installed")) func fishParsesItsScript() throws {
    try parse("fish", "--no-execute")
  }

  private static func path(of shell: String) -> String? {
    ["/bin/\(shell)", "/usr/bin/\(shell)"].first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// A shell has to parse its completion script.
  private func parse(_ shell: String, _ flag: String) throws {
    try tool.write("completions", tool("completions", shell).output)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.path(of: shell)))
    process.arguments = [flag, tool.home.path + "/work/completions"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
