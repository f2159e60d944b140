// SPDX-License-Identifier: MIT

/// Splits tokens into blocks if separate Huffman codes save more than their headers cost: backgrounds need one or two bits per token, text
/// needs many.
///
/// Finds the best of all splits at evenly spaced positions, by estimated sizes.
enum BlockSplitter {
  /// The estimated cost of a block's header in units of 1/1024 bit: a constant, and a cost per symbol that occurs.
  private static let blockCost = 100 * UInt64(BinaryLogarithm.one)
  private static let symbolCost = 5 * UInt64(BinaryLogarithm.one)
  /// The minimum number of tokens between two possible splits.
  private static let minimumTokenCount = 40
  static let maximumBlockCount = 64

  /// The end of each block as a token index; the last is the number of tokens, which is at least one.
  static func ends(_ tokens: [DeflateToken]) -> [Int] {
    let step = max(minimumTokenCount, (tokens.count + maximumBlockCount - 1) / maximumBlockCount)
    let marks = Array(stride(from: 0, to: tokens.count, by: step)) + [tokens.count]
    let counts = zip(marks, marks.dropFirst()).map { SymbolCounts(tokens[$0..<$1]) }
    var best = [(cost: UInt64, start: Int)](repeating: (0, 0), count: marks.count)
    BinaryLogarithm.first.withUnsafeBufferPointer { logarithms in
      for end in 1..<marks.count {
        best[end].cost = .max
        var block = SymbolCounts()
        for start in (0..<end).reversed() {
          block.add(counts[start])
          let total = best[start].cost + cost(block, logarithms)
          if total < best[end].cost { best[end] = (total, start) }
        }
      }
    }
    var ends: [Int] = []
    var mark = marks.count - 1
    while mark > 0 {
      ends.append(marks[mark])
      mark = best[mark].start
    }
    return ends.reversed()
  }

  /// The estimated size of a block without extra bits, by the entropy of its symbols.
  private static func cost(_ counts: SymbolCounts, _ logarithms: UnsafeBufferPointer<UInt32>) -> UInt64 {
    func logarithm(_ value: UInt32) -> UInt64 {
      UInt64(Int(value) < logarithms.count ? logarithms[Int(value)] : BinaryLogarithm.of(value))
    }
    var cost = blockCost
    for alphabet in [counts.values[..<DeflateToken.literalLengthSymbolCount], counts.values[DeflateToken.literalLengthSymbolCount...]] {
      var (all, saved) = (0 as UInt32, 0 as UInt64)
      for count in alphabet where count > 0 {
        all &+= count
        cost &+= symbolCost
        saved &+= UInt64(count) &* logarithm(count)
      }
      cost &+= UInt64(all) &* logarithm(all) &- saved
    }
    return cost
  }
}
