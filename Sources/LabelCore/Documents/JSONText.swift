// SPDX-License-Identifier: MIT

/// Writes values as JSON (RFC 8259) on one line. Arrays and objects have elements that are JSON already.
package enum JSONText {
  package static let null = "null"

  /// A string; null for nil. Characters that could end a line or control a terminal are escaped.
  package static func string(_ text: String?) -> String {
    guard let text else { return null }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 8)
    result.append(UInt8(ascii: "\""))
    // What needs no escape is copied at once.
    var (start, index) = (0, 0)
    while index < bytes.count {
      guard let (escape, length) = escape(in: bytes, at: index) else {
        index += 1
        continue
      }
      result += bytes[start..<index]
      result += escape.utf8
      index += length
      start = index
    }
    result += bytes[start...]
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the escape of the character that begins at a byte, and its number of bytes; nil for a character without one.
  private static func escape(in bytes: [UInt8], at index: Int) -> (escape: String, length: Int)? {
    switch bytes[index] {
    case UInt8(ascii: "\""): ("\\\"", 1)
    case UInt8(ascii: "\\"): ("\\\\", 1)
    case UInt8(ascii: "\n"): ("\\n", 1)
    case UInt8(ascii: "\r"): ("\\r", 1)
    case UInt8(ascii: "\t"): ("\\t", 1)
    case 0x00...0x1F, 0x7F: (escape(of: UInt32(bytes[index])), 1)
    // U+0080 to U+009F.
    case 0xC2 where bytes[index + 1] <= 0x9F: (escape(of: UInt32(bytes[index + 1])), 2)
    // The separators of lines and paragraphs.
    case 0xE2 where bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2]):
      (escape(of: 0x2000 | UInt32(bytes[index + 2] & 0x3F)), 3)
    default: nil
    }
  }

  private static func escape(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// A number with at most six decimals and no trailing zeros, such as 37.333333; null for nil, infinities and NaN.
  package static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return null }
    return DumpText.number(value, places: 6)
  }

  package static func array(_ elements: some Sequence<String>) -> String { "[" + elements.joined(separator: ",") + "]" }

  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }
}
