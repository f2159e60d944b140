// SPDX-License-Identifier: MIT

import LabelPNG
import TestSupport
import Testing

/// Comparing several pixels at a time gives the same as comparing each.
@Suite struct PixelComparisonTests {
  /// Rows whose pixels have one of two values, so that runs and matches of all lengths begin and end anywhere.
  private static let rows: [([UInt32], [UInt32])] = {
    var generator = Seeded(state: 7)
    func pixel(_ odds: Int) -> UInt32 { Int.random(in: 0..<odds, using: &generator) == 0 ? 0x8000_0001 : 0 }
    return [1, 2, 3, 5, 8, 13].flatMap { odds in
      (1...20).map { width in ((0..<width).map { _ in pixel(odds) }, (0..<width).map { _ in pixel(odds) }) }
    }
  }()

  @Test(arguments: rows) func runsAndMatchesEndAtTheSamePixels(row: [UInt32], above: [UInt32]) throws {
    try row.withUnsafeBufferPointer { pixels in
      try above.withUnsafeBufferPointer { other in
        let (here, there) = (try #require(pixels.baseAddress), try #require(other.baseAddress))
        for start in row.indices {
          let rest = row.indices[start...]
          #expect(here.endOfTransparentRun(from: start, to: row.count) == rest.first { row[$0] != 0 } ?? row.count)
          #expect(here.matchLength(with: there, from: start, to: row.count) == (rest.first { row[$0] != above[$0] } ?? row.count) - start)
        }
      }
    }
  }

  /// Two rows, one after the other in memory, of pixels with one of three values.
  private static let pairs: [(width: Int, pixels: [UInt32])] = {
    var generator = Seeded(state: 11)
    return [1, 4, 5, 15, 16, 17, 33, 63, 64, 65, 128, 200].flatMap { width in
      [2, 3, 6, 20].map { odds in
        var pixels: [UInt32] = []
        for _ in 0..<2 * width {
          let repeats = Int.random(in: 0..<odds, using: &generator) > 0
          let above = pixels.count >= width ? pixels[pixels.count - width] : 0
          pixels.append(
            repeats ? pixels.count % 7 < 3 ? above : pixels.last ?? 0 : [0, 1, 0x8000_0001].randomElement(using: &generator) ?? 0)
        }
        return (width, pixels)
      }
    }
  }()

  @Test(arguments: pairs) func bitsOfRowsSayHowPixelsCompare(width: Int, pixels: [UInt32]) throws {
    var memory = [UInt64](repeating: 0x5555_5555_5555_5555, count: RowBits.wordsNeeded(width: width))
    let (above, row) = (Array(pixels[..<width]), Array(pixels[width...]))
    try memory.withUnsafeMutableBufferPointer { words in
      try pixels.withUnsafeBufferPointer { pixels in
        let bits = RowBits(memory: try #require(words.baseAddress), width: width)
        let start = try #require(pixels.baseAddress)
        for (pixels, isFirst, other) in [(row, false, above), (above, true, nil)] {
          for first in [0, width / 2] {
            bits.compare(isFirst ? start : start + width, above: isFirst ? nil : start, isFirst: isFirst, from: first)
            for x in first..<width {
              let rest = x..<width
              let endOfCopy = rest.first { pixels[$0] != other?[$0] } ?? width
              let endOfRun = (x + 1..<width).first { pixels[$0] != pixels[$0 - 1] } ?? width
              #expect(bits.isVisible(x) == (pixels[x] != 0))
              #expect(bits.endOfTransparentRun(from: x) == rest.first { pixels[$0] != 0 } ?? width)
              #expect(bits.endOfCopy(from: x) == endOfCopy)
              #expect(bits.isCopied(x) == (endOfCopy - x >= 5))
              #expect(bits.endOfRun(at: x) == endOfRun)
              let stop = (x + 1..<width).first { stop in
                let copied = (stop..<width).first { pixels[$0] != other?[$0] } ?? width
                return pixels[stop] != pixels[stop - 1] && (pixels[stop] == 0 || copied - stop >= 5)
              }
              #expect(bits.endOfVisibleRuns(after: x) == stop ?? width)
            }
          }
          for word in stride(from: 0, to: width, by: 64) {
            let ends = (isFirst ? start : start + width).endsOfRuns(from: word, width: width)
            for x in word..<word + 64 { #expect(ends >> (x - word) & 1 == (x + 1 < width && pixels[x] == pixels[x + 1] ? 0 : 1)) }
          }
        }
      }
    }
  }
}
