// SPDX-License-Identifier: MIT

/// What tokens cost in a block, in 1024ths of a bit: by how often their symbols occur, as if codes had fractions of bits.
struct CostModel {
  /// Bytes, then lengths from 0, then the symbols of distances; further bits are included.
  private var table = [UInt32](repeating: 0, count: CostModel.distances + DeflateToken.distanceSymbolCount)

  /// Where they begin in the table.
  static let lengths = 256
  static let distances = lengths + DeflateToken.maximumMatchLength + 1

  /// Before anything is known: soft edges of one ink are the colour to the left again, and an alpha of its own.
  init() {
    let tint = DeflateToken.sameColorMatch
    fill(
      byte: { _ in 6 * BinaryLogarithm.one }, length: { ($0 == tint.length.symbol ? 1 : 5) * BinaryLogarithm.one },
      distance: { ($0 == tint.distance.symbol ? 1 : 4) * BinaryLogarithm.one })
  }

  /// - Parameter counts: those of tokens like the ones to be priced.
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
      // One bit more for every other symbol, from the sixth on.
      table[Self.distances + symbol] = distance(symbol) + UInt32(max(0, symbol / 2 - 1)) * BinaryLogarithm.one
    }
  }

  /// A symbol that does not occur costs as much as one that occurs once.
  private static func bitCosts(_ counts: ArraySlice<UInt32>) -> [UInt32] {
    let all = BinaryLogarithm.of(max(1, counts.reduce(0, &+)))
    return counts.map { all - BinaryLogarithm.of(max(1, $0)) }
  }

  /// The table without its bounds; not to be kept.
  func withTable(_ body: (UnsafePointer<UInt32>) -> Void) {
    table.withUnsafeBufferPointer { table in
      if let first = table.baseAddress { body(first) }
    }
  }
}
