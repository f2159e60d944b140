// SPDX-License-Identifier: MIT

internal import LabelCore

/// Finds the colours that a picture has most of.
enum InkColors {
  /// How many inks are looked for: text, icon, background and one more.
  private static let count = 4

  /// Colours 0xFFRRGGBB that fill a fifth of the opaque pixels or more, and often smaller ones, the most frequent first; without opaque
  /// pixels the colour of the one least clear; none for a clear picture.
  ///
  /// Misra and Gries' count in one pass and fixed memory; depends on the pixels and their order alone.
  static func most(of bitmap: Bitmap) -> [UInt32] {
    var candidates = [(color: UInt32, count: Int)](repeating: (0, 0), count: count)
    var thickest: UInt32 = 0
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      var index = 0
      while index < pixels.count {
        let pixel = pixels[index]
        var end = index + 1
        while end < pixels.count, pixels[end] == pixel { end += 1 }
        if pixel >= 0xFF00_0000 {
          vote(for: pixel, times: end - index, among: &candidates)
        } else if pixel >> 24 > thickest >> 24 {
          thickest = pixel
        }
        index = end
      }
    }
    let inks = candidates.filter { $0.count > 0 }.sorted { ($1.count, $0.color) < ($0.count, $1.color) }.map(\.color)
    if !inks.isEmpty { return inks }
    return thickest == 0 ? [] : [StraightColors.nearest(thickest) | 0xFF00_0000]
  }

  private static func vote(for color: UInt32, times: Int, among candidates: inout [(color: UInt32, count: Int)]) {
    var left = times
    while left > 0 {
      if let known = candidates.firstIndex(where: { $0.count > 0 && $0.color == color }) {
        candidates[known].count += left
        return
      }
      if let free = candidates.firstIndex(where: { $0.count == 0 }) {
        candidates[free] = (color, left)
        return
      }
      // Every candidate gives up as many votes as the newcomer has, or as the weakest can.
      let given = min(left, candidates.reduce(Int.max) { min($0, $1.count) })
      for index in candidates.indices { candidates[index].count -= given }
      left -= given
    }
  }
}
