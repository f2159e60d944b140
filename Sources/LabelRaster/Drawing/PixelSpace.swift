// SPDX-License-Identifier: MIT

internal import LabelCore

/// Where a picture's points lie among its pixels: the canvas' top left corner is pixel (0, 0).
struct PixelSpace {
  let grid: PixelGrid
  /// The canvas' top left corner in points.
  let origin: Point
  var precision = CurvePrecision.finest
  /// Whether pixels are either painted or not.
  var isCrisp = false

  /// The farthest coordinate in pixels that is handed to Cairo, whose 24.8 fixed point wraps round beyond 2²³.
  ///
  /// No canvas reaches this far, so that only shapes that leave the picture by thousands of widths are bent.
  static let farthest = 4_000_000.0

  var scale: Double { grid.scale }

  /// A coordinate in pixels, within the farthest; NaN is the farthest to the left.
  static func bounded(_ coordinate: Double) -> Double {
    coordinate > -farthest ? min(coordinate, farthest) : -farthest
  }

  /// A place in pixels, neither rounded nor bounded.
  func pixels(_ point: Point) -> Point { (point - origin) * scale }

  func pixels(_ rect: Rect) -> Rect {
    let corner = pixels(rect.origin)
    return Rect(x: corner.x, y: corner.y, width: rect.width * scale, height: rect.height * scale)
  }

  /// The box of whole pixels in points.
  func points(_ rect: PixelRect) -> Rect {
    Rect(
      x: Double(rect.minX) / scale + origin.x, y: Double(rect.minY) / scale + origin.y, width: Double(rect.width) / scale,
      height: Double(rect.height) / scale)
  }

  /// The whole row on which a baseline at `y` points stands.
  func row(ofBaseline y: Double) -> Int {
    Int(Self.bounded((grid.round(y - origin.y) * scale).rounded()))
  }
}

extension VectorPath {
  /// The rectangle of whole pixels that this outline is, if it is one and lies on the grid.
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
    // A thousandth of a pixel: less than a quarter of a level of coverage.
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 0.001 && abs($0) < PixelSpace.farthest }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(minX: whole[0], minY: whole[1], maxX: whole[2], maxY: whole[3])
  }
}
