// SPDX-License-Identifier: MIT

import Foundation
import LabelBuild
import LabelCore
import LabelPNG
import RunTestSupport
import TestSupport
import Testing

/// Colour glyphs in labels: drawn, or left out with a warning of their own (LK0515).
@Suite struct ColorGlyphLabelTests {
  let folder: RunFolder

  init() throws {
    folder = try RunFolder()
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for name in ["paints", "documents"] {
      try folder.write("\(name).ttf", [UInt8](try Data(contentsOf: tests.appending(path: "ColorGlyphs/\(name).ttf"))))
      try folder.write("fonts-\(name)/\(name).ttf", [UInt8](try Data(contentsOf: tests.appending(path: "ColorGlyphs/\(name).ttf"))))
    }
    try folder.write("box.ttf", [UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get()))))
  }

  private func opaquePixels(_ label: DrawnLabel) throws -> Int { try label.bitmap().pixels.count { $0 >> 24 == 255 } }

  /// Draws a label with the fonts of a folder, and none of the system.
  private func draw(_ title: String, font: String, fonts: String? = nil) -> DrawnLabel {
    folder.draw("title: \(title), font: { file: \(font) }") { resources in
      resources.usesSystemFonts = false
      resources.fontFolders = fonts.map { [folder.path($0)] } ?? []
    }
  }

  @Test(arguments: ["paints", "documents"]) func anEmojiOfAFontIsDrawn(font: String) throws {
    let outcome = draw("😀", font: font + ".ttf")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try opaquePixels(outcome) > 50)
  }

  /// What a VectorDrawable cannot hold of a glyph's drawing is an error, as it is of other parts.
  @Test(arguments: ["", ", color: '#ff000080'", ", background: red"], ["false", "true"])
  func everyGlyphIsAVectorDrawableOrAnErrorOfTheFormat(keys: String, italic: String) throws {
    let count = try folder.files()["paints.ttf"].map { bytes in FontTables(bytes).number("maxp", at: 4) } ?? 0
    var codes: Set<Int32> = []
    for glyph in 0..<min(count, 160) {
      let title = Unicode.Scalar(0xE000 + UInt32(glyph)).map { String($0) } ?? ""
      let outcome = folder.draw("title: \(title), font: { file: paints.ttf, italic: \(italic) }" + keys, as: .xml) { resources in
        resources.usesSystemFonts = false
      }
      codes.insert(outcome.code)
      let isExpected = outcome.code == 0 || outcome.code == 65 && ["LK0646", "LK0101"].contains { outcome.errors.contains($0) }
      #expect(isExpected, "\(glyph): \(outcome.errors)")
    }
    #expect(codes.contains(65))
  }

  /// The fallback of a text whose font has no emoji.
  @Test(arguments: ["paints", "documents"]) func anEmojiComesFromAColourFont(font: String) throws {
    let outcome = draw("a😀b", font: "box.ttf", fonts: "fonts-" + font)
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let plain = draw("ab", font: "box.ttf")
    #expect(try opaquePixels(outcome) > opaquePixels(plain) + 50)
  }

  @Test func aGlyphThatCannotBeDrawnIsLeftOutWithAWarning() throws {
    try writeLoopFont()
    let one = draw("A", font: "loop.ttf")
    #expect(one.code == 0 && one.errors.contains("LK0515") && one.errors.contains("its paints refer to themselves"), "\(one.errors)")
    // Twice, so that nothing is drawn blank from a cache.
    try folder.write(
      "m.yaml",
      "version: 1\nlabels:\n" + ["a", "c"].map { "  - { id: \($0), title: A, font: { file: loop.ttf } }\n" }.joined()
        + "  - { id: b, title: B, font: { file: box.ttf } }\n")
    let batch = try folder.run("m.yaml") { $0.jobs = 1 }
    #expect(batch.code == 0 && batch.messages.count { $0.contains("LK0515") } == 2, "\(batch.errors)")
    #expect(try folder.files("out").keys.sorted() == ["a.png", "b.png", "c.png"])
  }

  /// All labels of a block are laid out before the first is painted: each keeps its own warnings and errors.
  @Test func warningsAreThoseOfTheirLabelsInBlocks() throws {
    try writeLoopFont()
    let kinds = [
      "title: A, font: { file: loop.ttf }", "title: B, font: { file: box.ttf }", "icon: my:none", "title: C, font: { file: loop.ttf }",
    ]
    let labels = (0..<240).map { "  - { id: l\($0), \(kinds[$0 % 4]) }\n" }.joined()
    try folder.write("icons/star.svg", "<svg viewBox='0 0 24 24'><path d='M2 2h20v20z'/></svg>")
    try folder.write("m.yaml", "version: 1\nicons: { my: icons }\nlabels:\n" + labels)
    let batch = try folder.run("m.yaml") { run in
      run.jobs = 1
      run.reportsEveryLabel = true
    }
    #expect(batch.results.count == 240)
    for (index, result) in batch.results.enumerated() {
      let expected: [DiagnosticCode] = [["LK0515"], [], ["LK0102"], ["LK0515"]][index % 4]
      #expect(result.diagnostics.map(\.code) == expected && (result.status == .failed) == (index % 4 == 2), "\(result)")
    }
  }

  /// A font whose glyph A has paints that refer to themselves.
  private func writeLoopFont() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get()))))
    tables["COLR"] = ColorFont.table([(1, ColorFont.colorGlyph(1))])
    tables["CPAL"] = ColorFont.palette()
    try folder.write("loop.ttf", tables.file)
  }

  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  /// A bitmap that cannot be decoded, in a font of bitmaps.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: Self.emoji), "Noto Color Emoji is not installed"))
  func aBitmapThatCannotBeReadIsLeftOut() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: Self.emoji))))
    var bitmaps = try #require(tables["CBDT"])
    // The signature of every PNG.
    for index in bitmaps.indices.dropLast(8) where bitmaps[index] == 0x89 && bitmaps[index + 1] == 0x50 && bitmaps[index + 2] == 0x4E {
      bitmaps[index] = 0
    }
    tables["CBDT"] = bitmaps
    try folder.write("damaged.ttf", tables.file)
    let outcome = draw("😀", font: "damaged.ttf")
    #expect(
      outcome.code == 0 && outcome.errors.contains("LK0515") && outcome.errors.contains("its bitmap cannot be read"), "\(outcome.errors)")
  }
}
