// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelManifest
import LabelText
import Testing

@Suite struct DiagnosticLocationTests {
  @Test func renderingErrorsAreLocatedAtTheirKey() throws {
    let text = "version: 1\ndefaults: { font: { family: Interr } }\nlabels:\n  - { id: a, title: A, icon: { name: bolt.fil } }"
    let manifest = try parse(text, .yaml).manifest
    let label = manifest.complete(try #require(manifest.labels.first))
    func located(_ error: LabelError) -> String { label.located(Diagnostic(error), in: manifest.source).codeAndRange }
    #expect(located(.unknownIcon(name: "bolt.fil", nearest: [])) == "LK0102 4:38-46")
    #expect(located(.unknownFontFamily(name: "Interr", nearest: [])) == "LK0103 2:29-35")
    #expect(located(.missingGlyph(scalar: "A", text: "A")) == "LK0101 4:21-22")
    #expect(located(.areaTooLarge(pixels: 1, limit: 0)) == "LK0303 4:5-50")
  }
}
