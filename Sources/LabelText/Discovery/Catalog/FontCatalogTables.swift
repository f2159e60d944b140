// SPDX-License-Identifier: MIT

internal import CFontconfig

/// The tables of a `FontCatalog` in its bytes: tables of fixed-length rows one after the other, followed by all texts.
///
/// A row refers to a text by its offset among the texts. Every text ends with a zero byte, and so do the bytes; together with tables that
/// fit, this means that no read can go past the end, whatever the bytes hold.
struct FontCatalogTables: Sendable {
  /// A table whose rows have the same length in bytes.
  struct Table {
    var start: Int
    var count: Int
    var rowBytes: Int

    var end: Int { start + count * rowBytes }
  }

  /// The offsets of the tables.
  struct Layout {
    /// Columns: the text of a generic family, and the text of the family that the configuration uses for it.
    let generics: Table
    /// Column: the text of a path.
    let files: Table
    /// Columns: the file's row, the face's index in it, four bytes of traits, two ranges of two numbers, and three texts.
    let faces: Table
    /// Columns: the text of a name, the position of a face with that name, and the kind of name.
    let names: Table

    /// The size of the header, which has the row counts of the four tables.
    static let headerBytes = 16

    init(start: Int, generics: UInt32, files: UInt32, faces: UInt32, names: UInt32) {
      self.generics = Table(start: start + Self.headerBytes, count: Int(generics), rowBytes: 8)
      self.files = Table(start: self.generics.end, count: Int(files), rowBytes: 4)
      self.faces = Table(start: self.files.end, count: Int(faces), rowBytes: 56)
      self.names = Table(start: self.faces.end, count: Int(names), rowBytes: 12)
    }
  }

  /// The offset of a missing text.
  static let noText = UInt32.max

  /// The file's bytes; those of the catalogue begin at `start`.
  private let allBytes: [UInt8]
  private let start: Int
  let layout: Layout

  var bytes: ArraySlice<UInt8> { allBytes[start...] }

  /// Reads the tables from an offset to the end of the bytes; nil when they do not fit.
  init?(_ bytes: [UInt8], from start: Int) {
    var reader = ByteReader(bytes, at: start)
    guard let generics = reader.integer(UInt32.self), let files = reader.integer(UInt32.self), let faces = reader.integer(UInt32.self),
      let names = reader.integer(UInt32.self)
    else { return nil }
    let layout = Layout(start: start, generics: generics, files: files, faces: faces, names: names)
    guard layout.names.end < bytes.count, bytes.last == 0 else { return nil }
    self.init(bytes, start, layout)
  }

  /// - Precondition: the bytes match the layout, and the texts after the tables end with a zero byte at the end of the bytes.
  init(_ bytes: [UInt8], _ start: Int, _ layout: Layout) {
    self.allBytes = bytes
    self.start = start
    self.layout = layout
  }

  /// A 32-bit number in a row of 32-bit columns.
  ///
  /// - Precondition: the row and the column exist.
  func word(_ column: Int, of row: Int, in table: Table) -> UInt32 {
    precondition(row < table.count && column * 4 < table.rowBytes)
    return allBytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: table.start + row * table.rowBytes + column * 4, as: UInt32.self))
    }
  }

  /// A reader at the start of a row; nil when the table has no such row.
  func reader(of row: Int, in table: Table) -> ByteReader? {
    row < table.count ? ByteReader(allBytes, at: table.start + row * table.rowBytes) : nil
  }

  /// A text; nil when it is missing or its offset is past the end.
  func text(_ offset: UInt32) -> String? { withText(offset) { String(cString: $0) } }

  /// Compares a text with a name in fontconfig's case-insensitive order; a missing text comes first.
  func compare(_ offset: UInt32, to name: String) -> Int32 { withText(offset) { FcStrCmpIgnoreCase($0, name) } ?? -1 }

  /// Calls a closure with a text, which ends with a zero byte; nil as for `text`.
  func withText<Result>(_ offset: UInt32, _ body: (UnsafePointer<UInt8>) -> Result) -> Result? {
    let position = layout.names.end + Int(offset)
    guard position < allBytes.count else { return nil }
    return allBytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { body($0 + position) } }
  }
}
