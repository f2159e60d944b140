// SPDX-License-Identifier: MIT

/// The resolution of an image as in pHYs: whole pixels per metre. One pixel per point is 72 dpi.
struct PNGResolution: Hashable {
  let pixelsPerMeter: UInt32

  private static let pixelsPerMeterAtScale1 = 72 / 0.0254

  init(pixelsPerMeter: UInt32) { self.pixelsPerMeter = pixelsPerMeter }

  /// The resolution of a scale: 2835 at 1, 5669 at 2; at least 1 and at most PNG's 31-bit maximum.
  init(scale: Double) {
    let exact = (scale * Self.pixelsPerMeterAtScale1).rounded()
    pixelsPerMeter = UInt32(max(1, min(exact, Double(Int32.max))))
  }

  /// The scale that this resolution was written for: the one with the fewest decimals that rounds to it.
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
