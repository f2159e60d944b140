// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelPNG
import TestSupport
import Testing

/// Colour glyphs in labels: drawn, or an error of their own (LK0515), and never an empty picture.
@Suite struct ColorGlyphCommandTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    for name in ["paints", "documents"] {
      try tool.write("\(name).ttf", [UInt8](try Data(contentsOf: tests.appending(path: "ColorGlyphs/\(name).ttf"))))
      try tool.write("fonts-\(name)/\(name).ttf", [UInt8](try Data(contentsOf: tests.appending(path: "ColorGlyphs/\(name).ttf"))))
    }
    try tool.write("box.ttf", [UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get()))))
  }

  private func opaquePixels(_ outcome: Outcome) throws -> Int {
    let bitmap = try PNGDecoder.decode(outcome.output)
    return bitmap.pixels.count { $0 >> 24 == 255 }
  }

  @Test(arguments: ["paints", "documents"]) func anEmojiOfAFontIsDrawn(font: String) throws {
    let outcome = try tool("render", "😀", "--font", font + ".ttf", "--no-system-fonts", "-o", "-")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(try opaquePixels(outcome) > 50)
  }

  /// The fallback of a text whose font has no emoji.
  @Test(arguments: ["paints", "documents"]) func anEmojiComesFromAColourFont(font: String) throws {
    let outcome = try tool("render", "a😀b", "--font-dir", "fonts-" + font, "--font", "box.ttf", "--no-system-fonts", "-o", "-")
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let plain = try tool("render", "ab", "--font", "box.ttf", "--no-system-fonts", "-o", "-")
    #expect(try opaquePixels(outcome) > opaquePixels(plain) + 50)
  }

  @Test func aGlyphThatCannotBeDrawnIsAnErrorOfItsLabels() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get()))))
    tables["COLR"] = ColorFont.table([(1, ColorFont.colorGlyph(1))])
    tables["CPAL"] = ColorFont.palette()
    try tool.write("loop.ttf", tables.file)
    let one = try tool("render", "A", "--font", "loop.ttf", "--no-system-fonts", "-o", "a.png")
    #expect(one.code == 65 && one.errors.contains("LK0515") && one.errors.contains("its paints refer to themselves"), "\(one.errors)")
    #expect(try tool.files(".")["a.png"] == nil)
    // Twice, so that nothing is drawn blank from a cache.
    try tool.write(
      "m.yaml",
      "version: 1\nlabels:\n" + ["a", "c"].map { "  - { id: \($0), title: A, font: { file: loop.ttf } }\n" }.joined()
        + "  - { id: b, title: B, font: { file: box.ttf } }\n")
    for flags in [[], ["--isolate"]] {
      let batch = try tool.run(["batch", "m.yaml", "-o", "out", "--jobs", "1", "--diagnostics", "short", "--force"] + flags)
      #expect(batch.code == 1 && batch.errors.split(separator: "\n").count { $0.contains("LK0515") } == 2, "\(batch.errors)")
      #expect(try tool.files("out").keys.sorted() == ["b.png"])
    }
    let explained = try tool("explain", "LK0515")
    #expect(explained.code == 0 && explained.text.contains("COLR"))
  }

  private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  /// A bitmap that cannot be decoded, in a font of bitmaps.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: Self.emoji), "Noto Color Emoji is not installed"))
  func aBitmapThatCannotBeReadIsAnError() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: Self.emoji))))
    var bitmaps = try #require(tables["CBDT"])
    // The signature of every PNG.
    for index in bitmaps.indices.dropLast(8) where bitmaps[index] == 0x89 && bitmaps[index + 1] == 0x50 && bitmaps[index + 2] == 0x4E {
      bitmaps[index] = 0
    }
    tables["CBDT"] = bitmaps
    try tool.write("damaged.ttf", tables.file)
    let outcome = try tool("render", "😀", "--font", "damaged.ttf", "--no-system-fonts", "-o", "a.png")
    #expect(
      outcome.code == 65 && outcome.errors.contains("LK0515") && outcome.errors.contains("its bitmap cannot be read"), "\(outcome.errors)")
  }
}
