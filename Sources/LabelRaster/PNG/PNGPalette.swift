// SPDX-License-Identifier: MIT

/// The table of a picture of at most 256 different pixels.
struct PNGPalette {
  /// PLTE: red, green and blue of each entry.
  private(set) var colors: [UInt8] = []
  /// tRNS: the alpha of each entry up to the last that is not opaque; opaque ones come last.
  private(set) var alphas: [UInt8] = []
  /// The entry of each number that the census gave.
  private let places: [UInt8]

  /// - Parameters:
  ///   - census: of a picture whose pixels it could all number.
  ///   - pixelCount: how many pixels the picture has.
  /// - Returns: nil when the table would be larger than what it saves.
  init?(_ census: PixelCensus, pixelCount: Int) {
    let numbers = census.pixels.indices.dropFirst(census.hasClear ? 0 : 1)
    // Tables are not compressed and cost four bytes an entry; on a small picture of many colours that is more than indices save.
    guard numbers.count * 4 <= pixelCount else { return nil }

    // Clear before opaque keeps tRNS short; like beside like lets soft edges be runs of near numbers. The clear entry comes first: clear
    // pixels then are zeros, as the filter bytes are.
    let straight = StraightColors(inks: InkColors.most(of: census))
    let entries = numbers.map { UInt64(straight.straight(census.pixels[$0])) << 32 | UInt64($0) }.sorted()
    var places = [UInt8](repeating: 0, count: 256)
    colors.reserveCapacity(entries.count * 3)
    alphas.reserveCapacity(entries.count)
    for (place, entry) in entries.enumerated() {
      places[Int(entry & 0xFFFF)] = UInt8(place)
      for shift in [48, 40, 32] as [UInt64] { colors.append(UInt8(truncatingIfNeeded: entry >> shift)) }
      let alpha = UInt8(truncatingIfNeeded: entry >> 56)
      if alpha < 255 { alphas.append(alpha) }
    }
    self.places = places
  }

  /// Turns the census' numbers, a filter byte before each row of them, into entries.
  func renumber(_ rows: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int) {
    places.withUnsafeBufferPointer { places in
      guard let places = places.baseAddress, let rows = rows.baseAddress else { return }
      for y in 0..<height {
        let row = rows + (y &* (width &+ 1) &+ 1)
        if places[0] == 0 {
          var x = 0
          while x < width {
            // Clear pixels stay what they are, eight at a time.
            if x &+ 8 <= width, UnsafeRawPointer(row + x).loadUnaligned(as: UInt64.self) == 0 {
              x &+= 8
            } else {
              row[x] = places[Int(row[x])]
              x &+= 1
            }
          }
        } else {
          for x in 0..<width { row[x] = places[Int(row[x])] }
        }
      }
    }
  }
}
