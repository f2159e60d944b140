// SPDX-License-Identifier: MIT

extension Limits {
  /// How many pixels a picture's paper has on each side, at least one: the one place that refuses a picture for its size.
  ///
  /// Layout asks before it hands a display list on; the rasteriser asks again before it takes memory.
  ///
  /// - Throws: `LabelError.invalidNumber` for a scale that is not positive and finite, `.sideTooLong` and `.areaTooLarge` beyond the limits.
  package func checkedPixelSize(of canvas: Rect, scale: Double) throws(LabelError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else {
      throw .invalidNumber(what: "scale", value: scale, expected: "more than 0 and finite")
    }
    let width = try checkedSide(canvas.width * scale)
    let height = try checkedSide(canvas.height * scale)
    // Compared as Double: two long sides may overflow an Int only if the limits were raised without sense.
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
