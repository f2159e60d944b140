// SPDX-License-Identifier: MIT

/// The grid of device pixels under a picture: the one place that rounds.
///
/// Layout stays in points; wherever a length must fall on a pixel it asks the grid of the scale that the picture will have.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point, more than 0 and finite.
  package let scale: Double

  /// - Precondition: `scale` is more than 0 and finite; `resolve` refuses everything else before a grid is made.
  package init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a pixel grid needs a positive finite scale")
    self.scale = scale
  }

  /// The side of one pixel, in points.
  package var pixel: Double { 1 / scale }

  /// Slack for sums of floating-point numbers, in pixels: 37.3333333334 px still ends at 37.333…
  private static let slack = 1e-6

  /// The nearest length of whole pixels that is not shorter (UILabel record G5).
  package func ceil(_ length: Double) -> Double {
    (length * scale - Self.slack).rounded(.up) / scale
  }

  package func floor(_ length: Double) -> Double {
    (length * scale + Self.slack).rounded(.down) / scale
  }

  /// The nearest whole pixel, ties upwards (towards +infinity), as leaf frames and baselines are rounded.
  package func round(_ length: Double) -> Double {
    (length * scale + 0.5 + Self.slack).rounded(.down) / scale
  }

  package func ceil(_ size: Size) -> Size { Size(width: ceil(size.width), height: ceil(size.height)) }

  /// Both edges of each axis to the nearest pixel, so that errors of position never add up.
  package func round(_ rect: Rect) -> Rect {
    Rect(minX: round(rect.minX), minY: round(rect.minY), maxX: round(rect.maxX), maxY: round(rect.maxY))
  }

  /// The smallest rectangle of whole pixels that holds `rect`.
  package func cover(_ rect: Rect) -> Rect {
    Rect(minX: floor(rect.minX), minY: floor(rect.minY), maxX: ceil(rect.maxX), maxY: ceil(rect.maxY))
  }

  /// The number of pixels in a length that already lies on the grid.
  package func pixels(_ length: Double) -> Int { Int(nearest: length * scale) }
}
