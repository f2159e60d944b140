// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// Runs after a first run: what they render again, and why.
@Suite struct IncrementalTests {
  let folder: RunFolder

  init() throws {
    folder = try RunFolder()
    try folder.write("icons/logo.svg", IconSample.svg(1))
    try folder.write("icons/other.svg", IconSample.svg(2))
    try folder.write("m.yaml", Self.manifest())
  }

  static func manifest(title: String = "A", labels: [String] = ["plain", "brand", "other", "file"]) -> String {
    let all = [
      "plain": "  - { id: plain, title: \(title) }\n", "brand": "  - { id: brand, title: B, icon: \"my:logo\" }\n",
      "other": "  - { id: d/other, title: C, icon: \"my:other\" }\n",
      "file": "  - { id: file, title: D, icon: { file: icons/logo.svg } }\n",
    ]
    return "version: 1\nicons: { my: icons }\nlabels:\n" + labels.compactMap { all[$0] }.joined()
  }

  private func dryRun(_ change: (inout Run) -> Void = { _ in }) throws -> [String] { try folder.plan("m.yaml") { change(&$0) }.stale }

  @Test func secondRunWritesNothing() throws {
    #expect(try folder.run("m.yaml").counts == "4 written")
    let first = try folder.files("out")
    let times = try folder.changeTimes("out")
    #expect(try dryRun().isEmpty)
    let second = try folder.run("m.yaml") { $0.reportsEveryLabel = true }
    #expect(second.code == 0 && second.counts == "4 unchanged")
    #expect(second.results.first?.pixelWidth == PNGSize(first["plain.png"] ?? [])?.width)
    #expect(try folder.changeTimes("out") == times && (try folder.files("out")) == first)
  }

  @Test func dryRunListsStaleFilesWithReasons() throws {
    let fresh = try folder.plan("m.yaml")
    #expect(fresh.stale.count == 4 && fresh.reason(of: "plain.png") == .new)
    #expect(try folder.run("m.yaml").code == 0)
    try folder.write("m.yaml", Self.manifest(title: "Changed"))
    try folder.write("icons/logo.svg", IconSample.svg(3))
    try folder.write("out/d/other.png", "mine")
    let outcome = try folder.plan("m.yaml")
    #expect(outcome.stale == ["plain.png", "brand.png", "d/other.png", "file.png"])
    #expect(outcome.planned.map(\.reason) == [.label, .files, .touched, .files])
    #expect(try folder.run("m.yaml").counts == "4 written")
  }

  @Test func changedIconMakesOnlyItsLabelsStale() throws {
    #expect(try folder.run("m.yaml").code == 0)
    try folder.write("icons/other.svg", IconSample.svg(5))
    #expect(try dryRun() == ["d/other.png"])
    #expect(try folder.run("m.yaml").counts == "1 written, 3 unchanged")
    #expect(try dryRun { $0.resources.usesSystemFonts = false }.count == 4)
    #expect(try dryRun { $0.rendersAll = true }.count == 4)
  }

  @Test func runWithoutItsCacheChangesNoFile() throws {
    #expect(try folder.run("m.yaml").code == 0)
    let times = try folder.changeTimes("out")
    #expect(try folder.run("m.yaml") { $0.cache = .none }.counts == "4 unchanged")
    #expect(try folder.run("m.yaml") { $0.cache = .file(folder.path("s")) }.counts == "4 unchanged")
    #expect(try folder.run("m.yaml") { $0.rendersAll = true }.counts == "4 unchanged")
    #expect(try folder.changeTimes("out") == times)
  }

  @Test func filesOfDeletedLabelsAreListedAndRemovedOnlyWithPrune() throws {
    try folder.write("out/mine.png", "not made by a run")
    #expect(try folder.run("m.yaml").code == 0)
    try folder.write("m.yaml", Self.manifest(labels: ["plain"]))
    let listed = try folder.run("m.yaml")
    #expect(Set(listed.orphans(.kept)).isSuperset(of: ["d/other.png", "brand.png"]))
    #expect(try folder.files("out").count == 5)
    let planned = try folder.plan("m.yaml") { $0.prunes = true }
    #expect(planned.orphans(.planned).contains("file.png"))
    #expect(try folder.files("out").count == 5)
    let pruned = try folder.run("m.yaml") { $0.prunes = true }
    #expect(pruned.code == 0 && pruned.orphans(.removed).contains("d/other.png"))
    #expect(try folder.files("out").keys.sorted() == ["mine.png", "plain.png"])
    #expect(try folder.run("m.yaml") { $0.prunes = true }.orphans.isEmpty)
  }

  @Test func pruneKeepsFilesAfterFailuresAndThoseOfOtherManifests() throws {
    try folder.write("n.yaml", "version: 1\nlabels: [{ id: n, title: N }]\n")
    #expect(try folder.run("m.yaml").code == 0)
    #expect(try folder.run("n.yaml") { $0.prunes = true }.code == 0)
    #expect(try folder.files("out").count == 5)
    try folder.write("m.yaml", Self.manifest(labels: ["plain"]) + "  - { id: brand, title: B, icon: \"my:loggo\" }\n")
    #expect(try folder.run("m.yaml") { $0.prunes = true }.code == 1)
    #expect(try folder.files("out").count == 5)
  }

  @Test func dependencyFileNamesEveryInputAndOutput() throws {
    #expect(try folder.run("m.yaml") { $0.dependencyFile = DependencyFile(path: folder.path("m.d")) }.code == 0)
    let rule = folder.relative(try folder.text(of: "m.d"))
    for name in ["out/plain.png", "out/d/other.png", " m.yaml", " icons/logo.svg", " icons/other.svg"] { #expect(rule.contains(name)) }
    #expect(try folder.run("m.yaml") { $0.dependencyFile = DependencyFile(path: folder.path("m.json"), format: .json) }.code == 0)
    let object = try jsonObject(folder.relative(folder.text(of: "m.json")))
    #expect((object["inputs"] as? [String])?.sorted() == ["icons/logo.svg", "icons/other.svg", "m.yaml"])
    #expect((object["outputs"] as? [String])?.count == 4)
    // An archive has no build cache, but the same inputs.
    #expect(
      try folder.run("m.yaml", archive: "a.tar") { $0.dependencyFile = DependencyFile(path: folder.path("a.json"), format: .json) }.code
        == 0)
    let ofArchive = try jsonObject(folder.relative(folder.text(of: "a.json")))
    #expect(ofArchive["inputs"] as? [String] == object["inputs"] as? [String] && ofArchive["outputs"] as? [String] == ["a.tar"])
  }

  /// Also if nothing is rendered. The fonts of the system are not named.
  @Test func dependencyFileNamesTheFontsOfFolders() throws {
    let font = try Data(contentsOf: URL(fileURLWithPath: BoxFont.file.get()))
    try folder.write("fonts/sub/Box.ttf", [UInt8](font))
    try folder.write("more/Shared.ttf", SharedFont.file(advance: 300))
    try folder.write("more/README", "no font")
    try folder.write("m.yaml", "version: 1\nfonts: [fonts]\nlabels: [{ id: a, title: A, font: { family: Box } }]\n")
    for _ in 0..<2 {
      #expect(
        try folder.run("m.yaml") {
          $0.resources.fontFolders.append(folder.path("./more/"));
          $0.dependencyFile = DependencyFile(path: folder.path("m.json"), format: .json)
        }.code == 0)
      let object = try jsonObject(folder.relative(folder.text(of: "m.json")))
      #expect(object["inputs"] as? [String] == ["./more/Shared.ttf", "fonts/sub/Box.ttf", "m.yaml"])
    }
  }

  @Test func optimizedFilesAreSmallerAndHaveTheSamePixels() throws {
    #expect(try folder.run("m.yaml").code == 0)
    #expect(try folder.run("m.yaml", into: "small") { $0.resources.optimizesFiles = true }.code == 0)
    let (usual, small) = (try folder.files("out"), try folder.files("small"))
    #expect(small.values.joined().count < usual.values.joined().count)
    for (name, bytes) in usual {
      #expect(try PNGDecoder.decode(bytes) == PNGDecoder.decode(#require(small[name])))
    }
    #expect(try dryRun { $0.resources.optimizesFiles = true }.count == 4)
  }

  @Test func archiveHasTheSameFilesAsAFolder() throws {
    #expect(try folder.run("m.yaml").code == 0)
    #expect(try folder.run("m.yaml", archive: "a.tar") { $0.jobs = 2 }.code == 0)
    try folder.makeFolder("tar")
    let tar = Process()
    tar.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    tar.arguments = ["tar", "-xf", folder.path("a.tar"), "-C", folder.path("tar")]
    try tar.run()
    tar.waitUntilExit()
    #expect(try folder.files("tar") == folder.files("out"))
  }

  // MARK: The up-to-date stamp

  /// Every change must be noticed, although a run in which nothing changed reads no manifest.
  @Test func everyChangeIsNoticedAfterAnUnchangedRun() throws {
    try folder.write("l/de.lproj/Localizable.strings", "\"k\" = \"Ja\";\n")
    try folder.write("set/mark.svg", IconSample.svg(4))
    let manifest = Self.manifest() + "  - { id: key, titleKey: k, locale: de }\n  - { id: mark, title: M, icon: \"cli:mark\" }\n"
    func run(_ change: (inout Run) -> Void = { _ in }) throws -> String {
      let outcome = try folder.run("m.yaml") { run in
        run.resources.iconSources = [.init(prefix: "cli", path: folder.path("set"))]
        change(&run)
      }
      #expect(outcome.code == 0, "\(outcome.errors)")
      return outcome.counts
    }
    func text(_ manifest: String) -> String { manifest.replacingOccurrences(of: "icons:", with: "strings: l\nicons:") }
    try folder.write("m.yaml", text(manifest))
    #expect(try run() == "6 written")
    #expect(try run() == "6 unchanged")
    let clean = try folder.files("out")
    let changes: [(String, () throws -> Void, String)] = [
      (
        "an output is gone", { try FileManager.default.removeItem(atPath: folder.path("out/plain.png")) },
        "1 written, 5 unchanged"
      ),
      ("an output is changed", { try folder.write("out/d/other.png", "x") }, "1 written, 5 unchanged"),
      ("an icon of the manifest", { try folder.write("icons/other.svg", IconSample.svg(9)) }, "1 written, 5 unchanged"),
      ("an icon of the command line", { try folder.write("set/mark.svg", IconSample.svg(9)) }, "1 written, 5 unchanged"),
      ("a text", { try folder.write("l/de.lproj/Localizable.strings", "\"k\" = \"Nein\";\n") }, "1 written, 5 unchanged"),
      ("a language that is not used", { try folder.write("l/fr.lproj/Localizable.strings", "\"k\" = \"Oui\";\n") }, "6 unchanged"),
      ("another name for an icon", { try folder.write("icons/naming.json", "{ \"trash\": \"logo\" }") }, "6 unchanged"),
      (
        "the manifest", { try folder.write("m.yaml", text(manifest.replacingOccurrences(of: "title: M", with: "title: N"))) },
        "1 written, 5 unchanged"
      ),
    ]
    for (what, change, outcome) in changes {
      try change()
      let first = try run()
      #expect(first == outcome, "\(what): \(first)")
      #expect(try run() == "6 unchanged", "\(what)")
    }
    #expect(try run { $0.resources.optimizesFiles = true }.contains("written"))
    #expect(try folder.files("out").keys.sorted() == clean.keys.sorted())
    #expect(
      try folder.run("m.yaml") {
        $0.resources.iconSources.append(.init(prefix: "cli", path: folder.path("set")))
        $0.reportsEveryLabel = true
      }.results.count == 6)
  }

  @Test func warningsAndOrphansAreReportedInEveryRun() throws {
    try folder.write(
      "m.yaml", "version: 1\nlabels: [{ id: a, title: A, lineBreakMode: byWordWrapping, adjustsFontSizeToFitWidth: true }]\n")
    for _ in 0..<3 { #expect(try folder.run("m.yaml").errors.contains("LK0501")) }
    try folder.write("m.yaml", "version: 1\nlabels: [{ id: b, title: A }]\n")
    for _ in 0..<3 { #expect(try folder.run("m.yaml").orphans(.kept) == ["a.png"]) }
    #expect(try folder.run("m.yaml") { $0.prunes = true }.orphans(.removed) == ["a.png"])
    for _ in 0..<2 { #expect(try folder.run("m.yaml").counts == "1 unchanged") }
  }

  @Test(arguments: ["svg", "png", "webp", "jpg", "jpeg"]) func iconOfEachFormatIsAnInput(ending: String) throws {
    try folder.write("m.yaml", "version: 1\nicons: { my: pictures }\nlabels: [{ id: a, title: A, icon: \"my:p\" }]\n")
    for text in ["A", "B"] {
      // The format of a file with pixels is that of its bytes.
      let image = ending == "svg" ? Array(IconSample.svg(Int(text, radix: 16) ?? 0).utf8) : folder.draw("title: \(text)").bytes
      try folder.write("pictures/p." + ending, image)
      let outcome = try folder.run("m.yaml") { $0.dependencyFile = DependencyFile(path: folder.path("m.json"), format: .json) }
      #expect(outcome.counts == "1 written", "\(outcome.errors)")
      let object = try jsonObject(folder.relative(folder.text(of: "m.json")))
      #expect(object["inputs"] as? [String] == ["m.yaml", "pictures/p." + ending])
    }
  }

  @Test func namingFileOfAnIconSetIsAnInput() throws {
    try folder.write("icons/naming.json", "{ \"trash\": \"logo\" }")
    try folder.write("m.yaml", "version: 1\nicons: { my: icons }\nlabels: [{ id: a, title: A, icon: \"my:trash\" }]\n")
    #expect(try folder.run("m.yaml").counts == "1 written")
    try folder.write("icons/logo.svg", IconSample.svg(7))
    #expect(try folder.run("m.yaml").counts == "1 written")
    try folder.write("icons/naming.json", "{ \"trash\": \"other\" }")
    #expect(try folder.run("m.yaml").counts == "1 written")
  }

  // MARK: Several manifests

  @Test func eachManifestHasIconsOfItsOwn() throws {
    try folder.write("x/icons/logo.svg", IconSample.svg(9))
    try folder.write("x/n.yaml", "version: 1\nicons: { my: icons }\nlabels: [{ id: n, title: B, icon: \"my:logo\" }]\n")
    #expect(try folder.run("m.yaml", "x/n.yaml", into: "both").code == 0)
    #expect(try folder.run("x/n.yaml", into: "alone").code == 0)
    #expect(try folder.files("both")["n.png"] == folder.files("alone")["n.png"])
    #expect(try folder.files("both")["n.png"] != folder.files("both")["brand.png"])
  }

  @Test func invalidManifestsHaveJSONLinesOfTheirOwn() throws {
    try folder.write("bad.yaml", "version: 1\ndefaults: { scale: 0 }\nlabels: [{ id: x, title: X }]\n")
    let outcome = try folder.run("bad.yaml", "m.yaml", "missing.yaml") { $0.reportsEveryLabel = true }
    let failed = outcome.results.filter { $0.status == .failed && $0.id == nil }
    #expect(failed.flatMap(\.diagnostics).map(\.code.rawValue) == ["LK0301", "LK0402"])
    #expect(outcome.code == 1 && outcome.summary?.unreadableManifests == 1)
  }

  @Test func allErrorsOfALabelAreReported() throws {
    try folder.write("bad.yaml", "version: 1\nlabels:\n  - { id: x, title: X, icon: bolt.fil, widht: 3, font: { family: Intre } }\n")
    let outcome = try folder.run("bad.yaml")
    for code in ["LK0202", "LK0102", "LK0103"] { #expect(outcome.errors.contains(code), "\(outcome.errors)") }
    #expect(outcome.labelsWithErrors == 1)
  }
}
