// SPDX-License-Identifier: MIT

extension VectorPath {
  /// The distance of a cubic's handles from the end points of a quarter circle, in radii.
  private static let circleHandle = 0.552_284_749_830_793_4

  package static func rectangle(_ rect: Rect) -> VectorPath {
    var path = VectorPath()
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  /// An ellipse that starts at its rightmost point and runs clockwise, as SwiftUI's `trim` counts; a rectangle if a side is 0.
  package static func ellipse(in rect: Rect) -> VectorPath {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let (hx, hy) = (rx * (1 - circleHandle), ry * (1 - circleHandle))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = VectorPath()
    path.move(to: Point(x: r, y: t + ry))
    path.cubic(Point(x: r, y: b - hy), Point(x: r - hx, y: b), to: Point(x: l + rx, y: b))
    path.cubic(Point(x: l + hx, y: b), Point(x: l, y: b - hy), to: Point(x: l, y: t + ry))
    path.cubic(Point(x: l, y: t + hy), Point(x: l + hx, y: t), to: Point(x: l + rx, y: t))
    path.cubic(Point(x: r - hx, y: t), Point(x: r, y: t + hy), to: Point(x: r, y: t + ry))
    path.close()
    return path
  }

  /// A rectangle with rounded corners; a capsule if the radius is more than half the shorter side, never an ellipse.
  package static func roundedRectangle(_ rect: Rect, radius: Double) -> VectorPath {
    let round = min(radius, rect.width / 2, rect.height / 2)
    return roundedRectangle(rect, radiusX: round, radiusY: round)
  }

  /// A rectangle with elliptical corners; radii are clamped to half the sides, and 0 in either gives square corners.
  package static func roundedRectangle(_ rect: Rect, radiusX: Double, radiusY: Double) -> VectorPath {
    let rx = min(radiusX, rect.width / 2)
    let ry = min(radiusY, rect.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let hx = rx * (1 - circleHandle)
    let hy = ry * (1 - circleHandle)
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var path = VectorPath()
    path.move(to: Point(x: l + rx, y: t))
    path.line(to: Point(x: r - rx, y: t))
    path.cubic(Point(x: r - hx, y: t), Point(x: r, y: t + hy), to: Point(x: r, y: t + ry))
    path.line(to: Point(x: r, y: b - ry))
    path.cubic(Point(x: r, y: b - hy), Point(x: r - hx, y: b), to: Point(x: r - rx, y: b))
    path.line(to: Point(x: l + rx, y: b))
    path.cubic(Point(x: l + hx, y: b), Point(x: l, y: b - hy), to: Point(x: l, y: b - ry))
    path.line(to: Point(x: l, y: t + ry))
    path.cubic(Point(x: l, y: t + hy), Point(x: l + hx, y: t), to: Point(x: l + rx, y: t))
    path.close()
    return path
  }
}
