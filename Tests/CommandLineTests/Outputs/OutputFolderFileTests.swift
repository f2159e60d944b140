// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What a run replaces in its output folder.
@Suite struct OutputFolderFileTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("m.json", Tool.twoLabels)
  }

  @Test func fileOfAnotherKindInTheOutputFolderIsAnErrorOfItsLabel() throws {
    try tool.write("out/a.png", "not an image")
    let outcome = try tool("batch", "m.json", "-o", "out")
    #expect(outcome.code == 1 && outcome.errors.contains("LK0406") && outcome.errors.contains("out/a.png"), "\(outcome.errors)")
    #expect(try tool.bytes("out/a.png") == Array("not an image".utf8))
    // An output of an earlier run is made again, whatever somebody has put into it.
    try tool.remove("out/a.png")
    #expect(try tool("batch", "m.json", "-o", "out").code == 0)
    try tool.write("out/a.png", "not an image")
    #expect(try tool("batch", "m.json", "-o", "out").code == 0)
    #expect(PNGSize(try tool.bytes("out/a.png")) != nil)
  }

  @Test(arguments: [
    ("web", "index.html", "<!doctype html>\n<p>my page"), ("web", "index.json", "{\"mine\":1}"), ("web", "sprites.css", "p {}"),
    ("xcassets", "Labels.swift", "let mine = 1"),
    ("xcassets", "Labels.xcassets/Contents.json", "{\"info\":{\"author\":\"xcode\",\"version\":1}}"),
    ("flutter", "pubspec-assets.yaml", "mine: 1"), ("swiftpm", "Labels.swift", "let mine = 1"),
  ])
  func documentOfSomebodyElseIsNotReplaced(kind: String, name: String, text: String) throws {
    try tool.write("other/" + name, text)
    let outcome = try tool("assets", "m.json", "--kind", kind, "-o", "other")
    #expect(outcome.code == 73 && outcome.errors.contains("LK0406") && outcome.errors.contains("other/" + name), "\(outcome.errors)")
    #expect(try tool.bytes("other/" + name) == Array(text.utf8))
    // Without a cache too, as in a checkout of a repository, a document of LabelKit is replaced.
    #expect(try tool("assets", "m.json", "--kind", kind, "-o", "own").code == 0)
    let made = try tool.bytes("own/" + name)
    try tool.write("n.json", #"{"version":1,"labels":[{"id":"a","title":"x"},{"id":"c","title":"z"}]}"#)
    #expect(try tool("assets", "n.json", "--kind", kind, "-o", "own", "--state", "new").code == 0)
    // These two do not name the labels.
    #expect(try tool.bytes("own/" + name) != made || name.hasSuffix("Contents.json") || name.hasSuffix(".yaml"))
  }
}
