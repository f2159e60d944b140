// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelSettings
import LabelText
import TestSupport
import Testing

/// WOFF and WOFF2 files, made of the font of squares without any compression that counts.
@Suite struct WebFontTests {
  private let folder: TemporaryFolder
  private let box: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    box = [UInt8](try Data(contentsOf: URL(filePath: BoxFont.file.get())))
  }

  private static let tags = ["OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post"]

  private func tables() -> [(tag: String, bytes: [UInt8])] {
    let font = FontTables(box)
    return Self.tags.compactMap { tag in font[tag].map { (tag, $0) } }
  }

  private func number(_ value: Int, _ count: Int = 4) -> [UInt8] { FontTables.bytes(value, count) }

  private func head(_ signature: String, _ count: Int, size: Int, _ rest: [UInt8], flavor: [UInt8] = [0, 1, 0, 0]) -> [UInt8] {
    Array(signature.utf8) + flavor + number(0) + number(count, 2) + number(0, 2) + number(size) + rest
  }

  private func unpackedSize(_ tables: [(tag: String, bytes: [UInt8])]) -> Int {
    12 + tables.reduce(0) { $0 + 16 + ($1.bytes.count + 3) / 4 * 4 }
  }

  /// A file with its length in it, which is a multiple of four.
  private func withLength(_ file: [UInt8]) -> [UInt8] {
    let padded = file + [UInt8](repeating: 0, count: -file.count & 3)
    return Array(padded[..<8]) + number(padded.count) + padded[12...]
  }

  /// A file whose tables are not compressed.
  private func woff(size: Int? = nil, flavor: [UInt8] = [0, 1, 0, 0]) -> [UInt8] {
    let tables = tables()
    var (directory, body): ([UInt8], [UInt8]) = ([], [])
    for table in tables {
      directory += Array(table.tag.utf8) + number(44 + 20 * tables.count + body.count) + number(table.bytes.count)
      directory += number(table.bytes.count) + number(0)
      body += table.bytes + [UInt8](repeating: 0, count: -table.bytes.count & 3)
    }
    return withLength(
      head("wOFF", tables.count, size: size ?? unpackedSize(tables), [UInt8](repeating: 0, count: 24), flavor: flavor) + directory + body)
  }

  /// A file whose stream of Brotli has blocks that are not compressed, and whose glyphs are not transformed.
  private func woff2() -> [UInt8] {
    let tables = tables()
    func base128(_ value: Int) -> [UInt8] {
      var bytes = [UInt8(value & 0x7F)]
      var rest = value >> 7
      while rest > 0 {
        bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
        rest >>= 7
      }
      return bytes
    }
    var directory: [UInt8] = []
    for table in tables {
      // 63 is a tag that follows, and 3 in the highest bits means that glyphs are not transformed.
      directory += [["glyf", "loca"].contains(table.tag) ? 0xFF : 0x3F] + Array(table.tag.utf8) + base128(table.bytes.count)
    }
    let data = tables.flatMap(\.bytes)
    var stream: [UInt8] = []
    var (bits, used): (Int, Int) = (0, 0)
    func add(_ value: Int, _ count: Int) {
      bits |= value << used
      used += count
      while used >= 8 {
        stream.append(UInt8(bits & 255))
        (bits, used) = (bits >> 8, used - 8)
      }
    }
    func align() { if used > 0 { add(0, 8 - used) } }
    add(0, 1)
    for start in stride(from: 0, to: data.count, by: 65_536) {
      let part = data[start..<min(data.count, start + 65_536)]
      add(0, 1)
      add(0, 2)
      add(part.count - 1, 16)
      add(1, 1)
      align()
      stream += part
    }
    add(3, 2)
    align()
    return withLength(
      head("wOF2", tables.count, size: unpackedSize(tables), number(stream.count) + [UInt8](repeating: 0, count: 24)) + directory + stream)
  }

  private func font(_ bytes: [UInt8], _ name: String) throws -> (FontLibrary, Font) {
    let library = try FontLibrary()
    return (library, try library.font(for: FontRequest(family: .file(path: try folder.write(bytes, as: name)), size: 10)))
  }

  @Test func aWebFontIsTheFontInIt() throws {
    let (library, plain) = try font(box, "box.ttf")
    for (bytes, name) in [(woff(), "box.woff"), (woff2(), "box.woff2")] {
      let (own, packed) = try font(bytes, name)
      #expect(packed.metrics == plain.metrics, "\(name)")
      for glyph in 0..<4 {
        #expect(
          own.outline(of: GlyphID(UInt32(glyph)), in: packed.instance) == library.outline(of: GlyphID(UInt32(glyph)), in: plain.instance))
      }
      let text = Array("Box".utf16)
      func advances(_ library: FontLibrary, _ font: Font) -> [Double] {
        library.shape(text, range: 0..<3, font: font, script: "Latn", direction: .leftToRight).map(\.advance)
      }
      #expect(advances(own, packed) == advances(library, plain))
    }
  }

  @Test func aFolderMayHaveWebFonts() throws {
    _ = try folder.write(woff2(), as: "box.woff2")
    let library = try FontLibrary(fontFolders: [folder.path], usesSystemFonts: false)
    #expect(try library.font(for: FontRequest(size: 10)).face.path.hasSuffix("box.woff2"))
  }

  @Test func aDamagedWebFontIsAnError() throws {
    for whole in [woff(), woff2()] {
      for length in stride(from: 4, to: whole.count - 4, by: max(1, whole.count / 40)) {
        let path = try folder.write(Array(whole[..<length]), as: "cut.woff")
        let library = try FontLibrary()
        #expect(throws: (any Error).self) { try library.font(for: FontRequest(family: .file(path: path), size: 10)) }
      }
    }
    for (bytes, reason) in [
      (woff(size: 1 << 30), "larger than a web font"), (woff(flavor: Array("ttcf".utf8)), "collection"),
      (Array("wOFF".utf8), "not an OpenType font"),
    ] {
      let path = try folder.write(bytes, as: "bad.woff")
      let error = #expect(throws: Diagnostic.Cause.self) { try FontLibrary().font(for: FontRequest(family: .file(path: path), size: 10)) }
      #expect(error?.reason?.contains(reason) == true, "\(String(describing: error?.reason))")
    }
  }
}
