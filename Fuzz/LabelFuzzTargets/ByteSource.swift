// SPDX-License-Identifier: MIT

/// Decisions made from bytes, first to last. After the end every decision is the first one, so that all bytes lead to something finite.
struct ByteSource {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  /// A number from 0 to one less than `count`, which is at most 65,536.
  mutating func number(below count: Int) -> Int {
    let value = count <= 256 ? Int(byte()) : Int(byte()) << 8 | Int(byte())
    return value % max(count, 1)
  }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func choice<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// Any bits of a floating-point number.
  mutating func double() -> Double {
    Double(bitPattern: (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) })
  }

  /// The next bytes, as many as one byte says and at most 24: characters that no font has take a long search each.
  mutating func text() -> String {
    let count = min(Int(byte()) % 25, bytes.count - index)
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  /// All bytes that are left.
  mutating func rest() -> [UInt8] {
    defer { index = bytes.count }
    return Array(bytes[index...])
  }
}
