// SPDX-License-Identifier: MIT

/// The result of a rule for every pixel of two images.
struct PixelComparison {
  package enum Result: UInt8 {
    case equal
    case differs
    /// The pixel differs, but anti-aliasing explains it.
    case antialiased
    case ignored
  }

  package let width: Int
  package let height: Int
  private(set) var results: [Result]
  private(set) var differing = 0
  private(set) var antialiased = 0

  package init(of images: AlignedImages, by rule: ComparisonRule) {
    width = images.width
    height = images.height
    results = [Result](repeating: .equal, count: width * height)
    let pixels = images.pixels
    switch rule.tolerance {
    case .exact: compare(pixels, by: rule) { _ in true }
    case .levels(let limit):
      compare(pixels, by: rule) { Self.distance(pixels.actual[$0], pixels.accepted[$0]) > limit }
    case .perceptual(let metric, let threshold):
      compare(images, pixels, by: rule, metric, threshold)
    }
  }

  /// - Parameter exceeds: Whether the difference of a pixel exceeds the rule; called with the index of each unequal pixel.
  private mutating func compare(
    _ pixels: (actual: [UInt32], accepted: [UInt32], isInBoth: (Int, Int) -> Bool), by rule: ComparisonRule, exceeds: (Int) -> Bool
  ) {
    let regions = IgnoredRegions(rule.ignoredRegions, width: width, height: height)
    for y in 0..<height {
      var ignored = regions.columns(of: y)[...]
      for x in 0..<width {
        let index = y * width + x
        let isInBoth = pixels.isInBoth(x, y)
        if isInBoth, pixels.actual[index] == pixels.accepted[index] { continue }
        while let first = ignored.first, first.upperBound <= x { ignored.removeFirst() }
        if ignored.first?.contains(x) == true {
          results[index] = .ignored
        } else if !isInBoth || exceeds(index) {
          results[index] = .differs
          differing += 1
        }
      }
    }
  }

  private mutating func compare(
    _ images: AlignedImages, _ pixels: (actual: [UInt32], accepted: [UInt32], isInBoth: (Int, Int) -> Bool), by rule: ComparisonRule,
    _ metric: ColorMetric, _ threshold: Double
  ) {
    let colors = images.colors
    let limit = YIQDistance.limit(threshold)
    compare(pixels, by: rule) { index in
      let (a, b) = (StraightColor(colors.actual[index]), StraightColor(colors.accepted[index]))
      switch metric {
      case .yiq: return YIQDistance.squared(a, b, at: index) > limit
      case .oklab: return OKLabDistance.parts(a, b, at: index).exceeds(threshold)
      }
    }
    guard rule.excludesAntialiasing, differing > 0 else { return }
    let detector = AntialiasingDetector(width: width, height: height, metric: metric)
    unsafe colors.actual.withUnsafeBufferPointer { actual in
      unsafe colors.accepted.withUnsafeBufferPointer { accepted in
        for index in results.indices where results[index] == .differs {
          let (x, y) = (index % width, index / width)
          guard pixels.isInBoth(x, y),
            unsafe detector.isSlope(in: actual, x, y, other: accepted) || detector.isSlope(in: accepted, x, y, other: actual)
          else { continue }
          results[index] = .antialiased
          differing -= 1
          antialiased += 1
        }
      }
    }
  }

  /// The greatest number of differing pixels in any square of `side` pixels. The square is never larger than the image.
  package func densest(side: Int) -> Int {
    let side = min(side, width, height)
    var columns = [Int](repeating: 0, count: width)
    var most = 0
    for y in 0..<height {
      for x in 0..<width {
        columns[x] += results[y * width + x] == .differs ? 1 : 0
        if y >= side { columns[x] -= results[(y - side) * width + x] == .differs ? 1 : 0 }
      }
      guard y >= side - 1 else { continue }
      var sum = columns[..<side].reduce(0, +)
      most = max(most, sum)
      for x in side..<max(side, width) {
        sum += columns[x] - columns[x - side]
        most = max(most, sum)
      }
    }
    return most
  }

  /// The greatest difference of a channel of two pixels, 0…255.
  @inline(__always)
  package static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in [UInt32(0), 8, 16, 24] { largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
    return largest
  }
}
