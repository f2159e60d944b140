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
    description = unsafe Base64.urlText(of: words.map(\.bigEndian).withUnsafeBytes { unsafe SHA256.hash($0) })
  }

  /// Reads the characters of a hash; nil if they are none.
  package init?(_ text: Substring) {
    guard text.utf8.count == 43, text.utf8.allSatisfy(Base64.isURLLetter) else { return nil }
    description = String(text)
  }
}
