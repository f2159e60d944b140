// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelManifest
import LabelText
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
