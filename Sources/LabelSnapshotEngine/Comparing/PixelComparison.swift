// SPDX-License-Identifier: MIT

/// What a rule says of every pixel of two pictures.
struct PixelComparison {
  enum Verdict: UInt8 {
    case equal
    case differs
    /// Differs, but anti-aliasing explains it.
    case antialiased
    case ignored
  }

  let width: Int
  let height: Int
  private(set) var verdicts: [Verdict]
  private(set) var differing = 0
  private(set) var antialiased = 0

  init(of pictures: AlignedImages, by rule: ComparisonRule) {
    width = pictures.width
    height = pictures.height
    verdicts = [Verdict](repeating: .equal, count: width * height)
    let sheets = pictures.sheets
    switch rule.tolerance {
    case .exact: judge(sheets, by: rule) { _ in true }
    case .levels(let limit):
      judge(sheets, by: rule) { Self.distance(sheets.actual[$0], sheets.accepted[$0]) > limit }
    case .perceptual(let metric, let threshold):
      judge(pictures, sheets, by: rule, metric, threshold)
    }
  }

  /// - Parameter exceeds: asked about pixels that are not equal, by their number.
  private mutating func judge(
    _ sheets: (actual: [UInt32], accepted: [UInt32], isShared: (Int, Int) -> Bool), by rule: ComparisonRule, exceeds: (Int) -> Bool
  ) {
    for y in 0..<height {
      for x in 0..<width {
        let index = y * width + x
        let isShared = sheets.isShared(x, y)
        if isShared, sheets.actual[index] == sheets.accepted[index] { continue }
        if rule.ignoredRegions.contains(where: { $0.contains(x, y) }) {
          verdicts[index] = .ignored
        } else if !isShared || exceeds(index) {
          verdicts[index] = .differs
          differing += 1
        }
      }
    }
  }

  private mutating func judge(
    _ pictures: AlignedImages, _ sheets: (actual: [UInt32], accepted: [UInt32], isShared: (Int, Int) -> Bool), by rule: ComparisonRule,
    _ metric: ColorMetric, _ threshold: Double
  ) {
    let colors = pictures.colorSheets
    let limit = YIQDistance.limit(threshold)
    judge(sheets, by: rule) { index in
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
        for index in verdicts.indices where verdicts[index] == .differs {
          let (x, y) = (index % width, index / width)
          guard sheets.isShared(x, y),
            unsafe detector.isSlope(in: actual, x, y, other: accepted) || detector.isSlope(in: accepted, x, y, other: actual)
          else { continue }
          verdicts[index] = .antialiased
          differing -= 1
          antialiased += 1
        }
      }
    }
  }

  /// The most differing pixels in any square of `side` pixels, or of the picture's shorter side where that is less.
  func densest(side: Int) -> Int {
    let side = min(side, width, height)
    var columns = [Int](repeating: 0, count: width)
    var most = 0
    for y in 0..<height {
      for x in 0..<width {
        columns[x] += verdicts[y * width + x] == .differs ? 1 : 0
        if y >= side { columns[x] -= verdicts[(y - side) * width + x] == .differs ? 1 : 0 }
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

  /// The furthest that a channel of one pixel is from the other's, 0…255.
  @inline(__always)
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift in [UInt32(0), 8, 16, 24] { largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
    return largest
  }
}
