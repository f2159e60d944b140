// SPDX-License-Identifier: MIT

internal import LabelCore

/// Reads binary property lists, version 00, as Xcode puts them into built apps.
///
/// Objects refer to their members by index and may refer to themselves: depth and count are limited as for any document.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let file: String
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let offsetTable: Int
  private var nodeCount = 0
  private var textBytes = 0

  static func read(_ bytes: [UInt8], file: String) throws(Diagnostic) -> DocumentNode {
    var reader = try BinaryPropertyList(bytes, file: file)
    let root = try reader.unsigned(at: bytes.count - 16, size: 8)
    return try reader.object(root, depth: 0)
  }

  /// Reads the trailer, the last 32 bytes of the file.
  private init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    (self.bytes, self.file) = (bytes, file)
    guard bytes.count >= 40 else { throw Self.syntaxError("it ends too early", file) }
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    objectCount = try Self.unsigned(bytes, at: bytes.count - 24, size: 8, file)
    offsetTable = try Self.unsigned(bytes, at: bytes.count - 8, size: 8, file)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objectCount <= bytes.count, offsetTable <= bytes.count else {
      throw Self.syntaxError("its last 32 bytes do not describe a binary property list", file)
    }
  }

  private static let maximumTextBytes = 64 << 20

  // MARK: Objects

  private mutating func object(_ number: Int, depth: Int) throws(Diagnostic) -> DocumentNode {
    nodeCount += 1
    guard depth < DocumentLimits.depth else { throw syntaxError("values are nested deeper than \(DocumentLimits.depth)") }
    guard nodeCount <= DocumentLimits.nodes else { throw syntaxError("there are more than \(DocumentLimits.nodes) values") }
    guard number < objectCount else { throw syntaxError("there is no object \(number)") }
    var start = try unsigned(at: offsetTable + number * offsetSize, size: offsetSize)
    guard start < bytes.count else { throw syntaxError("the object \(number) is outside the file") }
    let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
    start += 1
    switch kind {
    case 0x0: return node(low == 8 || low == 9 ? .bool(low == 9) : .null)
    case 0x1, 0x8:
      let value = try unsigned(at: start, size: kind == 1 ? 1 << min(low, 4) : low + 1, isSigned: kind == 1 && low >= 3)
      return node(.number(Double(value), text: "\(value)"))
    case 0x2: return try real(at: start, size: 1 << min(low, 4))
    case 0x3: return node(.number(0, text: "0"))
    case 0x4, 0x5, 0x6, 0x7: return try string(kind, low, start)
    case 0xA, 0xB, 0xC: return try list(low, start, depth)
    case 0xD: return try mapping(low, start, depth)
    default: throw syntaxError("the object \(number) is of an unknown kind")
    }
  }

  private mutating func list(_ low: Int, _ start: Int, _ depth: Int) throws(Diagnostic) -> DocumentNode {
    let (count, first) = try length(low, start)
    var elements: [DocumentNode] = []
    for index in 0..<count {
      elements.append(try object(try unsigned(at: first + index * referenceSize, size: referenceSize), depth: depth + 1))
    }
    return node(.list(elements))
  }

  private mutating func mapping(_ low: Int, _ start: Int, _ depth: Int) throws(Diagnostic) -> DocumentNode {
    let (count, first) = try length(low, start)
    var entries: [DocumentNode.Entry] = []
    for index in 0..<count {
      let key = try object(try unsigned(at: first + index * referenceSize, size: referenceSize), depth: depth + 1)
      guard let name = key.text else { throw syntaxError("a key is not a string") }
      let value = try object(try unsigned(at: first + (count + index) * referenceSize, size: referenceSize), depth: depth + 1)
      entries.append(DocumentNode.Entry(key: name, keyLocation: key.location, value: value))
    }
    return node(.mapping(entries))
  }

  /// Reads ASCII, UTF-16 and UTF-8 strings; data becomes an empty string.
  private mutating func string(_ kind: UInt8, _ low: Int, _ start: Int) throws(Diagnostic) -> DocumentNode {
    let (count, first) = try length(low, start)
    let size = kind == 6 ? 2 : 1
    guard first + count * size <= bytes.count else { throw syntaxError("a string is outside the file") }
    // Many references to one long string can make a short file expand to a long text.
    textBytes += count * size
    guard textBytes <= Self.maximumTextBytes else { throw syntaxError("its strings have more than \(Self.maximumTextBytes) bytes") }
    if kind == 4 { return node(.string("")) }
    let content = bytes[first..<first + count * size]
    let text =
      if kind == 6 {
        String(validating: (0..<count).map { UInt16(bytes[first + $0 * 2]) << 8 | UInt16(bytes[first + $0 * 2 + 1]) }, as: UTF16.self)
      } else {
        String(validating: content, as: UTF8.self)
      }
    guard let text else { throw syntaxError("a string is not in the encoding that it says") }
    return node(.string(text))
  }

  private func real(at start: Int, size: Int) throws(Diagnostic) -> DocumentNode {
    let bits = UInt64(bitPattern: Int64(try unsigned(at: start, size: size, isSigned: true)))
    let value = size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    return node(.number(value.isFinite ? value : 0, text: "\(value)"))
  }

  // MARK: Bytes

  /// The length of an object, and the offset of its contents. Lengths above 14 are objects of their own.
  private func length(_ low: Int, _ start: Int) throws(Diagnostic) -> (count: Int, first: Int) {
    guard low == 15 else { return (low, start) }
    guard start < bytes.count, bytes[start] >> 4 == 1 else { throw syntaxError("a length is not a number") }
    let size = 1 << min(Int(bytes[start] & 15), 4)
    let count = try unsigned(at: start + 1, size: size)
    guard count <= bytes.count else { throw syntaxError("an object is longer than the file") }
    return (count, start + 1 + size)
  }

  private func unsigned(at start: Int, size: Int, isSigned: Bool = false) throws(Diagnostic) -> Int {
    try Self.unsigned(bytes, at: start, size: size, isSigned: isSigned, file)
  }

  /// Reads a big-endian number.
  private static func unsigned(
    _ bytes: [UInt8], at start: Int, size: Int, isSigned: Bool = false, _ file: String
  ) throws(Diagnostic) -> Int {
    guard start >= 0, start + size <= bytes.count, size <= 8 || size == 16 else { throw syntaxError("a number is outside the file", file) }
    let bits = bytes[start..<start + size].suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if isSigned { return Int(Int64(bitPattern: bits)) }
    guard let value = Int(exactly: bits), value <= 1 << 48 else { throw syntaxError("a number is too large", file) }
    return value
  }

  private func node(_ value: DocumentNode.Value) -> DocumentNode { DocumentNode(value, at: DocumentLocation(file: file)) }

  private func syntaxError(_ reason: String) -> Diagnostic { Self.syntaxError(reason, file) }

  private static func syntaxError(_ reason: String, _ file: String) -> Diagnostic {
    Diagnostic(.syntax(format: PropertyListCursor.format, reason: reason), at: DocumentLocation(file: file))
  }
}
