// SPDX-License-Identifier: MIT

internal import CDeflate

/// Compresses the unfiltered scanlines of a label as a zlib stream (RFC 1950), faster than a compressor that knows nothing of pictures.
///
/// Nine tenths of a label are clear and pass as runs, eight bytes a step; only its ink is searched for repetitions. The same bytes for the
/// same scanlines, always. Belongs to one thread; keeps its memory between pictures.
final class ScanlineDeflater {
  private let tokens = Scratch<DeflateToken>(keeping: DeflateBlock.mostTokens)
  private let words = Scratch<UInt32>(keeping: MatchFinder.wordsNeeded + DeflateBlock.countsNeeded)

  /// The most bytes that `compress` writes, and that it needs as room.
  ///
  /// A byte takes at most 15 bits, a block's header less than 600 bytes, of which there is one for every `mostTokens` / 2 bytes at most.
  static func bound(_ count: Int) -> Int { count * 2 + (count / DeflateBlock.mostTokens + 1) * 2048 }

  /// Writes the stream and returns its length.
  ///
  /// - Parameters:
  ///   - rows: each begins with its filter byte.
  ///   - bytesPerPixel: 1 or 4.
  ///   - output: has room for `bound` bytes.
  func compress(
    _ rows: UnsafeBufferPointer<UInt8>, bytesPerPixel: Int, rowBytes: Int, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let input = rows.baseAddress, let start = output.baseAddress else { return 0 }
    guard let memory = words.room(for: MatchFinder.wordsNeeded + DeflateBlock.countsNeeded).baseAddress else { return 0 }
    precondition(output.count >= Self.bound(rows.count), "the output needs room for the worst case")
    let finder = MatchFinder(over: rows, start: input, hashedBytes: bytesPerPixel == 4 ? 8 : 4, memory: memory)
    let room = min(max(DeflateBlock.mostTokens, ScanlineParser.runTokens(rowBytes: rowBytes), rowBytes * 2), rows.count + 1)
    guard let tokens = tokens.room(for: room).baseAddress else { return 0 }
    // Deflate with a window of 32 KiB, no dictionary, the fastest level's mark.
    start[0] = 0x78
    start[1] = 0x01
    func parser() -> ScanlineParser {
      let block = DeflateBlock(tokens: tokens, room: room, counts: memory + MatchFinder.wordsNeeded)
      return ScanlineParser(
        input: input, count: rows.count, rowBytes: rowBytes, finder: finder, block: block, bits: BitWriter(start + 2))
    }
    var runs = parser()
    var length = bytesPerPixel == 4 ? runs.parsePixelRuns() : runs.parseByteRuns()
    if length == nil {
      var search = parser()
      finder.clear()
      length = bytesPerPixel == 4 ? search.parsePixels() : search.parseBytes()
    }
    let end = 2 + (length ?? 0)
    let checksum = UInt32(libdeflate_adler32(1, input, rows.count))
    UnsafeMutableRawPointer(start + end).storeBytes(of: checksum.bigEndian, as: UInt32.self)
    return end + 4
  }
}
