// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelManifest
import LabelText
import Testing

/// One manifest in four formats.
private let manifests: [(ManifestFormat, String)] = [
  (
    .yaml,
    """
    version: 1
    labels:
      - id: a/rain
        title: "Rain, snow"
        icon: { name: cloud.rain, mode: palette, colors: [red, "#00f"], variants: [fill, circle], variableValue: 0.5 }
        font: { size: 20, weight: bold, features: { liga: 0 }, italic: true }
        color: { light: black, dark: white }
        padding: 4
        shadow: { offset: [1, -2], radius: 3 }
        lineBreakStrategy: [pushOut, hangulWordPriority]
        numberOfLines: 2
        isEnabled: false
        underline: true
        stroke: -3
        variants: { scale: [1, 2] }
      - { id: b, title: "42", icon: bolt, underline: double }
    """
  ),
  (
    .json,
    """
    {"version": 1, "labels": [
      {"id": "a/rain", "title": "Rain, snow",
       "icon": {"name": "cloud.rain", "mode": "palette", "colors": ["red", "#00f"], "variants": ["fill", "circle"], "variableValue": 0.5},
       "font": {"size": 20.0, "weight": "bold", "features": {"liga": 0}, "italic": true, "family": null},
       "color": {"light": "black", "dark": "white"}, "padding": 4, "shadow": {"offset": [1, -2], "radius": 3},
       "lineBreakStrategy": ["pushOut", "hangulWordPriority"], "numberOfLines": 2, "isEnabled": false, "underline": true, "stroke": -3,
       "variants": {"scale": [1, 2]}},
      {"id": "b", "title": "42", "icon": "bolt", "underline": "double"}]}
    """
  ),
  (
    .ndjson,
    """
    {"id":"a/rain","title":"Rain, snow","icon":{"name":"cloud.rain","mode":"palette","colors":["red","#00f"],"variants":["fill",\
    "circle"],"variableValue":0.5},"font":{"size":20,"weight":"bold","features":{"liga":0},"italic":true},"color":{"light":"black",\
    "dark":"white"},"padding":4,"shadow":{"offset":[1,-2],"radius":3},"lineBreakStrategy":["pushOut","hangulWordPriority"],\
    "numberOfLines":2,"isEnabled":false,"underline":true,"stroke":-3,"variants":{"scale":[1,2]}}
    {"id":"b","title":"42","icon":"bolt","underline":"double"}
    """
  ),
  (
    .csv,
    "id,title,icon.name,icon.mode,icon.colors,icon.variants,icon.variableValue,font.size,font.weight,font.features.liga,font.italic,"
      + "color.light,color.dark,padding,shadow.offset,shadow.radius,lineBreakStrategy,numberOfLines,isEnabled,underline,stroke,icon,"
      + "variants.scale\n"
      + "a/rain,\"Rain, snow\",cloud.rain,palette,\"red, #00f\",fill circle,0.5,20,bold,0,true,black,white,4,1 -2,3,"
      + "pushOut hangulWordPriority,2,false,true,-3,,1 2\n" + "b,42,,,,,,,,,,,,,,,,,,double,,bolt,\n"
  ),
]

@Suite struct FourFormatsTests {
  @Test(arguments: manifests.dropFirst().filter { $0.0 != .csv })
  func manifestHasTheSameRecordsInEveryFormat(format: ManifestFormat, text: String) throws {
    let yaml = try parse(manifests[0].1, .yaml)
    let other = try parse(text, format)
    #expect(yaml.diagnostics.isEmpty)
    #expect(other.diagnostics.isEmpty)
    #expect(yaml.manifest.labels.count == 2)
    #expect(other.manifest.labels.map(\.record) == yaml.manifest.labels.map(\.record))
  }

  /// The type of a cell depends on its key: a string alone is not a list in YAML, but in a cell it can be.
  @Test func csvCellsHaveTheTypeOfTheirKey() throws {
    let yaml = try parse(manifests[0].1, .yaml)
    let csv = try parse(manifests[3].1, .csv)
    #expect(csv.diagnostics.isEmpty)
    #expect(csv.manifest.labels.map(\.record) == yaml.manifest.labels.map(\.record))
  }

  @Test func valuesAreDecodedIntoTheRecord() throws {
    let record = try #require(try parse(manifests[0].1, .yaml).manifest.labels.first).record
    #expect(record.icon?.mode == .palette)
    #expect(record.icon?.colors == [.color(.system(.red)), .color(.fixed(SRGBColor(0, 0, 255)))])
    #expect(record.font?.features == [FontFeature(tag: "liga", value: 0)])
    #expect(record.color == .dynamic(light: .system(.black), dark: .system(.white)))
    #expect(record.padding == PaddingRecord(top: 4, leading: 4, bottom: 4, trailing: 4))
    #expect(record.shadow?.offset == Point(x: 1, y: -2))
    #expect(record.paragraph.lineBreakStrategy == [.pushOut, .hangulWordPriority])
    #expect(record.underline?.style == .single)
    #expect(record.variants?.scale == [1, 2])
  }
}
