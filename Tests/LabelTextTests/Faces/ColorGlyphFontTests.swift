// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// The fonts of `Tests/ColorGlyphs`, which were made for these tests: every kind of paint, variations, and SVG documents.
struct ColorGlyphFontTests {
  let library: FontLibrary

  init() throws { library = try FontLibrary() }

  private func path(_ name: String) -> String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return tests.appending(path: "ColorGlyphs/\(name)").path
  }

  private func names(_ font: String) throws -> [String] {
    try String(contentsOfFile: path(font + ".txt"), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func font(_ name: String, weight: Double? = nil) throws -> Font {
    let variations = weight.map { [FontVariation(tag: "wght", value: $0)] } ?? []
    return try library.font(for: FontRequest(family: .file(path: path(name + ".ttf")), size: 10, variations: variations))
  }

  private func drawing(_ name: String, in font: Font, of file: String, foreground: SRGBColor = .black) throws -> GlyphDrawing {
    let index = try #require(try names(file).firstIndex(of: name), "\(name)")
    let scalar = try #require(Unicode.Scalar(0xE000 + UInt32(index)))
    let glyph = try #require(font.face.glyph(for: scalar))
    library.beginLabel()
    let drawing = library.drawing(of: glyph, in: font.instance, foreground: foreground)
    #expect(library.findings.failure == nil, "\(name)")
    return try #require(drawing, "\(name)")
  }

  private func dump(_ drawing: GlyphDrawing) -> String {
    DisplayList(scale: 1, layoutRect: .zero, canvas: .zero, commands: drawing.commands).dump
  }

  @Test func everyKindOfPaintIsDrawn() throws {
    let font = try font("paints")
    for name in try names("paints") {
      let drawing = try drawing(name, in: font, of: "paints")
      #expect(drawing.commands.isEmpty == (name == "composite_clear"), "\(name)")
      #expect(drawing.inkBounds.isEmpty == drawing.commands.isEmpty, "\(name): \(drawing.inkBounds)")
      #expect(drawing.usesForeground == (name == "foreground"), "\(name)")
    }
  }

  @Test func everyKindOfPaintVaries() throws {
    let (light, black) = (try font("variable", weight: 100), try font("variable", weight: 900))
    for name in try names("variable") {
      let (first, last) = (try drawing(name, in: light, of: "variable"), try drawing(name, in: black, of: "variable"))
      #expect(dump(first) != dump(last), "\(name)")
    }
  }

  /// Only the colours of such a font vary; its outlines have one form.
  @Test func aFontWithoutVariationsOfOutlinesIsDrawn() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: path("variable.ttf")))))
    tables["gvar"] = nil
    let tree = try ScratchTree()
    let file = tree.root + "/colors.ttf"
    try Data(tables.file).write(to: URL(filePath: file))
    for weight in [100.0, 500, 900] {
      let whole = try font("variable", weight: weight)
      let request = FontRequest(family: .file(path: file), size: 10, variations: [FontVariation(tag: "wght", value: weight)])
      let colors = try library.font(for: request)
      for name in try names("variable") {
        let (expected, drawn) = (try drawing(name, in: whole, of: "variable"), try drawing(name, in: colors, of: "variable"))
        #expect(dump(drawn) == dump(expected), "\(name), weight \(weight)")
      }
    }
  }

  /// A variation is in proportion to the distance from the default.
  @Test func variationsAreInterpolated() throws {
    for (weight, part) in [(100.0, 0.0), (300, 0.25), (500, 0.5), (900, 1)] {
      let font = try font("variable", weight: weight)
      let moved = try drawing("translate", in: font, of: "variable").inkBounds
      // The triangle begins at 0, because the font has no side bearings, and is 800 units high. The variation moves it by (−150, 100).
      #expect(abs(moved.minX + 1.5 * part) < 1e-3 && abs(moved.minY - (-8 - part)) < 1e-3, "\(weight)")
      let clipped = try drawing("clip_box", in: font, of: "variable").inkBounds
      #expect(abs(clipped.minX - (1.5 + 2 * part)) < 1e-3 && abs(clipped.maxX - (8 - 2 * part)) < 1e-3, "\(weight)")
      let solid = try drawing("solid", in: font, of: "variable")
      guard case .fill(_, _, .color(let color))? = solid.commands.first else {
        Issue.record("\(weight) is not filled with a colour: \(dump(solid))")
        return
      }
      #expect(abs(color.alpha - (0.3 + 0.6 * part)) < 1e-3, "\(weight)")
    }
  }

  // MARK: SVG documents

  @Test(
    arguments: [
      ("plain", ["fill #ff8800 M1,-7", "fill #0000ff"]), ("view_box", ["fill #008000 M1,-7"]),
      ("palette", ["fill #1acc33 M1,-7", "fill #1a33ff", "fill #ff00ff M8,-4"]), ("use", ["fill #ff0000 M1,-7", "fill #008080 M5,-4"]),
      ("shared_1", ["fill #800080"]), ("shared_2", ["fill #ffa500"]), ("compressed", ["fill #000080 M1,-1 L5,-8 L9,-1"]),
      ("root", ["fill #00ff00 M1,-1"]),
    ] as [(String, [String])])
  func glyphsOfDocumentsAreDrawn(name: String, expected: [String]) throws {
    let text = dump(try drawing(name, in: try font("documents"), of: "documents"))
    let fills = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("fill") }
    #expect(fills.count == expected.count && zip(fills, expected).allSatisfy { $0.hasPrefix($1) }, "\(text)")
  }

  /// Fonts made by nanoemoji have all their glyphs in one document of some megabytes (drawing.md, 3).
  @Test func aDocumentMayHaveThousandsOfGlyphs() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: path("documents.ttf")))))
    let glyphs = (1...20_000).map {
      "<g id='glyph\($0)'><path fill='#123456' d='M0 0H\($0 % 900 + 10)V-500H0Z M10 -10H20V-20H10Z M30 -10H40V-20H30Z'/></g>"
    }
    let document = Array("<svg xmlns='http://www.w3.org/2000/svg'>\(glyphs.joined())</svg>".utf8)
    #expect(document.count > 1 << 20)
    tables["SVG "] = ColorFont.shorts(0, 0, 10, 0, 0, 1, 1, 3) + FontTables.bytes(14, 4) + FontTables.bytes(document.count, 4) + document
    let folder = try TemporaryFolder()
    let font = try library.font(for: FontRequest(family: .file(path: try folder.write(tables.file, as: "many.ttf")), size: 10))
    for glyph in 1...3 {
      let drawing = library.drawing(of: GlyphID(UInt32(glyph)), in: font.instance, foreground: .black)
      #expect(drawing.map { dump($0).contains("#123456") } == true)
    }
    #expect(library.findings.warnings.isEmpty)
  }

  @Test func documentsUseTheTextsColour() throws {
    let green = SRGBColor(red: 0, green: 1, blue: 0)
    let font = try font("documents")
    let context = try drawing("context", in: font, of: "documents", foreground: green)
    #expect(context.usesForeground && dump(context).split(separator: "#00ff00").count == 3, "\(dump(context))")
    let gradient = try drawing("gradient", in: font, of: "documents", foreground: green)
    #expect(dump(gradient).contains("0:#ff1a1a 1:#00ff00"), "\(dump(gradient))")
    #expect(try !drawing("plain", in: font, of: "documents").usesForeground)
  }

  @Test func paintsComeBeforeDocumentsAndLayers() throws {
    var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: path("paints.ttf")))))
    let documents = FontTables([UInt8](try Data(contentsOf: URL(filePath: path("documents.ttf")))))
    tables["SVG "] = documents["SVG "]
    let folder = try TemporaryFolder()
    let both = try library.font(for: FontRequest(family: .file(path: try folder.write(tables.file, as: "both.ttf")), size: 10))
    // Glyph 4 has paints and a document, glyphs 1 to 3 only a document.
    #expect(library.drawing(of: GlyphID(4), in: both.instance, foreground: .black).map { dump($0).contains("#ff1a1a") } == true)
    #expect(library.drawing(of: GlyphID(1), in: both.instance, foreground: .black).map { dump($0).contains("#ff8800") } == true)
  }

  @Test func aDocumentThatCannotBeReadIsAWarning() throws {
    for (content, reason) in [
      ("<svg xmlns='http://www.w3.org/2000/svg'><g", "line 1"), ("<html/>", "its root is <html>"), ("\u{1F}\u{8B}", ""),
    ] {
      var tables = FontTables([UInt8](try Data(contentsOf: URL(filePath: path("documents.ttf")))))
      var document = Array(content.utf8)
      if reason.isEmpty { document = [0x1F, 0x8B, 8, 0, 1, 2, 3, 4] }
      // A list of one document for glyph 1, right after the head.
      let head = ColorFont.shorts(0, 0, 10, 0, 0, 1, 1, 1)
      let place = ColorFont.shorts(0, 14, 0, document.count)
      tables["SVG "] = head + place + document
      let folder = try TemporaryFolder()
      let font = try library.font(for: FontRequest(family: .file(path: try folder.write(tables.file, as: "broken.ttf")), size: 10))
      library.beginLabel()
      #expect(library.drawing(of: GlyphID(1), in: font.instance, foreground: .black) == nil)
      let failure = try #require(library.findings.warnings.first, "no warning for \(content)")
      let found = try #require(failure.reason)
      #expect(failure.code == .undrawableGlyph && failure.message.contains("glyph 1 "))
      #expect(found.hasPrefix("its SVG document") && found.contains(reason.isEmpty ? "gzip" : reason), "\(found)")
    }
  }
}
