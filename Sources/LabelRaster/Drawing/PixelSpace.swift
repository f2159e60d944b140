// SPDX-License-Identifier: MIT

internal import LabelCore

/// The mapping from points to pixels: the top left corner of the canvas is pixel (0, 0).
struct PixelSpace {
  let grid: PixelGrid
  /// The canvas' top left corner in points.
  let origin: Point
  var precision = CurvePrecision.finest
  /// Whether shapes are painted without antialiasing.
  var isCrisp = false

  /// The largest coordinate in pixels that is passed to Cairo, whose 24.8 fixed point overflows beyond 2²³.
  ///
  /// No canvas extends this far, so only shapes that leave the image by thousands of widths are distorted.
  static let farthest = 4_000_000.0

  var scale: Double { grid.scale }

  /// A coordinate in pixels, clamped to `farthest`; NaN gives the negative maximum.
  static func clamped(_ coordinate: Double) -> Double {
    coordinate > -farthest ? min(coordinate, farthest) : -farthest
  }

  /// A position in pixels, neither rounded nor clamped.
  func pixels(_ point: Point) -> Point { (point - origin) * scale }

  func pixels(_ rect: Rect) -> Rect {
    let corner = pixels(rect.origin)
    return Rect(x: corner.x, y: corner.y, width: rect.width * scale, height: rect.height * scale)
  }

  /// A rectangle of whole pixels in points.
  func points(_ rect: PixelRect) -> Rect {
    Rect(
      x: Double(rect.minX) / scale + origin.x, y: Double(rect.minY) / scale + origin.y, width: Double(rect.width) / scale,
      height: Double(rect.height) / scale)
  }

  /// The pixel row of a baseline at `y` points.
  func row(ofBaseline y: Double) -> Int {
    Int(Self.clamped((grid.round(y - origin.y) * scale).rounded()))
  }
}

extension VectorPath {
  /// The rectangle of whole pixels that the outline is; nil for other outlines.
  func pixelRectangle(in space: PixelSpace) -> PixelRect? {
    guard elements.count == 5, case .close = elements[4] else { return nil }
    var corners: [Point] = []
    for element in elements.dropLast() {
      switch element {
      case .move(let point), .line(let point): corners.append(space.pixels(point))
      case .cubic, .close: return nil
      }
    }
    let isUpright =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y && corners[3].x == corners[0].x
      || corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x && corners[3].y == corners[0].y
    guard isUpright else { return nil }
    let edges = [
      min(corners[0].x, corners[2].x), min(corners[0].y, corners[2].y), max(corners[0].x, corners[2].x), max(corners[0].y, corners[2].y),
    ]
    // The tolerance is a thousandth of a pixel: less than a quarter of a level of coverage.
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 0.001 && abs($0) < PixelSpace.farthest }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(minX: whole[0], minY: whole[1], maxX: whole[2], maxY: whole[3])
  }
}
