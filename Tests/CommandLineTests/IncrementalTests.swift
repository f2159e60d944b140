// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Runs after a first run: what they render again, and why.
@Suite struct IncrementalTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("icons/logo.svg", Self.svg(1))
    try tool.write("icons/other.svg", Self.svg(2))
    try tool.write("m.yaml", Self.manifest())
  }

  static func svg(_ x: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path class=\"primary\" d=\"M2 2h20v\(x)z\"/></svg>"
  }

  static func manifest(title: String = "A", labels: [String] = ["plain", "brand", "other", "file"]) -> String {
    let all = [
      "plain": "  - { id: plain, title: \(title) }\n", "brand": "  - { id: brand, title: B, icon: \"my:logo\" }\n",
      "other": "  - { id: d/other, title: C, icon: \"my:other\" }\n",
      "file": "  - { id: file, title: D, icon: { file: icons/logo.svg } }\n",
    ]
    return "version: 1\nicons: { my: icons }\nlabels:\n" + labels.compactMap { all[$0] }.joined()
  }

  private func dryRun(_ arguments: String...) throws -> [String] {
    try tool.run(["batch", "m.yaml", "-o", "out", "--dry-run"] + arguments).text.split(separator: "\n").map(String.init)
  }

  @Test func secondRunWritesNothing() throws {
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("4 written"))
    let first = try tool.files("out")
    let times = try tool.changeTimes("out")
    #expect(try dryRun().isEmpty)
    let second = try tool("batch", "m.yaml", "-o", "out", "--json")
    #expect(second.code == 0 && second.errors.contains("4 unchanged"))
    #expect(try jsonObject(second.lines[0])["width"] as? Int == PNGSize(first["plain.png"] ?? [])?.width)
    #expect(try tool.changeTimes("out") == times && (try tool.files("out")) == first)
  }

  @Test func dryRunListsStaleFilesWithReasons() throws {
    let fresh = try tool("batch", "m.yaml", "-o", "out", "--dry-run")
    #expect(fresh.lines.count == 4 && fresh.errors.contains("plain.png: it is new"))
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    try tool.write("m.yaml", Self.manifest(title: "Changed"))
    try tool.write("icons/logo.svg", Self.svg(3))
    try tool.write("out/d/other.png", "mine")
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--dry-run")
    #expect(outcome.lines == ["plain.png", "brand.png", "d/other.png", "file.png"])
    #expect(outcome.errors.contains("plain.png: its label, the defaults or its variant changed"))
    #expect(outcome.errors.contains("brand.png: an icon or font file changed"))
    #expect(outcome.errors.contains("file.png: an icon or font file changed"))
    #expect(outcome.errors.contains("d/other.png: the file was changed since it was written"))
    let json = try tool("batch", "m.yaml", "-o", "out", "--dry-run", "--json")
    #expect(try jsonObject(json.lines[0])["status"] as? String == "planned")
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("4 written"))
  }

  @Test func changedIconMakesOnlyItsLabelsStale() throws {
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    try tool.write("icons/other.svg", Self.svg(5))
    #expect(try dryRun() == ["d/other.png"])
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("1 written, 3 unchanged"))
    #expect(try dryRun("--no-system-fonts").count == 4)
    #expect(try dryRun("--force").count == 4)
  }

  @Test func runWithoutItsCacheChangesNoFile() throws {
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    let times = try tool.changeTimes("out")
    #expect(try tool.run(["batch", "m.yaml", "-o", "out"], environment: ["XDG_CACHE_HOME": "/nonexistent"]).errors.contains("4 unchanged"))
    #expect(try tool("batch", "m.yaml", "-o", "out", "--state", "s").errors.contains("4 unchanged"))
    #expect(try tool("batch", "m.yaml", "-o", "out", "--force").errors.contains("4 unchanged"))
    #expect(try tool.changeTimes("out") == times)
  }

  @Test func filesOfDeletedLabelsAreListedAndRemovedOnlyWithPrune() throws {
    try tool.write("out/mine.png", "not made by a run")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    try tool.write("m.yaml", Self.manifest(labels: ["plain"]))
    let listed = try tool("batch", "m.yaml", "-o", "out")
    for name in ["d/other.png", "brand.png"] { #expect(listed.errors.contains("out/\(name): no label has this file")) }
    #expect(try tool.files("out").count == 5)
    let planned = try tool("batch", "m.yaml", "-o", "out", "--prune", "--dry-run")
    #expect(planned.errors.contains("out/file.png: would be removed"))
    #expect(try tool.files("out").count == 5)
    let pruned = try tool("batch", "m.yaml", "-o", "out", "--prune")
    #expect(pruned.code == 0 && pruned.errors.contains("out/d/other.png: removed"))
    #expect(try tool.files("out").keys.sorted() == ["mine.png", "plain.png"])
    #expect(!(try tool("batch", "m.yaml", "-o", "out", "--prune").errors.contains("removed")))
  }

  @Test func pruneKeepsFilesAfterFailuresAndThoseOfOtherManifests() throws {
    try tool.write("n.yaml", "version: 1\nlabels: [{ id: n, title: N }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    #expect(try tool("batch", "n.yaml", "-o", "out", "--prune").code == 0)
    #expect(try tool.files("out").count == 5)
    try tool.write("m.yaml", Self.manifest(labels: ["plain"]) + "  - { id: brand, title: B, icon: \"my:loggo\" }\n")
    #expect(try tool("batch", "m.yaml", "-o", "out", "--prune").code == 1)
    #expect(try tool.files("out").count == 5)
  }

  @Test func dependencyFileNamesEveryInputAndOutput() throws {
    #expect(try tool("batch", "m.yaml", "-o", "out", "--deps", "m.d").code == 0)
    let rule = String(decoding: try #require(try tool.files()["m.d"]), as: UTF8.self)
    for name in ["out/plain.png", "out/d/other.png", " m.yaml", " icons/logo.svg", " icons/other.svg"] { #expect(rule.contains(name)) }
    #expect(try tool("batch", "m.yaml", "-o", "out", "--deps", "m.json", "--deps-format", "json").code == 0)
    let object = try jsonObject(String(decoding: try #require(try tool.files()["m.json"]), as: UTF8.self))
    #expect((object["inputs"] as? [String])?.sorted() == ["icons/logo.svg", "icons/other.svg", "m.yaml"])
    #expect((object["outputs"] as? [String])?.count == 4)
    // An archive has no build cache, but the same inputs.
    #expect(try tool("batch", "m.yaml", "--archive", "a.tar", "--deps", "a.json", "--deps-format", "json").code == 0)
    let ofArchive = try jsonObject(String(decoding: try #require(try tool.files()["a.json"]), as: UTF8.self))
    #expect(ofArchive["inputs"] as? [String] == object["inputs"] as? [String] && ofArchive["outputs"] as? [String] == ["a.tar"])
  }

  /// Also if nothing is rendered. The fonts of the system are not named.
  @Test func dependencyFileNamesTheFontsOfFolders() throws {
    let font = try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get()))
    try tool.write("fonts/sub/Box.ttf", [UInt8](font))
    try tool.write("more/Shared.ttf", SharedFont.file(advance: 300))
    try tool.write("more/README", "no font")
    try tool.write("m.yaml", "version: 1\nfonts: [fonts]\nlabels: [{ id: a, title: A, font: { family: Box } }]\n")
    for _ in 0..<2 {
      #expect(try tool("batch", "m.yaml", "-o", "out", "--font-dir", "./more/", "--deps", "m.json", "--deps-format", "json").code == 0)
      let object = try jsonObject(String(decoding: try #require(try tool.files()["m.json"]), as: UTF8.self))
      #expect(object["inputs"] as? [String] == ["./more/Shared.ttf", "fonts/sub/Box.ttf", "m.yaml"])
    }
  }

  @Test func optimizedFilesAreSmallerAndHaveTheSamePixels() throws {
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    #expect(try tool("batch", "m.yaml", "-o", "small", "--optimize").code == 0)
    let (usual, small) = (try tool.files("out"), try tool.files("small"))
    #expect(small.values.map(\.count).reduce(0, +) < usual.values.map(\.count).reduce(0, +))
    for (name, bytes) in usual {
      try tool.write("usual.png", bytes)
      try tool.write("small.png", small[name] ?? [])
      let bitmaps = try ["usual.png", "small.png"].map {
        try tool("dump", "--icon", $0, "--icon-mode", "multicolor", "--stage", "bitmap").output
      }
      #expect(bitmaps[0] == bitmaps[1] && !bitmaps[0].isEmpty)
    }
    #expect(try dryRun("--optimize").count == 4)
  }

  @Test func archiveHasTheSameFilesAsAFolder() throws {
    #expect(try tool("batch", "m.yaml", "-o", "out").code == 0)
    #expect(try tool("batch", "m.yaml", "--archive", "a.tar", "--jobs", "2").code == 0)
    try tool.makeFolder("tar")
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tar.arguments = ["tar", "-xf", tool.home.path + "/work/a.tar", "-C", tool.home.path + "/work/tar"]
    try tar.run()
    tar.waitUntilExit()
    #expect(try tool.files("tar") == tool.files("out"))
    #expect(try tool("batch", "m.yaml", "--archive", "a.tar", "-o", "out").code == 64)
  }

  // MARK: The up-to-date stamp

  /// Every change must be noticed, although a run in which nothing changed reads no manifest.
  @Test func everyChangeIsNoticedAfterAnUnchangedRun() throws {
    try tool.write("l/de.lproj/Localizable.strings", "\"k\" = \"Ja\";\n")
    try tool.write("set/mark.svg", Self.svg(4))
    let manifest = Self.manifest() + "  - { id: key, titleKey: k, locale: de }\n  - { id: mark, title: M, icon: \"cli:mark\" }\n"
    func run(_ more: String...) throws -> String {
      let outcome = try tool.run(["batch", "m.yaml", "-o", "out", "--icons", "cli=set"] + more)
      #expect(outcome.code == 0, "\(outcome.errors)")
      return String(outcome.errors.prefix { $0 != "\n" })
    }
    func text(_ manifest: String) -> String { manifest.replacingOccurrences(of: "icons:", with: "strings: l\nicons:") }
    try tool.write("m.yaml", text(manifest))
    #expect(try run().hasPrefix("6 images: 6 written"))
    #expect(try run().hasPrefix("6 images: 6 unchanged"))
    let clean = try tool.files("out")
    let changes: [(String, () throws -> Void, String)] = [
      (
        "an output is gone", { try FileManager.default.removeItem(atPath: tool.home.path + "/work/out/plain.png") },
        "1 written, 5 unchanged"
      ),
      ("an output is changed", { try tool.write("out/d/other.png", "x") }, "1 written, 5 unchanged"),
      ("an icon of the manifest", { try tool.write("icons/other.svg", Self.svg(9)) }, "1 written, 5 unchanged"),
      ("an icon of the command line", { try tool.write("set/mark.svg", Self.svg(9)) }, "1 written, 5 unchanged"),
      ("a text", { try tool.write("l/de.lproj/Localizable.strings", "\"k\" = \"Nein\";\n") }, "1 written, 5 unchanged"),
      ("a language that is not used", { try tool.write("l/fr.lproj/Localizable.strings", "\"k\" = \"Oui\";\n") }, "6 unchanged"),
      ("another name for an icon", { try tool.write("icons/naming.json", "{ \"trash\": \"logo\" }") }, "6 unchanged"),
      (
        "the manifest", { try tool.write("m.yaml", text(manifest.replacingOccurrences(of: "title: M", with: "title: N"))) },
        "1 written, 5 unchanged"
      ),
    ]
    for (what, change, outcome) in changes {
      try change()
      let first = try run()
      #expect(first.hasPrefix("6 images: " + outcome), "\(what): \(first)")
      #expect(try run().hasPrefix("6 images: 6 unchanged"), "\(what)")
    }
    #expect(try run("--optimize").contains("written"))
    #expect(try tool.files("out").keys.sorted() == clean.keys.sorted())
    #expect(try tool("batch", "m.yaml", "-o", "out", "--icons", "cli=set", "--json").lines.count == 7)
  }

  /// Overwrites a system font as `cp` does: name, folder and length stay the same.
  @Test func systemFontOverwrittenInPlaceIsNoticed() throws {
    let settings = try FontSettings(of: tool)
    let font = settings.fonts.appendingPathComponent("Box.ttf")
    let bytes = try Data(contentsOf: font)
    func run(_ more: String...) throws -> Outcome {
      try tool.run(["batch", "m.yaml", "-o", "out"] + more, environment: settings.environment)
    }
    for round in 0..<3 {
      #expect(try run().errors.hasPrefix(round == 0 ? "4 images: 4 written" : "4 images: 4 unchanged"))
      #expect(try run("--dry-run").lines.isEmpty)
      let before = try FileManager.default.attributesOfItem(atPath: font.path)[.modificationDate] as? Date
      while try FileManager.default.attributesOfItem(atPath: font.path)[.modificationDate] as? Date == before {
        let file = try FileHandle(forWritingTo: font)
        try file.write(contentsOf: bytes)
        try file.close()
      }
      #expect(try run("--dry-run").lines.count == 4)
    }
  }

  /// A rule of fontconfig decides which font a generic family is.
  @Test func changedRulesOfFontconfigAreNoticed() throws {
    let settings = try FontSettings(of: tool)
    try settings.add(SharedFont.file(advance: 300), SharedFont.fileName)
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: AAA, font: { family: serif } }]\n")
    func run() throws -> Outcome { try tool.run(["batch", "m.yaml", "-o", "out"], environment: settings.environment) }
    var images: [[UInt8]] = []
    for family in ["Box", SharedFont.family] {
      try settings.write("serif", is: family)
      #expect(try run().errors.hasPrefix("1 image: 1 written"))
      #expect(try run().errors.hasPrefix("1 image: 1 unchanged"))
      images.append(try #require(try tool.files("out")["a.png"]))
    }
    #expect(images[0] != images[1])
  }

  @Test func warningsAndOrphansAreReportedInEveryRun() throws {
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A, lineBreakMode: byWordWrapping, adjustsFontSizeToFitWidth: true }]\n")
    for _ in 0..<3 { #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("LK0501")) }
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: b, title: A }]\n")
    for _ in 0..<3 { #expect(try tool("batch", "m.yaml", "-o", "out").errors.contains("a.png: no label has this file")) }
    #expect(try tool("batch", "m.yaml", "-o", "out", "--prune").errors.contains("removed"))
    for _ in 0..<2 { #expect(try tool("batch", "m.yaml", "-o", "out").errors.hasPrefix("1 image: 1 unchanged")) }
  }

  @Test(arguments: ["svg", "png", "webp", "jpg", "jpeg"]) func iconOfEachFormatIsAnInput(ending: String) throws {
    try tool.write("m.yaml", "version: 1\nicons: { my: pictures }\nlabels: [{ id: a, title: A, icon: \"my:p\" }]\n")
    for text in ["A", "B"] {
      // The format of a file with pixels is that of its bytes.
      let picture = ending == "svg" ? Array(Self.svg(Int(text, radix: 16) ?? 0).utf8) : try tool("render", text, "-o", "-").output
      try tool.write("pictures/p." + ending, picture)
      let outcome = try tool("batch", "m.yaml", "-o", "out", "--deps", "m.json", "--deps-format", "json")
      #expect(outcome.errors.hasPrefix("1 image: 1 written"), "\(outcome.errors)")
      let object = try jsonObject(String(decoding: try #require(try tool.files()["m.json"]), as: UTF8.self))
      #expect(object["inputs"] as? [String] == ["m.yaml", "pictures/p." + ending])
    }
  }

  @Test func namingFileOfAnIconSetIsAnInput() throws {
    try tool.write("icons/naming.json", "{ \"trash\": \"logo\" }")
    try tool.write("m.yaml", "version: 1\nicons: { my: icons }\nlabels: [{ id: a, title: A, icon: \"my:trash\" }]\n")
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.hasPrefix("1 image: 1 written"))
    try tool.write("icons/logo.svg", Self.svg(7))
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.hasPrefix("1 image: 1 written"))
    try tool.write("icons/naming.json", "{ \"trash\": \"other\" }")
    #expect(try tool("batch", "m.yaml", "-o", "out").errors.hasPrefix("1 image: 1 written"))
  }

  // MARK: Several manifests

  @Test func eachManifestHasIconsOfItsOwn() throws {
    try tool.write("x/icons/logo.svg", Self.svg(9))
    try tool.write("x/n.yaml", "version: 1\nicons: { my: icons }\nlabels: [{ id: n, title: B, icon: \"my:logo\" }]\n")
    #expect(try tool("batch", "m.yaml", "x/n.yaml", "-o", "both").code == 0)
    #expect(try tool("batch", "x/n.yaml", "-o", "alone").code == 0)
    #expect(try tool.files("both")["n.png"] == tool.files("alone")["n.png"])
    #expect(try tool.files("both")["n.png"] != tool.files("both")["brand.png"])
  }

  @Test func invalidManifestsHaveJSONLinesOfTheirOwn() throws {
    try tool.write("bad.yaml", "version: 1\ndefaults: { scale: 0 }\nlabels: [{ id: x, title: X }]\n")
    let outcome = try tool("batch", "bad.yaml", "m.yaml", "missing.yaml", "-o", "out", "--json")
    let objects = try outcome.lines.map { try jsonObject($0) }
    let failed = objects.filter { $0["status"] as? String == "failed" && $0["id"] is NSNull }
    let codes = failed.flatMap { $0["diagnostics"] as? [[String: Any]] ?? [] }.compactMap { $0["code"] as? String }
    #expect(codes == ["LK0301", "LK0402"])
    #expect(outcome.code == 1 && outcome.errors.contains("1 of 3 manifests could not be read"))
  }

  @Test func allErrorsOfALabelAreReported() throws {
    try tool.write("bad.yaml", "version: 1\nlabels:\n  - { id: x, title: X, icon: bolt.fil, widht: 3, font: { family: Intre } }\n")
    let outcome = try tool("batch", "bad.yaml", "-o", "out")
    for code in ["LK0202", "LK0102", "LK0103"] { #expect(outcome.errors.contains(code), "\(outcome.errors)") }
    #expect(outcome.errors.contains("1 label has errors"))
  }
}
