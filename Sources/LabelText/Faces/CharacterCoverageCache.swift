// SPDX-License-Identifier: MIT

/// Caches whether a font has a character: two bits for each character up to U+1FFF, which covers most of what labels contain besides
/// ideographs.
struct CharacterCoverageCache {
  private var isCached: [UInt64] = []
  private var isCovered: [UInt64] = []

  private static let count = 0x2000

  /// Whether the font has the character; nil when that is not cached.
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
