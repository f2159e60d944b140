// SPDX-License-Identifier: MIT

/// The estimated cost of each token in a block in units of 1/1024 bit, by the entropy of its symbols.
struct CostModel {
  /// Literals, then lengths from 0 with their extra bits, then distance symbols with theirs.
  private var table = [UInt32](repeating: 0, count: CostModel.distances + DeflateToken.distanceSymbolCount)

  /// The offsets of lengths and of distances in the table.
  static let lengths = 256
  static let distances = lengths + DeflateToken.maximumMatchLength + 1

  /// The initial costs: the antialiased edges of one foreground colour mostly repeat the colour to the left with a new alpha.
  init() {
    let sameColor = DeflateToken.sameColorMatch
    fill(
      byte: { _ in 6 * BinaryLogarithm.one }, length: { ($0 == sameColor.length.symbol ? 1 : 5) * BinaryLogarithm.one },
      distance: { ($0 == sameColor.distance.symbol ? 1 : 4) * BinaryLogarithm.one })
  }

  /// - Parameter counts: The symbols of a similar block.
  init(_ counts: SymbolCounts) {
    let symbols = Self.bitCosts(counts.values[..<DeflateToken.literalLengthSymbolCount])
    let distances = Self.bitCosts(counts.values[DeflateToken.literalLengthSymbolCount...])
    fill(byte: { symbols[$0] }, length: { symbols[$0] }, distance: { distances[$0] })
  }

  private mutating func fill(byte: (Int) -> UInt32, length: (Int) -> UInt32, distance: (Int) -> UInt32) {
    for value in 0..<256 { table[value] = byte(value) }
    for value in 3...DeflateToken.maximumMatchLength {
      let token = DeflateToken(length: value, distance: 1).length
      table[Self.lengths + value] = length(token.symbol) + UInt32(token.extraCount) * BinaryLogarithm.one
    }
    for symbol in 0..<DeflateToken.distanceSymbolCount {
      // From the fifth symbol on there is one more extra bit for every second symbol.
      table[Self.distances + symbol] = distance(symbol) + UInt32(max(0, symbol / 2 - 1)) * BinaryLogarithm.one
    }
  }

  /// A symbol that does not occur costs as much as one that occurs once.
  private static func bitCosts(_ counts: ArraySlice<UInt32>) -> [UInt32] {
    let all = BinaryLogarithm.of(max(1, counts.reduce(0, &+)))
    return counts.map { all - BinaryLogarithm.of(max(1, $0)) }
  }

  /// The table without bounds checks; the pointer must not escape.
  func withTable(_ body: (UnsafePointer<UInt32>) -> Void) {
    table.withUnsafeBufferPointer { table in
      if let first = table.baseAddress { body(first) }
    }
  }
}
