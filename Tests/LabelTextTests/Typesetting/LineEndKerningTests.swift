// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Kerning with a character that is on the next line.
struct LineEndKerningTests {
  let typesetter: Typesetter
  let library: FontLibrary
  let font: Font

  /// The font of squares, with pairs of squares 0.2 em closer together: a table `GPOS` of one pair.
  init() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: try BoxFont.file.get()))))
    let scripts = ColorFont.short(1) + Array("DFLT".utf8) + ColorFont.shorts(8, 4, 0, 0, -1, 1, 0)
    let features = ColorFont.short(1) + Array("kern".utf8) + ColorFont.shorts(8, 0, 1, 0)
    let pair = ColorFont.shorts(1, 4, 2, 0, 1, 8, 1, 18, 4, 0, 1, 12, 1, 1, -200, 1, 1, 1)
    tables["GPOS"] = ColorFont.shorts(1, 0, 10, 30, 44) + scripts + features + pair
    let folder = try TemporaryFolder()
    library = try FontLibrary()
    typesetter = Typesetter(library: library)
    font = try library.font(for: FontRequest(family: .file(path: try folder.write(tables.file, as: "kern.ttf")), size: 10))
  }

  private func layout(_ text: String, width: Double, _ mode: LineBreakMode = .byWordWrapping) throws -> TextLayout {
    var settings = TextSettings()
    settings.numberOfLines = 0
    settings.lineBreakMode = mode
    settings.lineBreakStrategy = []
    let shaped = try typesetter.shape(StyledText(text, TextStyle(font: font, color: .black)), settings: settings)
    return typesetter.layout(shaped, settings: settings, width: width, height: .infinity, grid: PixelGrid(scale: 1))
  }

  @Test func aLineIsAsWideAsItsTextAlone() throws {
    #expect(try layout("ab", width: 100).lines.map(\.width) == [18])
    let lines = try layout("ab-cd-ef", width: 36).lines
    #expect(lines.map(\.string) == ["ab-", "cd-", "ef"] && lines.map(\.width) == [26, 26, 18])
    for line in lines { #expect(try layout(line.string, width: 100).lines.map(\.width) == [line.width]) }
  }

  /// Six characters are 48 wide with kerning after the last one, and 50 without it.
  @Test func aLineMustFitWithoutKerningAtItsEnd() throws {
    #expect(try layout("ab-cd-ef", width: 50).lines.map(\.string) == ["ab-cd-", "ef"])
    #expect(try layout("ab-cd-ef", width: 49).lines.map(\.string) == ["ab-", "cd-ef"])
    #expect(try layout("abcdef", width: 25).lines.map(\.string) == ["ab", "cd", "ef"])
    #expect(try layout("abcdef", width: 26).lines.map(\.string) == ["abc", "def"])
    #expect(try layout("abcdef", width: 25, .byCharWrapping).lines.map(\.string) == ["ab", "cd", "ef"])
    #expect(try layout("abcdef", width: 5).lines.map(\.string) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func aTextIsBrokenInTheSameWayInItsOwnWidth() throws {
    for text in ["ab-cd-ef-gh-ij", "a-b-c-d-e-f", "abcdefghijk-l"] {
      for width in stride(from: 10.0, through: 90, by: 7) {
        let lines = try layout(text, width: width)
        #expect(lines.lines.allSatisfy { $0.width <= width + 1e-6 || $0.string.count == 1 }, "\(text) \(width)")
      }
    }
  }
}
