// SPDX-License-Identifier: MIT

/// The table of a picture of at most 256 different pixels, in the order in which they were met: their numbers are the indices.
struct Palette {
  /// What a byte can number.
  static let maximumEntryCount = 256

  /// PLTE: red, green and blue of each entry.
  private(set) var colors: [UInt8] = []
  /// tRNS: the alpha of each entry up to the last that is not opaque.
  private(set) var alphas: [UInt8] = []
  /// Whether the clear pixel, whose number is 0 whether it occurs or not, has no entry: each number then is its entry's and 1.
  let lacksTransparent: Bool

  /// - Parameters:
  ///   - table: all pixels of the picture.
  ///   - pixelCount: how many pixels the picture has.
  /// - Returns: nil when there are too many, or the table would be larger than what it saves.
  init?(_ table: ColorTable, pixelCount: Int) {
    lacksTransparent = !table.hasTransparent
    let pixels = table.colors.dropFirst(lacksTransparent ? 1 : 0)
    guard table.isComplete, pixels.count <= Self.maximumEntryCount else { return nil }
    // Tables are not compressed and cost four bytes an entry; on a small picture of many colours that is more than indices save.
    guard pixels.count * 4 <= pixelCount else { return nil }

    let straight = StraightColors(foregroundColors: ForegroundColors.mostFrequent(in: table))
    colors.reserveCapacity(pixels.count * 3)
    alphas.reserveCapacity(pixels.count)
    var translucentCount = 0
    straight.withRamps { ramps in
      var ink = 0
      for pixel in pixels {
        let color = ramps.straight(pixel, like: &ink)
        for shift in [16, 8, 0] as [UInt32] { colors.append(UInt8(truncatingIfNeeded: color >> shift)) }
        alphas.append(UInt8(truncatingIfNeeded: color >> 24))
        if color < 0xFF00_0000 { translucentCount = alphas.count }
      }
    }
    alphas.removeLast(alphas.count - translucentCount)
  }

  /// Turns numbers, a filter byte before each row of them, into indices.
  func renumber(_ rows: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) {
    guard lacksTransparent, let rows = rows.baseAddress else { return }
    for y in 0..<height {
      let row = rows + (y &* (width &+ 1) &+ 1)
      for x in 0..<width { row[x] &-= 1 }
    }
  }
}
