// SPDX-License-Identifier: MIT

import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// What a run replaces in its output folder.
@Suite struct OutputFolderFileTests {
  let folder: RunFolder

  init() throws {
    folder = try RunFolder()
    try folder.write("m.json", #"{"version":1,"labels":[{"id":"a","title":"x"},{"id":"b","title":"y"}]}"#)
  }

  @Test func fileOfAnotherKindInTheOutputFolderIsAnErrorOfItsLabel() throws {
    try folder.write("out/a.png", "not an image")
    let outcome = try folder.run("m.json")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0406") && outcome.errors.contains("out/a.png"), "\(outcome.errors)")
    #expect(try folder.bytes("out/a.png") == Array("not an image".utf8))
    // An output of an earlier run is made again, whatever somebody has put into it.
    try folder.remove("out/a.png")
    #expect(try folder.run("m.json").code == 0)
    try folder.write("out/a.png", "not an image")
    #expect(try folder.run("m.json").code == 0)
    #expect(PNGSize(try folder.bytes("out/a.png")) != nil)
  }

  @Test(arguments: [
    (AssetKind.web, "index.html", "<!doctype html>\n<p>my page"), (.web, "index.json", "{\"mine\":1}"), (.web, "sprites.css", "p {}"),
    (.xcassets, "Labels.swift", "let mine = 1"),
    (.xcassets, "Labels.xcassets/Contents.json", "{\"info\":{\"author\":\"xcode\",\"version\":1}}"),
    (.flutter, "pubspec-assets.yaml", "mine: 1"), (.swiftpm, "Labels.swift", "let mine = 1"),
  ])
  func documentOfSomebodyElseIsNotReplaced(kind: AssetKind, name: String, text: String) throws {
    try folder.write("other/" + name, text)
    let outcome = try folder.assets(kind, "m.json", into: "other")
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406") && outcome.errors.contains("other/" + name), "\(outcome.errors)")
    #expect(try folder.bytes("other/" + name) == Array(text.utf8))
    // Without a cache too, as in a checkout of a repository, a document of LabelKit is replaced.
    #expect(try folder.assets(kind, "m.json", into: "own").code == 0)
    let made = try folder.bytes("own/" + name)
    try folder.write("n.json", #"{"version":1,"labels":[{"id":"a","title":"x"},{"id":"c","title":"z"}]}"#)
    #expect(try folder.assets(kind, "n.json", into: "own") { $0.cache = .file(folder.path("new")) }.code == 0)
    // These two do not name the labels.
    #expect(try folder.bytes("own/" + name) != made || name.hasSuffix("Contents.json") || name.hasSuffix(".yaml"))
  }
}
