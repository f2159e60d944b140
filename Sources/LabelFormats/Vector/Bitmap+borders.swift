// SPDX-License-Identifier: MIT

internal import LabelCore

extension Bitmap {
  /// The part of the bitmap that has ink, and the part of a canvas that it covers; nil if the bitmap is clear.
  ///
  /// At a whole number of pixels per point the part has whole points, because their coordinates are short and exact in a file.
  ///
  /// - Parameter canvas: The rectangle that the whole bitmap covers.
  func withoutClearBorders(in canvas: Rect) -> (part: Bitmap, rect: Rect)? {
    guard let (columns, rows) = inkedPart else { return nil }
    let (across, down) = (wholePoints(columns, in: width), wholePoints(rows, in: height))
    let part = cropped(columns: across, rows: down)
    let pixel = Size(width: canvas.width / Double(width), height: canvas.height / Double(height))
    let corner = Point(x: canvas.minX + Double(across.lowerBound) * pixel.width, y: canvas.minY + Double(down.lowerBound) * pixel.height)
    let size = Size(width: Double(part.width) * pixel.width, height: Double(part.height) * pixel.height)
    return (part, Rect(origin: corner, size: size))
  }

  /// A range of pixels extended to whole points; the range itself if a point is not a whole number of pixels.
  private func wholePoints(_ range: Range<Int>, in count: Int) -> Range<Int> {
    let step = Int(exactly: scale) ?? 1
    return range.lowerBound / step * step..<min(count, (range.upperBound + step - 1) / step * step)
  }
}
