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

  /// The bytes of a text in the standard encoding or the one for URLs, with or without padding; spaces and line ends are skipped. Nil if it
  /// is neither.
  package static func bytes(of text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (bits, count, hasEnded) = (UInt32(0), 0, false)
    for character in text where ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(character) {
      if character == UInt8(ascii: "=") {
        hasEnded = true
        continue
      }
      guard !hasEnded, let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      count += 1
      if count % 4 == 0 { for shift: UInt32 in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) } }
    }
    switch count % 4 {
    case 1: return nil
    case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3: for shift: UInt32 in [10, 2] { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    default: break
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }

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
