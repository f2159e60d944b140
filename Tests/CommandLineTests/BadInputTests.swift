// SPDX-License-Identifier: MIT

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

  private func batch(_ name: String, _ text: String) throws -> Outcome {
    try tool.write(name, text)
    return try tool("batch", name, "-o", "out")
  }

  // MARK: Usage and files

  @Test func wrongUsageIs64() throws {
    try expect(try tool("render", "X"), code: 64, "--output")
    try expect(try tool("render", "X", "--wat", "-o", "a.png"), code: 64)
    try expect(try tool("wat"), code: 64)
    try expect(try tool("dump", "X", "--stage", "wat"), code: 64)
    try expect(try tool("batch", "m.txt", "-o", "out"), code: 64, "LK0602", ".yaml")
    try expect(try tool("batch", "-", "-o", "out", "--jobs", "0"), code: 64)
    try expect(try tool("render", "X", "--shadow", "red", "-o", "a.png"), code: 64, "--shadow")
    try expect(try tool("render", "X", "--padding", "1,2,3", "-o", "a.png"), code: 65, "--padding")
  }

  @Test func missingManifestIs66() throws {
    try expect(try tool("batch", "nope.yaml", "-o", "out"), code: 66, "LK0402", "nope.yaml", "could not be read")
    try tool.makeFolder("folder.yaml")
    try expect(try tool("batch", "folder.yaml", "-o", "out"), code: 66, "LK0403")
  }

  @Test func missingManifestDoesNotStopOthers() throws {
    try tool.write("m.csv", "id,title\na,A\n")
    let outcome = try tool("batch", "nope.yaml", "m.csv", "-o", "out")
    #expect(outcome.code == 1 && outcome.errors.contains("1 written"))
  }

  @Test func unwritableOutputIs73() throws {
    try tool.write("file", "kept")
    try tool.write("m.csv", "id,title\na,A\nb,A,\n")
    let before: Set = ["file", "m.csv"]
    try expect(try tool("render", "X", "-o", "file/a.png"), code: 73, "--output", "LK0404", leaving: before)
    try expect(try tool("render", "X", "-o", "."), code: 73, "LK0406", leaving: before)
    try expect(try tool("render", "X", "-o", ""), code: 73, "LK0404", leaving: before)
    try expect(try tool("batch", "m.csv", "-o", "file"), code: 73, "LK0404", "skipped", leaving: before)
    try expect(try tool("batch", "m.csv", "-o", "file/deeper"), code: 73, "LK0404", leaving: before)
    #expect(try tool.files()["file"] == [UInt8]("kept".utf8))
  }

  @Test func folderWithTheNameOfAFileFailsOnlyThatFile() throws {
    try tool.makeFolder("out/a.png")
    try tool.write("m.csv", "id,title\na,A\nb,B\n")
    let outcome = try tool("batch", "m.csv", "-o", "out")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0406"))
    #expect(try Set(tool.files("out").keys) == ["b.png"])
  }

  // MARK: Manifests

  static let manifests: [(name: String, text: String, code: Int32, fragments: [String])] = [
    ("broken.yaml", "version: 1\nlabels:\n  - id: a\n    title: [x\n  - id: b\n", 65, ["broken.yaml:5:", "LK0201"]),
    ("tab.yaml", "version: 1\nlabels:\n\t- id: a\n", 65, ["tab.yaml:3:1", "LK0201"]),
    ("cut.json", #"{"version":1,"labels":[{"id":"x","title":"a"#, 65, ["cut.json:1:42", "LK0201"]),
    ("none.json", "", 65, ["none.json:1:1", "LK0201"]), ("none.csv", "", 65, ["none.csv:1:1", "LK0201"]),
    ("none.yaml", "", 65, ["none.yaml:1:1"]), ("scalar.yaml", "just a text", 65, ["LK0203"]),
    ("deep.json", String(repeating: "[", count: 100_000), 65, ["nested"]),
    ("deep.yaml", String(repeating: "[", count: 20_000), 65, ["LK0201"]),
    ("surrogate.json", #"{"version":1,"labels":[{"id":"x","title":"a\ud800b"}]}"#, 65, ["surrogate.json:1:44", "surrogate"]),
    ("pair.json", #"{"version":1,"labels":[{"id":"x","title":"\udc00\ud800"}]}"#, 65, ["LK0201"]),
    ("row.ndjson", #"{"id":"x","title":"a\ud800b"}"#, 65, ["row.ndjson:1:21"]),
    ("key.yaml", "version: 1\nlabels:\n  - { id: a, titel: A }\n", 65, ["key.yaml:3:14", "LK0202", "\"title\"?"]),
    ("head.yaml", "version: 1\ndefault: {}\nlabels:\n  - { id: a, title: A }\n", 65, ["head.yaml:2:1", "LK0202", "\"defaults\"?"]),
    ("defaults.yaml", "version: 1\ndefaults: { scale: 0 }\nlabels:\n  - { id: a, title: A }\n", 65, ["defaults.yaml:2:20", "LK0301"]),
    ("column.csv", "id,titel\na,A\n", 65, ["column.csv:1:4", "LK0211", "\"title\"?"]),
    ("type.yaml", "version: 1\nlabels:\n  - { id: a, title: A, width: wide }\n", 65, ["type.yaml:3:31", "LK0203"]),
    ("list.yaml", "version: 1\nlabels: 7\n", 65, ["list.yaml:2:9", "LK0203"]),
    ("version.yaml", "version: 2\nlabels: []\n", 65, ["version.yaml:1:10", "LK0204"]),
    ("keys.yaml", "{}\n", 65, ["LK0205", "\"version\"", "\"labels\""]),
    ("id.yaml", "version: 1\nlabels:\n  - { id: a/../../b, title: A }\n", 65, ["id.yaml:3:11", "LK0207", ".."]),
    ("root.yaml", "version: 1\nlabels:\n  - { id: /tmp/b, title: A }\n", 65, ["LK0207", "absolute"]),
    (
      "template.yaml", "version: 1\noutput: \"../{id}.png\"\nlabels:\n  - { id: a, title: A }\n", 65,
      ["template.yaml:2:9", "LK0204", ".."]
    ),
    ("field.yaml", "version: 1\noutput: \"{idd}.png\"\nlabels:\n  - { id: a, title: A }\n", 65, ["field.yaml:2:9", "LK0204"]),
    ("empty.yaml", "version: 1\nlabels:\n  - { id: a, title: \"\" }\n", 65, ["LK0208"]),
    ("hidden.yaml", "version: 1\nlabels:\n  - { id: a, title: A, style: iconOnly }\n", 65, ["hidden.yaml:3:31", "LK0209"]),
    ("wide.yaml", "version: 1\nlabels:\n  - { id: a, title: A, width: 1e9 }\n", 75, ["wide.yaml:3:31", "LK0302"]),
    ("far.yaml", "version: 1\nlabels:\n  - { id: a, title: A, width: 1e300 }\n", 65, ["far.yaml:3:31", "LK0301", "1e9"]),
    ("area.yaml", "version: 1\nlabels:\n  - { id: a, title: A, width: 20000, height: 20000, scale: 1 }\n", 75, ["LK0303"]),
    ("offset.yaml", "version: 1\nlabels:\n  - { id: a, title: A, dropShadow: { color: red, offset: [1e9, 0] } }\n", 75, ["LK0302"]),
    (
      "blur.yaml", "version: 1\nlabels:\n  - { id: a, title: A, dropShadow: { color: red, offset: [0, 0], radius: 1e9 } }\n", 75, ["LK0302"]
    ),
    ("kern.yaml", "version: 1\nlabels:\n  - { id: a, title: AAA, kern: 1e9 }\n", 75, ["LK0302"]),
  ]

  @Test(arguments: manifests.indices)
  func invalidManifestIsReportedWithItsLocation(index: Int) throws {
    let (name, text, code, fragments) = Self.manifests[index]
    let outcome = try batch(name, text)
    try expect(outcome, code: code, leaving: [name])
    for text in fragments { #expect(outcome.errors.contains(text), "\(text) in: \(outcome.errors.prefix(2000))") }
  }

  @Test func allErrorsAreReportedInOneRun() throws {
    let text = "version: 1\nlabels:\n  - { id: a, titel: A }\n  - { id: b, title: B, widht: 3 }\n  - { id: c, title: C, scale: no }\n"
    let all = ["m.yaml:3:14", "m.yaml:4:24", "m.yaml:5:31", "3 labels have errors"]
    let outcome = try batch("m.yaml", text)
    try expect(outcome, code: 65, leaving: ["m.yaml"])
    for text in all { #expect(outcome.errors.contains(text), "\(text)") }
  }

  // MARK: Names

  @Test func unknownNamesAreReportedWithTheNearest() throws {
    try expect(try tool("render", "X", "--icon", "bolt.fil", "-o", "a.png"), code: 65, "LK0102", "--icon", "\"bolt.fill\", ")
    try expect(try tool("render", "X", "--font", "Intre", "-o", "a.png"), code: 65, "LK0103", "--font", "\"Inter\"")
    try expect(try tool("render", "X", "--color", "bleu", "-o", "a.png"), code: 65, "LK0104", "--color", "\"blue\"")
    try expect(try tool("render", "X", "--color", "#12345", "-o", "a.png"), code: 65, "LK0104", "--color")
    try expect(try tool("render", "X", "--style", "iconsOnly", "-o", "a.png"), code: 65, "LK0204", "--style", "\"iconOnly\"")
    try expect(try tool("render", "a\u{378}b", "-o", "a.png"), code: 65, "LK0101", "TITLE", "U+0378")
    try expect(try tool("render", "a\u{FFFF}b", "-o", "a.png"), code: 65, "LK0101", "U+FFFF")
    for title in ["", "   ", "\n", "\u{200B}"] { try expect(try tool("render", title, "-o", "a.png"), code: 65, "LK0208") }
    try expect(try tool("render", "-o", "a.png"), code: 65, "LK0208")
  }

  @Test func invalidIconFilesAreNamed() throws {
    let png = try tool("render", "X", "-o", "-").output
    try tool.write("cut.png", Array(png.prefix(png.count / 2)))
    try tool.write("cut.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n<path d=\"M0 0")
    try tool.write("text.svg", "not an image")
    try tool.write("empty.svg", "")
    try tool.write("empty.png", "")
    try tool.makeFolder("folder.svg")
    try tool.makeFolder("folder.png")
    let files = Set(try tool.files().keys)
    for name in ["cut.png", "cut.svg", "text.svg", "empty.svg", "empty.png", "folder.svg", "folder.png"] {
      let outcome = try tool("render", "X", "--icon", name, "-o", "a.png")
      try expect(outcome, code: 65, "--icon", "LK0105", name, leaving: files)
    }
    for name in ["missing.svg", "missing.png"] {
      try expect(try tool("render", "X", "--icon", name, "-o", "a.png"), code: 66, "--icon", "LK0416", name, leaving: files)
    }
  }

  @Test func invalidFontFilesAreNamed() throws {
    try tool.write("bad.ttf", "no font")
    try tool.makeFolder("folder.ttf")
    for name in ["bad.ttf", "folder.ttf"] {
      try expect(try tool("render", "X", "--font", name, "-o", "a.png"), code: 65, "--font", "LK0106", name, leaving: ["bad.ttf"])
    }
    let name = "missing.ttf"
    try expect(try tool("render", "X", "--font", name, "-o", "a.png"), code: 66, "--font", "LK0416", name, leaving: ["bad.ttf"])
  }

  // MARK: Numbers

  static let numbers = [
    "--width", "--height", "--size", "--scale", "--spacing", "--lines", "--shrink", "--corner-radius", "--padding", "--variable-value",
  ]

  @Test(arguments: numbers, ["nan", "-inf", "1e308", "ten"])
  func invalidNumberIsAnError(flag: String, value: String) throws {
    let outcome = try tool("render", "X", "--icon", "wifi", "\(flag)=\(value)", "-o", "a.png")
    try expect(outcome, code: 65, flag, value == "ten" ? "LK0203" : "LK0301")
  }

  @Test(arguments: ["--width", "--height", "--size", "--scale", "--lines", "--shrink", "--corner-radius", "--variable-value"])
  func negativeNumberIsAnErrorWhereItMakesNoSense(flag: String) throws {
    try expect(try tool("render", "X", "--icon", "wifi", "\(flag)=-1", "-o", "a.png"), code: 65, flag, "LK0301")
  }

  @Test(arguments: ["--size=0", "--scale=0", "--scale=1e-9", "--shadow=red,nan,1", "--border=red,-1", "--drop-shadow=red,1,1,-1"])
  func numberOutsideItsRangeIsAnError(flag: String) throws {
    try expect(try tool("render", "X", flag, "-o", "a.png"), code: 65, "LK0301")
  }

  @Test(arguments: [
    "--width=0", "--height=0", "--lines=0", "--shrink=0", "--spacing=0", "--spacing=-4", "--padding=-1", "--corner-radius=1e9",
  ])
  func numberAtTheEdgeOfItsRangeIsValid(flag: String) throws {
    #expect(try tool("render", "X", "--icon", "wifi", flag, "-o", "-").imageSize != nil)
  }

  @Test(arguments: [
    "--width=1e9", "--height=1e9", "--size=1e9", "--spacing=1e9", "--spacing=-1e9", "--padding=1e9", "--shadow=red,1e9,0",
    "--shadow=red,0,0,1e6", "--scale=32767",
  ])
  func imageBeyondTheLimitsIs75(flag: String) throws {
    try expect(try tool("render", "XXXX", "--icon", "wifi", flag, "-o", "a.png"), code: 75, "the limit is")
  }

  @Test(arguments: ["--padding=-1e9", "--border=red,1e9", "--shadow=red,1e9,1e9,1e9"])
  func hugeNumberWithNothingVisibleDoesNotCrash(flag: String) throws {
    let outcome = try tool("render", "\u{2800}", flag, "-o", "-")
    #expect([0, 65, 75].contains(outcome.code), "\(outcome.errors)")
  }

  // MARK: Titles

  static let longTitles: [(title: String, code: String)] = [
    (String(repeating: "lorem ipsum ", count: 87_000), "LK0304"), (String(repeating: "a", count: 2_000_000), "LK0305"),
    ("a" + String(repeating: "\n", count: 1_000_000), "LK0304"), ("a" + String(repeating: "\u{301}", count: 100_000), "LK0304"),
  ]

  @Test(arguments: longTitles.indices)
  func titleBeyondTheLimitsIs75(index: Int) throws {
    let (title, code) = Self.longTitles[index]
    try tool.write("m.csv", "id,title\na,\"\(title)\"\n")
    try expect(try tool("batch", "m.csv", "-o", "out"), code: 75, "m.csv:2:3", code, leaving: ["m.csv"])
  }

  /// Titles with unusual characters that must be rendered.
  static let unusualTitles = [
    "a\u{202E}\u{202B}\u{2067}abc\u{202C}\u{2069}\u{200F}b", String(repeating: "\u{202E}", count: 500) + "abc", "a\u{1}\u{1B}[31mb\u{7F}",
    "a\u{301}\u{301}\u{301}", "  a  ", "\na\n", "a\r\nb", "\u{FEFF}a\u{200B}", "a" + String(repeating: "\u{301}", count: 5000),
  ]

  @Test(arguments: unusualTitles.indices)
  func unusualTitlesAreRendered(index: Int) throws {
    let outcome = try tool("render", Self.unusualTitles[index], "-o", "-")
    #expect(outcome.code == 0 && outcome.imageSize != nil, "\(outcome.errors)")
  }

  @Test func nullCharacterInATitleIsRendered() throws {
    let outcome = try tool("batch", "-", "-o", "out", input: #"{"id": "a", "title": "a\u0000b"}"#)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func messagesHaveNoControlCharactersOfTheInput() throws {
    let outcome = try tool("render", "X", "--icon", "\u{1B}[31mred\u{7}", "-o", "a.png")
    #expect(outcome.code == 65 && !outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\u{7}"))
  }
}
