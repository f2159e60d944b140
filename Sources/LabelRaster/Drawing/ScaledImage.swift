// SPDX-License-Identifier: MIT

internal import LabelCore

/// A bitmap scaled to a rectangle: area averages along an axis that shrinks, Catmull-Rom along one that grows; or nearest pixels.
///
/// Averaging keeps thin lines and adds no ringing; Catmull-Rom keeps edges sharp and does not change a bitmap at its own size. Pixels that the
/// rectangle covers in part are covered in part. Filters premultiplied colours, so that clear pixels add no colour.
struct ScaledImage {
  /// The pixels of the image that it covers.
  let area: PixelRect
  /// Premultiplied pixels of `area`, rows from the top without gaps.
  let pixels: [UInt32]

  /// - Parameters:
  ///   - rect: The target in pixels of the image.
  ///   - bounds: The pixels that are needed.
  /// - Returns: Nil if the rectangle and `bounds` do not intersect.
  init?(_ bitmap: Bitmap, over rect: Rect, _ sampling: ImageSampling = .smooth, within bounds: PixelRect) {
    let area = PixelRect(covering: rect).intersection(bounds)
    guard !area.isEmpty, !rect.isEmpty, rect.maxX.isFinite, rect.maxY.isFinite else { return nil }
    let columns = FilterAxis(samples: bitmap.width, from: rect.minX, to: rect.maxX, sampling, pixels: area.minX..<area.maxX)
    let rows = FilterAxis(samples: bitmap.height, from: rect.minY, to: rect.maxY, sampling, pixels: area.minY..<area.maxY)
    self.area = area
    pixels = [UInt32](unsafeUninitializedCapacity: area.width * area.height) { output, count in
      bitmap.pixels.withUnsafeBufferPointer { source in
        Self.filter(source, width: bitmap.width, columns, rows, into: output)
      }
      count = area.width * area.height
    }
  }

  private typealias Color = SIMD4<Float>

  /// Filters row by row. Filtered source rows are kept while the next output rows may need them, so each is computed once.
  private static func filter(
    _ source: UnsafeBufferPointer<UInt32>, width: Int, _ columns: FilterAxis, _ rows: FilterAxis,
    into output: UnsafeMutableBufferPointer<UInt32>
  ) {
    let outputWidth = columns.count
    let keptRows = rows.taps
    var lines = [Color](repeating: .zero, count: keptRows * outputWidth)
    var lineNumbers = [Int](repeating: -1, count: keptRows)
    var sum = [Color](repeating: .zero, count: outputWidth)
    for y in 0..<rows.count {
      for x in 0..<outputWidth { sum[x] = .zero }
      for tap in 0..<rows.taps {
        let weight = rows.weights[y * rows.taps + tap]
        if weight == 0 { continue }
        let line = rows.first[y] + tap
        let slot = line % keptRows
        if lineNumbers[slot] != line {
          lineNumbers[slot] = line
          for x in 0..<outputWidth {
            var color = Color.zero
            let start = line * width + columns.first[x]
            for tap in 0..<columns.taps {
              let weight = columns.weights[x * columns.taps + tap]
              if weight != 0 { color += Self.color(source[start + tap]) * weight }
            }
            lines[slot * outputWidth + x] = color
          }
        }
        for x in 0..<outputWidth { sum[x] += lines[slot * outputWidth + x] * weight }
      }
      for x in 0..<outputWidth { output[y * outputWidth + x] = Self.pixel(sum[x]) }
    }
  }

  /// Alpha, red, green, blue, 0…255.
  @inline(__always)
  private static func color(_ pixel: UInt32) -> Color {
    Color(Float(pixel >> 24), Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
  }

  /// The nearest levels, clamped to 255 and to alpha.
  @inline(__always)
  private static func pixel(_ color: Color) -> UInt32 {
    let alpha = UInt32(max(0, min(color[0], 255)) + 0.5)
    func level(_ value: Float) -> UInt32 { min(alpha, UInt32(max(0, min(value, 255)) + 0.5)) }
    return alpha << 24 | level(color[1]) << 16 | level(color[2]) << 8 | level(color[3])
  }
}
