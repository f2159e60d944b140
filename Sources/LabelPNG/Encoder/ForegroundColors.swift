// SPDX-License-Identifier: MIT

/// Finds the most frequent opaque colours of an image.
package enum ForegroundColors {
  /// The maximum number of colours: text, icon, background and one more.
  private static let count = 4

  /// The most frequent opaque colours 0xFFRRGGBB of a table, in order; without opaque pixels the colour of the pixel with the largest alpha;
  /// none for a transparent image.
  ///
  /// An incomplete table is enough: the foreground colours of a label occur before most of its antialiased edges.
  package static func mostFrequent(in table: ColorTable) -> [UInt32] {
    // Sorted by insertion. An image may have hundreds of opaque colours.
    var best: [Int] = []
    for number in table.colors.indices where table.colors[number] >= 0xFF00_0000 {
      if best.count == count, !isBefore(number, best[count - 1], in: table) { continue }
      let position = best.firstIndex { isBefore(number, $0, in: table) } ?? best.count
      best.insert(number, at: position)
      if best.count > count { best.removeLast() }
    }
    return best.isEmpty ? mostOpaque(among: table.colors) : best.map { table.colors[$0] }
  }

  /// Whether a colour is more frequent than another; of equally frequent ones the smaller value is first.
  private static func isBefore(_ number: Int, _ other: Int, in table: ColorTable) -> Bool {
    (table.counts[other], table.colors[number]) < (table.counts[number], table.colors[other])
  }

  private static func mostOpaque(among pixels: some Sequence<UInt32>) -> [UInt32] {
    let mostOpaque = pixels.reduce(0 as UInt32) { $1 >> 24 > $0 >> 24 ? $1 : $0 }
    return mostOpaque == 0 ? [] : [StraightColors.nearest(mostOpaque) | 0xFF00_0000]
  }
}
