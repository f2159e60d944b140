// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import LabelSettings
import Testing

/// Built-in names in the user's sets.
final class IconNamingTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "icon-naming-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  /// A registry with one set that has these files.
  private func registry(_ prefix: String, _ files: [String], naming: String? = nil) throws -> IconRegistry {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for file in files {
      let folder = root.appending(path: file).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
  func knownSetsAreFoundByBuiltInNames(prefix: String, name: String, file: String) throws {
    #expect(try registry(prefix, [file]).icon(named: "\(prefix):\(name)").name == "\(prefix):\(name)")
  }

  @Test func fileWithTheNameItselfIsPreferred() throws {
    let registry = try registry("lucide", ["stop", "square"])
    try "<svg viewBox='0 0 48 48'><path d='M2 2h20v20H2z'/></svg>".write(
      to: root.appending(path: "stop.svg"), atomically: false, encoding: .utf8)
    #expect(try registry.icon(named: "lucide:stop").viewBox.width == 48)
  }

  @Test func namesThatASetDoesNotHaveAreUnknown() throws {
    #expect(throws: LabelError.self) { try self.registry("material", ["cloud_rain"]).icon(named: "material:cloud.rain") }
    #expect(throws: LabelError.self) { try self.registry("unheard-of", ["trash-2"]).icon(named: "unheard-of:trash") }
  }

  @Test func slashFromTheEnvironmentUsesTheSetsOwn() throws {
    let registry = try registry("lucide", ["bell", "bell-off"])
    #expect(try registry.icon(named: "lucide:bell", variants: IconVariants(isSlashed: true)).name == "lucide:bell.slash")
  }

  @Test func namingFileReplacesTheBuiltInTable() throws {
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
      #expect(error.code == .unusableNaming && error.subject == "naming.json" && error.line == line)
    }
  }

  // MARK: Variants in the spelling of each set

  /// For each set: files of its releases, a built-in name, and the expected file.
  private static let spellings: [(prefix: String, files: [String], name: String, file: String?)] = [
    ("lucide", ["bell", "bell-off"], "bell.slash", "bell-off"), ("lucide", ["icons/star"], "star", "icons/star"),
    ("lucide", ["mic", "mic-off"], "mic.slash", "mic-off"), ("lucide", ["check", "circle-check"], "checkmark.circle", "circle-check"),
    ("lucide", ["circle-arrow-up"], "arrow.up.circle", "circle-arrow-up"), ("lucide", ["square-pen"], "pen.square", "square-pen"),
    ("lucide", ["star"], "star.fill", nil),
    ("tabler", ["outline/star", "filled/star"], "star", "outline/star"),
    ("tabler", ["outline/star", "filled/star"], "star.fill", "filled/star"),
    ("tabler", ["star", "star-filled"], "star.fill", "star-filled"), ("tabler", ["outline/bell-off"], "bell.slash", "outline/bell-off"),
    ("tabler", ["outline/circle-check", "filled/circle-check"], "checkmark.circle.fill", "filled/circle-check"),
    ("tabler", ["filled/alert-triangle"], "exclamationmark.triangle.fill", "filled/alert-triangle"),
    ("tabler", ["outline/star"], "star.fill", nil),
    ("phosphor", ["regular/star", "fill/star-fill", "bold/star-bold"], "star", "regular/star"),
    ("phosphor", ["regular/star", "fill/star-fill"], "star.fill", "fill/star-fill"), ("phosphor", ["star-fill"], "star.fill", "star-fill"),
    ("phosphor", ["regular/eye-slash", "fill/eye-slash-fill"], "eye.slash.fill", "fill/eye-slash-fill"),
    ("phosphor", ["regular/arrow-up", "fill/caret-right-fill"], "chevron.right.fill", "fill/caret-right-fill"),
    ("phosphor", ["fill/check-circle-fill"], "checkmark.circle.fill", "fill/check-circle-fill"),
    ("phosphor", ["fill/paper-plane-tilt-fill"], "paperplane.fill", "fill/paper-plane-tilt-fill"),
    ("bootstrap", ["star", "star-fill"], "star.fill", "star-fill"),
    ("bootstrap", ["bell-slash-fill"], "bell.slash.fill", "bell-slash-fill"),
    ("bootstrap", ["icons/gear-fill"], "gearshape.fill", "icons/gear-fill"),
    ("bootstrap", ["check-circle-fill"], "checkmark.circle.fill", "check-circle-fill"),
    ("bootstrap", ["arrow-up-square"], "arrow.up.square", "arrow-up-square"),
    ("bootstrap", ["file-earmark-fill"], "document.fill", "file-earmark-fill"), ("bootstrap", ["star"], "star.fill", nil),
    ("material", ["star_border"], "star", "star_border"), ("material", ["star", "star_border"], "star.fill", "star"),
    ("material", ["filled/favorite", "filled/favorite_border", "outlined/favorite_border"], "heart", "outlined/favorite_border"),
    ("material", ["filled/favorite", "outlined/favorite"], "heart.fill", "filled/favorite"),
    ("material", ["outlined/lock", "filled/lock"], "lock.fill", "filled/lock"), ("material", ["outlined/lock"], "lock", "outlined/lock"),
    ("material", ["mic_off"], "mic.slash", "mic_off"), ("material", ["key_off", "videocam_off"], "video.slash", "videocam_off"),
    ("material", ["check_circle"], "checkmark.circle.fill", "check_circle"),
    ("material", ["settings-fill", "settings"], "gearshape.fill", "settings-fill"),
    ("fontawesome", ["regular/star", "solid/star"], "star", "regular/star"),
    ("fontawesome", ["regular/star", "solid/star"], "star.fill", "solid/star"),
    ("fontawesome", ["solid/trash-can"], "trash", "solid/trash-can"), ("fontawesome", ["bell-slash"], "bell.slash", "bell-slash"),
    ("fontawesome", ["solid/circle-check"], "checkmark.circle.fill", "solid/circle-check"),
    ("fontawesome", ["brands/github"], "github", "brands/github"),
    ("other", ["star", "star-fill"], "star.fill", nil),
  ]

  @Test(arguments: spellings)
  func variantsAreFoundByTheSetsSpelling(prefix: String, files: [String], name: String, file: String?) throws {
    let registry = try registry(prefix, files)
    guard let file else {
      #expect(throws: LabelError.self) { try registry.icon(named: "\(prefix):\(name)") }
      return
    }
    try "<svg viewBox='0 0 48 48'><path d='M2 2h20v20H2z'/></svg>".write(
      to: root.appending(path: file + ".svg"), atomically: false, encoding: .utf8)
    let icon = try registry.icon(named: "\(prefix):\(name)")
    #expect(icon.viewBox.width == 48 && icon.name == "\(prefix):\(name)")
  }

  @Test(arguments: IconNaming.sets)
  func environmentGetsTheSetsOwnVariant(prefix: String) throws {
    let registry = try registry(prefix, ["heart", "heart-fill", "filled/heart", "solid/heart", "fill/heart-fill", "filled/favorite"])
    let filled = try registry.icon(named: "\(prefix):heart", variants: IconVariants(isFilled: true))
    #expect(filled.name == (prefix == "lucide" ? "lucide:heart" : "\(prefix):heart.fill"))
  }

  @Test func namingFileMayDefineVariantPatterns() throws {
    let naming = #"{ "trash": "bin", "*": "* thin/*", "*.fill": "*-solid solid/*", "*.slash": "no-*", "*.circle": "ring/*" }"#
    let registry = try registry("own", ["bin-solid", "solid/no-bin", "ring/bin", "thin/bell", "no-bell"], naming: naming)
    for name in ["trash.fill", "trash.slash.fill", "trash.circle", "bell", "bell.slash"] {
      #expect(try registry.icon(named: "own:\(name)").name == "own:\(name)")
    }
    for name in ["trash", "trash.square", "bell.circle.fill", "bell.slash.circle"] {
      #expect(throws: LabelError.self) { try registry.icon(named: "own:\(name)") }
    }
  }

  @Test(arguments: [
    (#"{ "*.fil": "*-fill" }"#, "\"*.fil\" is not a variant key; the keys are *, *.fill, *.slash, *.circle, *.square"),
    (#"{ "*.fill": "solid" }"#, "\"*.fill\" must be names with one star each, such as \"*-fill fill/*\""),
    (#"{ "*.fill": "" }"#, "\"*.fill\" must be names with one star each, such as \"*-fill fill/*\""),
  ])
  func invalidPatternsAreReported(text: String, reason: String) {
    #expect(throws: LabelError.unusableNaming(path: "naming.json", line: 1, reason: reason)) {
      try IconNaming(json: Array(text.utf8), path: "naming.json")
    }
  }

  @Test func malformedNamingFileIsReportedWhenANameNeedsIt() throws {
    let registry = try registry("set", ["plain"], naming: "{\n]")
    #expect(try registry.icon(named: "set:plain").name == "set:plain")
    let path = root.path() + "/naming.json"
    let error = try #require(throws: LabelError.self) { try registry.icon(named: "set:trash") }
    #expect(error.code == .unusableNaming && error.subject == path && error.line == 2)
  }

  @Test func namesWithoutAFileGiveOneWarning() throws {
    let naming = "{\n\"trash\": \"binn\", \"star\": \"asterisk\",\n\"bell\": \"ring\", \"*.fill\": \"*-solid\" }"
    let registry = try registry("own", ["asterisk", "ring-solid", "plain"], naming: naming)
    let path = root.path() + "/naming.json"
    #expect(registry.namingWarning(ofSetWith: "own:plain") == .missingNamedIcons(path: path, line: 2, names: ["trash: binn"]))
    #expect(registry.namingWarning(ofSetWith: "plain") == nil && registry.namingWarning(ofSetWith: "other:plain") == nil)
  }

  @Test(arguments: IconNaming.sets)
  func builtInTablesGiveNoWarning(prefix: String) throws {
    #expect(try registry(prefix, ["heart"]).namingWarning(ofSetWith: "\(prefix):heart") == nil)
  }

  // MARK: Names that would take too long

  @Test func nameWithManySuffixesIsLookedForUnderFewNames() throws {
    let naming = try IconNaming(json: Array(#"{"*.circle": "*-circle circle-*", "*.slash": "*-off no-*"}"#.utf8), path: "naming.json")
    let candidates = naming.candidates(for: "bell.slash.circle")
    #expect(candidates.first == "bell.slash.circle")
    #expect(Set(candidates).isSuperset(of: ["bell-off-circle", "circle-bell-off", "circle-no-bell"]))
    for suffix in [".circle", ".slash.circle", ".square", ".circle.fill"] {
      #expect(naming.candidates(for: "bell" + String(repeating: suffix, count: 4000)).count <= 64, "\(suffix)")
    }
  }

  @Test func namingFileWithManyPatternsGivesFewNames() throws {
    let patterns = (0..<4000).map { "*\($0)" }.joined(separator: " ")
    let keys = ["*", "*.fill", "*.circle", "*.slash"].map { "\"\($0)\": \"\(patterns)\"" }.joined(separator: ", ")
    let naming = try IconNaming(json: Array("{\(keys)}".utf8), path: "naming.json")
    #expect(naming.candidates(for: "bell").first == "bell0")
    #expect(naming.candidates(for: "bell.slash.circle.fill").count <= 1024)
  }
}
