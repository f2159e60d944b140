// SPDX-License-Identifier: MIT

/// The base 64 encodings of RFC 4648.
package enum Base64 {
  /// The standard encoding with padding, as in data URLs and terminal images.
  package static func text(of bytes: [UInt8]) -> String {
    let characters = characters(of: bytes, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return String(decoding: characters + [UInt8](repeating: UInt8(ascii: "="), count: (4 - characters.count % 4) % 4), as: UTF8.self)
  }

  /// The encoding that is safe in URLs and file names, without padding.
  package static func urlText(of bytes: [UInt8]) -> String { String(decoding: characters(of: bytes, urlAlphabet), as: UTF8.self) }

  /// Whether a byte is a character of the alphabet of `urlText`.
  package static func isURLCharacter(_ byte: UInt8) -> Bool { urlAlphabet.utf8.contains(byte) }

  private static let urlAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

  private static func characters(of bytes: [UInt8], _ alphabet: String) -> [UInt8] {
    let alphabet = Array(alphabet.utf8)
    var characters: [UInt8] = []
    characters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for index in 0...group.count { characters.append(alphabet[Int(bits >> UInt32(18 - 6 * index) & 63)]) }
    }
    return characters
  }
}
