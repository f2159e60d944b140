// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

/// A premultiplied picture of a glyph at the size that the font's maker drew it, cut to its ink.
struct Picture {
  /// Columns and rows, at least 1.
  let width: Int
  let height: Int
  /// From the glyph's origin to the left column and up to the top row's upper edge, in the strike's pixels.
  let left: Int
  let top: Int
  /// Blue, green, red, alpha, each 0…255, rows from the top.
  let pixels: [SIMD4<UInt8>]

  /// Copies FreeType's bitmap; nil when it has no ink or is not in colour.
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

  /// What its pixels take.
  var byteCount: Int { pixels.count * MemoryLayout<SIMD4<UInt8>>.stride }

  /// The picture's box under a scale, in the scaled unit, y down from the baseline.
  func box(scaleX: Double, scaleY: Double) -> Rect {
    Rect(x: Double(left) * scaleX, y: -Double(top) * scaleY, width: Double(width) * scaleX, height: Double(height) * scaleY)
  }

  /// The picture in device pixels, its origin `phase` to the right of a whole pixel.
  func scaled(x scaleX: Double, y scaleY: Double, phase: SubpixelPhase) -> GlyphImage {
    let box = box(scaleX: scaleX, scaleY: scaleY).offset(by: Point(x: phase.fraction, y: 0))
    let columns = ResampledAxis(from: box.minX, length: box.width, sourceCount: width)
    let rows = ResampledAxis(from: box.minY, length: box.height, sourceCount: height)
    // One axis after the other: a two-dimensional filter at the cost of two short ones.
    let narrowed = (0..<height).flatMap { y in columns.taps.map { $0.sum { SIMD4<Float>(pixels[y * width + $0]) } } }
    let words = rows.taps.flatMap { tap in
      columns.taps.indices.map { x in Self.word(tap.sum { narrowed[$0 * columns.taps.count + x] }) }
    }
    return GlyphImage(left: columns.first, top: rows.first, width: columns.taps.count, height: rows.taps.count, pixels: .color(words))
  }

  /// Rounds a pixel, cut to what premultiplied colours may be: the filter overshoots at sharp edges.
  static func word(_ pixel: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(pixel.w, 0), 255)
    let levels = pixel.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha)).rounded(.toNearestOrAwayFromZero)
    return UInt32(levels.w) << 24 | UInt32(levels.z) << 16 | UInt32(levels.y) << 8 | UInt32(levels.x)
  }
}
