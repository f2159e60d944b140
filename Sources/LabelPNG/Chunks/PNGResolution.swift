// SPDX-License-Identifier: MIT

/// A picture's resolution as PNG keeps it: whole pixels a metre, where one pixel a point is 72 dpi.
struct PNGResolution: Hashable {
  let pixelsPerMeter: UInt32

  private static let pixelsPerMeterAtScale1 = 72 / 0.0254

  init(pixelsPerMeter: UInt32) { self.pixelsPerMeter = pixelsPerMeter }

  /// 2835 at 1, 5669 at 2; at least 1 and at most what PNG's 31 bits hold.
  init(scale: Double) {
    let exact = (scale * Self.pixelsPerMeterAtScale1).rounded()
    pixelsPerMeter = UInt32(max(1, min(exact, Double(Int32.max))))
  }

  /// The scale that this resolution was written for: of all that round to it the one with the fewest decimals.
  ///
  /// Inverse of `init(scale:)` for scales of up to three decimals.
  var scale: Double {
    let exact = Double(pixelsPerMeter) / Self.pixelsPerMeterAtScale1
    for unit in [1.0, 10, 100, 1000] {
      let candidate = (exact * unit).rounded() / unit
      if candidate > 0, PNGResolution(scale: candidate) == self { return candidate }
    }
    return exact
  }
}
