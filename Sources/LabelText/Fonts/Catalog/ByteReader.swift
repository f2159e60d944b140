// SPDX-License-Identifier: MIT

/// Reads what `ByteWriter` wrote, of bytes that anybody may have written: nil where they are something else.
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

  /// A number of things to come, of which each has a byte at least.
  mutating func count() -> Int? {
    guard let count = integer(UInt32.self), Int(count) <= bytes.count - offset else { return nil }
    return Int(count)
  }

  /// A finite number.
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

  /// Goes behind a string's zero byte; false when there is none.
  mutating func skipString() -> Bool {
    guard let end = bytes[offset...].firstIndex(of: 0) else { return false }
    offset = end + 1
    return true
  }

  /// Some bytes behind their number.
  mutating func block() -> [UInt8]? {
    guard let count = count() else { return nil }
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  mutating func skipStrings() -> Bool {
    guard let count = count() else { return false }
    for _ in 0..<count where !skipString() { return false }
    return true
  }

  mutating func string() -> String? {
    let start = offset
    guard skipString() else { return nil }
    return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
  }

  /// A string that may be missing; nil when there is neither.
  mutating func optionalString() -> String?? {
    guard let isThere = flag() else { return nil }
    guard isThere else { return .some(nil) }
    return string().map { .some($0) }
  }

  /// - Parameter readsNames: false to check that a face is there and leave its strings empty.
  mutating func face(readsNames: Bool = true) -> FontCatalog.Face? {
    guard let index = integer(UInt32.self), let slant = integer(UInt8.self).flatMap({ FaceTraits.Slant(rawValue: Int($0)) }),
      let isVariable = flag(), let isColor = flag(), let isMonospaced = flag(), let weight = range(), let width = range()
    else { return nil }
    var face = FontCatalog.Face(
      path: "", index: Int(index), traits: FaceTraits(weight: weight, width: width, slant: slant), isVariable: isVariable,
      isColor: isColor, isMonospaced: isMonospaced, family: nil, styleName: nil, postScriptName: nil)
    guard readsNames else {
      guard skipString() else { return nil }
      for _ in 0..<3 {
        guard let isThere = flag(), !isThere || skipString() else { return nil }
      }
      return face
    }
    guard let path = string(), let family = optionalString(), let styleName = optionalString(), let postScriptName = optionalString()
    else { return nil }
    (face.path, face.family, face.styleName, face.postScriptName) = (path, family, styleName, postScriptName)
    return face
  }
}
