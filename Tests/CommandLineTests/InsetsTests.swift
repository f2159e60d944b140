// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Where the box of a label is in its image, in events and assets.
@Suite struct InsetsTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  private static let manifest = """
    version: 1
    variants: { scale: [2] }
    labels:
      - { id: plain, title: OK, background: red, padding: 4 }
      - { id: low, title: OK, background: red, padding: 4, margin: [3, 5, 7, 9] }
      - { id: soft, title: OK, background: red, padding: 4, dropShadow: { color: black, offset: [0, 4], radius: 3 } }

    """

  /// The insets of each label in the events of a run.
  private func insets() throws -> [String: [String: Int]] {
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--json")
    try #require(outcome.code == 0, "\(outcome.errors)")
    var found: [String: [String: Int]] = [:]
    for line in outcome.text.split(separator: "\n") {
      let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let id = event?["id"] as? String { found[id] = event?["insets"] as? [String: Int] ?? [:] }
    }
    return found
  }

  @Test func eventsHaveTheInsetsAlsoOfUnchangedFiles() throws {
    try tool.write("m.yaml", Self.manifest)
    let first = try insets()
    #expect(first["plain"] == [:])
    #expect(first["low"] == ["top": 6, "left": 10, "bottom": 14, "right": 18])
    let soft = try #require(first["soft"])
    #expect(soft["left"] == soft["right"] && (soft["left"] ?? 0) > 4 && (soft["bottom"] ?? 0) == (soft["top"] ?? 0) + 16, "\(soft)")
    #expect(try insets() == first)
  }

  @Test func assetsHaveTheInsets() throws {
    try tool.write("m.yaml", Self.manifest)
    _ = try tool("assets", "m.yaml", "--kind", "xcassets", "-o", "x")
    _ = try tool("assets", "m.yaml", "--kind", "web", "-o", "web")
    let contents = String(decoding: try tool.files("x")["Labels.xcassets/low.imageset/Contents.json"] ?? [], as: UTF8.self)
    #expect(contents.contains("\"alignment-insets\""), "\(contents)")
    #expect(!String(decoding: try tool.files("x")["Labels.xcassets/plain.imageset/Contents.json"] ?? [], as: UTF8.self).contains("insets"))
    let index = try JSONSerialization.jsonObject(with: Data(try tool.files("web")["index.json"] ?? [])) as? [String: Any]
    let label = (index?["labels"] as? [String: Any])?["low"] as? [String: Any]
    let rendition = (label?["renditions"] as? [[String: Any]])?.first
    #expect(rendition?["insets"] as? [String: Double] == ["top": 3, "left": 5, "bottom": 7, "right": 9], "\(rendition ?? [:])")
  }
}
