// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `labelkit icons export`.
@Suite struct ExportIconsTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private func svg(_ inside: String, viewBox: String = "0 0 24 24") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(viewBox)\">\n\(inside)\n</svg>\n"
  }

  private let dot = #"<circle cx="12" cy="12" r="9" fill="red"/>"#

  @Test func namesFilesAndFoldersAreExportedInOneRun() throws {
    try tool.write("one.svg", svg(dot))
    try tool.write("set/two.svg", svg(dot))
    try tool.write("set/inner/three.svg", svg(dot))
    let outcome = tool.command("icons", "export", "bolt.fill", "./one.svg", "./set", "--size", "30", "--scale", "3", "-o", "./out")
    #expect(outcome.code == 0 && outcome.errors.isEmpty && outcome.output.isEmpty, "\(outcome.errors)")
    let files = try tool.files("out")
    #expect(files.keys.sorted() == ["bolt.fill.png", "inner/three.png", "one.png", "two.png"])
    #expect(files.values.allSatisfy { PNGSize($0)?.width == 90 && PNGSize($0)?.height == 90 })
    #expect(files["one.png"] == files["two.png"])
  }

  /// A view box that is not square is centred and cut at the square only, as in librsvg and browsers: an outline on its edge keeps its
  /// whole width.
  @Test func theViewBoxOfATallFileDoesNotCutTheDrawing() throws {
    let line = #"<path d="M0 0v48" stroke="red" stroke-width="8"/>"#
    try tool.write("tall.svg", svg(line, viewBox: "0 0 24 48"))
    try tool.write("square.svg", svg(line, viewBox: "-12 0 48 48"))
    #expect(tool.command("icons", "export", "./tall.svg", "./square.svg", "--size", "48", "--scale", "1", "-o", "./out").code == 0)
    let files = try tool.files("out")
    #expect(files["tall.png"] == files["square.png"] && files["tall.png"] != nil)
  }

  @Test func invalidFileIsNamedAndTheOthersAreWritten() throws {
    try tool.write("a.svg", svg(dot))
    try tool.write("b.svg", "<svg viewBox='0 0 9 9'>\n<g></svg>")
    try tool.write("c.svg", svg(dot))
    let outcome = tool.command(
      "icons", "export", "./a.svg", "./b.svg", "./gone.svg", "bolt.fil", "./c.svg", "-o", "./out", "--diagnostics", "short")
    #expect(outcome.code == 1)
    #expect(try tool.files("out").keys.sorted() == ["a.png", "c.png"])
    #expect(outcome.errors.contains("b.svg:2: error LK0105"))
    #expect(outcome.errors.contains("gone.svg") && outcome.errors.contains("LK0102"))
  }

  /// A folder without SVG files is seldom the one that was meant.
  @Test func aFolderWithoutSVGFilesIsMentioned() throws {
    try tool.write("photos/a.png", "")
    for command in [["export", "./photos", "-o", "./out"], ["check", "./photos"]] {
      let outcome = tool.command(["icons"] + command)
      #expect(outcome.code == 0 && outcome.errors == "photos has no SVG files\n", "\(command): \(outcome.errors)")
    }
  }

  @Test func unsupportedElementIsAWarningWithItsLine() throws {
    try tool.write("a.svg", svg(dot + "\n<foreignObject>A</foreignObject>"))
    let outcome = tool.command("icons", "export", "./a.svg", "-o", "./out", "--diagnostics", "short")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("a.svg:3: warning LK0505") && outcome.errors.contains("<foreignObject> is not drawn"))
  }

  @Test func filesKeepTheirColoursWithoutAMode() throws {
    try tool.write("a.svg", svg(dot))
    func export(_ flags: String...) throws -> [UInt8]? {
      #expect(tool.command(["icons", "export", "./a.svg", "-o", "./out"] + flags).code == 0)
      return try tool.files("out")["a.png"]
    }
    let own = try export()
    #expect(try own == export("--color", "blue"))
    #expect(try own != export("--mode", "monochrome"))
    #expect(try export("--mode", "monochrome", "--color", "blue") == export("--mode", "hierarchical", "--color", "blue"))
    #expect(try own == export("--mode", "multicolor"))
  }

  @Test func twoFilesWithTheSameNameAreAnError() throws {
    try tool.write("a/dot.svg", svg(dot))
    try tool.write("b/DOT.svg", svg(dot))
    let outcome = tool.command("icons", "export", "./a", "./b", "-o", "./out", "--diagnostics", "short")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0601"))
    #expect(try tool.files("out").keys.sorted() == ["dot.png"])
  }

  @Test func filesThatDrawNothingGiveATransparentImage() throws {
    try tool.write("a.svg", svg("<g/>"))
    #expect(tool.command("icons", "export", "./a.svg", "-o", "./out").code == 0)
    #expect(try PNGSize(tool.files("out")["a.png"] ?? []) != nil)
  }

  @Test(arguments: [["--size", "0"], ["--size", "nan"], ["--scale", "-1"], ["--color", "blu"], ["--mode", "duotone"]])
  func invalidFlagsAreErrors(flags: [String]) throws {
    let outcome = tool.command(["icons", "export", "bolt.fill", "-o", "./out"] + flags)
    #expect([64, 65].contains(outcome.code))
    #expect(!outcome.errors.isEmpty)
  }

  @Test func imagesBeyondTheLimitsAreErrors() throws {
    #expect(tool.command("icons", "export", "bolt.fill", "--size", "40000", "-o", "./out").code == 75)
  }

  @Test func symbolTemplatesAreExportedAsSymbols() throws {
    let template = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="0" x2="9" y1="1055.541" y2="1055.541"/></g><g id="Symbols"><g id="Regular-M" transform="translate(100 1126)">
      <path d="M0 0h90v-70h-90z"/></g></g></svg>
      """
    try tool.write("own/box.svg", template)
    #expect(tool.command("icons", "export", "own:box", "--icons", "own=./own", "-o", "./out").code == 0)
    #expect(try tool.files("out").keys.sorted() == ["own/box.png"])
    #expect(tool.command("icons", "show", "own:box", "--icons", "own=./own").text.contains("template"))
  }

  @Test func imagesOfTheNamingFileAreMirrored() throws {
    for (name, path) in [("plain", "M0 0h8v24h-8z"), ("other", "M16 0h8v24h-8z")] {
      try tool.write("\(name).svg", "<svg viewBox='0 0 24 24'><path d='\(path)'/></svg>")
      #expect(try tool("icons", "export", "\(name).svg", "-o", "own").code == 0)
    }
    try tool.write("own/naming.json", #"{ "mirrors": "plain" }"#)
    func drawn(_ icon: String, _ flags: String...) throws -> [UInt8] {
      #expect(try tool.run(["render", "--icon", icon, "--icons", "own=own", "-o", "image.png"] + flags).code == 0)
      return try tool.bytes("image.png")
    }
    let image = try drawn("own:plain", "--rtl")
    #expect(try image != drawn("own:plain"))
    #expect(try image == drawn("own:other", "--rtl"))
  }
}
