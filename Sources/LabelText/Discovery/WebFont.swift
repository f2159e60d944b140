// SPDX-License-Identifier: MIT

internal import CFreeType
internal import CHarfBuzz
internal import Glibc

/// Unpacks web fonts (WOFF and WOFF2) with FreeType.
enum WebFont {
  /// The size limit of a web font, packed and unpacked, in bytes; those with all Chinese characters have 20 MB.
  static let maximumBytes = 64 << 20

  private static let tableHeaderBytes = 16

  /// Whether the first four bytes of a file are those of a web font.
  static func isWebFont(_ head: some Collection<UInt8>) -> Bool { head.elementsEqual("wOFF".utf8) || head.elementsEqual("wOF2".utf8) }

  /// The OpenType font in a web font, as a blob of HarfBuzz that the caller destroys.
  static func unpacked(_ file: UnsafeRawBufferPointer) throws(UnusableFont) -> OpaquePointer {
    guard file.count >= 20 else { throw .noFont }
    let flavor = bigEndian(file, at: 4)
    guard flavor != 0x7474_6366 else { throw UnusableFont(reason: "it is a collection of compressed web fonts; convert it to .ttc") }
    guard Int(bigEndian(file, at: 16)) <= maximumBytes else { throw UnusableFont(reason: "it is larger than a web font can be") }
    guard let library = try? FreeTypeLibrary() else { throw UnusableFont(reason: "there is not enough memory to read it") }
    var opened: FT_Face?
    let status = FT_New_Memory_Face(
      library.pointer, file.bindMemory(to: FT_Byte.self).baseAddress, FT_Long(file.count), 0, &opened)
    guard status == 0, let face = opened else { throw .freeType(status) }
    defer { FT_Done_Face(face) }
    return try font(of: tables(of: face), flavor: flavor)
  }

  private static func bigEndian(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func tables(of face: FT_Face) throws(UnusableFont) -> [(tag: UInt32, bytes: [UInt8])] {
    var count: FT_ULong = 0
    try check(FT_Sfnt_Table_Info(face, 0, nil, &count))
    var (tables, total) = ([(tag: UInt32, bytes: [UInt8])](), 0)
    for index in 0..<FT_UInt(min(count, 0xFFF)) {
      var (tag, length): (FT_ULong, FT_ULong) = (0, 0)
      try check(FT_Sfnt_Table_Info(face, index, &tag, &length))
      guard length > 0 else { continue }
      total += Int(length)
      guard total <= maximumBytes else { throw UnusableFont(reason: "it is larger than a web font can be") }
      var bytes = [UInt8](repeating: 0, count: Int(length))
      try check(FT_Load_Sfnt_Table(face, tag, 0, &bytes, &length))
      tables.append((UInt32(truncatingIfNeeded: tag), bytes))
    }
    return tables.sorted { $0.tag < $1.tag }
  }

  private static func check(_ status: FT_Error) throws(UnusableFont) { if status != 0 { throw .freeType(status) } }

  /// A font file with these tables. Checksums are left out, because nobody reads them.
  private static func font(of tables: [(tag: UInt32, bytes: [UInt8])], flavor: UInt32) throws(UnusableFont) -> OpaquePointer {
    var header: [UInt8] = []
    func add(_ value: UInt32) { for shift in [24, 16, 8, 0] { header.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) } }
    add(flavor)
    // The last six bytes are for binary search, which no reader does.
    add(UInt32(tables.count) << 16)
    add(0)
    var (body, start): ([UInt8], Int) = ([], 12 + tables.count * tableHeaderBytes)
    for table in tables {
      add(table.tag)
      add(0)
      add(UInt32(start + body.count))
      add(UInt32(table.bytes.count))
      body += table.bytes
      body += [UInt8](repeating: 0, count: -table.bytes.count & 3)
    }
    start = header.count + body.count
    guard let memory = malloc(start) else { throw UnusableFont(reason: "there is not enough memory to read it") }
    UnsafeMutableRawBufferPointer(start: memory, count: start).copyBytes(from: header + body)
    return FontFile.blob(owning: memory, count: start)
  }
}
