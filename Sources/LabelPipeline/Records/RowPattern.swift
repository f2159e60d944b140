// SPDX-License-Identifier: MIT

internal import LabelCore

/// A row of NDJSON with its record, by which the next row is read that has the same keys in the same order.
///
/// A program that writes rows repeats itself: most of a row's bytes are those of the row before it. What stands in the same bytes is not
/// read again. Whatever is unusual about a row is left to `ManifestRow.json` and `PlacedRecord.decode`, which also say what is wrong.
struct RowPattern {
  /// A key with its value. The record says what the newest part under each key says, at any time.
  private struct Part {
    /// The row that the part stood in.
    var row: [UInt8]
    /// From the key's first quote to the value's end.
    var range: Range<Int>
    /// The bytes of the key and of what parts it from the value.
    let keyLength: Int
    /// The key's position in `LabelRecord.fields`.
    let field: Int
    /// Of the key with its value.
    var hash: ContentHash
    /// What the values of earlier rows came to.
    var known = KnownValues()
  }

  private var record: LabelRecord
  private var parts: [Part] = []
  /// The part that names the label.
  private var idPart: Int?

  /// So short that no limit of `DocumentLimits` can be passed.
  private static let longestRow = 1 << 16

  // MARK: Taking down

  /// A row that was read in the usual way and found right; nil when its spelling is unusual.
  init?(_ label: PlacedRecord, _ node: DocumentNode, in source: SourceText) {
    guard case .mapping(let entries) = node.value, Self.isUsual(source) else { return nil }
    record = label.record
    var bytes = RowOffsets(source.bytes)
    for entry in entries {
      guard let field = LabelRecord.fields.position(of: entry.key) else { return nil }
      let start = bytes.offset(ofColumn: entry.keyPlace.column)
      let value = bytes.offset(ofColumn: entry.value.place.column)
      let end = bytes.offset(ofColumn: entry.value.place.endColumn)
      guard start < value, value < end, end <= source.bytes.count else { return nil }
      if entry.key == "id" { idPart = parts.count }
      let hash = ContentHash(key: entry.key, entry.value)
      parts.append(Part(row: source.bytes, range: start..<end, keyLength: value - start, field: field, hash: hash))
    }
    guard idPart != nil else { return nil }
  }

  private static func isUsual(_ source: SourceText) -> Bool {
    source.firstLine == source.lastLine && source.bytes.count <= longestRow
  }

  // MARK: Reading

  /// The record of a row; nil for one that has other keys or cannot be told to be right.
  mutating func read(_ source: SourceText) -> PlacedRecord? {
    guard Self.isUsual(source) else { return nil }
    let bytes = source.bytes
    var index = Self.blanks(bytes, from: 0)
    let start = index
    var id = 0..<0
    for part in parts.indices {
      guard index < bytes.count, bytes[index] == (part == 0 ? UInt8(ascii: "{") : UInt8(ascii: ",")) else { return nil }
      index = Self.blanks(bytes, from: index + 1)
      guard let end = read(part, at: index, in: source) else { return nil }
      if part == idPart { id = index + parts[part].keyLength..<end }
      index = Self.blanks(bytes, from: end)
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "}"), Self.blanks(bytes, from: index + 1) == bytes.count else { return nil }
    let place = Self.place(of: start..<index + 1, in: source)
    var hash = ContentHash()
    hash.addMapping(count: parts.count, sum)
    return PlacedRecord(record, place: place, places: ValuePlaces(in: source, id: Self.place(of: id, in: source)), hash: hash)
  }

  private var sum: KeyedHashes {
    var sum = KeyedHashes()
    for part in parts { sum.add(part.hash) }
    return sum
  }

  /// Reads the part that stands at a byte, if it has to be read, and says where it ends; nil when it has another key or is wrong.
  private mutating func read(_ part: Int, at index: Int, in source: SourceText) -> Int? {
    let keyLength = parts[part].keyLength
    let same = Self.commonLength(parts[part].row, parts[part].range, source.bytes, from: index)
    if same == parts[part].range.count, ValueText.isEnd(source.bytes, index + same) { return index + same }
    guard same >= keyLength else { return nil }
    let start = index + keyLength
    let text = ValueText(source.bytes, from: start)
    if let text, let known = parts[part].known[text] {
      known.put(&record)
      parts[part].hash = known.hash
      parts[part].row = source.bytes
      parts[part].range = index..<text.range.upperBound
      return text.range.upperBound
    }
    guard let (value, end) = Self.value(text) ?? JSONReader.member(of: source, at: start), !value.isAbsent
    else { return nil }
    var decoder = RecordDecoder(source, notesPlaces: false)
    guard let put = LabelRecord.fields.fields[parts[part].field].prepare(value, &decoder), decoder.diagnostics.isEmpty else { return nil }
    put(&record)
    parts[part].hash = ContentHash(key: LabelRecord.fields.fields[parts[part].field].name, value)
    parts[part].row = source.bytes
    parts[part].range = index..<end
    if let text, text.range.upperBound == end { parts[part].known.add(text, KnownValues.Value(put: put, hash: parts[part].hash)) }
    return end
  }

  /// A string without escapes, as most values are.
  private static func value(_ text: ValueText?) -> (value: DocumentNode, end: Int)? {
    guard let text, let string = text.plainString else { return nil }
    return (DocumentNode(.string(string), at: SourcePlace(file: "")), text.range.upperBound)
  }

  // MARK: Bytes

  private static func blanks(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// How many bytes of a part stand at a byte of another row too.
  private static func commonLength(_ row: [UInt8], _ range: Range<Int>, _ bytes: [UInt8], from start: Int) -> Int {
    let count = min(range.count, bytes.count - start)
    return row.withUnsafeBytes { row in
      bytes.withUnsafeBytes { bytes in
        let one = UnsafeRawBufferPointer(rebasing: row[range.lowerBound..<range.lowerBound + count])
        let other = UnsafeRawBufferPointer(rebasing: bytes[start..<start + count])
        var index = 0
        while index + 8 <= count,
          one.loadUnaligned(fromByteOffset: index, as: UInt64.self) == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        { index += 8 }
        while index < count, one[index] == other[index] { index += 1 }
        return index
      }
    }
  }

  private static func place(of range: Range<Int>, in source: SourceText) -> SourcePlace {
    let column = columns(source, 0..<range.lowerBound) + 1
    return SourcePlace(file: source.file, line: source.firstLine, column: column, endColumn: column + columns(source, range))
  }

  private static func columns(_ source: SourceText, _ range: Range<Int>) -> Int {
    if source.isASCII { return range.count }
    return source.bytes.withUnsafeBufferPointer { $0[range].count { !UTF8.isContinuation($0) } }
  }
}

/// The bytes at which columns of a line begin, asked for from left to right.
private struct RowOffsets {
  private let bytes: [UInt8]
  private var offset = 0
  private var column = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func offset(ofColumn wanted: Int) -> Int {
    while column < wanted, offset < bytes.count {
      offset += 1
      while offset < bytes.count, UTF8.isContinuation(bytes[offset]) { offset += 1 }
      column += 1
    }
    return offset
  }
}
