// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Files that are not fonts, and damaged fonts.
@Suite(.timeLimit(.minutes(60))) struct HostileFontTests {
  /// Shapes and lays out text with a file's font; returns the code of the error, or nil without one.
  private func code(_ bytes: Data) throws -> DiagnosticCode? {
    let file = FileManager.default.temporaryDirectory.appending(path: "labelkit-font-\(UUID().uuidString).ttf")
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let library = try FontLibrary(usesSystemFonts: false)
    do {
      let font = try library.font(for: FontRequest(family: .file(path: file.path()), size: 10))
      let typesetter = Typesetter(library: library)
      var settings = TextSettings()
      settings.numberOfLines = 0
      let shaped = try typesetter.shape(StyledText("aa bbb…", TextStyle(font: font, color: .black)), settings: settings)
      let layout = typesetter.layout(shaped, settings: settings, width: 30, height: .infinity, grid: PixelGrid(scale: 2))
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      return nil
    } catch let error as Diagnostic {
      return error.code
    } catch let error as Diagnostic.Cause {
      return Diagnostic(error).code
    }
  }

  private static let tables = ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"]

  private static func boxFont() throws -> Data { try Data(contentsOf: URL(filePath: BoxFont.file.get())) }

  @Test(arguments: tables)
  func aFontWithoutATableIsUsedOrGivesAnError(tag: String) throws {
    var bytes = try Self.boxFont()
    let range = try #require(bytes.firstRange(of: Data(tag.utf8)))
    bytes.replaceSubrange(range, with: Data("zzzz".utf8))
    let found = try code(bytes)
    // Layout uses neither the outlines nor their number.
    let expected: DiagnosticCode? =
      ["OS/2", "name", "post", "glyf", "maxp"].contains(tag) ? nil : tag == "cmap" ? .missingGlyph : .unusableFont
    #expect(found == expected, "without \(tag): \(String(describing: found))")
  }

  @Test(arguments: [
    Data(), Data([0]), Data("not a font, but a text of some length that ends here".utf8), Data(count: 4096),
    Data([0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]), Data("OTTO".utf8), Data("ttcf\u{0}\u{1}\u{0}\u{0}\u{7F}".utf8), Data("wOFF".utf8),
  ])
  func aFileThatIsNotAFontIsRejected(bytes: Data) throws {
    #expect(try code(bytes) == .unusableFont)
  }

  @Test func aTruncatedFontNeverCrashes() throws {
    let bytes = try Self.boxFont()
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let found = try code(bytes.prefix(length))
      #expect([nil, .unusableFont, .missingGlyph].contains(found), "\(length) bytes: \(String(describing: found))")
    }
  }

  @Test func aFontWithAWrongByteNeverCrashes() throws {
    let bytes = try Self.boxFont()
    for position in stride(from: 0, to: bytes.count, by: SlowBuild.isEnabled ? 3 : 11) {
      var damaged = bytes
      damaged[position] ^= 0xFF
      let found = try code(damaged)
      #expect([nil, .unusableFont, .missingGlyph].contains(found), "byte \(position): \(String(describing: found))")
    }
  }
}
