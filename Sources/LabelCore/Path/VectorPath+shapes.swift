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

  /// A rectangle with round corners at some of its sides only; the radius is clamped to half the height, and to the width or half of it.
  package static func roundedRectangle(_ rect: Rect, radius: Double, onLeft: Bool, onRight: Bool) -> VectorPath {
    if onLeft == onRight { return onLeft ? roundedRectangle(rect, radius: radius) : rectangle(rect) }
    let round = min(radius, rect.width, rect.height / 2)
    guard round > 0 else { return rectangle(rect) }
    let handle = round * (1 - circleHandle)
    let (near, far) = onLeft ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
    let inward = onLeft ? 1.0 : -1.0
    let (t, b) = (rect.minY, rect.maxY)
    var path = VectorPath()
    path.move(to: Point(x: far, y: t))
    path.line(to: Point(x: near + inward * round, y: t))
    path.cubic(Point(x: near + inward * handle, y: t), Point(x: near, y: t + handle), to: Point(x: near, y: t + round))
    path.line(to: Point(x: near, y: b - round))
    path.cubic(Point(x: near, y: b - handle), Point(x: near + inward * handle, y: b), to: Point(x: near + inward * round, y: b))
    path.line(to: Point(x: far, y: b))
    path.close()
    return path
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
