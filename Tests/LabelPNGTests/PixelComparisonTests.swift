// SPDX-License-Identifier: MIT

import LabelPNG
import TestSupport
import Testing

/// Comparing four pixels at a time gives the same as comparing each.
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
          for pixel: UInt32 in [0, 0x8000_0001, 0x8000_0000, 1] {
            #expect(here.runLength(of: pixel, from: start, to: row.count) == (rest.first { row[$0] != pixel } ?? row.count) - start)
          }
          guard start + 4 <= row.count else { continue }
          #expect(here.matchesFourPixels(of: there, at: start) == (row[start..<start + 4] == above[start..<start + 4]))
        }
      }
    }
  }
}
