// SPDX-License-Identifier: MIT

/// Which of the characters that were asked for a font has: two bits for each character up to U+1FFF, which is most of what labels hold
/// beside ideographs.
struct KnownCharacters {
  private var asked: [UInt64] = []
  private var had: [UInt64] = []

  private static let count = 0x2000

  /// Nil for a character that nothing is known of.
  subscript(scalar: Unicode.Scalar) -> Bool? {
    let (word, bit) = (Int(scalar.value) / 64, UInt64(1) << UInt64(scalar.value % 64))
    guard word < asked.count, asked[word] & bit != 0 else { return nil }
    return had[word] & bit != 0
  }

  mutating func note(_ scalar: Unicode.Scalar, _ has: Bool) {
    guard scalar.value < Self.count else { return }
    if asked.isEmpty {
      asked = Array(repeating: 0, count: Self.count / 64)
      had = asked
    }
    let (word, bit) = (Int(scalar.value) / 64, UInt64(1) << UInt64(scalar.value % 64))
    asked[word] |= bit
    if has { had[word] |= bit }
  }
}
