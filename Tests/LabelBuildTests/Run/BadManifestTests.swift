// SPDX-License-Identifier: MIT

import LabelCore
import RunTestSupport
import TestSupport
import Testing

/// Runs of invalid manifests report the diagnostic's code, end with its exit code, and leave no files behind.
@Suite struct BadManifestTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  /// Checks a run that must write nothing.
  private func expect(
    _ outcome: RunOutcome, code: Int32, _ fragments: [String], leaving files: Set<String>, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(outcome.code == code, "\(outcome.errors.prefix(2000))", sourceLocation: location)
    for text in fragments {
      #expect(outcome.errors.contains(text), "\(text) in: \(outcome.errors.prefix(2000))", sourceLocation: location)
    }
    #expect(try Set(folder.files().keys) == files, sourceLocation: location)
  }

  @Test func missingManifestDoesNotStopOthers() throws {
    try folder.write("m.csv", "id,title\na,A\n")
    let outcome = try folder.run("nope.yaml", "m.csv")
    #expect(outcome.code == 1 && outcome.counts == "1 written")
  }

  @Test func folderWithTheNameOfAFileFailsOnlyThatFile() throws {
    try folder.makeFolder("out/a.png")
    try folder.write("m.csv", "id,title\na,A\nb,B\n")
    let outcome = try folder.run("m.csv")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0406"))
    #expect(try Set(folder.files("out").keys) == ["b.png"])
  }

  static let manifests: [(name: String, text: String, code: Int32, fragments: [String])] = [
    ("broken.yaml", "version: 1\nlabels:\n  - id: a\n    title: [x\n  - id: b\n", 65, ["broken.yaml:5:", "LK0201"]),
    ("tab.yaml", "version: 1\nlabels:\n\t- id: a\n", 65, ["tab.yaml:3:1", "LK0201"]),
    ("cut.json", #"{"version":1,"labels":[{"id":"x","title":"a"#, 65, ["cut.json:1:42", "LK0201"]),
    ("none.json", "", 65, ["none.json:1:1", "LK0201"]), ("none.csv", "", 0, []),
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
    try folder.write(name, text)
    try expect(try folder.run(name), code: code, fragments, leaving: [name])
  }

  @Test func allErrorsAreReportedInOneRun() throws {
    try folder.write(
      "m.yaml",
      "version: 1\nlabels:\n  - { id: a, titel: A }\n  - { id: b, title: B, widht: 3 }\n  - { id: c, title: C, scale: no }\n")
    let outcome = try folder.run("m.yaml")
    try expect(outcome, code: 65, ["m.yaml:3:14", "m.yaml:4:24", "m.yaml:5:31"], leaving: ["m.yaml"])
    #expect(outcome.labelsWithErrors == 3)
  }

  // MARK: Titles

  static let longTitles: [(title: String, code: String)] = [
    (String(repeating: "lorem ipsum ", count: 87_000), "LK0304"), (String(repeating: "a", count: 2_000_000), "LK0305"),
    ("a" + String(repeating: "\n", count: 1_000_000), "LK0304"), ("a" + String(repeating: "\u{301}", count: 100_000), "LK0304"),
  ]

  @Test(arguments: longTitles.indices)
  func titleBeyondTheLimitsIs75(index: Int) throws {
    let (title, code) = Self.longTitles[index]
    try folder.write("m.csv", "id,title\na,\"\(title)\"\n")
    try expect(try folder.run("m.csv"), code: 75, ["m.csv:2:3", code], leaving: ["m.csv"])
  }

  /// Titles with unusual characters that must be rendered.
  static let unusualTitles = [
    "a\u{202E}\u{202B}\u{2067}abc\u{202C}\u{2069}\u{200F}b", String(repeating: "\u{202E}", count: 500) + "abc", "a\u{1}\u{1B}[31mb\u{7F}",
    "a\u{301}\u{301}\u{301}", "  a  ", "\na\n", "a\r\nb", "\u{FEFF}a\u{200B}", "a" + String(repeating: "\u{301}", count: 5000),
  ]

  @Test(arguments: unusualTitles.indices)
  func unusualTitlesAreRendered(index: Int) throws {
    try folder.write("m.json", #"{"version": 1, "labels": [{"id": "a", "title": \#(Self.unusualTitles[index].json.line)}]}"#)
    let outcome = try folder.run("m.json")
    #expect(try outcome.code == 0 && PNGSize(folder.bytes("out/a.png")) != nil, "\(outcome.errors)")
  }
}
