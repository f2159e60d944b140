// SPDX-License-Identifier: MIT

public import LabelCore

/// A machine's part of a batch that several machines share: `--shard 2/4`.
///
/// The id of a label alone decides its part, so that adding or moving labels does not move others. The parts have equal sizes only on
/// average.
public struct Shard: Hashable, Sendable {
  /// The maximum number of parts, more than any batch service starts at once (AWS Batch arrays: 10,000).
  static let maximumCount = 1_000_000

  /// The number of the part, from 1.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// Reads `I/N` with I from 1 to N.
  ///
  /// - Throws: `LabelError.invalidValue` for anything else.
  public init(parsing text: String) throws(LabelError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.maximumCount).contains(count),
      (1...count).contains(number)
    else {
      let expected = "I/N with whole numbers, I from 1 to N and N at most \(Self.maximumCount), as in 1/4"
      throw .invalidValue(key: "--shard", value: text, expected: expected, nearest: [])
    }
    self.number = number
    self.count = count
  }

  /// Whether the label with this id is in this part. All variants of a label are in one part.
  public func contains(id: String) -> Bool {
    Int(Self.hash(id) % UInt64(count)) == number - 1
  }

  /// The 64-bit FNV-1a hash of the UTF-8 of an id (draft-eastlake-fnv), the same on every machine and in every release.
  static func hash(_ id: String) -> UInt64 {
    id.utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
