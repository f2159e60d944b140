// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Icon fonts as icon sets: `--icons brand=icons.ttf` and the manifest's `icons`.
@Suite struct IconFontTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("icons.ttf", [UInt8](Data(contentsOf: URL(filePath: BoxFont.iconFile.get()))))
  }

  private func render(_ icon: String, _ flags: String...) throws -> Outcome {
    try tool.run(["render", "--icon", icon, "--icons", "brand=icons.ttf", "-o", "-"] + flags)
  }

  @Test func glyphsAreFoundByNameCodePointAndLigature() throws {
    let named = try render("brand:bell")
    #expect(named.code == 0 && named.imageSize != nil, "\(named.errors)")
    for name in ["brand:U+E001", "brand:e001", "brand:bell.slash", "brand:xx"] {
      #expect(try render(name).output == named.output, "\(name)")
    }
  }

  @Test func weightDoesNotChangeGlyphIcons() throws {
    #expect(try render("brand:bell", "--weight", "black").output == render("brand:bell").output)
  }

  @Test func misspelledNameSuggestsTheNearest() throws {
    let outcome = try render("brand:bel")
    #expect(outcome.code == 65 && outcome.errors.contains("LK0102") && outcome.errors.contains("\"brand:bell\""), "\(outcome.errors)")
    #expect(try render("brand:blank").errors.contains("draws nothing"))
  }

  @Test func glyphIconsAreListedShownAndExported() throws {
    #expect(try tool("icons", "list", "--icons", "brand=icons.ttf", "--prefix", "brand").lines == ["brand:bell", "brand:bell.slash"])
    #expect(try tool("icons", "show", "brand:bell", "--icons", "brand=icons.ttf", "-o", "-").imageSize != nil)
    #expect(try tool("icons", "export", "brand:bell", "--icons", "brand=icons.ttf", "-o", "out").code == 0)
    #expect(try tool.files("out").keys.sorted() == ["brand/bell.png"])
  }

  @Test func pathInAManifestStartsAtItsFolder() throws {
    try tool.write("sub/icons.ttf", tool.files()["icons.ttf"] ?? [])
    try tool.write("sub/m.yaml", "version: 1\nicons: { brand: icons.ttf }\nlabels:\n  - { id: a, icon: 'brand:bell' }\n")
    let outcome = try tool("batch", "sub/m.yaml", "-o", "out")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try tool.files("out").keys.sorted() == ["a.png"])
  }

  @Test(arguments: ["broken.ttf", "gone.otf", "folder.ttf", "packed.woff2"])
  func invalidFontIsAnErrorAtTheFlag(file: String) throws {
    try tool.write("broken.ttf", "not a font")
    try tool.write("packed.woff2", "wOF2")
    try tool.makeFolder("folder.ttf")
    let outcome = try tool("icons", "list", "--icons", "brand=\(file)")
    #expect(outcome.code == 65 && outcome.errors.hasPrefix("--icons: error LK0106"), "\(outcome.errors)")
  }
}
