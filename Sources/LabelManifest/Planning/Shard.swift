// SPDX-License-Identifier: MIT

public import LabelCore
internal import LabelSystem

/// A machine's part of a batch that several machines share: `--shard 0/4` to `--shard 3/4`.
///
/// The id of a label alone decides its part, so that adding or moving labels does not move others, and another program can compute it: it is
/// the first 8 bytes of the SHA-256 hash of the id's UTF-8, as a big-endian number, modulo the number of parts. Parts have equal sizes on
/// average; of `n` labels each has `n / count` with a standard deviation of `√(n / count)`.
public struct Shard: Hashable, Sendable {
  /// The maximum number of parts, more than any batch service starts at once (AWS Batch arrays: 10,000).
  static let maximumCount = 1_000_000

  /// The number of the part, from 0.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// Reads `I/N` with I from 0 to N − 1.
  ///
  /// - Throws: `LabelError.invalidValue` for anything else.
  public init(parsing text: String) throws(LabelError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.maximumCount).contains(count), number < count else {
      throw .invalidValue(key: "--shard", value: text, expected: Self.expected(parts), nearest: [])
    }
    self.number = number
    self.count = count
  }

  private static func expected(_ parts: [Int?]) -> String {
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...maximumCount).contains(count), number >= count else {
      return "I/N with whole numbers, I from 0 to N-1 and N at most \(maximumCount), as in 0/4"
    }
    if count == 1 { return "a shard from 0 to N-1: the only one of 1 is 0/1" }
    return "a shard from 0 to N-1, because shards are counted from 0: 0/\(count) … \(count - 1)/\(count)"
  }

  /// Whether the label with this id is in this part. All variants of a label are in one part. Part 0 has the labels without an id, which
  /// are errors, so that only one machine reports them.
  public func contains(id: String?) -> Bool {
    guard let id else { return number == 0 }
    return Int(Self.hash(id) % UInt64(count)) == number
  }

  /// The first 8 bytes of the SHA-256 hash of an id, as a big-endian number.
  static func hash(_ id: String) -> UInt64 {
    var id = id
    let digest = id.withUTF8 { unsafe SHA256.hash(UnsafeRawBufferPointer($0)) }
    return digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
