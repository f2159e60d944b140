// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// `labelkit icons show -o`, `icons sheet`, `icons check`, and the filters of `icons list`.
@Suite struct IconSheetTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private let dot = "<svg viewBox='0 0 9 9'><path d='M1 1h7v7H1z'/></svg>"

  @Test(arguments: ["bell", "speaker.wave.3", "arrow.uturn.forward", "12.circle.fill", "brand:dot"])
  func specimenShowsAnyKindOfIcon(name: String) throws {
    try tool.write("own/dot.svg", dot)
    let outcome = tool.command("icons", "show", name, "--icons", "brand=./own", "-o", "-", "--scale", "1")
    let size = try #require(outcome.imageSize, "\(outcome.errors)")
    #expect(outcome.code == 0 && size.width == 880 && size.height > 900)
  }

  @Test func sheetShowsFilteredIcons() throws {
    func height(_ flags: String...) throws -> Int {
      let outcome = tool.command(["icons", "sheet", "-o", "-", "--scale", "1"] + flags)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return try #require(outcome.imageSize).height
    }
    let weather = try height("--category", "nature")
    #expect(try height("--category", "nature", "--size", "64") > weather)
    #expect(try height("--category", "nature", "--all") > weather)
    #expect(try height("cloud", "--category", "nature") < weather)
    let none = tool.command("icons", "sheet", "-o", "-", "no such icon")
    #expect(none.code == 65 && none.errors.contains("LK0108"))
  }

  @Test func sheetShowsTheNamedIcons() throws {
    try tool.write("own/dot.svg", dot)
    func height(_ names: String...) throws -> Int {
      let outcome = tool.command(["icons", "sheet", "-o", "-", "--scale", "1", "--columns", "1", "--icons", "brand=./own"] + names)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return try #require(outcome.imageSize).height
    }
    let two = try height("bell", "bubble.left")
    #expect(try height("bell", "bubble.left", "bell") == two)
    #expect(try height("bell", "bubble.left", "iphone", "brand:dot") > two)
    let wrong = tool.command("icons", "sheet", "bell", "no.such", "-o", "-")
    #expect(wrong.code == 65 && wrong.errors.contains("LK0102") && wrong.errors.contains("no.such"), "\(wrong.errors)")
  }

  @Test func sheetHasSeveralPagesIfNeeded() throws {
    let outcome = tool.command("icons", "sheet", "arrow", "--all", "--scale", "2", "-o", "./all.png")
    #expect(outcome.code == 0 && outcome.lines == (1...2).map { "all-\($0).png" }, "the files are named: \(outcome.text)")
    let files = try tool.files()
    #expect(files.keys.sorted() == (1...2).map { "all-\($0).png" })
    #expect(files.values.allSatisfy { PNGSize($0).map { $0.width == 2080 && $0.height <= 8192 } ?? false })
  }

  /// The name is that of the option, not that of a page.
  @Test func aWrongNameOfTheSheetIsAnErrorBeforeItIsDrawn() throws {
    let outcome = tool.command("icons", "sheet", "-o", "./all.html")
    #expect(outcome.code == 64 && outcome.errors.contains("not \"all.html\""), "\(outcome.errors)")
    #expect(try tool.files().isEmpty)
  }

  /// The page is one image with thousands of icons, and its work is within the limits of a label.
  @Test func sheetShowsAllIcons() throws {
    let outcome = tool.command("icons", "sheet", "--all", "--scale", SlowBuild.isEnabled ? "2" : "0.5", "-o", "./all.png")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try tool.files().count > 5)
  }

  @Test(arguments: [(3, "24", 364), (20, "24", 2064), (1, "24", 360), (5, "100", 684)])
  func columnsGiveTheSheetItsWidth(columns: Int, size: String, width: Int) throws {
    // Few columns of all arrows, or large ones, would need two pages.
    let filter = columns < 20 ? "arrow.up" : "arrow"
    let outcome = tool.command("icons", "sheet", filter, "--columns", "\(columns)", "--size", size, "--scale", "1", "-o", "-")
    #expect(outcome.imageSize?.width == width, "\(outcome.errors)")
  }

  @Test(arguments: ["0", "-1", "1000000"])
  func impossibleColumnsAreAnErrorAtTheirFlag(columns: String) throws {
    let outcome = tool.command("icons", "sheet", "bell", "--columns=\(columns)", "-o", "-")
    #expect(outcome.code == 65 && outcome.errors.contains("--columns") && outcome.errors.contains("1 to "), "\(outcome.errors)")
  }

  @Test func listsAreFilteredByPrefixCategoryAndOrigin() throws {
    try tool.write("own/dot.svg", dot)
    try tool.write("own/flags/de.svg", dot)
    let own = tool.command("icons", "list", "--icons", "brand=./own", "--prefix", "brand")
    #expect(own.lines == ["brand:dot", "brand:flags/de"])
    let birds = tool.command("icons", "list", "bird", "--category", "nature", "--drawn")
    #expect(birds.lines == ["bird"])
    let json = tool.command("icons", "list", "bell", "--json", "--icons", "brand=./own")
    #expect(
      json.lines.contains { $0.hasPrefix(#"{"name":"bell.slash","category":"communication","origin":"generated","keywords":["mute","#) })
    let set = tool.command("icons", "list", "--json", "--icons", "brand=./own", "--prefix", "brand")
    #expect(set.lines.first == #"{"name":"brand:dot","category":null,"origin":"set","keywords":[],"rightToLeft":null,"languages":[]}"#)
    let sidebar = tool.command("icons", "list", "list.bullet", "--json").lines.first ?? ""
    #expect(sidebar.hasSuffix(#""rightToLeft":"mirrors","languages":[]}"#), "\(sidebar)")
  }

  @Test(arguments: [
    (["icons", "list", "--category", "natur"], "did you mean \"nature\"?"), (["icons", "list", "--prefix", "x"], "--prefix"),
    (["icons", "sheet", "--size", "0", "-o", "-"], "--size"), (["icons", "sheet", "--size", "nan", "-o", "-"], "--size"),
    (["icons", "sheet", "--scale", "1e9", "-o", "-"], "--scale"), (["icons", "show", "bell", "--scale", "0", "-o", "-"], "--scale"),
    (["icons", "show", "bel", "-o", "-"], "did you mean"),
  ])
  func invalidValueIsAnErrorAtItsFlag(arguments: [String], message: String) throws {
    let outcome = tool.command(arguments)
    #expect(outcome.code == 65 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func imagesOfAFolderAreIconsWithItsPrefix() throws {
    let png = tool.command("render", "--icon", "star", "-o", "-").output
    try tool.write("own/shot.png", png)
    #expect(tool.command("icons", "list", "--icons", "brand=./own", "--prefix", "brand").lines == ["brand:shot"])
    let drawn = tool.command("render", "--icon", "brand:shot", "--icons", "brand=./own", "-o", "-")
    #expect(drawn.imageSize != nil, "\(drawn.errors)")
  }

  /// Writes a PNG of a green square of 4 by 4 pixels with transparent pixels around it.
  private func writeImage(to path: String) throws {
    try tool.write("square.svg", "<svg viewBox='0 0 5 4'><path d='M0 0h4v4H0z' fill='lime'/></svg>")
    try tool.write(path, try exported(["./square.svg", "--size", "5", "--scale", "1"]))
  }

  /// Exports a single icon and returns its file.
  private func exported(_ arguments: [String]) throws -> [UInt8] {
    let outcome = tool.command(["icons", "export", "-o", "./out"] + arguments)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let files = try tool.files("out")
    for name in files.keys { try tool.remove("out/" + name) }
    #expect(files.count == 1)
    return try #require(files.values.first)
  }

  @Test func imagesOfAnIconSetAreShownAlsoOnSheets() throws {
    try writeImage(to: "own/shot.png")
    let shown = tool.command("icons", "show", "brand:shot", "--icons", "brand=./own")
    #expect(shown.code == 0 && shown.text == "image \"brand:shot\" 5×5 px\n")
    let specimen = tool.command("icons", "show", "brand:shot", "--icons", "brand=./own", "-o", "-", "--scale", "1")
    #expect(try #require(specimen.imageSize).width == 880, "\(specimen.errors)")
    func sheet(_ flags: String...) throws -> [UInt8] {
      let outcome = tool.command(["icons", "sheet", "--icons", "brand=./own", "--prefix", "brand", "-o", "-"] + flags)
      #expect(outcome.code == 0 && outcome.imageSize != nil, "\(outcome.errors)")
      return outcome.output
    }
    let own = try sheet()
    #expect(try own == sheet("--mode", "multicolor") && own != sheet("--mode", "monochrome"))
    try tool.write("own/broken.png", "not an image")
    #expect(tool.command("icons", "sheet", "--icons", "brand=./own", "--prefix", "brand", "-o", "-").errors.contains("broken.png"))
  }

  @Test func imagesOfAnIconSetAreExportedInTheirColoursOrAsTemplates() throws {
    try writeImage(to: "own/shot.png")
    func export(_ flags: String...) throws -> [UInt8] {
      try exported(["brand:shot", "--icons", "brand=./own", "--size", "5", "--scale", "2"] + flags)
    }
    let own = try export()
    #expect(PNGSize(own)?.width == 10)
    #expect(try own == export("--mode", "multicolor") && own == export("--color", "red"))
    let red = try export("--mode", "monochrome", "--color", "red")
    #expect(try red != own && red == export("--mode", "palette", "--color", "red", "--color", "blue"))
    let all = tool.command("icons", "export", "--icons", "brand=./own", "brand:shot", "bolt", "-o", "./both")
    #expect(try all.code == 0 && tool.files("both").keys.sorted() == ["bolt.png", "brand/shot.png"])
  }

  // MARK: Check

  @Test func checkPrintsFileLineRuleAndValue() throws {
    let root = #"xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75""#
    func svg(_ inside: String) -> String { "<svg \(root) stroke-linecap=\"round\" stroke-linejoin=\"round\">\n\(inside)\n</svg>\n" }
    try tool.write("set/good.svg", svg(#"<circle class="primary" data-fill="body" cx="12" cy="12" r="9"/>"#))
    try tool.write("set/bad.svg", svg(#"<circle cx="12" cy="13.1234" r="9"/>"#))
    let outcome = tool.command("icons", "check", "./set")
    #expect(outcome.code == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.lines.allSatisfy { $0.hasPrefix("set/bad.svg") } && outcome.lines.count == 3)
    #expect(outcome.lines.contains("set/bad.svg:2: decimals: cy has more than three decimals"))
    #expect(outcome.lines.contains { $0.hasPrefix("set/bad.svg: centring: its ink is 0 to the right of the middle and 1.1234 below it") })
    let json = tool.command("icons", "check", "./set/bad.svg", "--json")
    #expect(try json.lastObject()["value"] as? Double == 1.1234 && json.code == 1)
    let good = tool.command("icons", "check", "./set/good.svg")
    #expect(good.code == 0 && good.output.isEmpty)
    try tool.write("set/a.svg", String(repeating: " ", count: 1_100_000))
    let large = tool.command("icons", "check", "./set")
    #expect(large.code == 1 && large.lines == outcome.lines && large.errors.contains("a.svg"))
    let mixed = tool.command("icons", "check", "./gone", "./set/gone.svg", "./set/bad.svg")
    #expect(mixed.code == 66 && mixed.lines.count == 3 && mixed.errors.contains("gone"))
  }
}
