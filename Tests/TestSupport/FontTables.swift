// SPDX-License-Identifier: MIT

/// The tables of a font file, which can be changed and written to a new file. Checksums are 0; nothing reads them.
public struct FontTables {
  private let flavor: [UInt8]
  private var tables: [String: [UInt8]] = [:]

  /// Reads the tables of a font file.
  public init(_ file: [UInt8]) {
    func number(_ offset: Int, bytes: Int) -> Int { file[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) } }
    flavor = Array(file[0..<4])
    for i in 0..<number(4, bytes: 2) {
      let entry = 12 + 16 * i
      let start = number(entry + 8, bytes: 4)
      tables[String(decoding: file[entry..<entry + 4], as: UTF8.self)] = Array(file[start..<start + number(entry + 12, bytes: 4)])
    }
  }

  /// The bytes of a table; nil if the font does not have it.
  public subscript(tag: String) -> [UInt8]? {
    get { tables[tag] }
    set { tables[tag] = newValue }
  }

  /// Replaces a 16-bit number in a table.
  public mutating func set(_ tag: String, at offset: Int, to value: Int) {
    tables[tag]?.replaceSubrange(offset..<offset + 2, with: Self.bytes(value, 2))
  }

  /// Adds to a 16-bit number in a table.
  public mutating func add(_ value: Int, to tag: String, at offset: Int) {
    set(tag, at: offset, to: number(tag, at: offset) + value)
  }

  /// Returns a 16-bit number in a table; 0 if the font does not have the table.
  public func number(_ tag: String, at offset: Int) -> Int {
    tables[tag].map { Int($0[offset]) << 8 | Int($0[offset + 1]) } ?? 0
  }

  /// The bytes of the font file.
  public var file: [UInt8] {
    let tags = tables.keys.sorted()
    var directory = flavor + Self.bytes(tags.count, 2) + [UInt8](repeating: 0, count: 6)
    var body: [UInt8] = []
    for tag in tags {
      let table = tables[tag] ?? []
      directory += Array(tag.utf8) + Self.bytes(0, 4) + Self.bytes(12 + 16 * tags.count + body.count, 4) + Self.bytes(table.count, 4)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  /// Returns the bytes of a number in big-endian order.
  public static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }
}

extension FontTables {
  /// Replaces the names of the font.
  public mutating func rename(family: String, style: String = "Regular", postScriptName: String) {
    let names = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName)]
    var records: [UInt8] = []
    var text: [UInt8] = []
    for (id, name) in names {
      let units = name.utf16.flatMap { Self.bytes(Int($0), 2) }
      // Windows, Unicode, English.
      for number in [3, 1, 0x409, id, units.count, text.count] { records += Self.bytes(number, 2) }
      text += units
    }
    self["name"] = Self.bytes(0, 2) + Self.bytes(names.count, 2) + Self.bytes(6 + records.count, 2) + records + text
  }
}
