// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Font files that are read into memory or table by table, and that change while a library uses them.
struct ChangedFontTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func font(_ path: String, _ library: FontLibrary) throws -> Font {
    try library.font(for: FontRequest(family: .file(path: path), size: 17))
  }

  private func shape(_ text: String, _ font: Font, _ library: FontLibrary, script: OpenTypeTag = "Latn") -> [ShapedGlyph] {
    let units = Array(text.utf16)
    return library.shape(units, range: 0..<units.count, font: font, script: script, direction: .leftToRight)
  }

  /// With another table the file is so long that its tables are read when they are needed.
  private func longer(_ bytes: [UInt8]) -> [UInt8] {
    var tables = FontTables(bytes)
    tables["ZZZZ"] = [UInt8](repeating: 1, count: 2 << 20)
    return tables.file
  }

  @Test(arguments: ["NotoSans-Regular", "Inter-Regular", "DejaVuSans", "NotoSansDevanagari-Regular", "NotoSansArabic-Regular"])
  func longFileGivesTheSameGlyphsAsAShortOne(name: String) throws {
    let library = try FontLibrary()
    let bytes = try library.bytes(of: name)
    let fonts = try [bytes, longer(bytes)].enumerated().map { index, bytes in
      try font(try folder.write(bytes, as: "\(index).ttf"), library)
    }
    #expect(fonts[0].face.metrics == fonts[1].face.metrics && fonts[0].face.postScriptName == fonts[1].face.postScriptName)
    for (text, script) in [("Affinity AV To. e\u{301} 12", "Latn"), ("नमस्ते क्षत्रिय", "Deva"), ("العربية", "Arab")] as [(String, OpenTypeTag)] {
      #expect(shape(text, fonts[0], library, script: script) == shape(text, fonts[1], library, script: script))
    }
    for glyph in UInt32(0)..<600 {
      let glyph = GlyphID(glyph)
      #expect(library.outline(of: glyph, in: fonts[0].instance) == library.outline(of: glyph, in: fonts[1].instance))
      #expect(library.inkBounds(of: glyph, in: fonts[0].instance) == library.inkBounds(of: glyph, in: fonts[1].instance))
    }
  }

  @Test(arguments: [false, true], [0, 100, 4096])
  func cutFileFailsTheNextLabel(isLong: Bool, length: Int) throws {
    let library = try FontLibrary()
    let bytes = try library.bytes(of: "NotoSans-Regular")
    let path = try folder.write(isLong ? longer(bytes) : bytes, as: "font.ttf")
    let font = try font(path, library)
    library.beginLabel()
    #expect(!shape("abc", font, library).isEmpty && library.findings.failure == nil)
    truncate(path, length)
    let failure = LabelError.unusableFont(path: path, reason: "it was changed while labels were drawn")
    for _ in 0..<2 {
      library.beginLabel()
      #expect(library.findings.failure == nil)
      _ = shape("abc", font, library)
      #expect(library.findings.failure == failure)
    }
    // Later requests fail too, and other fonts do not.
    library.beginLabel()
    #expect(throws: Diagnostic.Cause.label(failure)) {
      try library.font(for: FontRequest(family: .file(path: path), size: 17, weight: .bold))
    }
    library.beginLabel()
    let other = try library.font(for: FontRequest(size: 17))
    #expect(!shape("abc", other, library).isEmpty && library.findings.failure == nil)
  }

  /// The file is cut after the text was shaped, so that only drawing finds it.
  @Test func cutFileFailsTheLabelThatIsDrawn() throws {
    let library = try FontLibrary()
    let path = try folder.write(longer(library.bytes(of: "NotoSans-Regular")), as: "font.ttf")
    let font = try font(path, library)
    library.beginLabel()
    let glyphs = shape("abc", font, library)
    truncate(path, 4096)
    for glyph in glyphs { _ = library.inkBounds(of: glyph.glyph, in: font.instance) }
    #expect(library.findings.failure == .unusableFont(path: path, reason: "it was changed while labels were drawn"))
  }

  @Test func changedIconFontIsAnError() throws {
    let path = try folder.write([UInt8](Data(contentsOf: URL(filePath: BoxFont.iconFile.get()))), as: "icons.ttf")
    let catalog = try GlyphCatalog(path: path)
    let bell = try #require(catalog.glyph(named: "bell"))
    #expect(try !catalog.outline(of: bell).path.isEmpty)
    truncate(path, 400)
    #expect(throws: LabelError.self) { try catalog.outline(of: bell) }
    // The same font again, as another file: its glyphs may have other numbers.
    _ = try folder.write([UInt8](Data(contentsOf: URL(filePath: BoxFont.iconFile.get()))), as: "icons.ttf")
    #expect(throws: LabelError.unusableFont(path: path, reason: "it was changed while labels were drawn")) { try catalog.outline(of: bell) }
  }

  /// HarfBuzz and FreeType read whatever the directory of a long file says.
  @Test func brokenLongFilesNeverCrash() throws {
    let library = try FontLibrary()
    let whole = longer(try library.bytes(of: "NotoSans-Regular"))
    var random = Seeded(state: 5)
    for round in 0..<40 {
      var bytes = whole
      for _ in 0..<(1 << (round % 6)) { bytes[Int.random(in: 0..<400, using: &random)] = UInt8.random(in: 0...255, using: &random) }
      let path = try folder.write(bytes, as: "broken.ttf")
      let library = try FontLibrary(usesSystemFonts: false)
      guard let font = try? font(path, library) else { continue }
      for glyph in shape("Affinity e\u{301}", font, library) {
        _ = try? library.image(of: glyph.glyph, in: font.instance, scale: 2, phase: .zero)
      }
    }
  }
}
