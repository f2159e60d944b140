// SPDX-License-Identifier: MIT

/// Searches a picture of translucent colours for repetitions of runs, four bytes a pixel, without ever writing its scanlines.
///
/// For pictures of many tokens. Clear pixels at the ends of rows, and the filter bytes between them, are one run of zeros.
struct ColorRunParser {
  private var list: ColorRunWindow
  private let hashChain: ColorRunHashChain
  private var block: DeflateBlock
  private var bits: BitWriter
  private let isGreedy: Bool
  /// Bytes of 0 behind the last token, and whether there is one before them.
  private var zeros = 0
  private var isAfterZero = false

  /// So many are written without waiting for more: they take a token for each 258.
  private static let maximumZeroCount = 1 << 20

  /// - Parameter isGreedy: whether speed is worth a few more bytes (`ColorRunRowParser`).
  init(list: ColorRunWindow, hashChain: ColorRunHashChain, isGreedy: Bool, block: DeflateBlock, bits: BitWriter) {
    self.isGreedy = isGreedy
    self.list = list
    self.hashChain = hashChain
    self.block = block
    self.bits = bits
  }

  var checksum: ScanlineAdler32 { list.checksum }

  /// - Returns: The bytes written.
  mutating func parse(_ image: UnsafePointer<UInt32>, width: Int, height: Int) -> Int {
    for y in 0..<height {
      let row = list.add(image + y &* width, width: width)
      zeros &+= row.zerosBefore
      if row.first < row.end || zeros > Self.maximumZeroCount {
        // A row has at most a token a byte.
        if !block.hasRoom(for: width &* 4 &+ 2 &+ zeros / 256, after: block.sink) { block.write(isLast: false, to: &bits) }
        flushZeros()
      }
      if row.first < row.end {
        var search = ColorRunRowParser(list, row, isGreedy: isGreedy, hashChain: hashChain, sink: block.sink)
        search.parse()
        block.sink = search.sink
        isAfterZero = list.runs[row.end &- 1].color < 0x0100_0000
      }
      zeros &+= row.zerosAfter
    }
    if !block.hasRoom(for: 2 &+ zeros / 256, after: block.sink) { block.write(isLast: false, to: &bits) }
    flushZeros()
    block.write(isLast: true, to: &bits)
    return bits.finish()
  }

  private mutating func flushZeros() {
    block.sink.add(zeros: zeros, isAfterZero: isAfterZero)
    if zeros > 0 { isAfterZero = true }
    zeros = 0
  }
}
