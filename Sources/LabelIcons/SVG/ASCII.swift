// SPDX-License-Identifier: MIT

/// Classes of bytes that XML, SVG and CSS share.
enum ASCII {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "f")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }
}

extension String.UTF8View {
  /// Whether some words of ASCII stand in the text.
  func contains(_ words: StaticString) -> Bool {
    words.withUTF8Buffer { words in
      guard let first = words.first else { return true }
      var rest = self[...]
      while let start = rest.firstIndex(of: first) {
        rest = rest[start...]
        if rest.starts(with: words) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}
