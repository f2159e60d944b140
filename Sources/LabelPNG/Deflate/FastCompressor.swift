// SPDX-License-Identifier: MIT

internal import CDeflate
internal import LabelCore

/// Compresses the unfiltered scanlines of a label to a zlib stream (RFC 1950), faster than a general compressor.
///
/// Most labels are tokenized in one pass over their pixels (`ImageTokenizer`). Only images with many tokens are searched for matches:
/// translucent images by their colour runs, others by their bytes. The output is deterministic. Used by one thread; keeps its memory between
/// images.
final class FastCompressor {
  private let tokens = ScratchBuffer<DeflateToken>(keeping: DeflateBlock.maximumTokenCount)
  private let words = ScratchBuffer<UInt32>(keeping: FastCompressor.wordsNeeded)
  private let runs = ScratchBuffer<ColorRun>(keeping: ColorRunWindow.capacity(width: 4096))
  private let ends = ScratchBuffer<UInt32>(keeping: 4096)
  private let scanlines = ScratchBuffer<UInt32>(keeping: 1 << 14)
  private static let fewTokens = 6000
  private static let wordsNeeded = max(HashChain.wordsNeeded, ColorRunHashChain.wordsNeeded) + DeflateBlock.countsNeeded

  /// An upper bound for the size of the stream of `count` bytes.
  ///
  /// A byte has at most 15 bits and a block header less than 600 bytes; there is at most one block per `maximumTokenCount` / 2 bytes.
  static func bound(_ count: Int) -> Int { count * 2 + (count / DeflateBlock.maximumTokenCount + 1) * 2048 }

  /// Whether a tokenized image fits into one block. A pixel becomes at most one token per byte, a copy one token per 252 bytes and one more.
  static func fits(_ imageTokens: UnsafeBufferPointer<ImageToken>, scanlineBytes: Int, height: Int) -> Bool {
    min(scanlineBytes, imageTokens.count * 4 + scanlineBytes / 252 + height) < DeflateBlock.maximumTokenCount
  }

  /// Writes the stream of an image with one byte per pixel and returns its length.
  ///
  /// - Parameters:
  ///   - imageTokens: All tokens of the image, which fit.
  ///   - bytes: The byte of each colour; 0 for transparent pixels.
  ///   - rows: A filter byte and a byte per pixel for each row, all zeros; has the scanlines afterwards.
  ///   - output: Room for `bound` bytes.
  func compress(
    _ imageTokens: UnsafeBufferPointer<ImageToken>, bytes: UnsafePointer<UInt8>, width: Int, into rows: UnsafeMutableBufferPointer<UInt8>,
    _ output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let start = output.baseAddress, let first = rows.baseAddress, var block = block(rowBytes: width + 1, count: rows.count) else {
      return 0
    }
    precondition(output.count >= Self.bound(rows.count), "the output needs room for the worst case")
    var stream = ByteTokenTranslator(buffer: block.buffer, bytes: bytes, width: width)
    stream.add(imageTokens, into: first)
    block.buffer = stream.buffer
    return Self.write(block, checksum: UInt32(libdeflate_adler32(1, first, rows.count)), to: start)
  }

  /// Writes the stream of a translucent image with four bytes per pixel and returns its length.
  ///
  /// - Parameters:
  ///   - imageTokens: All tokens of the image, which fit.
  ///   - table: The colours of the image.
  ///   - output: Room for `bound` bytes.
  func compress(
    _ imageTokens: UnsafeBufferPointer<ImageToken>, _ table: ColorTable, _ straight: StraightColors, of bitmap: Bitmap,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let rowBytes = bitmap.width * 4 + 1
    guard let start = output.baseAddress,
      let scanlines = scanlines.room(for: RGBATokenTranslator.wordsNeeded(width: bitmap.width)).baseAddress,
      var block = block(rowBytes: rowBytes, count: rowBytes * bitmap.height), let pixels = table.colors.baseAddress
    else { return 0 }
    precondition(output.count >= Self.bound(rowBytes * bitmap.height), "the output needs room for the worst case")
    return straight.withRamps { ramps in
      var stream = RGBATokenTranslator(buffer: block.buffer, ramps: ramps, pixels: pixels, width: bitmap.width, memory: scanlines)
      bitmap.pixels.withUnsafeBufferPointer { image in
        if let image = image.baseAddress { stream.add(imageTokens, of: image) }
      }
      block.buffer = stream.buffer
      return Self.write(block, checksum: stream.checksum.value, to: start)
    }
  }

  /// Searches a translucent image for matches, writes the stream of its scanlines, four bytes per pixel, and returns its length.
  ///
  /// - Parameters:
  ///   - expectedTokens: The estimated number of tokens; an image with many is parsed greedily.
  ///   - output: Room for `bound` bytes.
  func search(_ bitmap: Bitmap, _ straight: StraightColors, expectedTokens: Int, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let rowBytes = bitmap.width * 4 + 1
    let capacity = ColorRunWindow.capacity(width: bitmap.width)
    guard let start = output.baseAddress, let block = block(rowBytes: rowBytes, count: rowBytes * bitmap.height),
      let memory = words.room(for: Self.wordsNeeded).baseAddress, let runs = runs.room(for: capacity).baseAddress,
      let ends = ends.room(for: bitmap.width).baseAddress,
      let scanline = scanlines.room(for: Scanline.wordsNeeded(width: bitmap.width)).baseAddress
    else { return 0 }
    precondition(output.count >= Self.bound(rowBytes * bitmap.height), "the output needs room for the worst case")
    return straight.withRamps { ramps in
      var parser = ColorRunParser(
        window: ColorRunWindow(runs: runs, capacity: capacity, ends: ends, scanline: Scanline(pixels: scanline), ramps: ramps),
        hashChain: ColorRunHashChain(memory: memory + DeflateBlock.countsNeeded), isGreedy: expectedTokens >= Self.fewTokens,
        block: block, bits: Self.beginStream(start))
      let length = bitmap.pixels.withUnsafeBufferPointer { pixels in
        pixels.baseAddress.map { parser.parse($0, width: bitmap.width, height: bitmap.height) } ?? 0
      }
      return Self.endStream(start, length, checksum: parser.checksum.value)
    }
  }

  /// Searches scanlines of one byte per pixel for matches, writes their stream and returns its length.
  ///
  /// - Parameters:
  ///   - rows: The scanlines; each begins with its filter byte.
  ///   - output: Room for `bound` bytes.
  func search(_ rows: UnsafeBufferPointer<UInt8>, rowBytes: Int, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let input = rows.baseAddress, let start = output.baseAddress, let block = block(rowBytes: rowBytes, count: rows.count),
      let memory = words.room(for: Self.wordsNeeded).baseAddress
    else { return 0 }
    precondition(output.count >= Self.bound(rows.count), "the output needs room for the worst case")
    let hashChain = HashChain(over: rows, start: input, memory: memory + DeflateBlock.countsNeeded)
    hashChain.clear()
    var parser = LazyParser(input: input, count: rows.count, hashChain: hashChain, block: block, bits: Self.beginStream(start))
    return Self.endStream(start, parser.parse(), checksum: UInt32(libdeflate_adler32(1, input, rows.count)))
  }

  /// An empty block with room for all tokens of a tokenized image, and for two rows.
  private func block(rowBytes: Int, count: Int) -> DeflateBlock? {
    let room = min(max(DeflateBlock.maximumTokenCount, rowBytes * 2), count + 2)
    guard let memory = words.room(for: Self.wordsNeeded).baseAddress, let tokens = tokens.room(for: room).baseAddress else { return nil }
    return DeflateBlock(tokens: tokens, room: room, counts: memory)
  }

  /// Writes the zlib header: DEFLATE with a window of 32 KiB, no dictionary, the fastest level (RFC 1950, 2.2).
  static func beginStream(_ start: UnsafeMutablePointer<UInt8>) -> BitWriter {
    start[0] = 0x78
    start[1] = 0x01
    return BitWriter(start + 2)
  }

  /// Writes the checksum.
  ///
  /// - Parameter length: The number of bytes between header and checksum.
  static func endStream(_ start: UnsafeMutablePointer<UInt8>, _ length: Int, checksum: UInt32) -> Int {
    UnsafeMutableRawPointer(start + 2 + length).storeBytes(of: checksum.bigEndian, as: UInt32.self)
    return 2 + length + 4
  }

  private static func write(_ block: DeflateBlock, checksum: UInt32, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var (block, bits) = (block, beginStream(start))
    block.write(isLast: true, to: &bits)
    return endStream(start, bits.finish(), checksum: checksum)
  }
}
