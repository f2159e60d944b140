// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelManifest
import LabelSettings
import LabelText
import LabelViewNode
import Testing

@Suite struct LoweringTests {
  private func record(_ keys: String) throws -> LabelRecord {
    let (manifest, diagnostics) = try parse("version: 1\nlabels:\n  - {id: a, \(keys)}", .yaml)
    #expect(diagnostics.isEmpty)
    return try #require(manifest.labels.first).record
  }

  @Test func labelWithAnIconRunIsNotEmpty() throws {
    #expect(try record("attributedTitle: [{icon: bolt}]").hasTitle)
  }

  @Test(
    arguments: [
      ("title: Rain", "Rain"), ("icon: bolt", nil),
      ("attributedTitle: [{text: H}, {text: \"2\", superscript: -1}, {text: O}]", "H2O"),
      (
        "attributedTitle: [{text: build, background: red, padding: [3, 6]}, {text: passing, background: green, padding: [3, 6]}]",
        "build passing"
      ),
      ("attributedTitle: [{text: build, background: red}, {text: passing, background: green}]", "build passing"),
      ("attributedTitle: [{text: a, background: red}, {text: b, background: red}]", "ab"),
      ("attributedTitle: [{text: \"Download on the\\n\"}, {text: App Store, padding: 2}]", "Download on the\nApp Store"),
      ("attributedTitle: [{text: \"4 \"}, {icon: star}, {text: of}, {icon: star}, {text: \"5\"}]", "4 of 5"),
    ] as [(String, String?)])
  func plainTitleSeparatesRunsThatLookSeparate(keys: String, expected: String?) throws {
    #expect(try record(keys).plainTitle == expected)
  }

  @Test func environmentHasDefaults() throws {
    #expect(try record("title: A").renderEnvironment() == RenderEnvironment())
    let dark = try record("title: A, scale: 3, colorScheme: dark, contrast: increased, locale: he, dynamicTypeSize: xLarge")
      .renderEnvironment()
    #expect(dark.scale == 3)
    #expect(dark.appearance == Appearance(colorScheme: .dark, contrast: .increased))
    #expect(dark.direction == .rightToLeft)
    #expect(dark.dynamicTypeSize == .xLarge)
  }
}
