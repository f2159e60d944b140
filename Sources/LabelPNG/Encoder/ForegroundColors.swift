// SPDX-License-Identifier: MIT

/// Finds the colours that a picture has most of.
enum ForegroundColors {
  /// How many inks are looked for: text, icon, background and one more.
  private static let count = 4

  /// The opaque colours 0xFFRRGGBB among counted pixels, the most frequent first; without opaque pixels the colour of the one least clear;
  /// none for a clear picture.
  ///
  /// A numbering that ended early has met the inks of a label before it has met all their soft edges.
  static func mostFrequent(in table: ColorTable) -> [UInt32] {
    // The best so far, the best one first: a picture has hundreds of opaque colours.
    var best: [Int] = []
    for number in table.colors.indices where table.colors[number] >= 0xFF00_0000 {
      if best.count == count, !isBefore(number, best[count - 1], in: table) { continue }
      let position = best.firstIndex { isBefore(number, $0, in: table) } ?? best.count
      best.insert(number, at: position)
      if best.count > count { best.removeLast() }
    }
    return best.isEmpty ? thickest(among: table.colors) : best.map { table.colors[$0] }
  }

  /// Whether there is more of a pixel than of another; of two as frequent ones that with the lower value comes first.
  private static func isBefore(_ number: Int, _ other: Int, in table: ColorTable) -> Bool {
    (table.counts[other], table.colors[number]) < (table.counts[number], table.colors[other])
  }

  private static func thickest(among pixels: some Sequence<UInt32>) -> [UInt32] {
    let thickest = pixels.reduce(0 as UInt32) { $1 >> 24 > $0 >> 24 ? $1 : $0 }
    return thickest == 0 ? [] : [StraightColors.nearest(thickest) | 0xFF00_0000]
  }
}
