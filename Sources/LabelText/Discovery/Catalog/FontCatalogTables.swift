// SPDX-License-Identifier: MIT

internal import CFontconfig

/// The tables of a `FontCatalog` in its bytes: rows of one length each, one table behind the other, and behind them all texts.
///
/// A row names a text by where it begins among them. Every text ends with a zero byte, and so do the bytes: with that, and with tables that
/// fit, whatever else they hold can be read without going beyond them.
struct FontCatalogTables: Sendable {
  /// Rows of one length.
  struct Table {
    var start: Int
    var count: Int
    var rowBytes: Int

    var end: Int { start + count * rowBytes }
  }

  /// Where the tables are.
  struct Layout {
    /// Two texts: a generic family, and what the configuration puts behind it.
    let generics: Table
    /// A text: a path.
    let files: Table
    /// A file's number, the face's number in it, four bytes of traits, two ranges of two numbers, and three texts.
    let faces: Table
    /// A text, the position of a face that has it as a name, and the kind of name.
    let names: Table

    /// How many bytes tell how many rows the tables have.
    static let headBytes = 16

    init(start: Int, generics: UInt32, files: UInt32, faces: UInt32, names: UInt32) {
      self.generics = Table(start: start + Self.headBytes, count: Int(generics), rowBytes: 8)
      self.files = Table(start: self.generics.end, count: Int(files), rowBytes: 4)
      self.faces = Table(start: self.files.end, count: Int(faces), rowBytes: 56)
      self.names = Table(start: self.faces.end, count: Int(names), rowBytes: 12)
    }
  }

  /// Stands for a text that is missing.
  static let noText = UInt32.max

  /// The catalogue's own stand behind `start`, what it lay in a file with before it.
  private let allBytes: [UInt8]
  private let start: Int
  let layout: Layout

  var bytes: ArraySlice<UInt8> { allBytes[start...] }

  /// The tables that some bytes are, from a place to their end; nil when they do not fit.
  init?(_ bytes: [UInt8], from start: Int) {
    var reader = ByteReader(bytes, at: start)
    guard let generics = reader.integer(UInt32.self), let files = reader.integer(UInt32.self), let faces = reader.integer(UInt32.self),
      let names = reader.integer(UInt32.self)
    else { return nil }
    let layout = Layout(start: start, generics: generics, files: files, faces: faces, names: names)
    guard layout.names.end < bytes.count, bytes.last == 0 else { return nil }
    self.init(bytes, start, layout)
  }

  /// - Precondition: the bytes are as the layout says, with texts behind the tables of which the last ends with them.
  init(_ bytes: [UInt8], _ start: Int, _ layout: Layout) {
    self.allBytes = bytes
    self.start = start
    self.layout = layout
  }

  /// A number in a row of such.
  ///
  /// - Precondition: the table has the row, and the row the number.
  func word(_ column: Int, of row: Int, in table: Table) -> UInt32 {
    precondition(row < table.count && column * 4 < table.rowBytes)
    return allBytes.withUnsafeBytes {
      UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: table.start + row * table.rowBytes + column * 4, as: UInt32.self))
    }
  }

  /// At a row's start; nil for one that the table does not have.
  func reader(of row: Int, in table: Table) -> ByteReader? {
    row < table.count ? ByteReader(allBytes, at: table.start + row * table.rowBytes) : nil
  }

  /// A text; nil for one that is missing, and for one that would begin behind the last.
  func text(_ offset: UInt32) -> String? { withText(offset) { String(cString: $0) } }

  /// Fontconfig's order of a text and a name, letter case ignored; what is missing comes first.
  func compare(_ offset: UInt32, to name: String) -> Int32 { withText(offset) { FcStrCmpIgnoreCase($0, name) } ?? -1 }

  private func withText<Result>(_ offset: UInt32, _ body: (UnsafePointer<UInt8>) -> Result) -> Result? {
    let place = layout.names.end + Int(offset)
    guard place < allBytes.count else { return nil }
    return allBytes.withUnsafeBufferPointer { bytes in bytes.baseAddress.map { body($0 + place) } }
  }
}
