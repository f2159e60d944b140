// SPDX-License-Identifier: MIT

/// Caches which characters a font has: two bits for each character up to U+1FFF, which are most of what labels hold beside ideographs.
struct CharacterCoverageCache {
  private var isCached: [UInt64] = []
  private var isCovered: [UInt64] = []

  private static let count = 0x2000

  /// Nil for a character that was not looked up yet.
  subscript(scalar: Unicode.Scalar) -> Bool? {
    let (word, bit) = (Int(scalar.value) / 64, UInt64(1) << UInt64(scalar.value % 64))
    guard word < isCached.count, isCached[word] & bit != 0 else { return nil }
    return isCovered[word] & bit != 0
  }

  mutating func insert(_ scalar: Unicode.Scalar, _ has: Bool) {
    guard scalar.value < Self.count else { return }
    if isCached.isEmpty {
      isCached = Array(repeating: 0, count: Self.count / 64)
      isCovered = isCached
    }
    let (word, bit) = (Int(scalar.value) / 64, UInt64(1) << UInt64(scalar.value % 64))
    isCached[word] |= bit
    if has { isCovered[word] |= bit }
  }
}
