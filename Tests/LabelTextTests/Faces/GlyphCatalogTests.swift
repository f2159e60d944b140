// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// Icon fonts.
struct GlyphCatalogTests {
  private func catalog() throws -> GlyphCatalog { try GlyphCatalog(path: BoxFont.iconFile.get()) }

  @Test(arguments: [
    ("bell", 1), ("blank", 2), ("bell.slash", 3), ("U+E001", 1), ("u+e001", 1), ("e001", 1), ("E001", 1), ("0041", 1), ("xx", 3),
    ("Bell", nil), ("bells", nil), ("U+E002", nil), ("e00", nil), ("+e001", nil), ("-e001", nil), ("", nil), ("x", nil), ("\0", nil),
    ("U+FFFFFF", nil), ("U+D800", nil),
  ])
  func glyphsAreFoundByNameCodePointAndLigature(name: String, expected: UInt32?) throws {
    #expect(try catalog().glyph(named: name) == expected.map { GlyphID($0) })
  }

  @Test func onlyGlyphsWithInkAreListed() throws {
    #expect(try catalog().names == ["bell", "bell.slash"])
    // Without glyph names the code points are listed.
    let plain = try GlyphCatalog(path: BoxFont.file.get()).names
    #expect(plain.contains("U+0021") && !plain.contains("U+0020") && plain.allSatisfy { $0.hasPrefix("U+") })
  }

  @Test func outlinesHaveAnEmOf24Units() throws {
    let outline = try catalog().outline(of: GlyphID(1))
    #expect(outline.box.size == Size(width: 24, height: 24) && outline.box.minX == 0 && abs(outline.box.minY + 19.2) < 1e-9)
    let bounds = try #require(outline.path.bounds)
    #expect(abs(bounds.minY + 19.2) < 1e-9 && abs(bounds.maxY - 4.8) < 1e-9 && abs(bounds.width - 24) < 1e-9)
    #expect(try catalog().outline(of: GlyphID(2)).path.bounds == nil)
    #expect(try catalog().outline(of: GlyphID(999)).path.bounds == nil)
  }

  @Test(arguments: ["no font at all", "", "\0\u{1}\0\0\0\u{9}"])
  func brokenFontIsATypedError(text: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "broken-\(UUID().uuidString).ttf")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    do throws(LabelError) {
      _ = try GlyphCatalog(path: file.path())
      Issue.record("a broken font must be rejected")
    } catch {
      #expect(error.code == .unusableFont && error.subject == file.path() && error.reason?.isEmpty == false)
    }
  }
}
