// SPDX-License-Identifier: MIT

public import LabelComparison
internal import LabelCore
internal import LabelSystem

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
    var values = [UInt32(0), UInt32(bitmap.width), 0, UInt32(bitmap.height)] + bitmap.pixels
    // A `map` of them takes a quarter of the time of a snapshot test in a debug build.
    unsafe values.withUnsafeMutableBufferPointer { values in
      var index = 0
      while index < values.count {
        unsafe values[index] = values[index].bigEndian
        index &+= 1
      }
    }
    description = unsafe Base64.urlText(of: values.withUnsafeBytes { unsafe SHA256.hash($0) })
  }

  /// Reads the characters of a hash. The result is nil if the text is not a hash.
  package init?(_ text: Substring) {
    guard text.utf8.count == 43, text.utf8.allSatisfy(Base64.isURLCharacter) else { return nil }
    description = String(text)
  }
}
