// SPDX-License-Identifier: MIT

import LabelCore
import LabelManifest
import Testing

/// Decoding the canonical text of a record gives the same record.
@Suite struct CanonicalRecordTests {
  /// Records with every key in every form.
  static let records = [
    ##"{"id":"a","title":"Ä \"q\" \u0001 \n","icon":"bolt.fill"}"##,
    ##"{"id":"a","titleKey":"k","table":"T","titleArguments":[3,"a",-2.5,999999999999999,9007199254740992,1e300],"icon":{"file":"a/b.svg","mode":"palette","colors":["red","#0a84ff80",{"gradient":["white","#0a84ff"]}],"variants":["fill","circle"],"variableValue":0.3,"scale":"large","weight":"bold","renderingMode":"original","mirrors":true,"snapsToPixelGrid":true}}"##,
    ##"{"attributedTitle":[{"text":"A","font":{"size":12.5},"kern":0.1,"underline":"double","superscript":1,"bounds":[1,2,3,4]},{"icon":"star","paragraph":{"lineSpacing":2,"tabStops":[28,{"location":90.25,"alignment":"decimal"}]}}]}"##,
    ##"{"title":"A","font":{"family":"Inter","size":17,"weight":"semibold","italic":true,"features":{"liga":0,"ss01":1},"variations":{"wght":412.5},"ascentOverride":0.9}}"##,
    ##"{"title":"A","font":{"family":"system","textStyle":"headline","design":"rounded"},"color":{"light":"#112233","dark":"secondary"},"background":"clear"}"##,
    ##"{"title":"A","font":{"file":"f.ttf"},"padding":4,"border":{"color":"red","width":0.3333333333333333},"cornerRadius":6,"width":120,"height":40}"##,
    ##"{"title":"A","padding":{"top":1,"trailing":-2},"shadow":{"offset":[0,-1],"radius":2},"dropShadow":{"color":"black"},"stroke":-3}"##,
    ##"{"title":"A","numberOfLines":0,"lineBreakMode":"byTruncatingMiddle","lineBreakStrategy":"none","hyphenationFactor":1,"textAlignment":"justified"}"##,
    ##"{"title":"A","lineBreakStrategy":["pushOut","balanced"],"strikethrough":true,"underline":false,"textCase":"uppercase","margin":3}"##,
    ##"{"title":"A","lineBreakStrategy":["standard","balanced"],"layoutDirection":"rightToLeft","locale":"ar","dynamicTypeSize":"accessibility1","contrast":"increased","colorScheme":"dark","scale":1.3333333333333333}"##,
    ##"{"title":"A","bounds":[0,0,1e300,40],"minimumScaleFactor":0.1,"adjustsFontSizeToFitWidth":true,"baselineAdjustment":"none","isEnabled":false}"##,
  ]

  private func record(_ text: String) throws -> LabelRecord {
    let source = try SourceText(file: "r", bytes: [UInt8](text.utf8), format: .ndjson)
    let (label, diagnostics) = LocatedRecord.decode(
      try #require(ManifestRow.json([UInt8](text.utf8), file: "r", line: 1).node), from: source)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return label.record
  }

  @Test(arguments: records) func canonicalTextDecodesToTheSameRecord(text: String) throws {
    let original = try record(text)
    #expect(try record(original.canonical) == original)
    #expect(try record(original.canonical).canonical == original.canonical)
    #expect(try record(String(decoding: original.encoded, as: UTF8.self)) == original)
  }

  @Test func everyKeyIsTested() throws {
    let written = Set(
      Self.records.flatMap { text in LabelRecord.fields.fields.filter { $0.isWritten((try? record(text)) ?? LabelRecord()) }.map(\.name) })
    let rest = LabelRecord.fields.names.filter { !written.contains($0) }
    // The other keys have choices, numbers or Booleans. The records have keys of each of these types.
    for name in rest {
      let shape = try #require(LabelRecord.fields[name]?.summary.shape)
      switch shape {
      case .choice(let values):
        for value in values { #expect(try record(record("{\"\(name)\":\"\(value)\"}").canonical) == record("{\"\(name)\":\"\(value)\"}")) }
      case .number, .integer, .bool: break
      case .string, .colorName, .argument: break
      case .list, .object, .dictionary, .either:
        // A canonical record has no variants. The others are tested in the paragraph of a run, or as another colour.
        #expect(["variants", "highlightedTextColor", "tabStops"].contains(name), "\(name)")
      }
    }
  }

  @Test func canonicalTextDoesNotDependOnSpellingAndOrder() throws {
    let one = try record(##"{"title":"A","padding":4,"icon":"bolt","scale":2.0}"##)
    let other = try record(
      ##"{"scale":2,"icon":{"name":"bolt"},"padding":{"trailing":4,"top":4,"leading":4,"bottom":4.0},"title":"\u0041"}"##)
    #expect(one.canonical == other.canonical)
    #expect(one.canonical == ##"{"icon":{"name":"bolt"},"padding":{"bottom":4,"leading":4,"top":4,"trailing":4},"scale":2,"title":"A"}"##)
  }
}
