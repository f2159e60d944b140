// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelSystem
import LabelText
import TestSupport
import Testing

/// Fonts that a user names by file or folder, valid and broken.
struct FontFileTests {
  let library: FontLibrary
  let folder: TemporaryFolder

  init() throws {
    library = try FontLibrary()
    folder = try TemporaryFolder()
  }

  private func reason(_ path: String) -> String? {
    do {
      _ = try library.font(for: FontRequest(family: .file(path: path), size: 17))
      return nil
    } catch {
      if error == .label(.missingFile(path: path, what: "font")) { return "there is no such file" }
      return error.code == .unusableFont && error.subject == path ? error.reason : "another error"
    }
  }

  @Test func theReasonExplainsWhyAFileIsNotAFont() throws {
    #expect(reason(folder.path + "/none.ttf") == "there is no such file")
    #expect(reason(folder.path) == "it is not a file")
    #expect(reason("/dev/zero") == "it is not a file")
    #expect(reason(try folder.write([], as: "empty.ttf")) == "it is empty")
    #expect(reason(try folder.write(Array("hello, world".utf8), as: "text.ttf")) == "it is not an OpenType font")
    #expect(reason(try folder.write(Array("wOF2".utf8) + Array(repeating: 0, count: 60), as: "web.woff2"))?.hasPrefix("FreeType") == true)
  }

  /// Fontconfig lists a folder again for each way through links to it. Two links are enough for 2⁴⁰ ways.
  @Test(arguments: SlowBuild.isEnabled ? [2, 50] : [2]) func linksToTheFolderAroundThemAreAnError(count: Int) throws {
    for index in 0..<count {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/link\(index)", withDestinationPath: ".")
    }
    let error = #expect(throws: MachineError.self) { _ = try FontLibrary(fontFolders: [folder.path]) }
    #expect(error?.code == .cannotRead && error?.subject == folder.path && error?.reason?.contains("10000 folders") == true)
  }

  /// Fontconfig would open them all, and wait for ever for a pipe that nobody writes to.
  @Test func whatIsNoRegularFileInAFontFolderIsAnError() throws {
    func error(of name: String, _ make: (String) throws -> Void) throws -> MachineError? {
      let folder = try TemporaryFolder()
      try make(folder.path + "/" + name)
      return #expect(throws: MachineError.self) { _ = try FontLibrary(fontFolders: [folder.path], usesSystemFonts: false) }
    }
    // A device that ends at once, so that the test fails instead of waiting without the check.
    let device = try error(of: "a.ttf") { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/dev/null") }
    #expect(device?.code == .cannotRead && device?.reason == "it is not a regular file" && device?.subject?.hasSuffix("/a.ttf") == true)
    let unreadable = try error(of: "") { try #require(mkdir($0.utf8CString.dropLast() + [-1, 0], 0o700) == 0) }
    #expect(unreadable?.code == .cannotRead && unreadable?.reason == "its name is not UTF-8")
    #expect(unreadable?.subject?.hasSuffix("/\\xff") == true)
  }

  /// A link to nothing, and hidden files of any kind, which fontconfig skips.
  @Test func whatFontconfigSkipsIsNoError() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a.ttf", withDestinationPath: "none")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/.b.ttf", withDestinationPath: "/dev/zero")
    #expect(try FontLibrary(fontFolders: [folder.path], usesSystemFonts: false).families().isEmpty)
  }

  /// Fonts behind links are found: package managers make folders of links.
  @Test func fontsBehindLinksAreFound() throws {
    let (fonts, links) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try fonts.write(Array(try library.bytes(of: "NotoSans-Regular")), as: "a.ttf")
    try FileManager.default.createSymbolicLink(atPath: links.path + "/folder", withDestinationPath: fonts.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/file.ttf", withDestinationPath: fonts.path + "/a.ttf")
    // One link to the folder around it, which fontconfig follows forty times.
    try FileManager.default.createSymbolicLink(atPath: links.path + "/self", withDestinationPath: ".")
    for path in [links.path, folder.path] {
      #expect(try FontLibrary(fontFolders: [path], usesSystemFonts: false).families().contains("Noto Sans"), "\(path)")
    }
  }

  @Test func anEmOfZeroUnitsIsRejected() throws {
    var tables = FontTables(try library.bytes(of: "NotoSans-Regular"))
    tables.set("head", at: 18, to: 0)
    #expect(reason(try folder.write(tables.file, as: "zero.ttf")) != nil)
  }

  @Test(arguments: ["OS/2", "post", "name", "GSUB", "GPOS", "GDEF", "kern", "cmap", "hhea", "hmtx", "glyf", "loca", "head", "maxp"])
  func aMissingTableIsHarmlessOrAnError(tag: String) throws {
    var tables = FontTables(try library.bytes(of: "NotoSans-Regular"))
    tables[tag] = nil
    try exercise(try folder.write(tables.file, as: "without.ttf"))
  }

  @Test func aCollectionGivesTheFaceThatFits() throws {
    let face = try #require(library.faces().first { $0.postScriptName == "NotoSansCJKjp-Regular" })
    let font = try library.font(for: FontRequest(family: .file(path: face.path), size: 17))
    #expect(font.face.covers("日".unicodeScalars))
    #expect(font.face.metrics.ascent > 0.5)
  }

  /// Open faces of a collection share what FreeType keeps of their outlines, and have the glyphs and names that they have alone.
  @Test func facesOfACollectionAreAsAlone() throws {
    let names = ["jp", "kr", "sc", "tc"].map { "NotoSansCJK\($0)-Regular" }
    func fonts(of library: FontLibrary, _ size: Double) throws -> [Font] {
      try names.map { try library.font(for: FontRequest(family: .named($0), size: size)) }
    }
    for size in [12, 40] as [Double] {
      let together = try fonts(of: library, size)
      for (index, name) in names.enumerated() {
        let alone = try FontLibrary()
        let font = try alone.font(for: FontRequest(family: .named(name), size: size))
        #expect(font.face.postScriptName == name && together[index].face.postScriptName == name)
        #expect(font.face.familyName == together[index].face.familyName)
        for scalar in "A直骨한".unicodeScalars {
          let glyph = try #require(font.face.glyph(for: scalar))
          #expect(together[index].face.glyph(for: scalar) == glyph)
          let image = try alone.image(of: glyph, in: font.instance, scale: 2, phase: .zero)
          #expect(try library.image(of: glyph, in: together[index].instance, scale: 2, phase: .zero) == image && image.width > 0)
          #expect(library.inkBounds(of: glyph, in: together[index].instance) == alone.inkBounds(of: glyph, in: font.instance))
        }
      }
    }
  }

  /// A truncated or changed font gives an error or some image, but never crashes.
  @Test(arguments: [("NotoSans-Regular", 24), ("Inter-Regular", 24), ("NotoSansArabic-Regular", 24), ("NotoColorEmoji", 6)])
  func brokenFilesNeverCrash(name: String, rounds: Int) throws {
    let whole = try library.bytes(of: name)
    var random = Seeded(state: 1)
    for round in 0..<rounds {
      var bytes = whole
      if round % 3 == 0 {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      } else {
        // Half of the changes are in the table directory and the first tables, where they matter most.
        for _ in 0..<(1 << (round % 8)) {
          let end = Bool.random(using: &random) ? min(2048, bytes.count) : bytes.count
          bytes[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      try exercise(try folder.write(bytes, as: "broken-\(round).ttf"))
    }
  }

  @Test func aFontFolderTakesPrecedenceOverTheSystem() throws {
    var tables = FontTables(try library.bytes(of: "Inter-Regular"))
    tables.set("OS/2", at: 68, to: 2816)
    _ = try folder.write(tables.file, as: "Inter-Regular.otf")
    let own = try FontLibrary(fontFolders: [folder.path])
    let font = try own.font(for: FontRequest(size: 1, weight: .bold))
    #expect(font.face.path.hasPrefix(folder.path) && font.metrics.ascent == 1)
    let alone = try FontLibrary(fontFolders: [folder.path], usesSystemFonts: false)
    #expect(alone.families() == ["Inter"])
    #expect(try alone.font(for: FontRequest(size: 1, design: .serif)).face.familyName == "Inter")
    #expect(try alone.fallback(for: Array("日".unicodeScalars), like: font, language: nil, prefersEmoji: false) == nil)
  }

  @Test func withoutFontsOnlyARequestIsAnError() throws {
    let none = try FontLibrary(usesSystemFonts: false)
    #expect(none.families().isEmpty)
    #expect(throws: Diagnostic.Cause.machine(.noFontsGiven)) { try none.font(for: FontRequest(size: 17)) }
    #expect(throws: Diagnostic.Cause.label(.unknownFontFamily(name: "Inter", nearest: []))) {
      try none.font(for: FontRequest(family: .named("Inter"), size: 17))
    }
    let path = try folder.write(try library.bytes(of: "NotoSans-Regular"), as: "NotoSans.ttf")
    #expect(try none.font(for: FontRequest(family: .file(path: path), size: 17)).face.postScriptName == "NotoSans-Regular")
  }

  @Test func anInvalidFontFolderIsAnError() throws {
    #expect(throws: MachineError.noSuchFolder(path: folder.path + "/none")) { try FontLibrary(fontFolders: [folder.path + "/none"]) }
    let file = try folder.write([1], as: "file")
    #expect(throws: MachineError.cannotRead(path: file, reason: "it is not a folder")) { try FontLibrary(fontFolders: [file]) }
  }

  /// With more faces than a library keeps open, an old id can still be drawn.
  @Test(.enabled(if: GoldenFont.selawik.path != nil)) func aClosedFaceIsOpenedAgain() throws {
    let path = try #require(GoldenFont.selawik.path)
    func instance(_ weight: Double) throws -> FontInstance {
      let request = FontRequest(family: .file(path: path), size: 17, variations: [FontVariation(tag: "wght", value: weight)])
      return try library.font(for: request).instance
    }
    let first = try instance(300)
    let before = library.outline(of: GlyphID(40), in: first)
    for step in 1...300 { _ = try instance(300 + Double(step)) }
    #expect(!before.isEmpty && library.outline(of: GlyphID(40), in: first) == before)
  }

  /// Opens, shapes and draws; thrown errors are fine.
  private func exercise(_ path: String) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    // A library for each file, so that no cache of an earlier one helps.
    let library = try FontLibrary(usesSystemFonts: false)
    guard let font = try? library.font(for: FontRequest(family: .file(path: path), size: 17, isItalic: true)) else { return }
    #expect(font.metrics.ascent.isFinite && font.metrics.capHeight > 0)
    let runs: [(String, OpenTypeTag, TextDirection)] = [
      ("Affinity e\u{301} 12", "Latn", .leftToRight), ("العربية", "Arab", .rightToLeft), ("👋👩‍💻🇩🇪", "Zyyy", .leftToRight),
    ]
    for (text, script, direction) in runs {
      let units = Array(text.utf16)
      for glyph in library.shape(units, range: 0..<units.count, font: font, script: script, direction: direction) {
        #expect(glyph.advance.isFinite && glyph.cluster < units.count)
        _ = try? library.image(of: glyph.glyph, in: font.instance, scale: 2, phase: .zero)
        _ = library.inkBounds(of: glyph.glyph, in: font.instance)
      }
    }
  }
}
