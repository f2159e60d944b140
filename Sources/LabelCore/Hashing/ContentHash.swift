// SPDX-License-Identifier: MIT

/// A 128-bit hash of contents, the same on every machine and in every release.
///
/// The mixing steps are those of MurmurHash3 (x64, 128 bits) over 8-byte words. It protects against accidental collisions, not against
/// attackers: whoever can choose a manifest can choose its images anyway.
package struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The hash of nothing.
  package init() {}

  /// The hash of some bytes.
  package init(of bytes: [UInt8]) { add(bytes) }

  /// The hash of a text's UTF-8.
  package init(ofUTF8 text: String) { add(text) }

  /// Adds a number.
  package mutating func add(_ word: UInt64) {
    first ^= Self.rotated(word &* Self.one, 31) &* Self.two
    first = (Self.rotated(first, 27) &+ second) &* 5 &+ 0x52DC_E729
    second ^= Self.rotated(word &* Self.two, 33) &* Self.one
    second = (Self.rotated(second, 31) &+ first) &* 5 &+ 0x3849_5AB5
  }

  /// Adds bytes and their count, so that later bytes cannot be mistaken for a part of them.
  package mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe add($0) }
  }

  /// Adds a text's UTF-8; nil differs from an empty text.
  package mutating func add(_ text: String?) {
    guard var text else { return add(UInt64.max) }
    text.withUTF8 { unsafe add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a finished hash.
  package mutating func add(_ other: ContentHash) {
    add(other.words.0)
    add(other.words.1)
  }

  /// The finished hash as two 64-bit words.
  package var words: (UInt64, UInt64) {
    let one = Self.mixed(first &+ second)
    return (one, Self.mixed(second &+ one))
  }

  /// The state is mixed well enough for hash tables.
  package func hash(into hasher: inout Hasher) { hasher.combine(first) }

  /// 32 hexadecimal digits.
  package var digits: String { Self.digits(words.0) + Self.digits(words.1) }

  private static func digits(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Adds bytes and their count.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      unsafe add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while offset < bytes.count {
      unsafe rest |= UInt64(bytes[offset]) << shift
      shift += 8
      offset += 1
    }
    add(rest)
    add(UInt64(bytes.count))
  }

  private static let one: UInt64 = 0x87C3_7B91_1142_53D5
  private static let two: UInt64 = 0x4CF5_AD43_2745_937F

  private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
    word = (word ^ word >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return word ^ word >> 33
  }
}

extension ContentHash {
  /// Adds a value of a manifest, without its source location and the order of its keys.
  package mutating func add(_ node: DocumentNode) {
    switch node.value {
    case .null: add(1)
    case .bool(let value): add(value ? 2 : 3)
    case .number(let value, _):
      add(4)
      add(value.bitPattern)
    case .string(let text):
      add(5)
      add(text)
    case .cell(let text):
      add(6)
      add(text)
    case .list(let elements):
      add(7)
      add(UInt64(elements.count))
      for index in elements.indices { add(elements[index]) }
    case .mapping(let entries):
      add(8)
      add(UInt64(entries.count))
      // A sum does not depend on the order, and finished hashes are too random for two sets of them to have the same sum.
      var sums: (UInt64, UInt64) = (0, 0)
      for index in entries.indices {
        var entry = ContentHash()
        entry.add(entries[index].key)
        entry.add(entries[index].value)
        let words = entry.words
        sums.0 &+= words.0
        sums.1 &+= words.1
      }
      add(sums.0)
      add(sums.1)
    }
  }
}
