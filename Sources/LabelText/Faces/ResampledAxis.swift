// SPDX-License-Identifier: MIT

internal import Glibc

/// How the device pixels along one axis are mixed from a picture's, with a Lanczos filter of two lobes.
///
/// Two lobes keep small emoji crisp without the halos of three. What lies outside the picture counts as clear.
struct ResampledAxis {
  /// The source pixels that make one device pixel.
  struct Tap {
    let first: Int
    let weights: [Float]

    func sum(_ pixel: (Int) -> SIMD4<Float>) -> SIMD4<Float> {
      var total = SIMD4<Float>.zero
      for (i, weight) in weights.enumerated() { total += weight * pixel(first + i) }
      return total
    }
  }

  /// The first device pixel that the picture touches.
  let first: Int
  /// One for each device pixel from `first`, at least one.
  let taps: [Tap]

  private static let lobes = 2.0

  /// - Parameters:
  ///   - start: where the picture begins, in device pixels.
  ///   - length: how long it is there, more than 0.
  ///   - sourceCount: how many pixels the picture has, at least 1.
  init(from start: Double, length: Double, sourceCount: Int) {
    let first = Int(start.rounded(.down))
    let last = max(first, Int((start + length).rounded(.up)) - 1)
    let scale = length / Double(sourceCount)
    // A picture made smaller is filtered over all source pixels that fall together.
    let reach = max(1, 1 / scale)
    self.first = first
    self.taps = (first...last).map { pixel in
      let center = (Double(pixel) + 0.5 - start) / scale
      return Self.tap(center: center, reach: reach, sourceCount: sourceCount)
    }
  }

  private static func tap(center: Double, reach: Double, sourceCount: Int) -> Tap {
    let low = Int((center - lobes * reach).rounded(.down))
    let high = Int((center + lobes * reach).rounded(.up))
    let weights = (low...high).map { lanczos((Double($0) + 0.5 - center) / reach) }
    let total = weights.reduce(0, +)
    let inside = max(low, 0)..<max(min(high + 1, sourceCount), max(low, 0))
    return Tap(first: inside.lowerBound, weights: inside.map { Float(weights[$0 - low] / total) })
  }

  private static func lanczos(_ x: Double) -> Double {
    guard abs(x) < lobes else { return 0 }
    guard abs(x) > 1e-9 else { return 1 }
    let angle = Double.pi * x
    return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
  }
}
