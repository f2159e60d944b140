// SPDX-License-Identifier: MIT

/// Bytes as letters (RFC 4648), six bits each.
package enum Base64 {
  /// What pictures in pages and in terminals are written with; four letters a group, filled up with `=`.
  package static func text(of bytes: [UInt8]) -> String {
    let letters = letters(of: bytes, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return String(decoding: letters + [UInt8](repeating: UInt8(ascii: "="), count: (4 - letters.count % 4) % 4), as: UTF8.self)
  }

  /// With the letters that need no escape in an address or a file name, not filled up.
  package static func urlText(of bytes: [UInt8]) -> String { String(decoding: letters(of: bytes, urlAlphabet), as: UTF8.self) }

  /// Whether a byte is a letter of `urlText`.
  package static func isURLLetter(_ byte: UInt8) -> Bool { urlAlphabet.utf8.contains(byte) }

  private static let urlAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

  private static func letters(of bytes: [UInt8], _ alphabet: String) -> [UInt8] {
    let alphabet = Array(alphabet.utf8)
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0...group.count { letters.append(alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)]) }
    }
    return letters
  }
}
