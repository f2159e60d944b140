// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The formats of outputs beside PNG.
struct FormatTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test(arguments: [("svg", "<svg "), ("pdf", "%PDF-"), ("webp", "RIFF"), ("xml", "<vector ")])
  func formatIsThatOfTheOptionAndTheSameInEveryRun(format: String, head: String) throws {
    let arguments = ["render", "Rain", "--icon", "bolt.fill", "--format", format, "-o", "-"]
    let first = try tool.run(arguments)
    #expect(first.code == 0 && first.output.starts(with: head.utf8), "\(first.errors)")
    #expect(try tool.run(arguments).output == first.output)
  }

  @Test func titleCannotLeaveItsElement() throws {
    let outcome = try tool("render", "</title><script>alert(1)</script>\u{1}", "--format", "svg", "-o", "-", "--diagnostics", "short")
    #expect(outcome.text.contains("&lt;/title&gt;&lt;script&gt;") && !outcome.text.contains("<script"))
  }

  @Test func unknownFormatSuggestsTheNearest() throws {
    let outcome = try tool("render", "Rain", "--format", "wepb", "-o", "-", "--diagnostics", "short")
    #expect(outcome.code == 64 && outcome.errors.contains("LK0645") && outcome.errors.contains("webp"))
  }

  @Test func extensionOfTheTemplateIsTheFormat() throws {
    try tool.write("m.yaml", "version: 1\noutput: \"{id}.svg\"\nlabels: [{ id: a, title: Hi }]\n")
    let outcome = try tool.run(["batch", "m.yaml", "-o", "out", "--progress", "never"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try tool.files().contains { $0.key == "out/a.svg" })
  }
}
