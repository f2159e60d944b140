// SPDX-License-Identifier: MIT

internal import CDeflate
internal import LabelCore

/// Compresses the unfiltered scanlines of a label as a zlib stream (RFC 1950), faster than a compressor that knows nothing of pictures.
///
/// A label is cut into tokens while its pixels are looked at for the first time (`ImageTokenizer`); only pictures of many tokens are
/// searched for repetitions, those of translucent colours by their runs and others as scanlines. The same bytes for the same picture, always. Belongs to one thread; keeps its memory
/// between pictures.
final class FastCompressor {
  private let tokens = ScratchBuffer<DeflateToken>(keeping: DeflateBlock.maximumTokenCount)
  private let words = ScratchBuffer<UInt32>(keeping: FastCompressor.wordsNeeded)
  private let runs = ScratchBuffer<ColorRun>(keeping: ColorRunWindow.capacity(width: 4096))
  private let positions = ScratchBuffer<ColorRunWindow.Position>(keeping: ColorRunWindow.capacity(width: 4096))
  private let starts = ScratchBuffer<UInt32>(keeping: 4097)
  private let columns = ScratchBuffer<UInt8>(keeping: 1 << 14)
  private static let fewTokens = 6000
  private static let wordsNeeded = max(HashChain.wordsNeeded, ColorRunHashChain.wordsNeeded) + DeflateBlock.countsNeeded

  /// The most bytes that a stream of so many bytes takes, and that there must be room for.
  ///
  /// A byte takes at most 15 bits, a block's header less than 600 bytes, of which there is one for every `maximumTokens` / 2 bytes at most.
  static func bound(_ count: Int) -> Int { count * 2 + (count / DeflateBlock.maximumTokenCount + 1) * 2048 }

  /// Whether a picture that was cut fits into one block: a pixel takes a token a byte at most, repetitions one for 252 bytes and one more.
  static func fits(_ imageTokens: UnsafeBufferPointer<ImageToken>, scanlineBytes: Int, height: Int) -> Bool {
    min(scanlineBytes, imageTokens.count * 4 + scanlineBytes / 252 + height) < DeflateBlock.maximumTokenCount
  }

  /// Writes the stream of a picture with a byte a pixel and returns its length.
  ///
  /// - Parameters:
  ///   - cut: all of the picture's tokens, which fit.
  ///   - bytes: the byte of each pixel by its number; 0 for a clear one.
  ///   - rows: a filter byte and a byte a pixel for each row, all zeros; holds the scanlines afterwards.
  ///   - output: has room for `bound` bytes.
  func compress(
    _ imageTokens: UnsafeBufferPointer<ImageToken>, bytes: UnsafePointer<UInt8>, width: Int, into rows: UnsafeMutableBufferPointer<UInt8>,
    _ output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let start = output.baseAddress, let first = rows.baseAddress, var block = block(rowBytes: width + 1, count: rows.count) else {
      return 0
    }
    precondition(output.count >= Self.bound(rows.count), "the output needs room for the worst case")
    var stream = ByteTokenTranslator(sink: block.sink, bytes: bytes, width: width)
    stream.add(imageTokens, into: first)
    block.sink = stream.sink
    return Self.write(block, checksum: UInt32(libdeflate_adler32(1, first, rows.count)), to: start)
  }

  /// Writes the stream of a picture of translucent colours, four bytes a pixel, and returns its length.
  ///
  /// - Parameters:
  ///   - cut: all of the picture's tokens, which fit.
  ///   - table: its pixels.
  ///   - output: has room for `bound` bytes.
  func compress(
    _ imageTokens: UnsafeBufferPointer<ImageToken>, _ table: ColorTable, _ straight: StraightColors, of bitmap: Bitmap,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let rowBytes = bitmap.width * 4 + 1
    guard let start = output.baseAddress,
      let columns = columns.room(for: RGBATokenTranslator.memoryNeeded(width: bitmap.width)).baseAddress,
      var block = block(rowBytes: rowBytes, count: rowBytes * bitmap.height), let pixels = table.colors.baseAddress
    else { return 0 }
    precondition(output.count >= Self.bound(rowBytes * bitmap.height), "the output needs room for the worst case")
    return straight.withRamps { ramps in
      var stream = RGBATokenTranslator(sink: block.sink, ramps: ramps, pixels: pixels, width: bitmap.width, memory: columns)
      bitmap.pixels.withUnsafeBufferPointer { image in
        if let image = image.baseAddress { stream.add(imageTokens, of: image) }
      }
      block.sink = stream.sink
      return Self.write(block, checksum: stream.checksum.value, to: start)
    }
  }

  /// Searches a picture of translucent colours for repetitions, writes the stream of its scanlines, four bytes a pixel, and returns its
  /// length.
  ///
  /// - Parameters:
  ///   - expectedTokens: into about how many tokens the picture would be cut: one of many is searched greedily.
  ///   - output: has room for `bound` bytes.
  func search(_ bitmap: Bitmap, _ straight: StraightColors, expectedTokens: Int, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let rowBytes = bitmap.width * 4 + 1
    let capacity = ColorRunWindow.capacity(width: bitmap.width)
    guard let start = output.baseAddress, let block = block(rowBytes: rowBytes, count: rowBytes * bitmap.height),
      let memory = words.room(for: Self.wordsNeeded).baseAddress, let runs = runs.room(for: capacity).baseAddress,
      let positions = positions.room(for: capacity).baseAddress, let starts = starts.room(for: bitmap.width + 9).baseAddress
    else { return 0 }
    precondition(output.count >= Self.bound(rowBytes * bitmap.height), "the output needs room for the worst case")
    return straight.withRamps { ramps in
      var parser = ColorRunParser(
        list: ColorRunWindow(runs: runs, positions: positions, starts: starts, capacity: capacity, ramps: ramps),
        hashChain: ColorRunHashChain(memory: memory + DeflateBlock.countsNeeded), isGreedy: expectedTokens >= Self.fewTokens,
        block: block, bits: Self.beginStream(start))
      let length = bitmap.pixels.withUnsafeBufferPointer { pixels in
        pixels.baseAddress.map { parser.parse($0, width: bitmap.width, height: bitmap.height) } ?? 0
      }
      return Self.endStream(start, length, checksum: parser.checksum.value)
    }
  }

  /// Searches scanlines of a byte a pixel for repetitions, writes their stream and returns its length.
  ///
  /// - Parameters:
  ///   - rows: each begins with its filter byte.
  ///   - output: has room for `bound` bytes.
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

  /// An empty block with room for all tokens of a picture that was cut, and for two rows.
  private func block(rowBytes: Int, count: Int) -> DeflateBlock? {
    let room = min(max(DeflateBlock.maximumTokenCount, rowBytes * 2), count + 2)
    guard let memory = words.room(for: Self.wordsNeeded).baseAddress, let tokens = tokens.room(for: room).baseAddress else { return nil }
    return DeflateBlock(tokens: tokens, room: room, counts: memory)
  }

  /// Deflate with a window of 32 KiB, no dictionary, the fastest level's mark.
  static func beginStream(_ start: UnsafeMutablePointer<UInt8>) -> BitWriter {
    start[0] = 0x78
    start[1] = 0x01
    return BitWriter(start + 2)
  }

  /// - Parameter length: the bytes between the mark and the checksum.
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
