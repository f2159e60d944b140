// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelManifest
import LabelText
import Testing

@Suite struct MergingTests {
  private func merged(_ defaults: String, _ label: String) throws -> LabelRecord {
    let (manifest, diagnostics) = try parse("version: 1\ndefaults: {\(defaults)}\nlabels:\n  - {id: a, title: A, \(label)}", .yaml)
    #expect(diagnostics.isEmpty)
    return manifest.complete(try #require(manifest.labels.first)).record
  }

  @Test func keysOfTheLabelOverrideDefaults() throws {
    let record = try merged("color: red, numberOfLines: 3, scale: 3", "color: blue, scale: 1")
    #expect(record.color == .system(.blue))
    #expect(record.numberOfLines == 3)
    #expect(record.scale == 1)
  }

  @Test func objectsAreMergedKeyByKey() throws {
    let record = try merged(
      "font: {family: Inter, size: 12, weight: bold}, padding: 4, shadow: {color: red, radius: 2}",
      "font: {size: 20}, padding: {top: 1}, shadow: {radius: 1}")
    #expect(record.font?.family == .named("Inter"))
    #expect(record.font?.size == 20)
    #expect(record.font?.weight == .bold)
    #expect(record.padding == PaddingRecord(top: 1, leading: 4, bottom: 4, trailing: 4))
    #expect(record.shadow?.color == .system(.red))
    #expect(record.shadow?.radius == 1)
  }

  @Test func iconNameReplacesADefaultFileAndKeepsOtherKeys() throws {
    let record = try merged("icon: {file: a.svg, mode: hierarchical}", "icon: bolt")
    #expect(record.icon?.name == "bolt")
    #expect(record.icon?.file == nil)
    #expect(record.icon?.mode == .hierarchical)
  }

  @Test func textStyleReplacesADefaultSize() throws {
    let record = try merged("font: {size: 12}", "font: {textStyle: headline}")
    #expect(record.font?.size == nil)
    #expect(record.font?.textStyle == .headline)
  }

  @Test func titleReplacesADefaultTitleKey() throws {
    #expect(try merged("titleKey: hello", "color: red").titleKey == nil)
  }

  @Test func variantsAndKeysOfALabelReplaceAxesOfTheManifest() throws {
    let text = """
      version: 1
      variants: { scale: [1, 2], locale: [en, de], colorScheme: [light, dark] }
      labels:
        - { id: a, title: A }
        - { id: b, title: B, variants: { locale: [ar] }, colorScheme: dark }
      """
    let manifest = try parse(text, .yaml).manifest
    #expect(manifest.axes(of: manifest.labels[0]) == manifest.head.variants)
    let axes = manifest.axes(of: manifest.labels[1])
    #expect(axes.scale == [1, 2])
    #expect(axes.locale == ["ar"])
    #expect(axes.colorScheme == nil)
  }
}
