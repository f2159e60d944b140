// SPDX-License-Identifier: MIT

extension Limits {
  /// The size of a canvas in pixels, at least 1×1. All limits on image sizes are checked here.
  ///
  /// Layout checks before it returns a display list; the rasteriser checks again before it allocates memory.
  ///
  /// - Throws: `LabelError.invalidNumber` for a scale that is not positive and finite, `.sideTooLong` and `.areaTooLarge` beyond the limits.
  package func checkedPixelSize(of canvas: Rect, scale: Double) throws(LabelError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else {
      throw .invalidNumber(what: "scale", value: scale, expected: "more than 0 and finite")
    }
    let width = try checkedSide(canvas.width * scale)
    let height = try checkedSide(canvas.height * scale)
    // Compared as Double: if the limits were raised very high, the product may overflow an Int.
    let area = Double(width) * Double(height)
    guard area <= Double(maximumArea) else { throw .areaTooLarge(pixels: area, limit: maximumArea) }
    return (width, height)
  }

  private func checkedSide(_ pixels: Double) throws(LabelError) -> Int {
    let whole = pixels.rounded()
    guard whole <= Double(maximumSide) else {
      throw .sideTooLong(pixels: whole.isNaN ? .infinity : whole, limit: maximumSide)
    }
    return Int(max(1, whole))
  }
}
