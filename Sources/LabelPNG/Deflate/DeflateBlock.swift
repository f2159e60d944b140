// SPDX-License-Identifier: MIT

/// Collects the tokens of one block with dynamic Huffman codes (RFC 1951, 3.2.7).
struct DeflateBlock {
  /// A new block begins after this number of tokens. The lines of a long paragraph are so similar that more codes gain little.
  static let maximumTokenCount = 1 << 16

  /// The tokens of the block.
  var buffer: TokenBuffer
  private let room: Int
  /// The counts of the buffer's tokens, and then those of both alphabets.
  private let counts: UnsafeMutablePointer<UInt32>

  private static let alphabetsCount = DeflateToken.literalLengthSymbolCount + DeflateToken.distanceSymbolCount
  private static let allCountsCount = TokenBuffer.countsNeeded + alphabetsCount

  /// The number of words of memory for counts and codes.
  static let countsNeeded = allCountsCount + alphabetsCount

  /// - Parameters:
  ///   - tokens: Room for `maximumTokenCount`, or for one per byte if those are fewer; not empty.
  ///   - counts: Room for `countsNeeded` words.
  init(tokens: UnsafeMutablePointer<DeflateToken>, room: Int, counts: UnsafeMutablePointer<UInt32>) {
    buffer = TokenBuffer(tokens: tokens, counts: counts)
    self.room = room
    self.counts = counts
    counts.update(repeating: 0, count: Self.allCountsCount)
  }

  /// Whether there is room for `count` tokens after those of a buffer.
  @inline(__always)
  func hasRoom(for count: Int, after buffer: TokenBuffer) -> Bool { buffer.count &+ count <= room }

  /// Fills an empty block.
  ///
  /// - Parameters:
  ///   - tokens: Literals and matches; there is room for them.
  ///   - other: The counts for the Huffman codes, not 0 for any symbol that occurs.
  mutating func fill(_ tokens: ArraySlice<DeflateToken>, codedBy other: SymbolCounts) {
    for token in tokens { buffer.add(uncounted: token) }
    let symbols = counts + TokenBuffer.countsNeeded
    for symbol in other.values.indices { symbols[symbol] = other.values[symbol] }
  }

  /// Writes the block and begins an empty one.
  mutating func write(isLast: Bool, to bits: inout BitWriter) {
    let symbolCounts = counts + TokenBuffer.countsNeeded
    let distanceCounts = symbolCounts + DeflateToken.literalLengthSymbolCount
    countSymbols(symbolCounts, distanceCounts)
    symbolCounts[DeflateToken.endOfBlock] = 1
    let codes = counts + Self.allCountsCount
    let symbols = HuffmanCode(
      counts: UnsafeBufferPointer(start: symbolCounts, count: DeflateToken.literalLengthSymbolCount), limit: 15, in: codes)
    let distances = HuffmanCode(
      counts: UnsafeBufferPointer(start: distanceCounts, count: DeflateToken.distanceSymbolCount), limit: 15,
      in: codes + DeflateToken.literalLengthSymbolCount)
    bits.put(isLast ? 1 : 0, count: 1)
    bits.put(2, count: 2)
    DynamicCodeHeader(symbols: symbols, distances: distances).write(to: &bits)
    writeTokens(symbols.codes, distances.codes, to: &bits)
    buffer.removeAll()
    counts.update(repeating: 0, count: Self.allCountsCount)
  }

  /// Adds the counts of the buffer's tokens to those of both alphabets.
  private func countSymbols(_ symbols: UnsafeMutablePointer<UInt32>, _ distances: UnsafeMutablePointer<UInt32>) {
    var newAlphas: UInt32 = 0
    for byte in 0..<256 {
      symbols[byte] &+= counts[byte] &+ counts[256 &+ byte]
      newAlphas &+= counts[256 &+ byte]
    }
    for symbol in 0..<DeflateToken.distanceSymbolCount { distances[symbol] &+= counts[DeflateToken.codeCount &+ symbol] }
    // A pixel that keeps its colour is a match and a literal.
    symbols[DeflateToken.sameColorMatch.length.symbol] &+= newAlphas
    distances[DeflateToken.sameColorMatch.distance.symbol] &+= newAlphas
    for bytes in 3...DeflateToken.maximumMatchLength {
      let token = DeflateToken(length: bytes, distance: 1)
      symbols[token.length.symbol] &+= counts[token.codeIndex]
    }
  }

  private func writeTokens(_ symbols: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>, to bits: inout BitWriter) {
    bits = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: DeflateToken.codeCount + DeflateToken.distanceSymbolCount + 1) {
      [bits, buffer] words in
      let distanceBits = UnsafeMutableBufferPointer(rebasing: words[DeflateToken.codeCount...])
      Self.listLiteralAndLengthBits(symbols, distances, in: words)
      Self.listDistanceBits(distances, in: distanceBits)
      // A local copy, which stays in registers.
      var writer = bits
      let tokens = buffer.added
      var index = 0
      // Two tokens at a time: each write depends on the one before.
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

  /// The bits of a token and their number. A token without a distance has a distance code of no bits, which saves a branch.
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

  /// For each distance symbol: its code; above bit 16 the number of its bits; above bit 32 that number with extra bits.
  private static func listDistanceBits(_ distances: UnsafeBufferPointer<UInt32>, in words: UnsafeMutableBufferPointer<UInt64>) {
    for symbol in 0..<DeflateToken.distanceSymbolCount {
      let count = UInt64(distances[symbol] >> 16)
      words[symbol] = UInt64(distances[symbol]) | (count &+ UInt64(DeflateToken.extraCount(ofDistance: symbol))) << 32
    }
    words[DeflateToken.noDistance] = 0
  }

  /// For each literal, each literal after a copied colour, and each length: its bits above bit 16, their number below.
  private static func listLiteralAndLengthBits(
    _ symbols: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>, in words: UnsafeMutableBufferPointer<UInt64>
  ) {
    // A copied colour is a match without extra bits.
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
