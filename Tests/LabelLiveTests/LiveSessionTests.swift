// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelIcons
import LabelLive
import LabelManifest
import LabelSettings
import TestSupport
import Testing

/// The state of served manifests.
@Suite(.timeLimit(.minutes(60))) struct LiveSessionTests {
  private static let text = """
    version: 1
    variants:
      scale: [1, 2]
    labels:
      # The first.
      - { id: nav/home, title: Home, icon: sun.max }
      - { id: nav/away, title: Away }

    """

  private func write(_ text: String, _ tree: ScratchTree, _ name: String = "a.yaml") throws -> String {
    let path = tree.root + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    return path
  }

  private func root(_ json: String) throws -> DocumentNode {
    try JSONReader.read(SourceText(file: "state", bytes: Array(json.utf8), format: .json)).root
  }

  /// The part of the state that has the columns and labels.
  private static func labels(_ state: String) -> Substring { state.firstRange(of: "\"axes\"").map { state[$0.lowerBound...] } ?? "" }

  @Test func theStateHasLabelsAndColumns() async throws {
    let tree = try ScratchTree()
    let session = await LiveSession(LiveSettings(manifests: [try write(Self.text, tree)]), watches: false)
    defer { session.stop() }
    let state = try root(session.json)
    #expect(state["variants"]?.elements.map { $0["name"]?.text } == ["@1x", "@2x"])
    let labels = state["labels"]?.elements ?? []
    #expect(labels.map { $0["id"]?.text } == ["nav/home", "nav/away"])
    #expect(labels[0]["group"]?.text == "nav")
    #expect(labels[0]["line"]?.number == 6)
    #expect(labels[0]["record"]?["icon"]?.text == "sun.max")
    #expect(labels[0]["variants"]?.elements.map(\.text) == ["0", "1"])
    #expect(labels[0]["swift"]?.text == #"Label("Home", systemImage: "sun.max")"#)
    #expect(labels[0]["pictures"]?["1"]?["name"]?.text == "nav/home@2x.png")
  }

  @Test func imagesFollowColumnsAndToggles() async throws {
    let tree = try ScratchTree()
    let session = await LiveSession(LiveSettings(manifests: [try write(Self.text, tree)]), watches: false)
    defer { session.stop() }
    let small = try await session.image(of: "nav/home", variant: 0)
    let large = try await session.image(of: "nav/home", variant: 1)
    // Sizes are rounded up to whole pixels, at each scale.
    #expect((small.facts.width * 2 - 2...small.facts.width * 2).contains(large.facts.width))
    let toggled = try await session.image(of: "nav/home", variant: 0, LiveToggles([("scale", "2")]))
    #expect(toggled.png == large.png)
    let dark = try await session.image(of: "nav/home", variant: 1, LiveToggles([("appearance", "dark"), ("direction", "rtl")]))
    #expect(dark.png != large.png)
    let doubled = try await session.image(of: "nav/home", variant: 0, LiveToggles([("locale", "en-XD")]))
    #expect(doubled.facts.width > small.facts.width + 10)
    #expect(throws: Diagnostic.self) { try LiveToggles([("typeSize", "huge")]) }
    await #expect(throws: Diagnostic.self) { try await session.image(of: "nav/hom", variant: 0) }
    let layout = try root(try await session.layout(of: "nav/home", variant: 1).line)
    #expect(layout["frames"]?.elements.contains { $0["name"]?.text == "icon" } == true)
    #expect(layout["lines"]?.elements.count == 1)
    #expect(layout["runs"]?.elements.first?["file"]?.text?.isEmpty == false)
    // The icon and the title are read as one, at their place.
    let element = try #require(layout["elements"]?.elements.first)
    #expect(layout["elements"]?.elements.count == 1 && element["label"]?.text == "Home")
    #expect(element["traits"]?.elements.map(\.text) == ["staticText"] && element["value"] == nil)
    for side in ["x", "y"] {
      #expect(element[side]?.number == layout["frames"]?.elements.compactMap { $0[side]?.number }.min())
    }
  }

  @Test func aSaveTellsWhatChanged() async throws {
    let tree = try ScratchTree()
    let path = try write(Self.text, tree)
    let session = await LiveSession(LiveSettings(manifests: [path]))
    defer { session.stop() }
    let events = session.events()
    let before = try await session.image(of: "nav/away", variant: 0)
    _ = try write(Self.text.replacing("Away", with: "Gone"), tree)
    for await event in events where event.name == "state" {
      let data = try root(event.data)
      #expect(data["changed"]?.elements.map(\.text) == ["nav/away"])
      #expect(data["structure"]?.value == .bool(false))
      break
    }
    #expect(try await session.image(of: "nav/away", variant: 0).png != before.png)
  }

  /// A font is added to a folder of the command line, and then overwritten, which does not change the folder.
  @Test func changedFontsAreUsed() async throws {
    let tree = try ScratchTree()
    try tree.make(folder: "fonts")
    var settings = LiveSettings(manifests: [try write("version: 1\nlabels: [{ id: a, title: A, font: { family: Box } }]\n", tree)])
    settings.resources.fontFolders = [tree.root + "/fonts"]
    let session = await LiveSession(settings)
    defer { session.stop() }
    var events = session.events().makeAsyncIterator()
    #expect(try await session.image(of: "a", variant: 0).facts.error == "LK0103")
    let font = [UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get())))
    var wider = FontTables(font)
    wider.set("hmtx", at: 0, to: 1200)
    var images: [[UInt8]] = [[]]
    for bytes in [font, wider.file] {
      try Data(bytes).write(to: URL(filePath: tree.root + "/fonts/Box.ttf"))
      // The first events may be of an incomplete file.
      var image: [UInt8] = []
      while image.isEmpty || image == images.last, let event = await events.next() {
        if event.name == "state" { image = try await session.image(of: "a", variant: 0).png }
      }
      images.append(image)
    }
    #expect(Set(images).count == 3)
  }

  /// An icon is added to a subfolder of an icon folder.
  @Test func newIconsAreShown() async throws {
    let tree = try ScratchTree()
    try tree.make(folder: "icons/flags")
    var settings = LiveSettings(manifests: [try write("version: 1\nlabels: [{ id: a, icon: 'my:flags/x' }]\n", tree)])
    settings.resources.iconSources = [Resources.IconSource(prefix: "my", path: tree.root + "/icons")]
    let session = await LiveSession(settings)
    defer { session.stop() }
    var events = session.events().makeAsyncIterator()
    #expect(try await session.image(of: "a", variant: 0).facts.error == "LK0102")
    _ = try write("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>", tree, "icons/flags/x.svg")
    while let event = await events.next(), event.name != "state" {}
    #expect(try await session.image(of: "a", variant: 0).facts.error == nil)
  }

  /// A strings file that cannot be read keeps all labels from being planned, until it is mended.
  @Test func mendedStringsAreShown() async throws {
    let tree = try ScratchTree()
    try tree.make(folder: "l/en.lproj")
    let strings = "l/en.lproj/Localizable.strings"
    _ = try write("\"k\" \"Yes\";", tree, strings)
    let manifest = try write("version: 1\nstrings: l\nlabels: [{ id: a, titleKey: k }]\n", tree)
    let session = await LiveSession(LiveSettings(manifests: [manifest]))
    defer { session.stop() }
    var events = session.events().makeAsyncIterator()
    await #expect(throws: Diagnostic.self) { try await session.image(of: "a", variant: 0) }
    try Data("\"k\" = \"Yes\";".utf8).write(to: URL(filePath: tree.root + "/" + strings))
    while let event = await events.next(), event.name != "state" {}
    #expect(try await !session.image(of: "a", variant: 0).png.isEmpty)
  }

  @Test func imagesAreComparedWithAcceptedOnes() async throws {
    let tree = try ScratchTree()
    let text = Self.text + "  - { id: nav/lost, title: Lost, icon: no.such.icon }\n"
    let settings = LiveSettings(manifests: [try write(text, tree)], baseline: tree.root + "/accepted")
    try tree.make(folder: "accepted")
    try tree.make(folder: "accepted/nav")
    let session = await LiveSession(settings)
    defer { session.stop() }
    let home = try await session.image(of: "nav/home", variant: 0).png
    let events = session.events()
    func accept(_ png: [UInt8], _ name: String) throws {
      try Data(png).write(to: URL(filePath: tree.root + "/accepted/nav/" + name), options: .atomic)
    }
    /// The first event that says something of a label's first column.
    func facts(_ id: String, _ isWanted: (DocumentNode) -> Bool) async throws {
      let now = try root(session.facts)["facts"]?[id]?["0"]
      if let now, isWanted(now) { return }
      for await event in events where event.name == "facts" {
        if let node = try root(event.data)["facts"]?[id]?["0"], isWanted(node) { return }
      }
      Issue.record("the events have ended")
    }
    try await facts("nav/away") { $0["unaccepted"]?.value == .bool(true) && $0["changed"]?.value == .bool(false) }
    // What cannot be drawn cannot be accepted.
    try await facts("nav/lost") { $0["error"] != nil && $0["unaccepted"] == nil && $0["changed"] == nil }
    try accept(home, "away.png")
    try await facts("nav/away") { $0["unaccepted"]?.value == .bool(false) && $0["changed"]?.value == .bool(true) }
    try accept(try await session.image(of: "nav/away", variant: 0).png, "away.png")
    try await facts("nav/away") { $0["changed"]?.value == .bool(false) }
  }

  @Test func aManifestWithErrorsKeepsTheSession() async throws {
    let tree = try ScratchTree()
    let path = try write(Self.text, tree)
    let session = await LiveSession(LiveSettings(manifests: [path]), watches: false)
    defer { session.stop() }
    let broken = try await session.preview("labels: [", of: 0)
    #expect(broken.diagnostics.first?.code == .syntax)
    #expect(try root(session.json)["labels"]?.elements.isEmpty == true)
    let invalid = try await session.preview(Self.text.replacing("icon: sun.max", with: "icon: sun.maxx"), of: 0)
    #expect(invalid.etag == broken.etag)
    let image = try await session.image(of: "nav/home", variant: 0)
    #expect(image.png.isEmpty)
    #expect(image.diagnostics.first?.code == .unknownIcon)
    #expect(try await session.preview(nil, of: 0).text == Self.text)
  }

  @Test func editsAreShownAndWrittenOnDemand() async throws {
    let tree = try ScratchTree()
    let path = try write(Self.text, tree)
    let session = await LiveSession(LiveSettings(manifests: [path]), watches: false)
    defer { session.stop() }
    let etag = try session.source(of: 0).etag
    let shown = try await session.edit([("title", "Start")], of: "nav/home", manifest: 0, etag: etag, writes: false)
    #expect(shown.text.contains("title: Start, icon"))
    #expect(shown.text.contains("# The first."))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.text)
    let written = try await session.edit([("color", "red")], of: "nav/home", manifest: 0, etag: etag, writes: true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == written.text)
    #expect(written.text.contains("{ id: nav/home, title: Start, icon: sun.max, color: red }"))
    #expect(written.etag != etag)
  }

  @Test func aFileThatChangedMeanwhileIsNotOverwritten() async throws {
    let tree = try ScratchTree()
    let path = try write(Self.text, tree)
    let session = await LiveSession(LiveSettings(manifests: [path]), watches: false)
    defer { session.stop() }
    let etag = try session.source(of: 0).etag
    let theirs = try write(Self.text + "# theirs\n", tree)
    let error = await #expect(throws: Diagnostic.self) { try await session.save("version: 1\nlabels: []\n", of: 0, etag: etag) }
    #expect(error?.code == .changedFile)
    #expect(try String(contentsOfFile: theirs, encoding: .utf8).hasSuffix("# theirs\n"))
    try FileManager.default.removeItem(atPath: path)
    await #expect(throws: Diagnostic.self) { try await session.save("version: 1\nlabels: []\n", of: 0, etag: etag) }
  }

  @Test func equalIdsOfTwoManifestsAreBothShown() async throws {
    let tree = try ScratchTree()
    let paths = [try write(Self.text, tree), try write(Self.text, tree, "b.yaml")]
    let session = await LiveSession(LiveSettings(manifests: paths), watches: false)
    defer { session.stop() }
    let ids = try root(session.json)["labels"]?.elements.compactMap { $0["id"]?.text } ?? []
    #expect(Set(ids).count == 4)
    #expect(try await session.image(of: ids[3], variant: 0).png == session.image(of: "nav/away", variant: 0).png)
  }

  /// After any edits, a session shows the same as a new session. It plans only the records that changed.
  @Test func editedManifestsArePlannedAsNewOnes() async throws {
    var random = Seeded(state: 28)
    let tree = try ScratchTree()
    let path = try write(Self.text, tree)
    let session = await LiveSession(LiveSettings(manifests: [path]), watches: false)
    defer { session.stop() }
    var head = ["version: 1", "variants: { scale: [1, 2] }", "labels:"]
    var records = (0..<12).map { "  - { id: row/label\($0), title: Label \($0) }" }
    for step in 0..<30 {
      let index = Int.random(in: 0..<records.count, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: records[index] = "  - { id: row/label\(index), title: Step \(step) }"
      // The id of another record, the folder of another's file, and ids that differ in case only.
      case 1: records[index] = "  - { id: row/label3, title: Other }"
      case 2: records[index] = "  - { id: row/label4.png/inner, title: Inner }"
      case 3: records[index] = "  - { id: ROW/LABEL5, title: Upper }"
      case 4: records[index] = "  - { id: row/new\(step), icon: no.such.icon, titel: x }"
      case 5: records.insert("  - { id: row/added\(step), title: Added }", at: index)
      case 6: if records.count > 6 { records.remove(at: index) }
      case 7: head[1] = "variants: { scale: [1, 2], colorScheme: [\(step % 2 == 0 ? "light" : "dark")] }"
      default: records[index] = "\n" + records[index]
      }
      let text = (head + records).joined(separator: "\n") + "\n"
      let edited = try await session.preview(text, of: 0)
      let fresh = await LiveSession(LiveSettings(manifests: [try write(text, tree)]), watches: false)
      defer { fresh.stop() }
      #expect(edited.diagnostics == (try fresh.source(of: 0).diagnostics), "step \(step)")
      // What comes before the axes is the state's number and that of the file.
      let shown = try root(session.json)
      #expect(!Self.labels(session.json).isEmpty)
      #expect(Self.labels(session.json) == Self.labels(fresh.json), "step \(step)")
      guard step % 10 == 0 else { continue }
      let id = try #require(shown["labels"]?.elements.first { $0["pictures"]?.entries.isEmpty == false }?["id"]?.text)
      #expect(try await session.image(of: id, variant: 0).png == fresh.image(of: id, variant: 0).png)
    }
  }
}
