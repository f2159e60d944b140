// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPNG
import TestSupport
import Testing

/// Escape sequences in the contents and names of someone else's files do not reach a terminal.
@Suite struct ControlCharacterTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private let dot = "<svg viewBox='0 0 9 9'><path d='M1 1h7v7H1z'/></svg>"

  /// Accepts the snapshot of a label `a` with the manifest `m.yaml`.
  private func recordSnapshot() throws {
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A }]\n")
    #expect(try tool.run(["snapshot", "record", "m.yaml"], environment: ["CI": ""]).code == 0)
  }

  /// Whether a text has control characters other than line ends. A terminal adds a carriage return to each.
  private func controls(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.escapedControl != nil && $0 != "\n" && $0 != "\r" }
  }

  /// The tool's output as a terminal shows it; nil if `script`, which makes a terminal, is not installed.
  private func shown(_ arguments: [String]) throws -> String? {
    let script = URL(fileURLWithPath: "/usr/bin/script")
    guard FileManager.default.isExecutableFile(atPath: script.path) else {
      print("skipped: /usr/bin/script, which makes a terminal, is not installed")
      return nil
    }
    let command = ([Tool.executable.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    return try tool.run(["-qec", command, "/dev/null"], program: script).text
  }

  /// A terminal gets the names of icons escaped; other programs get them unchanged.
  @Test func namesOfIconsAreEscaped() throws {
    try tool.write("set/a\u{1B}[31m.svg", dot)
    let findings = try tool("icons", "check", "set").text
    #expect(findings.contains("set/a\\u{1b}[31m.svg:1: ") && !controls(findings))
    let list = ["icons", "list", "--icons", "x=set", "--color", "never"]
    #expect(try tool.run(list).text.contains("\nx:a\u{1B}[31m\n"))
    guard let shown = try shown(list) else { return }
    #expect(shown.contains("x:a\\u{1b}[31m") && !controls(shown), "\(shown.suffix(200))")
  }

  /// The font has no family name, so fontconfig uses the name of the file.
  @Test func namesOfFontsAreEscaped() throws {
    try tool.write("fonts/b\u{1B}[31m.ttf", [UInt8](try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get()))))
    try tool.write("m.yaml", #"{ "version": 1, "labels": [{ "id": "a", "title": "A", "font": { "family": "b\u001b[31m" } }] }"#)
    let fonts = ["--font-dir", "fonts", "--no-system-fonts"]
    #expect(try tool.run(["fonts", "list"] + fonts).text == "b\u{1B}[31m\n")
    #expect(try tool.run(["fonts", "check", "m.yaml"] + fonts).text == "b\u{1B}[31m.ttf: 1\n")
    for arguments in [["list"], ["check", "m.yaml"]] {
      guard let shown = try shown(["fonts"] + arguments + fonts) else { return }
      #expect(shown.contains("b\\u{1b}[31m") && !controls(shown), "\(shown)")
    }
  }

  @Test func textOfAnAcceptedLayoutIsEscaped() throws {
    try recordSnapshot()
    let accepted = String(decoding: try tool.bytes("Snapshots/a.txt"), as: UTF8.self)
    try tool.write("Snapshots/a.txt", accepted + "  \u{1B}[31mhostile\u{9B}2J\u{7}\t\r x=1\n")
    for arguments in [["verify", "m.yaml"], ["verify", "m.yaml", "--diagnostics", "short"], ["verify", "m.yaml", "--markdown", "-"]] {
      let outcome = try tool.run(["snapshot"] + arguments)
      #expect(outcome.code == 20 && !controls(outcome.errors + outcome.text), "\(outcome.errors)\(outcome.text)")
    }
    #expect(try tool("snapshot", "verify", "m.yaml").errors.contains("\\u{1b}[31mhostile\\u{9b}2J\\u{7}\\t\\r x=1"))
  }

  @Test func namesOfSnapshotsAreEscaped() throws {
    try recordSnapshot()
    try tool.write("Snapshots/b\u{1B}[31m.png", try tool.bytes("Snapshots/a.png"))
    #expect(try tool("snapshot", "review", "m.yaml", "--list").text == "b\u{1B}[31m\n")
    guard let shown = try shown(["snapshot", "review", "m.yaml", "--list"]) else { return }
    #expect(shown.contains("b\\u{1b}[31m") && !controls(shown), "\(shown)")
  }

  @Test func namesOfComparedImagesAreEscaped() throws {
    for name in ["a", "b\u{1B}[31m"] { #expect(try tool("render", name, "-o", name + ".png").code == 0) }
    let outcome = try tool("compare", "a.png", "b\u{1B}[31m.png")
    #expect(outcome.code == 20 && outcome.text.hasPrefix("b\\u{1b}[31m.png differs\n") && !controls(outcome.text), "\(outcome.text)")
  }

  /// `labelkit batch -` would read a record that contains a line end as two rows.
  @Test(arguments: ["\u{1b}[31m", "\u{7}", "\u{7f}", "\u{9b}31m", "\u{85}", "\u{2028}", "\t", "\"}\n{\"title\":\"B"])
  func controlCharactersOfARecordAreEscapedOrRefused(text: String) throws {
    let record = "{\"id\":\"a\",\"title\":\(("A" + text).json.line)}"
    try tool.write("m.ndjson", record + "\n")
    #expect(try tool("batch", "m.ndjson", "-o", "out", "--embed").code == 0)
    let path = try #require(tool.files("out").keys.first { $0.hasSuffix(".png") })
    #expect(try tool("dump", "--record", "out/\(path)").text == record + "\n")
    let embedded = EmbeddedText("{\"title\":\"A\(text)\"}", keyword: "LabelKit record")
    try tool.write("hostile.png", PNGEncoder().encode(Bitmap(width: 1, height: 1, pixels: [0]), text: embedded))
    let hostile = try tool("dump", "--record", "hostile.png")
    #expect(hostile.code == 66 && hostile.text.isEmpty && hostile.errors.contains("not escaped"), "\(hostile.errors)")
  }
}
