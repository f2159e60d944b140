// SPDX-License-Identifier: MIT

/// The grid of device pixels of an image. All rounding to pixels is here.
///
/// Layout is in points; where a length must be on a pixel boundary, layout uses the grid of the image's scale.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, more than 0 and finite.
  package let scale: Double

  /// - Precondition: `scale` is more than 0 and finite; the resolve stage rejects other values.
  package init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a pixel grid needs a positive finite scale")
    self.scale = scale
  }

  /// The side of one pixel, in points.
  package var pixel: Double { 1 / scale }

  /// Tolerance for sums of floating-point numbers, in pixels: 37.3333333334 px still rounds to 37.333…
  private static let tolerance = 1e-6

  /// The length rounded up to whole pixels (UILabel record G5).
  package func ceil(_ length: Double) -> Double {
    (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The length rounded down to whole pixels.
  package func floor(_ length: Double) -> Double {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The nearest whole pixel, ties towards +infinity; for frames of leaf views and baselines.
  package func round(_ length: Double) -> Double {
    (length * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// The length rounded up to whole pixels, unless it is over them by no more than a hundredth of a point, which cannot be seen.
  package func ceilTolerantly(_ length: Double) -> Double { ceil(max(0, length - invisible)) }

  /// The smallest rectangle of whole pixels that contains what can be seen of `rect`.
  package func coverTolerantly(_ rect: Rect) -> Rect {
    rect.width > 2 * invisible && rect.height > 2 * invisible ? cover(rect.outset(by: -invisible)) : cover(rect)
  }

  /// A length that cannot be seen, in points: a hundredth, and at most a twentieth of a pixel.
  private var invisible: Double { min(0.01, pixel / 20) }

  package func ceil(_ size: Size) -> Size { Size(width: ceil(size.width), height: ceil(size.height)) }

  /// Rounds all four edges to the nearest pixel, so that errors do not accumulate.
  package func round(_ rect: Rect) -> Rect {
    Rect(minX: round(rect.minX), minY: round(rect.minY), maxX: round(rect.maxX), maxY: round(rect.maxY))
  }

  /// The smallest rectangle of whole pixels that contains `rect`.
  package func cover(_ rect: Rect) -> Rect {
    Rect(minX: floor(rect.minX), minY: floor(rect.minY), maxX: ceil(rect.maxX), maxY: ceil(rect.maxY))
  }

  /// The number of pixels in a length that is on the grid already.
  package func pixels(_ length: Double) -> Int { Int(nearest: length * scale) }
}
