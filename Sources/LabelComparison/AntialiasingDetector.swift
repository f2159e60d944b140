// SPDX-License-Identifier: MIT

/// Finds pixels that anti-aliasing explains: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as pixelmatch
/// applies it.
struct AntialiasingDetector {
  package let width: Int
  package let height: Int
  /// The formula for brightness, one of pixelmatch's two. They differ only for pixels that are not opaque.
  package let metric: ColorMetric

  /// Whether the pixel is on a slope of one image, between neighbours in flat parts of both images.
  ///
  /// - Parameters:
  ///   - one: The colours of the image with the slope.
  ///   - other: The colours of the other image.
  func isSlope(in one: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int, other: UnsafeBufferPointer<UInt32>) -> Bool {
    let (columns, rows) = (neighbours(x, width), neighbours(y, height))
    let index = y * width + x
    let center = unsafe one[index]
    var equals = isAtEdge(x, y) ? 1 : 0
    var darkest = (difference: 0.0, x: 0, y: 0)
    var brightest = (difference: 0.0, x: 0, y: 0)
    for column in columns {
      for row in rows where column != x || row != y {
        let difference = unsafe brightness(center, one[row * width + column], offset: index * 4)
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

  /// Whether three or more neighbours have exactly the colour of this pixel. The edge of the image counts as one.
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
      return StraightColor.luma(one.distance(to: two, over: .offsetBackground(offset)))
    case .oklab:
      let difference = StraightColor.luma(one.distance(to: two, over: .white))
      // Over white, foreground and background may be equally bright. Then alpha gives the direction of the slope.
      return difference == 0 ? (one.alpha - two.alpha) / 2 : difference
    }
  }

  private func neighbours(_ position: Int, _ count: Int) -> ClosedRange<Int> { max(position - 1, 0)...min(position + 1, count - 1) }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }
}
