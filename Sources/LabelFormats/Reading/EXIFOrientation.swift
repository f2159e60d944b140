// SPDX-License-Identifier: MIT

internal import LabelCore

/// How a camera held an image, from the EXIF data of a JPEG file: 1…8 as in the TIFF standard; 1 is upright.
struct EXIFOrientation {
  let value: Int

  /// Reads the orientation; 1 for a file without one, and for data that is damaged.
  init(of bytes: [UInt8]) { value = Self.data(in: bytes).flatMap(Self.value) ?? 1 }

  /// The TIFF data behind `Exif`, of the first APP1 segment that has it.
  private static func data(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var start = 2
    while start + 4 <= bytes.count, bytes[start] == 0xFF {
      let marker = bytes[start + 1]
      // Fill bytes, and the image data behind which no segment has EXIF.
      if marker == 0xFF {
        start += 1
        continue
      }
      guard marker != 0xDA, marker != 0xD9 else { return nil }
      let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
      let end = start + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let contents = bytes[start + 4..<end]
      if marker == 0xE1, contents.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) { return contents.dropFirst(6) }
      start = end
    }
    return nil
  }

  /// The value of the tag 0x0112 in the first directory.
  private static func value(in data: ArraySlice<UInt8>) -> Int? {
    let tiff = TIFFBytes(data)
    guard let tiff, let directory = tiff.number(at: 4, bytes: 4), let count = tiff.number(at: directory, bytes: 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = tiff.number(at: entry, bytes: 2) else { return nil }
      if tag == 0x0112 { return tiff.number(at: entry + 8, bytes: 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }

  /// The image as it was seen.
  func upright(_ bitmap: Bitmap) -> Bitmap {
    guard value != 1 else { return bitmap }
    let (width, height) = (bitmap.width, bitmap.height)
    let isTurned = value >= 5
    let (columns, rows) = isTurned ? (height, width) : (width, height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let (sourceX, sourceY) =
          switch value {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        pixels.append(bitmap.pixels[sourceY * width + sourceX])
      }
    }
    return Bitmap(width: columns, height: rows, scale: bitmap.scale, pixels: pixels)
  }
}

/// Numbers in TIFF data, in the byte order that it begins with.
private struct TIFFBytes {
  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool

  /// Nil for data that does not begin as TIFF does.
  init?(_ bytes: ArraySlice<UInt8>) {
    switch Array(bytes.prefix(4)) {
    case [0x49, 0x49, 0x2A, 0]: isLittleEndian = true
    case [0x4D, 0x4D, 0, 0x2A]: isLittleEndian = false
    default: return nil
    }
    self.bytes = bytes
  }

  /// A number of 2 or 4 bytes; nil outside of the data.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    let part = bytes.dropFirst(offset).prefix(count)
    return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }
}
