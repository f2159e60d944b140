// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelLive
import LabelManifest
import LabelPreviewProtocol
import TestSupport
import Testing

/// The state of a served package; a script stands in for `swift build`.
@Suite(.timeLimit(.minutes(60))) struct PreviewSessionTests {
  private let tree: ScratchTree
  private let package: ScriptedPackage

  init() throws {
    tree = try ScratchTree()
    package = try ScriptedPackage(in: tree.root)
  }

  private var settings: PreviewSettings {
    var settings = PreviewSettings(package: package.path)
    settings.swift = package.compiler
    return settings
  }

  private func root(_ json: String) throws -> DocumentNode {
    try JSONReader.read(SourceText(file: "state", bytes: Array(json.utf8), format: .json)).root
  }

  /// Waits for a state.
  private func state(of session: PreviewSession, _ isWanted: (DocumentNode) -> Bool) async throws -> DocumentNode {
    let events = session.events()
    let now = try root(session.json)
    if isWanted(now) { return now }
    for await event in events where event.name == "state" {
      let state = try root(session.json)
      if isWanted(state) { return state }
    }
    throw Ended()
  }

  private struct Ended: Error {}

  private func hasStatus(_ status: String) -> (DocumentNode) -> Bool { { $0["status"]?.text == status } }

  @Test func aBuiltPackageHasItsPreviewsInColumns() async throws {
    let session = try PreviewSession(settings, watches: false)
    defer { session.stop() }
    let state = try await state(of: session, hasStatus("built"))
    #expect(state["mode"]?.text == "preview" && state["canSave"]?.value == .bool(false))
    #expect(state["variants"]?.elements.map { $0["name"]?.text } == ["light", "dark"])
    let labels = state["labels"]?.elements ?? []
    #expect(labels.map { $0["id"]?.text } == ["Text", "Same", "Trap", "Preview 1"].map { "PreviewHostProgram/main/\($0)" })
    #expect(labels.first?["group"]?.text == "PreviewHostProgram/main")
    #expect(labels.first?["line"]?.number == 9)
    let light = try await session.image(of: "PreviewHostProgram/main/Text", variant: 0)
    let dark = try await session.image(of: "PreviewHostProgram/main/Text", variant: 1)
    #expect(light.png.starts(with: [0x89, 0x50]) && dark.png.starts(with: [0x89, 0x50]) && light.png != dark.png)
    #expect(light.facts.width == dark.facts.width && light.facts.scale == 2)
    let toggled = try await session.image(of: "PreviewHostProgram/main/Text", variant: 0, LiveToggles([("appearance", "dark")]))
    #expect(toggled.png == dark.png)
    let large = try await session.image(of: "PreviewHostProgram/main/Text", variant: 0, LiveToggles([("typeSize", "accessibility5")]))
    #expect(large.facts.width > light.facts.width)
    let layout = try root(try await session.layout(of: "PreviewHostProgram/main/Text", variant: 0).line)
    #expect(layout["lines"]?.elements.count == 1)
    #expect(layout["elements"]?.elements.map { $0["label"]?.text } == ["Rain"])
    await #expect(throws: Diagnostic.self) { try await session.image(of: "PreviewHostProgram/main/Nothing", variant: 0) }
  }

  @Test func aPreviewThatTrapsFailsAlone() async throws {
    let session = try PreviewSession(settings, watches: false)
    defer { session.stop() }
    _ = try await state(of: session, hasStatus("built"))
    for _ in 0..<2 {
      let trapped = try await session.image(of: "PreviewHostProgram/main/Trap", variant: 0)
      #expect(trapped.png.isEmpty && trapped.diagnostics.map(\.code) == [.previewEnded])
      #expect(trapped.diagnostics.first?.location?.line == 13)
      #expect(try await !session.image(of: "PreviewHostProgram/main/Same", variant: 1).png.isEmpty)
    }
  }

  @Test func aSaveBuildsAgainAndTellsWhatLooksDifferent() async throws {
    let session = try PreviewSession(settings)
    defer { session.stop() }
    _ = try await state(of: session, hasStatus("built"))
    let before = try await session.image(of: "PreviewHostProgram/main/Text", variant: 0)
    let events = session.events()
    try package.write("Snow and ice\n", to: "Sources/text.txt")
    var changed: [String?] = []
    for await event in events where event.name == "state" {
      changed = try root(event.data)["changed"]?.elements.map(\.text) ?? []
      if !changed.isEmpty { break }
    }
    #expect(changed == ["PreviewHostProgram/main/Text"])
    #expect(try await session.image(of: "PreviewHostProgram/main/Text", variant: 0).png != before.png)
  }

  @Test func aPackageThatDoesNotCompileKeepsItsImages() async throws {
    let session = try PreviewSession(settings)
    defer { session.stop() }
    _ = try await state(of: session, hasStatus("built"))
    let before = try await session.image(of: "PreviewHostProgram/main/Same", variant: 0)
    try package.write("", to: "Sources/broken")
    let failed = try await state(of: session, hasStatus("failed"))
    #expect(failed["labels"]?.elements.count == 4)
    let file = failed["manifests"]?.elements.first { $0["path"]?.text?.hasSuffix("App/Sources/App/View.swift") == true }
    #expect(file?["diagnostics"]?.elements.first?["message"]?.text == "cannot find 'Lable' in scope")
    #expect(file?["diagnostics"]?.elements.first?["line"]?.number == 3)
    #expect(try await session.image(of: "PreviewHostProgram/main/Same", variant: 0).png == before.png)
    try package.remove("Sources/broken")
    let built = try await state(of: session, hasStatus("built"))
    #expect(built["manifests"]?.elements.flatMap { $0["diagnostics"]?.elements ?? [] }.isEmpty == true)
  }

  @Test func aBuildThatRunsEndsWithTheSession() async throws {
    try package.write("", to: "Sources/slow")
    let session = try PreviewSession(settings)
    #expect(try root(session.json)["status"]?.text == "building")
    let events = session.events()
    session.stop()
    for await _ in events {}
    #expect(tree.names().contains { $0.hasSuffix("debug/LabelKitPreviewHost") } == false)
  }

  @Test func anExportHasAnImageOfEveryPreviewThatCanBeDrawn() async throws {
    let session = try PreviewSession(settings, watches: false)
    defer { session.stop() }
    _ = try await LiveExport(session).write(to: tree.out)
    let images = tree.files().keys.filter { $0.hasSuffix(".png") }.sorted()
    let names = ["Preview-1.dark.png", "Preview-1.png", "Same.dark.png", "Same.png", "Text.dark.png", "Text.png"]
    #expect(images == names.map { "pictures/PreviewHostProgram/main/\($0)" })
    let state = tree.files()["state.js"].map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(state.contains("pictures/PreviewHostProgram/main/Text.dark.png") && state.contains("LK0611"))
  }

  @Test func aFolderWithoutPackageAndWrongVariantsAreErrors() {
    #expect(throws: Diagnostic.self) { try PreviewSession(PreviewSettings(package: "/dev")) }
    var settings = settings
    settings.variants = ["colorSheme=dark"]
    #expect(throws: Diagnostic.self) { try PreviewSession(settings) }
  }
}
