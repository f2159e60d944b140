// SPDX-License-Identifier: MIT

internal import CDeflate

/// Compresses scanlines of few inks, four bytes a pixel, as far as it can: some milliseconds a label.
///
/// What repeats is found once. Then the cheapest tokens are chosen again and again, at the prices that the choice before implies, and cut
/// into blocks. The same bytes for the same picture, always. Belongs to one thread; keeps its memory between pictures.
final class ThoroughDeflater {
  /// Larger pictures are left to others: a byte takes four of memory here.
  static let mostBytes = 1 << 21
  /// More gain next to nothing.
  private static let passes = 3
  /// Neighbouring counts that differ by less than so many halves may be told as one; the best is found by trying.
  private static let levels: [UInt32] = [2, 3, 4, 5, 6, 8]

  private let output = Scratch<UInt8>(keeping: 2 << 20)
  private let last = Scratch<DeflateToken>(keeping: 1 << 19)
  private let tokens = Scratch<DeflateToken>(keeping: DeflateBlock.mostTokens)
  private let costs = Scratch<UInt64>(keeping: CheapestParser.reach)
  private let words = Scratch<UInt32>(keeping: DeflateBlock.countsNeeded)

  /// The zlib stream of scanlines, valid until the next picture.
  ///
  /// - Parameter rows: whole rows, each a filter byte of 0 and four bytes a pixel; at least one and at most `mostBytes`.
  func compress(_ rows: UnsafeBufferPointer<UInt8>, rowBytes: Int) -> UnsafeBufferPointer<UInt8> {
    // Each block may have a header more than what is reckoned for one.
    let output = output.room(for: ScanlineDeflater.bound(rows.count) + BlockCuts.mostBlocks * DeflateHeader.mostBytes)
    guard let input = rows.baseAddress, let start = output.baseAddress, let last = last.room(for: rows.count + 1).baseAddress,
      let costs = costs.room(for: CheapestParser.reach).baseAddress
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    let parser = CheapestParser(RepetitionSearch(over: rows, start: input, rowBytes: rowBytes), last: last, costs: costs)
    var tokens = parser.parse([CheapestParser.Part(end: rows.count, prices: TokenPrices())])
    var ends = [tokens.count]
    for _ in 1..<Self.passes {
      tokens = parser.parse(Self.parts(tokens, ends))
      ends = BlockCuts.ends(tokens)
    }
    let count = write(tokens, ends, checksum: UInt32(libdeflate_adler32(1, input, rows.count)), to: start)
    return UnsafeBufferPointer(rebasing: output[..<count])
  }

  /// The blocks of a choice of tokens, with the prices that they imply.
  private static func parts(_ tokens: [DeflateToken], _ ends: [Int]) -> [CheapestParser.Part] {
    var (start, place) = (0, 0)
    return ends.map { end in
      let block = tokens[start..<end]
      start = end
      place += block.reduce(0) { $0 + $1.byteCount }
      return CheapestParser.Part(end: place, prices: TokenPrices(SymbolCounts(block)))
    }
  }

  private func write(_ tokens: [DeflateToken], _ ends: [Int], checksum: UInt32, to output: UnsafeMutablePointer<UInt8>) -> Int {
    guard let room = self.tokens.room(for: tokens.count).baseAddress,
      let counts = words.room(for: DeflateBlock.countsNeeded).baseAddress
    else { return 0 }
    var block = DeflateBlock(tokens: room, room: tokens.count, counts: counts)
    var bits = ScanlineDeflater.begin(output)
    var start = 0
    for end in ends {
      let isLast = end == tokens.count
      let part = tokens[start..<end]
      let counts = SymbolCounts(part)
      var best = (size: Int.max, counts: counts)
      for level in Self.levels {
        let levelled = counts.levelled(by: level)
        var trial = bits
        block.fill(part, codedBy: levelled)
        block.write(isLast: isLast, to: &trial)
        if trial.count < best.size { best = (trial.count, levelled) }
      }
      block.fill(part, codedBy: best.counts)
      block.write(isLast: isLast, to: &bits)
      start = end
    }
    return ScanlineDeflater.end(output, bits.finish(), checksum: checksum)
  }
}
