// SPDX-License-Identifier: MIT

import Foundation
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

  /// Each installed shell has to parse its script.
  @Test(arguments: [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")])
  func completionScriptsParse(shell: String, flag: String) throws {
    let script = try tool("completions", shell)
    #expect(script.code == 0 && script.text.contains("labelkit") && script.text.contains("batch"))
    let paths = ["/bin/\(shell)", "/usr/bin/\(shell)"].filter { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path = paths.first else { return }
    try tool.write("completions", script.output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [flag, tool.home.path + "/work/completions"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
