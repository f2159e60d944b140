// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The pixels of a rectangle, clamped to the bitmap. The result has at least one pixel.
  package func cropped(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    func clamped(_ range: Range<Int>, _ count: Int) -> Range<Int> {
      let start = min(max(range.lowerBound, 0), count - 1)
      return start..<min(max(range.upperBound, start + 1), count)
    }
    let (columns, rows) = (clamped(columns, width), clamped(rows, height))
    if columns.count == width, rows.count == height { return self }
    let pixels = rows.flatMap { self.pixels[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound] }
    return Bitmap(width: columns.count, height: rows.count, scale: scale, pixels: pixels)
  }

  /// The columns and rows of the pixels that are not clear; nil if there are none.
  package var inkedPart: (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right, top, bottom) = (width, 0, height, 0)
    for row in 0..<height {
      let line = pixels[row * width..<(row + 1) * width]
      guard let first = line.firstIndex(where: { $0 >> 24 > 0 }), let last = line.lastIndex(where: { $0 >> 24 > 0 }) else { continue }
      (left, right) = (min(left, first - line.startIndex), max(right, last - line.startIndex + 1))
      (top, bottom) = (min(top, row), row + 1)
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }

  /// The bitmap tiled this many times; counts below 1 count as 1.
  package func repeated(across: Int, down: Int) -> Bitmap {
    if across <= 1, down <= 1 { return self }
    var band: [UInt32] = []
    for y in 0..<height {
      for _ in 0..<max(1, across) { band += pixels[y * width..<(y + 1) * width] }
    }
    let pixels = Array(repeatElement(band, count: max(1, down)).joined())
    return Bitmap(width: width * max(1, across), height: height * max(1, down), scale: scale, pixels: pixels)
  }
}
