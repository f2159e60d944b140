// SPDX-License-Identifier: MIT

import LabelPNG
import TestSupport
import Testing

@Suite struct ForegroundColorsTests {
  /// Tables of many sizes, with counts of which many are equal.
  @Test func foregroundColorsAreTheMostFrequentOpaqueColors() {
    var generator = Seeded(state: 1)
    for size in [0, 1, 2, 3, 4, 5, 6, 9, 40, 511] {
      for _ in 0..<20 {
        let pixels = (0..<size).map { _ in
          UInt32.random(in: 0...1, using: &generator) * 0xFF00_0000 | .random(in: 0..<50, using: &generator) << 4 | 0x0100_0000
        }
        let counts = pixels.map { _ in Int.random(in: 0..<7, using: &generator) }
        let opaque = pixels.indices.filter { pixels[$0] >= 0xFF00_0000 }
        guard !opaque.isEmpty else { continue }
        let sorted = opaque.sorted { (counts[$1], pixels[$0]) < (counts[$0], pixels[$1]) }
        let foregroundColors = pixels.withUnsafeBufferPointer { pixels in
          counts.withUnsafeBufferPointer { counts in
            ForegroundColors.mostFrequent(in: ColorTable(colors: pixels, counts: counts, hasTransparent: true, isComplete: true))
          }
        }
        #expect(foregroundColors == sorted.prefix(4).map { pixels[$0] })
      }
    }
  }
}
