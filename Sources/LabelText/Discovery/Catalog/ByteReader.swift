// SPDX-License-Identifier: MIT

/// Reads the bytes that `ByteWriter` writes. The bytes are not trusted: every method returns nil when they hold something else.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func integer<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard bytes.count - offset >= size else { return nil }
    defer { offset += size }
    return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Number.self)) }
  }

  /// Reads the number of items that follow. Each item has at least one byte, so a count larger than the rest is invalid.
  mutating func count() -> Int? {
    guard let count = integer(UInt32.self), Int(count) <= bytes.count - offset else { return nil }
    return Int(count)
  }

  /// Reads a finite number.
  mutating func double() -> Double? {
    guard let bits = integer(UInt64.self), case let number = Double(bitPattern: bits), number.isFinite else { return nil }
    return number
  }

  mutating func range() -> ClosedRange<Double>? {
    guard let low = double(), let high = double(), low <= high else { return nil }
    return low...high
  }

  mutating func flag() -> Bool? {
    guard let byte = integer(UInt8.self), byte <= 1 else { return nil }
    return byte == 1
  }

  /// Skips a string and its zero byte; returns false when there is no zero byte.
  mutating func skipString() -> Bool {
    guard let end = bytes[offset...].firstIndex(of: 0) else { return false }
    offset = end + 1
    return true
  }

  /// Reads a byte count and that many bytes.
  mutating func block() -> [UInt8]? {
    guard let count = count() else { return nil }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  mutating func string() -> String? {
    let start = offset
    guard skipString() else { return nil }
    return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
  }
}
