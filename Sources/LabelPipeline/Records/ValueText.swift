// SPDX-License-Identifier: MIT

internal import Glibc

/// The bytes of a JSON value that may not have been looked at: where it ends if it is right.
struct ValueText {
  let bytes: [UInt8]
  let range: Range<Int>
  /// Whether this is a string in which nothing is escaped and nothing has to be.
  private let isPlainString: Bool

  /// Finds the end of the value that begins at a byte; nil when there is none.
  init?(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    guard let found = bytes.withUnsafeBufferPointer({ Self.end(in: $0, from: start) }) else { return nil }
    range = start..<found.end
    isPlainString = found.isPlainString
  }

  /// The string between the quotes if this is one and nothing in it is escaped; nil for others.
  var plainString: String? {
    guard isPlainString else { return nil }
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range.lowerBound + 1..<range.upperBound - 1]), as: UTF8.self)
    }
  }

  /// Whether these are the same bytes.
  func isEqual(to other: [UInt8]) -> Bool {
    guard other.count == range.count else { return false }
    return other.withUnsafeBytes { other in
      bytes.withUnsafeBytes { bytes in
        guard let one = bytes.baseAddress, let two = other.baseAddress else { return other.isEmpty }
        return memcmp(one + range.lowerBound, two, range.count) == 0
      }
    }
  }

  /// A number by which the text may be looked for.
  var hash: UInt64 {
    var hash = ContentHash()
    bytes.withUnsafeBytes { hash.add(UnsafeRawBufferPointer(rebasing: $0[range])) }
    return hash.words.0
  }

  private static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, isPlainString: Bool)? {
    guard start < bytes.count else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""): return stringEnd(in: bytes, from: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var depth = 0
      var index = start
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\""):
          guard let string = stringEnd(in: bytes, from: index) else { return nil }
          index = string.end
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth == 0 { return (index + 1, false) }
        default: break
        }
        index += 1
      }
      return nil
    default:
      var index = start
      while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
      return index > start ? (index, false) : nil
    }
  }

  private static func stringEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (end: Int, isPlainString: Bool)? {
    var isPlain = true
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { return (index + 1, isPlain) }
      if byte == UInt8(ascii: "\\") || byte < 0x20 {
        isPlain = false
        if byte == UInt8(ascii: "\\") { index += 1 }
      }
      index += 1
    }
    return nil
  }

  /// Whether no value goes on at a byte: a number might.
  static func isEnd(_ bytes: [UInt8], _ index: Int) -> Bool { index >= bytes.count || isEnd(bytes[index]) }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") || byte <= 0x20
  }
}
