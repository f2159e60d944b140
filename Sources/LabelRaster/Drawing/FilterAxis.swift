// SPDX-License-Identifier: MIT

internal import LabelCore

/// The filter weights of every pixel along one axis of a resampled image.
///
/// The weights of a pixel add up to the part of it that the image covers. They are computed in double precision with basic arithmetic, so they
/// are the same on every machine.
struct FilterAxis {
  /// The number of weights per pixel; some at the end may be 0.
  let taps: Int
  /// For each pixel, the first sample with a weight; `first + taps` never exceeds the samples unless the weights there are 0.
  let first: [Int]
  /// `taps` weights for each pixel.
  let weights: [Float]

  var count: Int { first.count }

  /// - Parameters:
  ///   - samples: The number of samples of the image along the axis.
  ///   - start: The start of the image in pixels.
  ///   - end: The end of the image in pixels; after `start`.
  ///   - pixels: The pixels to compute.
  init(samples: Int, from start: Double, to end: Double, _ sampling: ImageSampling = .smooth, pixels: Range<Int>) {
    let ratio = Double(samples) / (end - start)
    guard sampling == .smooth else {
      let centers = pixels.map { Double($0) + 0.5 }
      self.taps = 1
      self.first = centers.map { max(0, min(Int(min(max(0, ($0 - start) * ratio), Double(samples))), samples - 1)) }
      self.weights = centers.map { start <= $0 && $0 < end ? 1 : 0 }
      return
    }
    // An interval of one pixel touches at most this many samples; Catmull-Rom needs four.
    let taps = ratio >= 1 ? min(samples, Int(min(ratio.rounded(.up), Double(samples))) + 1) : min(samples, 4)
    var first: [Int] = []
    var weights = [Float](repeating: 0, count: taps * pixels.count)
    first.reserveCapacity(pixels.count)
    for (index, pixel) in pixels.enumerated() {
      let left = max(Double(pixel), start)
      let right = min(Double(pixel + 1), end)
      let coverage = max(0, right - left)
      let firstSample: Int
      if ratio >= 1 {
        let (low, high) = ((left - start) * ratio, (right - start) * ratio)
        firstSample = max(0, min(Int(low), samples - taps))
        for tap in 0..<taps where coverage > 0 {
          let sample = Double(firstSample + tap)
          weights[index * taps + tap] = Float(max(0, min(high, sample + 1) - max(low, sample)) / ratio)
        }
      } else {
        let center = ((left + right) / 2 - start) * ratio - 0.5
        let base = Int(center.rounded(.down))
        firstSample = max(0, min(base - 1, samples - taps))
        for tap in -1...2 where coverage > 0 {
          // Samples beyond the image's edge repeat the one at the edge.
          let sample = max(0, min(base + tap, samples - 1))
          let weight = Self.catmullRom(center - Double(base + tap)) * coverage
          weights[index * taps + (sample - firstSample)] += Float(weight)
        }
      }
      first.append(firstSample)
    }
    self.taps = taps
    self.first = first
    self.weights = weights
  }

  /// The cubic that passes through its samples (Keys, a = -½), at a distance in samples.
  private static func catmullRom(_ distance: Double) -> Double {
    let x = abs(distance)
    if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
    return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
  }
}
