// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import RunTestSupport
import TestSupport
import Testing

/// Where the box of a label is in its image, in events and assets.
@Suite struct InsetsTests {
  private let folder: RunFolder

  init() throws { folder = try RunFolder() }

  private static let manifest = """
    version: 1
    variants: { scale: [2] }
    labels:
      - { id: plain, title: OK, background: red, padding: 4 }
      - { id: low, title: OK, background: red, padding: 4, margin: [3, 5, 7, 9] }
      - { id: soft, title: OK, background: red, padding: 4, dropShadow: { color: black, offset: [0, 4], radius: 3 } }

    """

  /// The insets of each label in the events of a run.
  private func insets() throws -> [String: PixelInsets] {
    let outcome = try folder.run("m.yaml") { $0.reportsEveryLabel = true }
    try #require(outcome.code == 0, "\(outcome.errors)")
    return Dictionary(uniqueKeysWithValues: outcome.results.map { ($0.id ?? "", $0.insets) })
  }

  @Test func eventsHaveTheInsetsAlsoOfUnchangedFiles() throws {
    try folder.write("m.yaml", Self.manifest)
    let first = try insets()
    #expect(first["plain"] == .zero)
    #expect(first["low"] == PixelInsets(top: 6, left: 10, bottom: 14, right: 18))
    let soft = try #require(first["soft"])
    #expect(soft.left == soft.right && soft.left > 4 && soft.bottom == soft.top + 16, "\(soft)")
    #expect(try insets() == first)
  }

  @Test func assetsHaveTheInsets() throws {
    try folder.write("m.yaml", Self.manifest)
    _ = try folder.assets(.xcassets, "m.yaml", into: "x")
    _ = try folder.assets(.web, "m.yaml", into: "web")
    let contents = String(decoding: try folder.files("x")["Labels.xcassets/low.imageset/Contents.json"] ?? [], as: UTF8.self)
    #expect(contents.contains("\"alignment-insets\""), "\(contents)")
    #expect(
      !String(decoding: try folder.files("x")["Labels.xcassets/plain.imageset/Contents.json"] ?? [], as: UTF8.self).contains("insets"))
    let index = try JSONSerialization.jsonObject(with: Data(try folder.files("web")["index.json"] ?? [])) as? [String: Any]
    let label = (index?["labels"] as? [String: Any])?["low"] as? [String: Any]
    let rendition = (label?["renditions"] as? [[String: Any]])?.first
    #expect(rendition?["insets"] as? [String: Double] == ["top": 3, "left": 5, "bottom": 7, "right": 9], "\(rendition ?? [:])")
  }
}
