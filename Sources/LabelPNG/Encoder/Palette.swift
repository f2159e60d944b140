// SPDX-License-Identifier: MIT

/// The palette of an image of at most 256 colours, in the order of their numbers.
struct Palette {
  /// The number of entries that one byte can index.
  static let maximumEntryCount = 256

  /// PLTE: red, green and blue of each entry.
  private(set) var colors: [UInt8] = []
  /// tRNS: the alpha of each entry up to the last that is not opaque.
  private(set) var alphas: [UInt8] = []
  /// Whether transparent, which always is number 0, has no entry; then each index is its number less 1.
  let lacksTransparent: Bool

  /// - Parameters:
  ///   - table: The colours of the image.
  ///   - pixelCount: The number of pixels of the image.
  /// - Returns: Nil if there are too many colours, or if the palette would be larger than what it saves.
  init?(_ table: ColorTable, pixelCount: Int) {
    lacksTransparent = !table.hasTransparent
    let pixels = table.colors.dropFirst(lacksTransparent ? 1 : 0)
    guard table.isComplete, pixels.count <= Self.maximumEntryCount else { return nil }
    // Palettes are not compressed and have four bytes per entry; for a small image with many colours that is more than indices save.
    guard pixels.count * 4 <= pixelCount else { return nil }

    let straight = StraightColors(foregroundColors: ForegroundColors.mostFrequent(in: table))
    colors.reserveCapacity(pixels.count * 3)
    alphas.reserveCapacity(pixels.count)
    var translucentCount = 0
    straight.withRamps { ramps in
      var foreground = StraightColors.firstForeground
      for pixel in pixels {
        let color = ramps.straight(pixel, like: &foreground)
        for shift in [16, 8, 0] as [UInt32] { colors.append(UInt8(truncatingIfNeeded: color >> shift)) }
        alphas.append(UInt8(truncatingIfNeeded: color >> 24))
        if color < 0xFF00_0000 { translucentCount = alphas.count }
      }
    }
    alphas.removeLast(alphas.count - translucentCount)
  }

  /// Replaces colour numbers, with a filter byte before each row, by palette indices.
  func renumber(_ rows: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) {
    guard lacksTransparent, let rows = rows.baseAddress else { return }
    for y in 0..<height {
      let row = rows + (y &* (width &+ 1) &+ 1)
      for x in 0..<width { row[x] &-= 1 }
    }
  }
}
