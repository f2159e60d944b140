// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPNG
import TestSupport
import Testing

/// Flags of `labelkit render` that have the meaning of a key.
@Suite struct RenderFlagTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test func optionsSetTheSameKeys() throws {
    try tool.write(
      "m.yaml",
      "version: 1\noutput: \"{id}.png\"\nlabels:\n  - { id: a, title: A, background: { gradient: [red, blue] }, margin: [2, 3], minWidth: 40, "
        + "minHeight: 30, aspect: 2 }\n")
    _ = try tool("batch", "m.yaml", "-o", "out")
    let options = ["--background", "red,blue", "--margin", "2,3", "--min-width", "40", "--min-height", "30", "--aspect", "2"]
    let outcome = tool.command(["render", "A", "-o", "-"] + options)
    #expect(try PNGDecoder.decode(outcome.output) == PNGDecoder.decode(#require(try tool.files("out")["a.png"])), "\(outcome.errors)")
    let filled = tool.command("render", "A", "--text-fit", "fill", "--width", "80", "--height", "80", "-o", "-")
    #expect(try PNGDecoder.decode(filled.output).height == 160)
  }

  @Test func severalEmojiAreNoIcon() throws {
    let outcome = tool.command("render", "T", "--icon", "🚀🚀", "-o", "./t.png")
    #expect(outcome.code == 65 && outcome.errors.contains("help: an icon is one emoji; write others into the title"))
  }

  @Test func optionsHaveTheFormsOfManifests() throws {
    for (option, long) in [("8,12", "8,12,8,12"), ("8", "8,8,8,8")] {
      let files = [option, long].map { tool.command("render", "T", "--padding", $0, "-o", "-").output }
      #expect(!files[0].isEmpty && files[0] == files[1])
    }
    let weights = ["600", "semibold"].map { tool.command("render", "T", "--weight", $0, "-o", "-").output }
    #expect(!weights[0].isEmpty && weights[0] == weights[1])
  }

  @Test(arguments: ["a.svgg", "a.jpg", "a.png.gz"])
  func outputOfRenderHasTheExtensionOfAFormat(name: String) throws {
    let outcome = tool.command("render", "Hi", "-o", "./" + name, "--diagnostics", "short")
    #expect(outcome.code == 64 && outcome.errors.hasPrefix("--output: error LK0645: "))
    #expect(outcome.errors.contains("png, svg, pdf, webp, xml"))
    #expect(try tool.files().isEmpty)
  }

  @Test func upperCaseExtensionAndStandardOutputAreAccepted() throws {
    #expect(tool.command("render", "Hi", "-o", "./a.PNG").code == 0)
    #expect(tool.command("render", "Hi", "-o", "-").imageSize != nil)
    // A file of mktemp is empty.
    try tool.write("tmp.Xy12", "")
    #expect(tool.command("render", "Hi", "-o", "./tmp.Xy12").code == 0)
  }

  @Test func lineBreaksOfATitleAreShown() throws {
    func size(_ arguments: String...) throws -> PNGSize { try #require(tool.command(["render", "-o", "-"] + arguments).imageSize) }
    let (one, two) = (try size("Line1"), try size("Line1\\nLine2"))
    #expect(two.height > one.height * 3 / 2 && two.width < one.width * 3 / 2)
    #expect(try size("Line1\nLine2") == two)
    #expect(try size("Line1\nLine2", "--lines", "1").height == one.height)
    #expect(try size("Line1\\nLine2\\nLine3").height > two.height)
    // Each is a line of its own, truncated at the width.
    #expect(try size("Line1\\nLine2 is long", "--width", "60").height == two.height)
    // An escaped backslash is drawn, and so is one before anything else.
    #expect(try size("Line1\\\\nLine2").height == one.height)
    #expect(tool.command("render", "A\\\\d", "-o", "-").output == tool.command("render", "A\\d", "-o", "-").output)
  }

  /// The lines of a title above or below which there is an icon are where `textAlignment` puts them, as in SwiftUI.
  @Test func linesUnderAnIconHaveTheirOwnAlignment() throws {
    func render(_ more: String...) throws -> [UInt8] {
      tool.command(["render", "A\\nlonger line", "--icon", "bolt", "--axis", "vertical", "-o", "-"] + more).output
    }
    #expect(try render() == render("--alignment", "natural"))
    #expect(try render() != render("--alignment", "center"))
  }

  @Test func helpSaysWhichIconsKeepTheirColors() {
    let help = tool.command("render", "--help-all").text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(help.contains("SVG files with several colours, keep their own"))
  }

  @Test(arguments: [
    (["--icon-rendering-mode", "template"], "renderingMode: template"), (["--icon-rendering-mode", "original"], "renderingMode: original"),
  ])
  func renderingModeIsThatOfTheKey(flags: [String], key: String) throws {
    try tool.write(
      "logo.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><circle cx='12' cy='12' r='10' fill='#e11'/><path d='M8 8h8v8H8z' fill='#fff'/></svg>"
    )
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: Acme, icon: { file: logo.svg, \(key) } }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    #expect(try tool.command(["render", "Acme", "--icon", "./logo.svg", "-o", "-"] + flags).output == tool.bytes("out/a.png"))
  }

  @Test func shadowAlignmentAndLocaleAreThoseOfTheKeys() throws {
    try tool.write(
      "m.yaml",
      "version: 1\nlabels: [{ id: a, title: Hi, icon: bolt, width: 90, textAlignment: left, shadow: { color: red, offset: [2, 2] } }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    let flags = ["--width", "90", "--alignment", "left", "--shadow", "red,2,2"]
    #expect(try tool.command(["render", "Hi", "--icon", "bolt", "-o", "-"] + flags).output == tool.bytes("out/a.png"))
    let wrong = tool.command("render", "Hi", "--locale", "german", "-o", "-")
    #expect(wrong.code == 0 && wrong.errors.contains("--locale: warning LK0509: "), "\(wrong.errors)")
  }
}
