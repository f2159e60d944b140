// SPDX-License-Identifier: MIT

internal import LabelCore

/// A picture in the smallest of PNG's forms that holds it exactly: a palette, opaque colour, or colour with alpha.
///
/// Rows have filter 0: for flat art that is both faster and smaller than the adaptive filters.
struct PNGImage {
  /// PNG's colour types, those that are written.
  enum ColorType: UInt8 {
    case rgb = 2
    case indexed = 3
    case rgba = 6
  }

  struct Palette {
    /// Three bytes a colour.
    var colors: [UInt8]
    /// A byte for each colour up to the last one that is not opaque.
    var opacities: [UInt8]
  }

  let colorType: ColorType
  let palette: Palette?
  /// Rows, each with its filter byte, not compressed.
  let scanlines: [UInt8]

  init(_ bitmap: Bitmap) {
    let straight = StraightPixels(bitmap)
    if let indexed = IndexedPixels(straight.pixels) {
      colorType = .indexed
      palette = indexed.palette
      scanlines = Self.scanlines(bitmap.width, bitmap.height, bytesPerPixel: 1) { target, row in
        for column in 0..<bitmap.width { target[column] = indexed.indices[row * bitmap.width + column] }
      }
      return
    }
    palette = nil
    colorType = straight.isOpaque ? .rgb : .rgba
    let size = straight.isOpaque ? 3 : 4
    scanlines = Self.scanlines(bitmap.width, bitmap.height, bytesPerPixel: size) { target, row in
      for column in 0..<bitmap.width {
        let pixel = straight.pixels[row * bitmap.width + column]
        target[column * size] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[column * size + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[column * size + 2] = UInt8(truncatingIfNeeded: pixel)
        if size == 4 { target[column * 4 + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      }
    }
  }

  private static func scanlines(
    _ width: Int, _ height: Int, bytesPerPixel: Int, fill: (UnsafeMutablePointer<UInt8>, Int) -> Void
  ) -> [UInt8] {
    let length = width * bytesPerPixel + 1
    return [UInt8](unsafeUninitializedCapacity: length * height) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      for row in 0..<height {
        base[row * length] = 0
        fill(base + row * length + 1, row)
      }
      count = length * height
    }
  }
}

/// Pixels with straight alpha, 0xAARRGGBB.
struct StraightPixels {
  let pixels: [UInt32]
  let isOpaque: Bool

  /// Divides colour by alpha, rounding to the nearest level. Clear pixels take the colour of the first pixel with the most ink: any
  /// colour is right for them, and one that stands beside them anyway compresses best.
  init(_ bitmap: Bitmap) {
    let ink = Self.ink(of: bitmap.pixels)
    var isOpaque = true
    pixels = [UInt32](unsafeUninitializedCapacity: bitmap.pixels.count) { target, count in
      bitmap.pixels.withUnsafeBufferPointer { source in
        for index in source.indices {
          let pixel = source[index]
          switch pixel >> 24 {
          case 255: target[index] = pixel
          case 0:
            isOpaque = false
            target[index] = ink
          case let alpha:
            isOpaque = false
            target[index] = Self.straight(pixel, alpha)
          }
        }
      }
      count = bitmap.pixels.count
    }
    self.isOpaque = isOpaque
  }

  private static func ink(of pixels: [UInt32]) -> UInt32 {
    var strongest: UInt32 = 0
    for pixel in pixels where pixel >> 24 > strongest >> 24 {
      strongest = pixel
      if pixel >> 24 == 255 { break }
    }
    return strongest == 0 ? 0 : straight(strongest, strongest >> 24) & 0x00FF_FFFF
  }

  @inline(__always)
  private static func straight(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    func level(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) &* 255 &+ alpha / 2) / alpha) << shift }
    return alpha << 24 | level(16) | level(8) | level(0)
  }
}

/// Pixels as numbers of a palette of at most 256 colours.
struct IndexedPixels {
  let indices: [UInt8]
  let palette: PNGImage.Palette

  private static let slots = 1024

  /// Nil when there are more than 256 colours. Colours stand in the order of their first pixel, translucent ones first, so that the
  /// opacities of the opaque ones need not be written.
  init?(_ pixels: [UInt32]) {
    var keys = Array(repeating: UInt32(0), count: Self.slots)
    var numbers = Array(repeating: Int16(-1), count: Self.slots)
    var colors: [UInt32] = []
    var raw: [UInt8] = Array(repeating: 0, count: pixels.count)
    var last: UInt32 = 0
    var lastNumber: UInt8 = 0
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel == last, index > 0 {
        raw[index] = lastNumber
        continue
      }
      var slot = Int((pixel &* 0x9E37_79B1) >> 22)
      while numbers[slot] >= 0, keys[slot] != pixel { slot = (slot + 1) % Self.slots }
      if numbers[slot] < 0 {
        guard colors.count < 256 else { return nil }
        keys[slot] = pixel
        numbers[slot] = Int16(colors.count)
        colors.append(pixel)
      }
      (last, lastNumber) = (pixel, UInt8(numbers[slot]))
      raw[index] = lastNumber
    }
    let order = colors.indices.filter { colors[$0] >> 24 < 255 } + colors.indices.filter { colors[$0] >> 24 == 255 }
    var place = Array(repeating: UInt8(0), count: 256)
    for (position, number) in order.enumerated() { place[number] = UInt8(position) }
    indices = raw.map { place[Int($0)] }
    palette = PNGImage.Palette(
      colors: order.flatMap { [UInt8(colors[$0] >> 16 & 255), UInt8(colors[$0] >> 8 & 255), UInt8(colors[$0] & 255)] },
      opacities: order.map { UInt8(colors[$0] >> 24) }.filter { $0 < 255 })
  }
}
