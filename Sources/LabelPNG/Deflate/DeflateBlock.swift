// SPDX-License-Identifier: MIT

/// Tokens on their way into one block with a Huffman code of its own (RFC 1951, 3.2.7).
struct DeflateBlock {
  /// More tokens than this begin another block: a long paragraph's lines are alike, so that little is gained by more codes.
  static let maximumTokenCount = 1 << 16

  /// Takes the block's tokens.
  var sink: TokenBuffer
  private let room: Int
  private let counts: UnsafeMutablePointer<UInt32>

  private static let alphabetsCount = DeflateToken.literalLengthSymbolCount + DeflateToken.distanceSymbolCount

  /// Words of memory that counting and coding take: both alphabets, twice.
  static let countsNeeded = 2 * alphabetsCount

  /// - Parameters:
  ///   - tokens: room for `maximumTokens`, or for one a byte if those are fewer; not empty.
  ///   - counts: room for `countsNeeded` words.
  init(tokens: UnsafeMutablePointer<DeflateToken>, room: Int, counts: UnsafeMutablePointer<UInt32>) {
    sink = TokenBuffer(tokens: tokens, counts: counts)
    self.room = room
    self.counts = counts
    counts.update(repeating: 0, count: Self.alphabetsCount)
  }

  /// Whether `count` tokens more fit in after those of a sink.
  @inline(__always)
  func hasRoom(for count: Int, after sink: TokenBuffer) -> Bool { sink.count &+ count <= room }

  /// Fills an empty block.
  ///
  /// - Parameters:
  ///   - tokens: bytes and matches; there is room for them.
  ///   - other: what codes are made by, in place of the tokens' own counts: not 0 for any symbol that occurs.
  mutating func fill(_ tokens: ArraySlice<DeflateToken>, codedBy other: SymbolCounts) {
    for token in tokens { sink.add(uncounted: token) }
    for symbol in other.values.indices { counts[symbol] = other.values[symbol] }
  }

  /// Writes the block and begins an empty one.
  mutating func write(isLast: Bool, to bits: inout BitWriter) {
    let distanceCounts = counts + DeflateToken.literalLengthSymbolCount
    counts[DeflateToken.endOfBlock] = 1
    counts[DeflateToken.sameColorMatch.length.symbol] &+= UInt32(truncatingIfNeeded: sink.newAlphaCount)
    distanceCounts[DeflateToken.sameColorMatch.distance.symbol] &+= UInt32(truncatingIfNeeded: sink.newAlphaCount)
    let codes = counts + Self.alphabetsCount
    let symbols = HuffmanCode(
      counts: UnsafeBufferPointer(start: counts, count: DeflateToken.literalLengthSymbolCount), limit: 15, in: codes)
    let distances = HuffmanCode(
      counts: UnsafeBufferPointer(start: distanceCounts, count: DeflateToken.distanceSymbolCount), limit: 15,
      in: codes + DeflateToken.literalLengthSymbolCount)
    bits.put(isLast ? 1 : 0, count: 1)
    bits.put(2, count: 2)
    DynamicCodeHeader(symbols: symbols, distances: distances).write(to: &bits)
    writeTokens(symbols.codes, distances.codes, to: &bits)
    sink.removeAll()
    counts.update(repeating: 0, count: Self.alphabetsCount)
  }

  private func writeTokens(_ symbols: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>, to bits: inout BitWriter) {
    bits = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: DeflateToken.codeCount + DeflateToken.distanceSymbolCount + 1) {
      [bits, sink] words in
      let distanceBits = UnsafeMutableBufferPointer(rebasing: words[DeflateToken.codeCount...])
      Self.listLiteralAndLengthBits(symbols, distances, in: words)
      Self.listDistanceBits(distances, in: distanceBits)
      // In the closure: its numbers stay in registers.
      var writer = bits
      let tokens = sink.added
      var index = 0
      // Two at a time: the writer takes the second one only when it is done with the first.
      while index &+ 1 < tokens.count {
        let (first, codeCount) = Self.bits(of: tokens[index], words, distanceBits)
        let (second, secondCount) = Self.bits(of: tokens[index &+ 1], words, distanceBits)
        let count = codeCount &+ secondCount
        if count <= BitWriter.maximumBitCount {
          writer.put(first | second &<< codeCount, count: count)
        } else {
          writer.put(first, count: codeCount)
          writer.put(second, count: secondCount)
        }
        index &+= 2
      }
      if index < tokens.count {
        let (last, count) = Self.bits(of: tokens[index], words, distanceBits)
        writer.put(last, count: count)
      }
      let end = symbols[DeflateToken.endOfBlock]
      writer.put(UInt64(end & 0xFFFF), count: UInt64(end >> 16))
      return writer
    }
  }

  /// A token's bits, and how many they are. What has no distance takes one of no bits: nothing here for a processor to guess
  /// wrongly.
  @inline(__always)
  private static func bits(
    of token: DeflateToken, _ words: UnsafeMutableBufferPointer<UInt64>, _ distanceBits: UnsafeMutableBufferPointer<UInt64>
  ) -> (UInt64, UInt64) {
    let first = words[token.codeIndex]
    let distance = token.distance
    let second = distanceBits[distance.symbol]
    let codeCount = first & 0xFFFF
    let secondBits = second & 0xFFFF | UInt64(distance.extra) &<< (second >> 16 & 0xFFFF)
    return (first >> 16 | secondBits &<< codeCount, codeCount &+ second >> 32)
  }

  /// The bits of each distance's symbol, above bit 16 how many they are, and above bit 32 how many with those that follow it.
  private static func listDistanceBits(_ distances: UnsafeBufferPointer<UInt32>, in words: UnsafeMutableBufferPointer<UInt64>) {
    for symbol in 0..<DeflateToken.distanceSymbolCount {
      let count = UInt64(distances[symbol] >> 16)
      words[symbol] = UInt64(distances[symbol]) | (count &+ UInt64(DeflateToken.extraCount(ofDistance: symbol))) << 32
    }
    words[DeflateToken.noDistance] = 0
  }

  /// The bits of each byte, each tint and each length above bit 16, and how many they are below.
  private static func listLiteralAndLengthBits(
    _ symbols: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>, in words: UnsafeMutableBufferPointer<UInt64>
  ) {
    // A tint's match has no further bits.
    let length = symbols[DeflateToken.sameColorMatch.length.symbol]
    let distance = distances[DeflateToken.sameColorMatch.distance.symbol]
    let sameColor = UInt64(length & 0xFFFF) | UInt64(distance & 0xFFFF) &<< UInt64(length >> 16)
    let sameColorCount = UInt64(length >> 16 &+ distance >> 16)
    for byte in 0..<256 {
      let (code, count) = (UInt64(symbols[byte] & 0xFFFF), UInt64(symbols[byte] >> 16))
      words[byte] = code << 16 | count
      words[byte &+ 256] = (sameColor | code &<< sameColorCount) << 16 | (sameColorCount &+ count)
    }
    for bytes in 3...DeflateToken.maximumMatchLength {
      let length = DeflateToken(length: bytes, distance: 1).length
      let (code, count) = (UInt64(symbols[length.symbol] & 0xFFFF), UInt64(symbols[length.symbol] >> 16))
      words[509 &+ bytes] = (code | UInt64(length.extra) &<< count) << 16 | (count &+ UInt64(truncatingIfNeeded: length.extraCount))
    }
  }
}
