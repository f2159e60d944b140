// SPDX-License-Identifier: MIT

internal import CDeflate

/// Compresses scanlines with few foreground colours, four bytes per pixel, as much as possible; takes some milliseconds per label.
///
/// Matches are found once. Then, as in Zopfli, the cheapest tokens are chosen repeatedly, by costs from the previous choice, and split into
/// blocks. The output is deterministic. Used by one thread; keeps its memory between images.
final class OptimalCompressor {
  /// Larger images are compressed by libdeflate: every byte needs four bytes of memory here.
  static let maximumBytes = 1 << 21
  /// The number of passes; more gain almost nothing.
  private static let passes = 3
  /// The ratios, in halves, below which neighbouring counts are made equal; the best one is found by trial.
  private static let smoothings: [UInt32] = [2, 3, 4, 5, 6, 8]

  private let output = ScratchBuffer<UInt8>(keeping: 2 << 20)
  private let last = ScratchBuffer<DeflateToken>(keeping: 1 << 19)
  private let tokens = ScratchBuffer<DeflateToken>(keeping: DeflateBlock.maximumTokenCount)
  private let costs = ScratchBuffer<UInt64>(keeping: OptimalParser.ringSize)
  private let words = ScratchBuffer<UInt32>(keeping: DeflateBlock.countsNeeded)

  /// The zlib stream of scanlines, valid until the next image.
  ///
  /// - Parameter rows: Whole rows, each a filter byte of 0 and four bytes per pixel; at least one and at most `maximumBytes`.
  func compress(_ rows: UnsafeBufferPointer<UInt8>, rowBytes: Int) -> UnsafeBufferPointer<UInt8> {
    // The bound has room for fewer block headers than a split may have.
    let output = output.room(for: FastCompressor.bound(rows.count) + BlockSplitter.maximumBlockCount * DynamicCodeHeader.maximumBytes)
    guard let input = rows.baseAddress, let start = output.baseAddress, let last = last.room(for: rows.count + 1).baseAddress,
      let costs = costs.room(for: OptimalParser.ringSize).baseAddress
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    let parser = OptimalParser(MatchTable(over: rows, start: input, rowBytes: rowBytes), last: last, costs: costs)
    var tokens = parser.parse([OptimalParser.Segment(end: rows.count, model: CostModel())])
    var ends = [tokens.count]
    for _ in 1..<Self.passes {
      tokens = parser.parse(Self.segments(tokens, ends))
      ends = BlockSplitter.ends(tokens)
    }
    let count = write(tokens, ends, checksum: UInt32(libdeflate_adler32(1, input, rows.count)), to: start)
    return UnsafeBufferPointer(rebasing: output[..<count])
  }

  /// The blocks of the chosen tokens, with cost models from their symbols.
  private static func segments(_ tokens: [DeflateToken], _ ends: [Int]) -> [OptimalParser.Segment] {
    var (start, position) = (0, 0)
    return ends.map { end in
      let block = tokens[start..<end]
      start = end
      position += block.reduce(0) { $0 + $1.byteCount }
      return OptimalParser.Segment(end: position, model: CostModel(SymbolCounts(block)))
    }
  }

  private func write(_ tokens: [DeflateToken], _ ends: [Int], checksum: UInt32, to output: UnsafeMutablePointer<UInt8>) -> Int {
    guard let room = self.tokens.room(for: tokens.count).baseAddress,
      let counts = words.room(for: DeflateBlock.countsNeeded).baseAddress
    else { return 0 }
    var block = DeflateBlock(tokens: room, room: tokens.count, counts: counts)
    var bits = FastCompressor.beginStream(output)
    var start = 0
    for end in ends {
      let isLast = end == tokens.count
      let blockTokens = tokens[start..<end]
      let counts = SymbolCounts(blockTokens)
      var best = (size: Int.max, counts: counts)
      for halves in Self.smoothings {
        let smoothed = counts.smoothed(by: halves)
        var trial = bits
        block.fill(blockTokens, codedBy: smoothed)
        block.write(isLast: isLast, to: &trial)
        if trial.count < best.size { best = (trial.count, smoothed) }
      }
      block.fill(blockTokens, codedBy: best.counts)
      block.write(isLast: isLast, to: &bits)
      start = end
    }
    return FastCompressor.endStream(output, bits.finish(), checksum: checksum)
  }
}
