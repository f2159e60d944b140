// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

/// A glyph's premultiplied bitmap at the size of its strike, cropped to its ink.
struct GlyphBitmap {
  /// Columns and rows, at least 1.
  let width: Int
  let height: Int
  /// From the glyph's origin to the left column, and up to the top edge of the top row, in the strike's pixels.
  let left: Int
  let top: Int
  /// Blue, green, red and alpha, each 0…255; rows from the top.
  let pixels: [SIMD4<UInt8>]

  /// Copies FreeType's bitmap; nil when it is blank or not in colour.
  init?(_ slot: FT_GlyphSlot) {
    let bitmap = slot.pointee.bitmap
    guard Int(bitmap.pixel_mode) == Int(FT_PIXEL_MODE_BGRA.rawValue), let first = bitmap.buffer else { return nil }
    let (columns, rows, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { first + y * pitch + x * 4 }
    func hasInk(row y: Int) -> Bool { (0..<columns).contains { pixel($0, y)[3] > 0 } }
    func hasInk(column x: Int) -> Bool { (0..<rows).contains { pixel(x, $0)[3] > 0 } }
    guard let minY = (0..<rows).first(where: hasInk(row:)), let maxY = (0..<rows).last(where: hasInk(row:)),
      let minX = (0..<columns).first(where: hasInk(column:)), let maxX = (0..<columns).last(where: hasInk(column:))
    else { return nil }
    width = maxX - minX + 1
    height = maxY - minY + 1
    left = Int(slot.pointee.bitmap_left) + minX
    top = Int(slot.pointee.bitmap_top) - minY
    pixels = (minY...maxY).flatMap { y in
      (minX...maxX).map { x in
        let p = pixel(x, y)
        return SIMD4(p[0], p[1], p[2], p[3])
      }
    }
  }

  /// The size of the pixels in memory.
  var byteCount: Int { pixels.count * MemoryLayout<SIMD4<UInt8>>.stride }

  /// The bitmap's bounds after scaling, in the scaled unit, y down from the baseline.
  func bounds(scaleX: Double, scaleY: Double) -> Rect {
    Rect(x: Double(left) * scaleX, y: -Double(top) * scaleY, width: Double(width) * scaleX, height: Double(height) * scaleY)
  }

  /// The bitmap resampled to device pixels, with its origin `phase` to the right of a whole pixel.
  func scaled(x scaleX: Double, y scaleY: Double, phase: SubpixelPhase) -> GlyphImage {
    let bounds = bounds(scaleX: scaleX, scaleY: scaleY).offset(by: Point(x: phase.fraction, y: 0))
    guard Self.isVisible(bounds) else { return .blank }
    let columns = ResampledAxis(from: bounds.minX, length: bounds.width, sourceCount: width)
    let rows = ResampledAxis(from: bounds.minY, length: bounds.height, sourceCount: height)
    // The filter is separable: one axis after the other is cheaper than two dimensions at once.
    let resampledRows = (0..<height).flatMap { y in columns.taps.map { $0.sum { SIMD4<Float>(pixels[y * width + $0]) } } }
    let packedPixels = rows.taps.flatMap { tap in
      columns.taps.indices.map { x in Self.packed(tap.sum { resampledRows[$0 * columns.taps.count + x] }) }
    }
    return GlyphImage(
      left: columns.first, top: rows.first, width: columns.taps.count, height: rows.taps.count, pixels: .color(packedPixels))
  }

  /// Whether a bitmap of this size in device pixels is painted at all: neither so small that nothing of a pixel is left, nor larger than any
  /// image may be. Both are checked before there is work or memory in proportion to the size.
  private static func isVisible(_ bounds: Rect) -> Bool {
    let (width, height) = (bounds.width, bounds.height)
    // Written so that NaN is not visible.
    return width >= smallestSide && height >= smallestSide && width <= largestSide && height <= largestSide && width * height <= largestArea
  }

  /// A side of a thousandth of a pixel covers a quarter of a level of 255: nothing is left after rounding.
  private static let smallestSide = 1.0 / 1024
  /// The longest side of an image, in pixels.
  private static let largestSide = Double(Limits.standard.maximumSide)
  /// Four times the area of the largest image: emoji of a size that still fits into one.
  private static let largestArea = 4 * Double(Limits.standard.maximumArea)

  /// Packs a pixel as 0xAARRGGBB, clamped to valid premultiplied levels: the filter overshoots at sharp edges.
  static func packed(_ pixel: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(pixel.w, 0), 255)
    let levels = pixel.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha)).rounded(.toNearestOrAwayFromZero)
    return UInt32(levels.w) << 24 | UInt32(levels.z) << 16 | UInt32(levels.y) << 8 | UInt32(levels.x)
  }
}
