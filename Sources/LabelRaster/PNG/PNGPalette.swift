// SPDX-License-Identifier: MIT

internal import LabelCore

/// A picture of at most 256 different pixels: which they are, and which of them stands where.
struct PNGPalette {
  /// PLTE: red, green and blue of each entry.
  private(set) var colors: [UInt8] = []
  /// tRNS: the alpha of each entry up to the last that is not opaque; opaque ones come last.
  private(set) var alphas: [UInt8] = []
  /// One entry's number a pixel, rows from the top, each behind its filter byte 0.
  let scanlines: [UInt8]

  /// - Returns: nil for more than 256 different pixels, or when the table would be larger than what it saves.
  init?(of bitmap: Bitmap) {
    var table = PixelTable()
    let rowBytes = bitmap.width + 1
    var fits = true
    var numbers = [UInt8](unsafeUninitializedCapacity: rowBytes * bitmap.height) { output, count in
      fits = bitmap.pixels.withUnsafeBufferPointer { table.number($0, width: bitmap.width, into: output) }
      count = fits ? rowBytes * bitmap.height : 0
    }
    guard fits, Self.pays(entries: table.pixels.count, pixels: bitmap.pixels.count) else { return nil }

    // Clear before opaque keeps tRNS short; like beside like lets soft edges be runs of near numbers.
    let straight = StraightColors(for: bitmap)
    let entries = table.pixels.enumerated().map { (number: $0.offset, color: straight.straight($0.element)) }
      .sorted { $0.color < $1.color }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, entry) in entries.enumerated() {
      places[entry.number] = UInt8(place)
      colors += [UInt8(entry.color >> 16 & 255), UInt8(entry.color >> 8 & 255), UInt8(entry.color & 255)]
      if entry.color < 0xFF00_0000 { alphas.append(UInt8(entry.color >> 24)) }
    }
    Self.renumber(&numbers, by: places, width: bitmap.width)
    scanlines = numbers
  }

  /// Tables are not compressed and cost four bytes an entry; on a small picture of many colours that is more than indices save.
  private static func pays(entries: Int, pixels: Int) -> Bool { entries * 4 <= pixels }

  private static func renumber(_ numbers: inout [UInt8], by places: [UInt8], width: Int) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      places.withUnsafeBufferPointer { places in
        for start in stride(from: 0, to: numbers.count, by: width + 1) {
          for index in start + 1...start + width { numbers[index] = places[Int(numbers[index])] }
        }
      }
    }
  }
}

/// Numbers different pixels in the order in which they are met; a hash table with open addressing.
private struct PixelTable {
  private(set) var pixels: [UInt32] = []
  private var slots = [(pixel: UInt32, number: Int16)](repeating: (0, -1), count: 1 << Self.bits)

  /// Four slots for each pixel that fits.
  private static let bits: UInt32 = 10

  /// Writes a filter byte and the numbers of its pixels for each row; false when there are more than 256.
  mutating func number(_ input: UnsafeBufferPointer<UInt32>, width: Int, into output: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    var place = 0
    var last: UInt32 = 0
    var lastNumber: Int?
    for start in stride(from: 0, to: input.count, by: width) {
      output[place] = 0
      place += 1
      for index in start..<start + width {
        let pixel = input[index]
        if pixel != last || lastNumber == nil {
          guard let number = number(of: pixel) else { return false }
          (last, lastNumber) = (pixel, number)
        }
        output[place] = UInt8(truncatingIfNeeded: lastNumber ?? 0)
        place += 1
      }
    }
    return true
  }

  @inline(__always)
  private mutating func number(of pixel: UInt32) -> Int? {
    // Knuth's multiplicative hash: 2³² over the golden ratio, the high bits.
    var slot = Int((pixel &* 2_654_435_769) >> (32 - Self.bits))
    while slots[slot].number >= 0 {
      if slots[slot].pixel == pixel { return Int(slots[slot].number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard pixels.count < 256 else { return nil }
    slots[slot] = (pixel, Int16(pixels.count))
    pixels.append(pixel)
    return pixels.count - 1
  }
}
