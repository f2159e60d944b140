// SPDX-License-Identifier: MIT

/// Finds the most frequent opaque colours of an image.
enum ForegroundColors {
  /// Text, icon, background and one more.
  private static let count = 4

  /// The most frequent opaque colours 0xFFRRGGBB of a table, in order; without opaque pixels the colour of the one with most alpha; none
  /// for a transparent image.
  ///
  /// An incomplete table will do: the foreground colours of a label occur before all of its soft edges.
  static func mostFrequent(in table: ColorTable) -> [UInt32] {
    // Ordered. An image may have hundreds of opaque colours.
    var best: [Int] = []
    for number in table.colors.indices where table.colors[number] >= 0xFF00_0000 {
      if best.count == count, !isBefore(number, best[count - 1], in: table) { continue }
      let position = best.firstIndex { isBefore(number, $0, in: table) } ?? best.count
      best.insert(number, at: position)
      if best.count > count { best.removeLast() }
    }
    return best.isEmpty ? thickest(among: table.colors) : best.map { table.colors[$0] }
  }

  /// Whether a colour is more frequent than another; of equally frequent ones the lower value is first.
  private static func isBefore(_ number: Int, _ other: Int, in table: ColorTable) -> Bool {
    (table.counts[other], table.colors[number]) < (table.counts[number], table.colors[other])
  }

  private static func thickest(among pixels: some Sequence<UInt32>) -> [UInt32] {
    let thickest = pixels.reduce(0 as UInt32) { $1 >> 24 > $0 >> 24 ? $1 : $0 }
    return thickest == 0 ? [] : [StraightColors.nearest(thickest) | 0xFF00_0000]
  }
}
