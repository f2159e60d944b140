// SPDX-License-Identifier: MIT

internal import LabelCore

/// The SHA-256 of an image's canonical pixels, as 43 characters (Base64 for URLs, RFC 4648, without padding).
///
/// The hash covers the width and the height as eight bytes each, and then every pixel as alpha, red, green, blue: the same on every
/// machine.
public struct PixelHash: Hashable, Sendable, CustomStringConvertible {
  /// The hash as 43 Base64 characters.
  public let description: String

  /// Computes the hash of an image.
  ///
  /// - Parameter picture: The image to hash.
  public init(of picture: Picture) {
    let bitmap = picture.bitmap
    let words = [UInt32(0), UInt32(bitmap.width), 0, UInt32(bitmap.height)] + bitmap.pixels
    description = unsafe Self.letters(words.map(\.bigEndian).withUnsafeBytes { unsafe SHA256.hash($0) })
  }

  /// Reads the characters of a hash; nil if they are none.
  package init?(_ text: Substring) {
    guard text.utf8.count == 43, text.utf8.allSatisfy(Self.alphabet.contains) else { return nil }
    description = String(text)
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static func letters(_ bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for place in 0...group.count { letters.append(alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)]) }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
