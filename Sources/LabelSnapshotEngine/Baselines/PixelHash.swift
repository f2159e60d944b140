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
  /// - Parameter image: The image to hash.
  public init(of image: SnapshotImage) {
    let bitmap = image.bitmap
    let values = [UInt32(0), UInt32(bitmap.width), 0, UInt32(bitmap.height)] + bitmap.pixels
    description = unsafe Self.base64(values.map(\.bigEndian).withUnsafeBytes { unsafe SHA256.hash($0) })
  }

  /// Reads the characters of a hash. The result is nil if the text is not a hash.
  package init?(_ text: Substring) {
    guard text.utf8.count == 43, text.utf8.allSatisfy(Self.alphabet.contains) else { return nil }
    description = String(text)
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static func base64(_ bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
      for index in 0...group.count { characters.append(alphabet[Int(bits >> UInt32(18 - 6 * index) & 63)]) }
    }
    return String(decoding: characters, as: UTF8.self)
  }
}
