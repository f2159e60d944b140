// SPDX-License-Identifier: MIT

/// Finds the colours that a picture has most of.
enum InkColors {
  /// How many inks are looked for: text, icon, background and one more.
  private static let count = 4

  /// The opaque colours 0xFFRRGGBB among counted pixels, the most frequent first; without opaque pixels the colour of the one least clear;
  /// none for a clear picture.
  ///
  /// A numbering that ended early has met the inks of a label before it has met all their soft edges.
  static func most(of table: PixelTable) -> [UInt32] {
    let opaque = table.pixels.indices.filter { table.pixels[$0] >= 0xFF00_0000 }
    if opaque.isEmpty { return thickest(among: table.pixels) }
    let frequent = opaque.sorted { (table.counts[$1], table.pixels[$0]) < (table.counts[$0], table.pixels[$1]) }
    return frequent.prefix(count).map { table.pixels[$0] }
  }

  private static func thickest(among pixels: some Sequence<UInt32>) -> [UInt32] {
    let thickest = pixels.reduce(0 as UInt32) { $1 >> 24 > $0 >> 24 ? $1 : $0 }
    return thickest == 0 ? [] : [StraightColors.nearest(thickest) | 0xFF00_0000]
  }
}
