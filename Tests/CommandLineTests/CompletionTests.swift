// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Completion scripts, in the shells themselves.
@Suite struct CompletionTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private static func shell(_ name: String) -> URL? {
    ["/bin/\(name)", "/usr/bin/\(name)"].first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }

  /// The tool's folder first, so that the scripts find it by its name.
  private var environment: [String: String] {
    ["PATH": Tool.executable.deletingLastPathComponent().path + ":/usr/bin:/bin", "HOME": tool.home.path, "XDG_DATA_HOME": ""]
  }

  /// The words of a command line, the last one unfinished, and some of its completions.
  static let lines: [(words: [String], completions: [String])] = [
    (["bat"], ["batch"]), (["icons", "li"], ["list"]), (["render", "--icon", "bolt.f"], ["bolt.fill"]),
    (["render", "--weight", "semi"], ["semibold"]), (["render", "--text-style", "head"], ["headline"]), (["explain", "LK010"], ["LK0102"]),
    (["render", "--font", "Inte"], ["Inter"]), (["icons", "show", "cloud.rain.f"], ["cloud.rain.fill"]),
    (["completions", "fi"], ["fish"]), (["assets", "--kind", "and"], ["android"]), (["render", "--icon", "own/"], ["own/logo.svg"]),
    (["render", "--icons", "my=own", "--icon", "my"], ["my:logo"]),
  ]

  private func prepare(_ shell: String) throws {
    try tool.write("own/logo.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M2 2h20v20H2z'/></svg>")
    let script = try tool("completions", shell)
    #expect(script.code == 0 && script.errors.isEmpty)
    try tool.write("labelkit." + shell, script.output)
  }

  /// Runs the completion function with a command line after `labelkit`, and prints what it offers.
  private func completeInBash(_ words: [String]) throws -> Outcome {
    let bash = try #require(Self.shell("bash"))
    try prepare("bash")
    // As readline does; the colon is a word break of its own there, and not in this test.
    let program = """
      source ./labelkit.bash
      COMP_WORDS=(labelkit \(words.joined(separator: " "))); COMP_CWORD=\(words.count); COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      _labelkit labelkit "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try tool.run(["--norc", "-c", program], environment: environment, program: bash)
  }

  @Test(arguments: lines.indices)
  func bashCompletes(index: Int) throws {
    let (words, expected) = Self.lines[index]
    let outcome = try completeInBash(words)
    let completions = outcome.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    for name in expected { #expect(completions.contains(name), "\(words): \(outcome.text.prefix(500)) \(outcome.errors)") }
  }

  /// A file and an icon whose names are commands for the shell: their names are offered, and the commands are not run.
  @Test(arguments: [
    (["icons", "export", "co"], "co$(touch ran).svg"), (["render", "--icons", "my=own", "--icon", "my"], "my:a`touch ran`"),
  ])
  func bashRunsNoCommandsInNames(words: [String], name: String) throws {
    for path in ["co$(touch ran).svg", "own/a`touch ran`.svg"] { try tool.write(path, "<svg/>") }
    let outcome = try completeInBash(words)
    #expect(outcome.lines.contains { $0 == name }, "\(outcome.text.prefix(500)) \(outcome.errors)")
    #expect(try tool.files()["ran"] == nil)
  }

  @Test(.enabled(if: shell("fish") != nil, "fish is not installed"), arguments: lines.indices)
  func fishCompletes(index: Int) throws {
    let (words, expected) = Self.lines[index]
    let fish = try #require(Self.shell("fish"))
    try prepare("fish")
    let line = (["labelkit"] + words).joined(separator: " ")
    let program = "source ./labelkit.fish; complete --do-complete '\(line)'"
    let outcome = try tool.run(["--no-config", "-c", program], environment: environment, program: fish)
    let completions = outcome.lines.map { $0.split(separator: "\t")[0] }
    for name in expected { #expect(completions.contains { $0 == name }, "\(line): \(outcome.text.prefix(500)) \(outcome.errors)") }
  }

  /// Runs zsh in a terminal of its own, presses Tab, and reads what the line has become.
  @Test(.enabled(if: shell("zsh") != nil, "zsh is not installed"), arguments: lines.indices)
  func zshCompletes(index: Int) throws {
    let (words, expected) = Self.lines[index]
    let zsh = try #require(Self.shell("zsh"))
    try prepare("zsh")
    try tool.write("functions/_labelkit", try tool("completions", "zsh").output)
    let line = (["labelkit"] + words).joined(separator: " ")
    let program = #"""
      zmodload zsh/zpty
      zpty shell 'zsh -f -i'
      zpty -w shell "PS1= PS2= RPS1=; fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D"
      zpty -w shell 'show() { print -r -- "RESULT:$BUFFER:END"; BUFFER=; zle accept-line }; zle -N show; LISTMAX=100000'
      zpty -w shell 'bindkey "^X" show; bindkey "^I" complete-word; print REA''DY'
      zpty -r -m shell out '*READY*'
      zpty -w -n shell "$1"$'\t\x18'
      zpty -r -m shell out '*RESULT:*:END*'
      print -r -- "$out"
      """#
    // In case that the terminal never shows the result.
    let outcome = try tool.run(
      ["60", zsh.path, "-f", "-c", program, "zsh", line], environment: environment.merging(["TERM": "dumb"]) { $1 },
      program: URL(fileURLWithPath: "/usr/bin/timeout"))
    for name in expected { #expect(outcome.text.contains(name), "\(line): \(outcome.text.suffix(500)) \(outcome.errors)") }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func installWritesToTheFolderOfTheShellAndReplacesOnlyItsOwnScript(shell: String) throws {
    let home = ["HOME": tool.home.path + "/work", "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""]
    let path =
      switch shell {
      case "bash": ".local/share/bash-completion/completions/labelkit"
      case "zsh": ".local/share/zsh/site-functions/_labelkit"
      default: ".config/fish/completions/labelkit.fish"
      }
    for _ in 0..<2 {
      let outcome = try tool.run(["completions", shell, "--install"], environment: home)
      #expect(outcome.code == 0 && outcome.errors.contains(path), "\(outcome.errors)")
    }
    #expect(try tool.files()[path] == tool("completions", shell).output)
    try tool.write(path, "# mine\n")
    let refused = try tool.run(["completions", shell, "--install"], environment: home)
    #expect(refused.code == 73 && refused.errors.contains("LK0406"))
    #expect(try tool.files()[path] == Array("# mine\n".utf8))
  }
}
