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
    bits = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: DeflateToken.shortCount) { [bits, sink] shorts in
      Self.listShorts(symbols, distances, in: shorts)
      // In the closure: its numbers stay in registers.
      var writer = bits
      for token in sink.added {
        if let short = token.short {
          let word = shorts[short]
          writer.put(word >> 16, count: word & 0xFFFF)
        } else {
          let (length, distance) = (token.length, token.distance)
          let first = Self.word(symbols[length.symbol], length.extra, length.extraCount)
          let second = Self.word(distances[distance.symbol], distance.extra, distance.extraCount)
          writer.put(first.bits | second.bits &<< first.count, count: first.count &+ second.count)
        }
      }
      let end = symbols[DeflateToken.endOfBlock]
      writer.put(UInt64(end & 0xFFFF), count: UInt64(end >> 16))
      return writer
    }
  }

  /// A code and the bits that follow it: 15 and 13 at most.
  @inline(__always)
  private static func word(_ code: UInt32, _ extra: UInt32, _ extraCount: Int) -> (bits: UInt64, count: UInt64) {
    let count = UInt64(code >> 16)
    return (UInt64(code & 0xFFFF) | UInt64(extra) &<< count, count &+ UInt64(truncatingIfNeeded: extraCount))
  }

  /// The bits of each byte and each tint above bit 16, and how many they are below.
  private static func listShorts(
    _ symbols: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>, in shorts: UnsafeMutableBufferPointer<UInt64>
  ) {
    // A tint's match has no further bits.
    let length = symbols[DeflateToken.tintMatch.length.symbol]
    let distance = distances[DeflateToken.tintMatch.distance.symbol]
    let tint = UInt64(length & 0xFFFF) | UInt64(distance & 0xFFFF) &<< UInt64(length >> 16)
    let tintCount = UInt64(length >> 16 &+ distance >> 16)
    for byte in 0..<256 {
      let (code, count) = (UInt64(symbols[byte] & 0xFFFF), UInt64(symbols[byte] >> 16))
      shorts[byte] = code << 16 | count
      shorts[byte &+ 256] = (tint | code &<< tintCount) << 16 | (tintCount &+ count)
    }
  }
}
