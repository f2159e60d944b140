// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelPNG

/// An ICO file whose images are bitmaps with 32 bits per pixel, which Windows and every browser read. The PNGs are decoded, because a PNG
/// inside an ICO file must have 32 bits per pixel and LabelKit's have a palette or grey levels where these suffice.
struct WindowsIcon {
  private var images: [(side: Int, bytes: [UInt8])] = []

  /// Adds a square PNG file of at most 256 pixels.
  mutating func add(side: Int, png: [UInt8]) throws(PNGError) {
    let (bitmap, colors) = try PNGDecoder.decodeWithColors(png)
    guard bitmap.width == side, bitmap.height == side else { throw .damaged(reason: "it has another size") }
    images.append((side, Self.bitmap(side, colors)))
  }

  /// The file: a header (0, type 1, count), an entry of 16 bytes for each image (width, height, no palette, 0, planes 1, 32 bits, length,
  /// offset), the images; all numbers are little-endian.
  var bytes: [UInt8] {
    var file = Self.word(0, 2) + Self.word(1, 2) + Self.word(images.count, 2)
    var offset = file.count + 16 * images.count
    for image in images {
      file += [UInt8(truncatingIfNeeded: image.side), UInt8(truncatingIfNeeded: image.side), 0, 0]
      file += Self.word(1, 2) + Self.word(32, 2) + Self.word(image.bytes.count, 4) + Self.word(offset, 4)
      offset += image.bytes.count
    }
    return images.reduce(file) { $0 + $1.bytes }
  }

  /// A BITMAPINFOHEADER with twice the height, the rows from the bottom as blue, green, red, alpha, and the mask of older programs: a bit for
  /// each transparent pixel, in rows of whole 32 bits.
  private static func bitmap(_ side: Int, _ colors: [UInt32]) -> [UInt8] {
    let maskRow = (side + 31) / 32 * 4
    var bytes = word(40, 4) + word(side, 4) + word(2 * side, 4) + word(1, 2) + word(32, 2) + word(0, 4)
    bytes += word(side * side * 4 + maskRow * side, 4) + [UInt8](repeating: 0, count: 16)
    let rows = (0..<side).reversed().map { colors[$0 * side..<($0 + 1) * side] }
    for row in rows { for color in row { bytes += word(Int(color), 4) } }
    for row in rows {
      var mask = [UInt8](repeating: 0, count: maskRow)
      for (x, color) in row.enumerated() where color >> 24 == 0 { mask[x / 8] |= 0x80 >> UInt8(x % 8) }
      bytes += mask
    }
    return bytes
  }

  private static func word(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
}
