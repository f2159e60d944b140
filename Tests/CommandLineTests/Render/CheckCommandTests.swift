// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `fonts check`, `measure` and `explain` about fonts and keys.
@Suite struct CheckCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// The lines of the messages that have a code.
  private func messages(_ outcome: Outcome) -> [Substring] { outcome.errors.split(separator: "\n").filter { $0.contains(" LK0") } }

  @Test func fontsCheckReportsSubstitutedFaces() throws {
    try tool.write(
      "m.yaml",
      """
      version: 1
      labels:
        - { id: a, title: R, font: { family: Noto Serif, weight: semibold } }
        - { id: b, title: ש, font: { family: Noto Sans Hebrew, italic: true } }
        - { id: c, title: R, font: { weight: semibold, italic: true } }
        - { id: d, title: R, font: { features: { zzzz: 1 } } }

      """)
    let outcome = tool.command("fonts", "check", "./m.yaml", "--diagnostics", "short")
    #expect(outcome.code == 0 && outcome.text.contains("NotoSerif-Bold: 1\n"))
    #expect(
      messages(outcome).map { $0.split(separator: ": ")[1] } == ["warning LK0508", "warning LK0508", "warning LK0507"], "\(outcome.errors)")
    #expect(outcome.errors.contains("Noto Serif has no semibold face: NotoSerif-Bold") && outcome.errors.contains("is slanted"))
  }

  @Test func explainPrintsKeys() throws {
    #expect(tool.command("explain", "padding").text.hasPrefix("padding: Points around the label"))
    #expect(tool.command("explain", "font.size").text.contains("CSV       font.size"))
    let colors = tool.command("explain", "color").text
    #expect(colors.contains("accentColor  #007aff    #0a84ff"), "\(colors)")
    let wrong = tool.command("explain", "paddin")
    #expect(wrong.code == 65 && wrong.errors.contains("did you mean \"padding\""))
    #expect(tool.command("explain").lines.contains { $0.hasPrefix("padding ") })
    // A dot in a name is not the end of the sentence.
    #expect(tool.command("explain").lines.contains { $0.hasSuffix("  The platform whose sizes font.textStyle has") })
    #expect(colors.contains("secondarySystemBackground         #f2f2f7    #1c1c1e"), "\(colors)")
  }

  @Test func measureAndFontsCheckSaySo() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get()))))
    // The contour ends at a point that the glyph does not have.
    tables.set("glyf", at: 10, to: 60_000)
    try tool.write("broken.ttf", tables.file)
    try tool.write("one.yaml", "version: 1\nlabels:\n  - { id: a, title: ABC, font: { file: broken.ttf } }\n")
    let check = tool.command("fonts", "check", "./one.yaml")
    #expect(check.code == 65 && check.errors.contains("LK0106") && check.errors.contains("invalid outline"), "\(check.errors)")
    let measured = try tool("measure", input: "{\"id\": \"a\", \"title\": \"ABC\", \"font\": {\"file\": \"broken.ttf\"}}\n")
    let text = measured.errors + measured.text
    #expect(measured.code == 65 && text.contains("LK0106"), "\(measured.code) \(text)")
  }

  @Test func explainNamesTheTableOfAGlyphThatCannotBeDrawn() {
    let explained = tool.command("explain", "LK0515")
    #expect(explained.code == 0 && explained.text.contains("COLR"))
  }
}
