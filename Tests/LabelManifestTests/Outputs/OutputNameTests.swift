// SPDX-License-Identifier: MIT

import LabelBuild
import LabelCore
import LabelManifest
import LabelSystem
import TestSupport
import Testing

@Suite struct OutputNameTests {
  static let long = String(repeating: "a", count: 192)

  static let attacks: [String] = [
    "", "/", "//", "/etc/passwd", "/tmp/x", "..", ".", "../x", "a/..", "a/../b", "a/../../b", "a/../../../../tmp/x", "./a", "a/.", "a/./b",
    "a//b", "a/", "a/b/", "\0", "a\0b", "a\0/../b", "a\nb", "a\rb", "a\tb", "\u{1B}[2Ja", "a\u{7F}", "a\u{85}b", "..\\x", "a\\b",
    "\\\\host\\share",
    "C:/x", "c:x", " a", "a ", "a/ b", "a /b", ".. /a", "...", "a.", "a./b", "CON", "con", "nul.txt", "a/NUL", "aux/b", "LPT1",
    "com9.tar.gz",
    "COM¹", "PRN ", "conin$", "a\u{202E}gnp", "a\u{2066}b", "\u{FEFF}a", "a\u{2028}b", ".labelkit-1", "a/.LabelKit-x/b", long, "b/" + long,
    long + "/b",
    String(repeating: "a", count: 256) + "/b", String(repeating: "é", count: 100), String(repeating: "a/", count: 2000) + "a",
  ]

  @Test(arguments: attacks)
  func unsafeIDThrowsAndWritesNothing(id: String) throws {
    let scratch = try ScratchTree()
    let folder = try OutputFolder(scratch.out)
    let error = #expect(throws: LabelError.self) {
      let name = try OutputName(id)
      let path = try OutputTemplate.standard.path(for: VariantValues(id: name))
      _ = try folder.write([1], to: path)
    }
    #expect(error?.code == .unsafeID && error?.subject == id && error?.reason?.isEmpty == false)
    #expect(scratch.names() == ["out"])
  }

  @Test(
    arguments: [
      "a", "weather/rain", "a.b", ".hidden", "-rf", "~", "$HOME", "a;b", "a b", "Ü/雨", "नमस्ते", "👩‍👩‍👧", "..a", "a..b", "constant", "com10",
      "nulls", "ab:c",
      String(repeating: "a", count: 191), "a/" + String(repeating: "b", count: 191),
    ])
  func safeIDGivesAFileInTheFolder(id: String) throws {
    let scratch = try ScratchTree()
    let folder = try OutputFolder(scratch.out)
    let path = try OutputTemplate.standard.path(
      for: VariantValues(id: OutputName(id), scale: 2, locale: "zh-Hant-TW", hasSeveralLocales: true))
    #expect(try folder.write([1, 2, 3], to: path) == .written)
    #expect(scratch.files() == [id + "-zh-Hant-TW@2x.png": [1, 2, 3]])
  }

  @Test func unsafeIDHasAReason() {
    let expected = [
      "": "it is empty", "/a": "it is an absolute path", "a//b": "a part between slashes is empty",
      "a/../b": "it contains the folder \"..\"",
      "a\\b": "it contains a backslash", "a\u{1B}": "it contains the character U+001B", "a.": "a part ends with a dot",
      "nul": "\"nul\" is the name of a device on Windows", " a": "a part begins or ends with a space",
      "c:/a": "it begins with a drive letter",
      Self.long: "a part is longer than 191 bytes",
    ]
    for (id, reason) in expected {
      #expect(throws: LabelError.unsafeID(id: id, reason: reason)) { try OutputName(id) }
    }
  }

  @Test(arguments: [
    ("a", "a"), ("Rain", "rain"), ("caf\u{E9}", "cafe\u{301}"), ("Ä/b", "a\u{308}/B"), ("straße", "STRASSE"), ("σας", "ΣΑΣ"),
  ])
  func idsEqualUnderCaseFoldingAndNormalisationAreDuplicates(first: String, second: String) throws {
    let names = OutputNameSet()
    try names.insert(OutputName(first), at: DocumentLocation(file: "labels.yaml", line: 3, column: 5))
    try names.insert(OutputName("other"), at: nil)
    #expect(throws: LabelError.duplicateID(id: second, first: "labels.yaml:3:5")) {
      try names.insert(OutputName(second), at: DocumentLocation(file: "labels.yaml", line: 9))
    }
  }

  @Test func duplicateOfAnIDWithoutLocationThrows() throws {
    let names = OutputNameSet()
    try names.insert(OutputName("a"), at: nil)
    #expect(throws: LabelError.duplicateID(id: "A", first: nil)) { try names.insert(OutputName("A"), at: nil) }
  }

  /// Only the first thousands of ids are in memory.
  @Test func duplicatesAmongThousandsOfIDsHaveTheFirstLocation() throws {
    let names = OutputNameSet()
    let count = 12_000
    for number in 1...count {
      try names.insert(OutputName("id/\(number)"), at: DocumentLocation(file: "m.csv", line: number, column: number % 90 + 1))
    }
    for number in [1, 8_000, 8_192, 8_193, 9_999, count] {
      #expect(throws: LabelError.duplicateID(id: "ID/\(number)", first: "m.csv:\(number):\(number % 90 + 1)")) {
        try names.insert(OutputName("ID/\(number)"), at: nil)
      }
    }
  }

  @Test(arguments: [
    ("a.png", "A.png", OutputCollision.Kind.labels, "A.png"), ("a.png", "a.png/b.png", .folder, "a.png"),
    ("a.png/b.png", "a.png", .folder, "a.png"), ("x/a.png", "X/a.png/b/c.png", .folder, "X/a.png"),
  ])
  func pathsOfOneFileOrOfAFileAndAFolderCollide(first: String, second: String, kind: OutputCollision.Kind, path: String) throws {
    let paths = OutputPathSet()
    let place = DocumentLocation(file: "m.yaml", line: 3, column: 11, endColumn: 12)
    let known = DocumentLocation(file: "m.yaml", line: 3, column: 11)
    try paths.insert(OutputPath(first), at: place)
    let other = DocumentLocation(file: "n.yaml", line: 4, column: 1)
    #expect(throws: LabelError.outputCollision(OutputCollision(kind, path: path, first: known))) {
      try paths.insert(OutputPath(second), at: other)
    }
    if kind == .labels {
      #expect(throws: LabelError.outputCollision(OutputCollision(.variants, path: path, first: known))) {
        try paths.insert(OutputPath(second), at: place)
      }
    }
    try paths.insert(OutputPath("x/b.png"))
  }
}
