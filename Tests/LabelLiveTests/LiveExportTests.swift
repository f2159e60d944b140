// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelLive
import LabelSystem
import TestSupport
import Testing

/// The page as static files.
@Suite(.timeLimit(.minutes(60))) struct LiveExportTests {
  private func export(_ tree: ScratchTree, _ labels: String) async throws -> LiveExport {
    let path = tree.root + "/a.yaml"
    try Data("version: 1\nlabels:\n\(labels)".utf8).write(to: URL(filePath: path))
    return LiveExport(await LiveSession(LiveSettings(manifests: [path]), watches: false))
  }

  @Test func theFolderHasThePageTheStateAndTheImages() async throws {
    let tree = try ScratchTree()
    _ = try await export(tree, "- { id: a, title: One }\n- { id: b/c, title: Two }\n").write(to: tree.out)
    let files = tree.files()
    #expect(Set(["index.html", "live.css", "state.js", "pictures/a.png", "pictures/b/c.png"]).isSubset(of: files.keys))
    #expect(files["state.js"].map { String(decoding: $0, as: UTF8.self) }?.hasPrefix("window.labelkitExport = {\"state\":") == true)
  }

  @Test func anotherExportRemovesWhatIsGoneAndNothingElse() async throws {
    let tree = try ScratchTree()
    _ = try await export(tree, "- { id: a, title: One }\n- { id: b, title: Two }\n").write(to: tree.out)
    try Data("mine".utf8).write(to: URL(filePath: tree.out + "/notes.txt"))
    // Somebody else's list.
    let list = URL(filePath: tree.out + "/labelkit-export.txt")
    try (Data(contentsOf: list) + Data("notes.txt\n".utf8)).write(to: list)
    _ = try await export(tree, "- { id: a, title: Three }\n").write(to: tree.out)
    #expect(tree.files()["pictures/b.png"] == nil)
    #expect(tree.files()["pictures/a.png"] != nil)
    #expect(tree.files()["notes.txt"] == Array("mine".utf8))
  }

  @Test func filesOfOthersAreNotReplaced() async throws {
    let tree = try ScratchTree()
    try FileManager.default.createDirectory(atPath: tree.out, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: URL(filePath: tree.out + "/index.html"))
    let export = try await export(tree, "- { id: a, title: One }\n")
    let error = await #expect(throws: Diagnostic.self) { try await export.write(to: tree.out) }
    #expect(error?.code == .notReplaced)
    #expect(tree.files()["index.html"] == Array("mine".utf8))
  }
}
