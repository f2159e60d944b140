// SPDX-License-Identifier: MIT

/// Tokens on their way into one block with a Huffman code of its own (RFC 1951, 3.2.7).
struct DeflateBlock {
  /// More tokens than this begin another block: a long paragraph's lines are alike, so that little is gained by more codes.
  static let mostTokens = 1 << 16

  /// Takes the block's tokens.
  var sink: TokenSink
  private let room: Int
  private let counts: UnsafeMutablePointer<UInt32>

  /// Words of memory that counting takes: both alphabets.
  static let countsNeeded = DeflateToken.symbolCount + DeflateToken.distanceSymbolCount

  /// - Parameters:
  ///   - tokens: room for `mostTokens`, or for one a byte if those are fewer; not empty.
  ///   - counts: room for `countsNeeded` words.
  init(tokens: UnsafeMutablePointer<DeflateToken>, room: Int, counts: UnsafeMutablePointer<UInt32>) {
    sink = TokenSink(tokens: tokens, counts: counts)
    self.room = room
    self.counts = counts
    counts.update(repeating: 0, count: Self.countsNeeded)
  }

  /// Whether `count` tokens more fit in after those of a sink.
  @inline(__always)
  func hasRoom(for count: Int, after sink: TokenSink) -> Bool { sink.count &+ count <= room }

  /// Writes the block and begins an empty one.
  mutating func write(isLast: Bool, to bits: inout BitWriter) {
    let distanceCounts = counts + DeflateToken.symbolCount
    counts[DeflateToken.endOfBlock] = 1
    counts[DeflateToken.tintMatch.length.symbol] &+= UInt32(truncatingIfNeeded: sink.tints)
    distanceCounts[DeflateToken.tintMatch.distance.symbol] &+= UInt32(truncatingIfNeeded: sink.tints)
    let symbols = PrefixCode(counts: UnsafeBufferPointer(start: counts, count: DeflateToken.symbolCount), limit: 15)
    let distances = PrefixCode(counts: UnsafeBufferPointer(start: distanceCounts, count: DeflateToken.distanceSymbolCount), limit: 15)
    bits.put(isLast ? 1 : 0, count: 1)
    bits.put(2, count: 2)
    DeflateHeader(symbols: symbols.lengths, distances: distances.lengths).write(to: &bits)
    symbols.codes.withUnsafeBufferPointer { symbols in
      distances.codes.withUnsafeBufferPointer { distances in writeTokens(symbols, distances, to: &bits) }
    }
    sink.removeAll()
    counts.update(repeating: 0, count: Self.countsNeeded)
  }

  private func writeTokens(_ symbols: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>, to bits: inout BitWriter) {
    var writer = bits
    /// A code and the bits that follow it: 15 and 13 at most.
    @inline(__always)
    func word(_ code: UInt32, _ extra: UInt32, _ extraCount: Int) -> (bits: UInt64, count: UInt64) {
      let count = UInt64(code >> 16)
      return (UInt64(code & 0xFFFF) | UInt64(extra) &<< count, count &+ UInt64(truncatingIfNeeded: extraCount))
    }
    // A tint's match has no further bits.
    let tintLength = symbols[DeflateToken.tintMatch.length.symbol]
    let tintDistance = distances[DeflateToken.tintMatch.distance.symbol]
    let tint = UInt64(tintLength & 0xFFFF) | UInt64(tintDistance & 0xFFFF) &<< UInt64(tintLength >> 16)
    let tintCount = UInt64(tintLength >> 16 &+ tintDistance >> 16)
    for token in sink.added {
      if token.isTint {
        let code = symbols[token.alpha]
        writer.put(tint | UInt64(code & 0xFFFF) &<< tintCount, count: tintCount &+ UInt64(code >> 16))
      } else if token.isByte {
        let code = symbols[token.byte]
        writer.put(UInt64(code & 0xFFFF), count: UInt64(code >> 16))
      } else {
        let (length, distance) = (token.length, token.distance)
        let first = word(symbols[length.symbol], length.extra, length.extraCount)
        let second = word(distances[distance.symbol], distance.extra, distance.extraCount)
        writer.put(first.bits | second.bits &<< first.count, count: first.count &+ second.count)
      }
    }
    let end = symbols[DeflateToken.endOfBlock]
    writer.put(UInt64(end & 0xFFFF), count: UInt64(end >> 16))
    bits = writer
  }
}
