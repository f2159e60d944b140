// SPDX-License-Identifier: MIT

/// A font file taken apart into its tables, to be changed and put together again. Checksums are left at 0; nobody reads them.
public struct FontTables {
  private let flavor: [UInt8]
  private var tables: [String: [UInt8]] = [:]

  /// Takes a file apart that is a font.
  public init(_ file: [UInt8]) {
    func number(_ offset: Int, bytes: Int) -> Int { file[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) } }
    flavor = Array(file[0..<4])
    for i in 0..<number(4, bytes: 2) {
      let entry = 12 + 16 * i
      let start = number(entry + 8, bytes: 4)
      tables[String(decoding: file[entry..<entry + 4], as: UTF8.self)] = Array(file[start..<start + number(entry + 12, bytes: 4)])
    }
  }

  /// A table's bytes; nil for none.
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

  /// A 16-bit number in a table; 0 where there is no such table.
  public func number(_ tag: String, at offset: Int) -> Int {
    tables[tag].map { Int($0[offset]) << 8 | Int($0[offset + 1]) } ?? 0
  }

  /// The font as a file.
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

  /// A number, the highest byte first.
  public static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }
}
