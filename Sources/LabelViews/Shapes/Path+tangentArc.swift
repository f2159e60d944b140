// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore

extension Path {
  /// Adds an arc of a circle that touches two lines, after a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner: the end of the first line, which begins at the current point, in points.
  ///   - tangent2End: The end of the second line, which begins at the corner, in points.
  ///   - radius: The radius of the circle, in points. With a radius of 0, or lines in one direction, only the line to the corner is added.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let currentPoint else { return move(to: tangent1End) }
    let corner = Point(tangent1End)
    let (before, after) = (Point(currentPoint) - corner, Point(tangent2End) - corner)
    let (first, second) = (before.length, after.length)
    guard first > 0, second > 0, radius > 0 else { return addLine(to: tangent1End) }
    let (u, v) = (before * (1 / first), after * (1 / second))
    let cosine = min(max(u.x * v.x + u.y * v.y, -1), 1)
    let half = acos(cosine) / 2
    guard half > 1e-6, half < .pi / 2 - 1e-6 else { return addLine(to: tangent1End) }
    let distance = Double(radius) / tan(half)
    let (start, end) = (corner + u * distance, corner + v * distance)
    let middle = u + v
    let center = corner + middle * (Double(radius) / sin(half) / middle.length)
    let (from, to) = (start - center, end - center)
    var delta = atan2(to.y, to.x) - atan2(from.y, from.x)
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: CGPoint(x: center.x, y: center.y), radius: radius, startAngle: .radians(atan2(from.y, from.x)), delta: .radians(delta))
  }
}
