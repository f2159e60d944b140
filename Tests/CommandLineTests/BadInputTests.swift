// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Runs with invalid input report the diagnostic's code, end with its exit code, and leave no files behind.
@Suite struct BadInputTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// Checks a run that must write nothing.
  private func expect(
    _ outcome: Outcome, code: Int32, _ fragments: String..., leaving files: Set<String> = [],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(outcome.code == code, "\(outcome.errors.prefix(2000))", sourceLocation: location)
    for text in fragments { #expect(outcome.errors.contains(text), "\(outcome.errors.prefix(2000))", sourceLocation: location) }
    #expect(outcome.output.isEmpty, sourceLocation: location)
    #expect(try Set(tool.files().keys) == files, sourceLocation: location)
  }

  // MARK: Usage and files

  @Test func wrongUsageIs64() throws {
    try expect(tool.command("render", "X"), code: 64, "--output")
    try expect(tool.command("render", "X", "--wat", "-o", "./a.png"), code: 64)
    try expect(tool.command("wat"), code: 64)
    try expect(tool.command("dump", "X", "--stage", "wat"), code: 64)
    try expect(try tool("batch", "m.txt", "-o", "out"), code: 64, "LK0602", ".yaml")
    try expect(try tool("batch", "-", "-o", "out", "--jobs", "0"), code: 64)
    try expect(tool.command("render", "X", "--shadow", "red", "-o", "./a.png"), code: 64, "--shadow")
    try expect(tool.command("render", "X", "--padding", "1,2,3", "-o", "./a.png"), code: 65, "--padding")
  }

  @Test func missingManifestIs66() throws {
    try expect(try tool("batch", "nope.yaml", "-o", "out"), code: 66, "LK0402", "nope.yaml", "could not be read")
    try tool.makeFolder("folder.yaml")
    try expect(try tool("batch", "folder.yaml", "-o", "out"), code: 66, "LK0403")
  }

  @Test func unwritableOutputIs73() throws {
    try tool.write("file", "kept")
    try tool.write("m.csv", "id,title\na,A\nb,A,\n")
    let before: Set = ["file", "m.csv"]
    try expect(tool.command("render", "X", "-o", "./file/a.png"), code: 73, "--output", "LK0404", leaving: before)
    try expect(tool.command("render", "X", "-o", "./."), code: 73, "LK0406", leaving: before)
    try expect(tool.command("render", "X", "-o", ""), code: 73, "LK0404", leaving: before)
    try expect(try tool("batch", "m.csv", "-o", "file"), code: 73, "LK0404", "skipped", leaving: before)
    try expect(try tool("batch", "m.csv", "-o", "file/deeper"), code: 73, "LK0404", leaving: before)
    #expect(try tool.files()["file"] == [UInt8]("kept".utf8))
  }

  // MARK: Names

  @Test func unknownNamesAreReportedWithTheNearest() throws {
    try expect(tool.command("render", "X", "--icon", "bolt.fil", "-o", "./a.png"), code: 65, "LK0102", "--icon", "\"bolt.fill\", ")
    try expect(tool.command("render", "X", "--font", "Intre", "-o", "./a.png"), code: 65, "LK0103", "--font", "\"Inter\"")
    try expect(tool.command("render", "X", "--color", "bleu", "-o", "./a.png"), code: 65, "LK0104", "--color", "\"blue\"")
    try expect(tool.command("render", "X", "--color", "#12345", "-o", "./a.png"), code: 65, "LK0104", "--color")
    try expect(tool.command("render", "X", "--style", "iconsOnly", "-o", "./a.png"), code: 65, "LK0204", "--style", "\"iconOnly\"")
    try expect(tool.command("render", "a\u{378}b", "-o", "./a.png"), code: 65, "LK0101", "TITLE", "U+0378")
    try expect(tool.command("render", "a\u{FFFF}b", "-o", "./a.png"), code: 65, "LK0101", "U+FFFF")
    for title in ["", "   ", "\n", "\u{200B}"] { try expect(tool.command("render", title, "-o", "./a.png"), code: 65, "LK0208") }
    try expect(tool.command("render", "-o", "./a.png"), code: 65, "LK0208")
  }

  @Test func invalidIconFilesAreNamed() throws {
    let png = tool.command("render", "X", "-o", "-").output
    try tool.write("cut.png", Array(png.prefix(png.count / 2)))
    try tool.write("cut.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n<path d=\"M0 0")
    try tool.write("text.svg", "not an image")
    try tool.write("empty.svg", "")
    try tool.write("empty.png", "")
    try tool.makeFolder("folder.svg")
    try tool.makeFolder("folder.png")
    let files = Set(try tool.files().keys)
    for name in ["cut.png", "cut.svg", "text.svg", "empty.svg", "empty.png", "folder.svg", "folder.png"] {
      let outcome = tool.command("render", "X", "--icon", "./" + name, "-o", "./a.png")
      try expect(outcome, code: 65, "--icon", "LK0105", name, leaving: files)
    }
    for name in ["missing.svg", "missing.png"] {
      try expect(tool.command("render", "X", "--icon", "./" + name, "-o", "./a.png"), code: 66, "--icon", "LK0416", name, leaving: files)
    }
  }

  @Test func invalidFontFilesAreNamed() throws {
    try tool.write("bad.ttf", "no font")
    try tool.makeFolder("folder.ttf")
    for name in ["bad.ttf", "folder.ttf"] {
      try expect(
        tool.command("render", "X", "--font", "./" + name, "-o", "./a.png"), code: 65, "--font", "LK0106", name, leaving: ["bad.ttf"])
    }
    let name = "missing.ttf"
    try expect(
      tool.command("render", "X", "--font", "./" + name, "-o", "./a.png"), code: 66, "--font", "LK0416", name, leaving: ["bad.ttf"])
  }

  // MARK: Numbers

  static let numbers = [
    "--width", "--height", "--size", "--scale", "--spacing", "--lines", "--shrink", "--corner-radius", "--padding", "--variable-value",
  ]

  @Test(arguments: numbers, ["nan", "-inf", "1e308", "ten"])
  func invalidNumberIsAnError(flag: String, value: String) throws {
    let outcome = tool.command("render", "X", "--icon", "wifi", "\(flag)=\(value)", "-o", "./a.png")
    try expect(outcome, code: 65, flag, value == "ten" ? "LK0203" : "LK0301")
  }

  @Test(arguments: ["--width", "--height", "--size", "--scale", "--lines", "--shrink", "--corner-radius", "--variable-value"])
  func negativeNumberIsAnErrorWhereItMakesNoSense(flag: String) throws {
    try expect(tool.command("render", "X", "--icon", "wifi", "\(flag)=-1", "-o", "./a.png"), code: 65, flag, "LK0301")
  }

  @Test(arguments: ["--size=0", "--scale=0", "--scale=1e-9", "--shadow=red,nan,1", "--border=red,-1", "--drop-shadow=red,1,1,-1"])
  func numberOutsideItsRangeIsAnError(flag: String) throws {
    try expect(tool.command("render", "X", flag, "-o", "./a.png"), code: 65, "LK0301")
  }

  @Test(arguments: [
    "--width=0", "--height=0", "--lines=0", "--shrink=0", "--spacing=0", "--spacing=-4", "--padding=-1", "--corner-radius=1e9",
  ])
  func numberAtTheEdgeOfItsRangeIsValid(flag: String) throws {
    #expect(tool.command("render", "X", "--icon", "wifi", flag, "-o", "-").imageSize != nil)
  }

  @Test(arguments: [
    "--width=1e9", "--height=1e9", "--size=1e9", "--spacing=1e9", "--spacing=-1e9", "--padding=1e9", "--shadow=red,1e9,0",
    "--shadow=red,0,0,1e6", "--scale=32767",
  ])
  func imageBeyondTheLimitsIs75(flag: String) throws {
    try expect(tool.command("render", "XXXX", "--icon", "wifi", flag, "-o", "./a.png"), code: 75, "the limit is")
  }

  @Test(arguments: ["--padding=-1e9", "--border=red,1e9", "--shadow=red,1e9,1e9,1e9"])
  func hugeNumberWithNothingVisibleDoesNotCrash(flag: String) throws {
    let outcome = tool.command("render", "\u{2800}", flag, "-o", "-")
    #expect([0, 65, 75].contains(outcome.code), "\(outcome.errors)")
  }

  // MARK: Titles

  @Test func nullCharacterInATitleIsRendered() throws {
    let outcome = try tool("batch", "-", "-o", "out", input: #"{"id": "a", "title": "a\u0000b"}"#)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func messagesHaveNoControlCharactersOfTheInput() throws {
    let outcome = tool.command("render", "X", "--icon", "\u{1B}[31mred\u{7}", "-o", "./a.png")
    #expect(outcome.code == 65 && !outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\u{7}"))
  }
}
