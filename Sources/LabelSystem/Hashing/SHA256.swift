// SPDX-License-Identifier: MIT

internal import CDigest

/// SHA-256 (FIPS 180-4) by libmd.
///
/// It is for hashes that users store or compare without LabelKit: `sha256sum` prints the same. Other hashes are `ContentHash`, which is many
/// times faster.
package struct SHA256: Sendable {
  private var context = SHA2_CTX()

  /// Begins a hash of no bytes.
  package init() { SHA256Init(&context) }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    SHA256Update(&context, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// The hash of all bytes so far: 32 bytes.
  package var hash: [UInt8] {
    var context = context
    var hash = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&hash, &context)
    return hash
  }

  /// The hash of all bytes so far as 64 lowercase hexadecimal digits.
  package var digits: String { Self.text(of: hash) }

  /// The text of a finished hash: two lowercase hexadecimal digits for each byte.
  package static func text(of hash: [UInt8]) -> String {
    String(unsafeUninitializedCapacity: 2 * hash.count) { text in
      for (index, byte) in hash.enumerated() {
        text[2 * index] = digit(byte >> 4)
        text[2 * index + 1] = digit(byte & 15)
      }
      return text.count
    }
  }

  /// Returns the hash of a message: 32 bytes.
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var whole = SHA256()
    whole.add(bytes)
    return whole.hash
  }

  /// Returns the hash of a message: 32 bytes.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { hash($0) } }

  /// The hash of a message as 64 lowercase hexadecimal digits.
  package static func digits(of bytes: [UInt8]) -> String {
    var whole = SHA256()
    whole.add(bytes)
    return whole.digits
  }

  /// Four letters and digits from the hash of a text, for names of files.
  package static func shortName(of text: String) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
    return String(hash(Array(text.utf8)).prefix(4).map { alphabet[Int($0) & 31] })
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value }
}
