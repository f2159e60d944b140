// SPDX-License-Identifier: MIT

internal import Glibc

/// Resamples one axis of a bitmap to device pixels with a Lanczos filter of two lobes.
///
/// Two lobes keep small emoji crisp without the halos of three. Pixels outside the bitmap count as transparent.
struct ResampledAxis {
  /// The source pixels of one device pixel with their weights.
  struct Tap {
    let first: Int
    let weights: [Float]

    func sum(_ pixel: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
      var total = SIMD4<Float>.zero
      for (i, weight) in weights.enumerated() { total += weight * pixel(first + i) }
      return total
    }
  }

  /// The first device pixel that the bitmap touches.
  let first: Int
  /// One tap for each device pixel from `first`, at least one.
  let taps: [Tap]

  private static let lobes = 2.0

  /// - Parameters:
  ///   - start: the start of the bitmap in device pixels.
  ///   - length: its length in device pixels, at least a thousandth, so that the filter's width is bounded.
  ///   - sourceCount: the number of the bitmap's pixels, at least 1.
  init(from start: Double, length: Double, sourceCount: Int) {
    let first = Int(start.rounded(.down))
    let last = max(first, Int((start + length).rounded(.up)) - 1)
    let scale = length / Double(sourceCount)
    // When the bitmap is reduced, the filter widens to cover all source pixels of a device pixel.
    let filterScale = max(1, 1 / scale)
    self.first = first
    self.taps = (first...last).map { pixel in
      let center = (Double(pixel) + 0.5 - start) / scale
      return Self.tap(center: center, filterScale: filterScale, sourceCount: sourceCount)
    }
  }

  private static func tap(center: Double, filterScale: Double, sourceCount: Int) -> Tap {
    let low = Int((center - lobes * filterScale).rounded(.down))
    let high = Int((center + lobes * filterScale).rounded(.up))
    func weight(_ source: Int) -> Double { lanczos((Double(source) + 0.5 - center) / filterScale) }
    // A wide filter has so many weights that their sum is the filter's area; then only those inside the bitmap are computed.
    let total = filterScale > widestSummed ? filterScale * area : (low...high).reduce(0) { $0 + weight($1) }
    let inside = max(low, 0)..<max(min(high + 1, sourceCount), max(low, 0))
    return Tap(first: inside.lowerBound, weights: inside.map { Float(weight($0) / total) })
  }

  /// Up to this scale of the filter its weights are summed one by one.
  private static let widestSummed = 1024.0
  /// The area below the filter at scale 1.
  private static let area = 1.00978984

  private static func lanczos(_ x: Double) -> Double {
    guard abs(x) < lobes else { return 0 }
    guard abs(x) > 1e-9 else { return 1 }
    let angle = Double.pi * x
    return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
  }
}
