// SPDX-License-Identifier: MIT

/// Finds matches among the colour runs of an image with four bytes per pixel, without writing its scanlines.
///
/// For images of many tokens. Transparent pixels at the ends of rows and the filter bytes between them form one run of zeros.
struct ColorRunParser {
  private var window: ColorRunWindow
  private let hashChain: ColorRunHashChain
  private var block: DeflateBlock
  private var bits: BitWriter
  private let isGreedy: Bool
  /// The number of zeros after the last token, and whether the byte before them is 0.
  private var zeros = 0
  private var isAfterZero = false

  /// The maximum number of pending zeros. They need one token per 258.
  private static let maximumZeroCount = 1 << 20

  /// - Parameter isGreedy: Whether to save time at the cost of a few bytes (`GreedyColorRunParser`).
  init(window: ColorRunWindow, hashChain: ColorRunHashChain, isGreedy: Bool, block: DeflateBlock, bits: BitWriter) {
    self.isGreedy = isGreedy
    self.window = window
    self.hashChain = hashChain
    self.block = block
    self.bits = bits
  }

  var checksum: ScanlineAdler32 { window.checksum }

  /// - Returns: The number of bytes written.
  mutating func parse(_ image: UnsafePointer<UInt32>, width: Int, height: Int) -> Int {
    for y in 0..<height {
      let removed = window.makeRoom(width: width)
      if removed > 0 { hashChain.remove(removed) }
      let row = window.add(image + y &* width, width: width)
      zeros &+= row.zerosBefore
      if row.first < row.end || zeros > Self.maximumZeroCount {
        // A row has at most one token per byte.
        if !block.hasRoom(for: width &* 4 &+ 2 &+ zeros / 256, after: block.buffer) { block.write(isLast: false, to: &bits) }
        flushZeros()
      }
      if row.first < row.end {
        if isGreedy {
          block.buffer = GreedyColorRunParser(runs: window.runs, hashChain: hashChain).parse(row, into: block.buffer)
        } else {
          block.buffer = LazyColorRunParser(runs: window.runs, hashChain: hashChain).parse(row, into: block.buffer)
        }
        isAfterZero = row.end[-1].color < 0x0100_0000
      }
      zeros &+= row.zerosAfter
    }
    if !block.hasRoom(for: 2 &+ zeros / 256, after: block.buffer) { block.write(isLast: false, to: &bits) }
    flushZeros()
    block.write(isLast: true, to: &bits)
    return bits.finish()
  }

  private mutating func flushZeros() {
    block.buffer.add(zeros: zeros, isAfterZero: isAfterZero)
    if zeros > 0 { isAfterZero = true }
    zeros = 0
  }
}
