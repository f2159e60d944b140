// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import RunTestSupport
import TestSupport
import Testing

/// Icon fonts as icon sets.
@Suite struct IconFontTests {
  let folder: RunFolder

  init() throws {
    folder = try RunFolder()
    try folder.write("icons.ttf", [UInt8](Data(contentsOf: URL(filePath: BoxFont.iconFile.get()))))
  }

  private func render(_ icon: String, _ keys: String = "") -> DrawnLabel {
    folder.draw("icon: \"\(icon)\"" + keys, icons: ["brand": "icons.ttf"])
  }

  @Test func glyphsAreFoundByNameCodePointAndLigature() throws {
    let named = render("brand:bell")
    #expect(named.code == 0 && named.imageSize != nil, "\(named.errors)")
    for name in ["brand:U+E001", "brand:e001", "brand:bell.slash", "brand:xx"] {
      #expect(render(name).bytes == named.bytes, "\(name)")
    }
  }

  @Test func weightDoesNotChangeGlyphIcons() throws {
    #expect(render("brand:bell", ", font: { weight: black }").bytes == render("brand:bell").bytes)
  }

  @Test func misspelledNameSuggestsTheNearest() throws {
    let outcome = render("brand:bel")
    #expect(outcome.code == 65 && outcome.errors.contains("LK0102") && outcome.errors.contains("\"brand:bell\""), "\(outcome.errors)")
    #expect(render("brand:blank").errors.contains("draws nothing"))
  }

  @Test func pathInAManifestStartsAtItsFolder() throws {
    try folder.write("sub/icons.ttf", folder.files()["icons.ttf"] ?? [])
    try folder.write("sub/m.yaml", "version: 1\nicons: { brand: icons.ttf }\nlabels:\n  - { id: a, icon: 'brand:bell' }\n")
    let outcome = try folder.run("sub/m.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try folder.files("out").keys.sorted() == ["a.png"])
  }
}
