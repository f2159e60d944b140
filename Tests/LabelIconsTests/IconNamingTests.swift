// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import Testing

/// Our names in the user's sets.
final class IconNamingTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "icon-naming-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A registry with one set of these files.
  private func registry(_ prefix: String, _ files: [String], naming: String? = nil) throws -> IconRegistry {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for file in files {
      try "<svg viewBox='0 0 24 24'><path d='M2 2h20v20H2z'/></svg>".write(
        to: root.appending(path: file + ".svg"), atomically: false, encoding: .utf8)
    }
    try naming?.write(to: root.appending(path: "naming.json"), atomically: false, encoding: .utf8)
    return IconRegistry(folders: [try IconFolder(prefix: prefix, path: root.path())])
  }

  @Test(arguments: [
    ("lucide", "trash", "trash-2"), ("lucide", "bell.slash", "bell-off"), ("tabler", "gearshape", "settings"),
    ("phosphor", "chevron.right", "caret-right"), ("bootstrap", "exclamationmark.triangle", "exclamation-triangle"),
    ("material", "arrow.up.right", "north_east"), ("fontawesome", "wrench", "wrench"), ("lucide", "document.on.document", "copy"),
  ])
  func knownSetsAreAskedForOurNames(prefix: String, name: String, file: String) throws {
    #expect(try registry(prefix, [file]).icon(named: "\(prefix):\(name)").name == "\(prefix):\(name)")
  }

  @Test func fileOfTheNameItselfWins() throws {
    let registry = try registry("lucide", ["stop", "square"])
    try "<svg viewBox='0 0 48 48'><path d='M2 2h20v20H2z'/></svg>".write(
      to: root.appending(path: "stop.svg"), atomically: false, encoding: .utf8)
    #expect(try registry.icon(named: "lucide:stop").viewBox.width == 48)
  }

  @Test func namesThatASetDoesNotHaveAreUnknown() throws {
    #expect(throws: LabelError.self) { try self.registry("material", ["cloud_rain"]).icon(named: "material:cloud.rain") }
    #expect(throws: LabelError.self) { try self.registry("unheard-of", ["trash-2"]).icon(named: "unheard-of:trash") }
  }

  @Test func slashThatSurroundingsAskForIsTheSetsOwn() throws {
    let registry = try registry("lucide", ["bell", "bell-off"])
    #expect(try registry.icon(named: "lucide:bell", variants: IconVariants(isSlashed: true)).name == "lucide:bell.slash")
  }

  @Test func namingFileOfASetCountsInsteadOfOurs() throws {
    let registry = try registry("lucide", ["bin", "trash-2"], naming: #"{ "trash": "bin", "gone": "nowhere", "out": "../bin" }"#)
    #expect(try registry.icon(named: "lucide:trash").name == "lucide:trash")
    for name in ["gone", "out", "bell.slash"] { #expect(throws: LabelError.self) { try registry.icon(named: "lucide:\(name)") } }
  }

  @Test func namesInANamingFileMayBeEscaped() throws {
    let naming = try IconNaming(json: Array(#"{"a\u002eb":"x\/\"\\","c":"é"}"#.utf8), path: "naming.json")
    #expect(naming.name(for: "a.b") == "x/\"\\")
    #expect(naming.name(for: "c") == "é")
    #expect(naming.name(for: "d") == nil)
    #expect(try IconNaming(json: Array(" {} ".utf8), path: "naming.json").name(for: "a") == nil)
  }

  @Test(arguments: [
    ("", 1), ("[]", 1), ("{", 1), ("{\n\"a\": 1}", 2), ("{\n\"a\":\n\"b\",\n}", 4), ("{\"a\"\n\"b\"}", 2), ("{}\n\nx", 3),
    ("{\"a\n\":\"b\"}", 1),
    ("{\"a\":\"\\x\"}", 1), ("{\"a\":\"\\u12\"}", 1), ("{\"a\":\"\\ud800\"}", 1), ("{\"a\":\"b", 1), ("{\"a\":{}}", 1), ("{\"a\":\"\\", 1),
  ])
  func malformedNamingFileIsReportedWithItsLine(text: String, line: Int) throws {
    do {
      _ = try IconNaming(json: Array(text.utf8), path: "naming.json")
      Issue.record("it was read")
    } catch {
      guard case .unusableIcon("naming.json", line, _) = error else { throw error }
    }
  }

  @Test func malformedNamingFileIsReportedByTheNameThatNeedsIt() throws {
    let registry = try registry("set", ["plain"], naming: "{\n]")
    #expect(try registry.icon(named: "set:plain").name == "set:plain")
    let path = root.path() + "/naming.json"
    let error = try #require(throws: LabelError.self) { try registry.icon(named: "set:trash") }
    guard case .unusableIcon(path, 2, _) = error else { throw error }
  }
}
