// SPDX-License-Identifier: MIT

/// Tells pixels that anti-aliasing explains: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as pixelmatch
/// applies it.
struct AntialiasingDetector {
  let width: Int
  let height: Int
  /// Which of pixelmatch's two ways to weigh brightness; they part only where pixels are not opaque.
  let metric: ColorMetric

  /// Whether the pixel lies on a slope of one picture between neighbours that lie in flat parts of both.
  ///
  /// - Parameters:
  ///   - one: colours of the picture whose slope is looked at.
  ///   - other: colours of the other picture.
  func isSlope(in one: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int, other: UnsafeBufferPointer<UInt32>) -> Bool {
    let (columns, rows) = (neighbours(x, width), neighbours(y, height))
    let place = y * width + x
    let center = unsafe one[place]
    var equals = isAtEdge(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    for column in columns {
      for row in rows where column != x || row != y {
        let difference = unsafe brightness(center, one[row * width + column], offset: place * 4)
        if difference == 0 {
          equals += 1
          if equals > 2 { return false }
        } else if difference < darkest.difference {
          darkest = (difference, column, row)
        } else if difference > brightest.difference {
          brightest = (difference, column, row)
        }
      }
    }
    if darkest.difference == 0 || brightest.difference == 0 { return false }
    return [darkest, brightest].contains { unsafe isFlat(one, $0.x, $0.y) && isFlat(other, $0.x, $0.y) }
  }

  /// Whether three neighbours or more have exactly this pixel's colour; the edge counts as one.
  private func isFlat(_ pixels: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let color = unsafe pixels[y * width + x]
    var equals = isAtEdge(x, y) ? 1 : 0
    for column in neighbours(x, width) {
      for row in neighbours(y, height) where unsafe (column != x || row != y) && pixels[row * width + column] == color {
        equals += 1
        if equals > 2 { return true }
      }
    }
    return false
  }

  private func brightness(_ a: UInt32, _ b: UInt32, offset: Int) -> Double {
    if a == b { return 0 }
    let (one, two) = (StraightColor(a), StraightColor(b))
    switch metric {
    case .yiq:
      return StraightColor.luma(one.distance(to: two, over: .offsetGround(offset)))
    case .oklab:
      let difference = StraightColor.luma(one.distance(to: two, over: .white))
      // Over white, ink and paper may be equally bright; then alpha tells which way the slope goes.
      return difference == 0 ? (one.alpha - two.alpha) / 2 : difference
    }
  }

  private func neighbours(_ place: Int, _ count: Int) -> ClosedRange<Int> { max(place - 1, 0)...min(place + 1, count - 1) }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
}
