// SPDX-License-Identifier: MIT

/// Counts the symbols of a block in both alphabets.
struct SymbolCounts {
  /// Literals and lengths, then distances.
  private(set) var values = [UInt32](repeating: 0, count: DeflateToken.literalLengthSymbolCount + DeflateToken.distanceSymbolCount)

  init() {}

  /// Counts the symbols of tokens, none of them a pixel that keeps its colour.
  init(_ tokens: ArraySlice<DeflateToken>) {
    for token in tokens {
      if token.isLiteral {
        values[token.codeIndex] &+= 1
      } else {
        values[token.length.symbol] &+= 1
        values[DeflateToken.literalLengthSymbolCount &+ token.distance.symbol] &+= 1
      }
    }
  }

  mutating func add(_ other: SymbolCounts) {
    for symbol in values.indices { values[symbol] &+= other.values[symbol] }
  }

  /// The counts with neighbours that are nearly equal made equal: their codes are slightly longer, and the header much shorter.
  ///
  /// - Parameter halves: Neighbours are made equal if the largest is at most this number of halves of the smallest; 2 for none. Zeros are
  ///   included if all counts are small.
  func smoothed(by halves: UInt32) -> SymbolCounts {
    var result = self
    result.smooth(0..<DeflateToken.literalLengthSymbolCount, by: halves)
    result.smooth(DeflateToken.literalLengthSymbolCount..<values.count, by: halves)
    return result
  }

  private static let minimumRunLength = 4

  private mutating func smooth(_ alphabet: Range<Int>, by halves: UInt32) {
    var start = alphabet.lowerBound
    while start < alphabet.upperBound {
      var (end, sum) = (start, 0 as UInt32)
      var (least, most) = (values[start], values[start])
      while end < alphabet.upperBound {
        let (low, high) = (min(least, values[end]), max(most, values[end]))
        guard high * 2 <= low * halves || high <= halves / 4 else { break }
        (least, most) = (low, high)
        sum += values[end]
        end += 1
      }
      let count = UInt32(end - start)
      if end - start >= Self.minimumRunLength, sum > 0 {
        // A symbol that occurs must keep a code.
        let mean = max(1, (sum + count / 2) / count)
        for symbol in start..<end { values[symbol] = mean }
      }
      start = end
    }
  }
}
