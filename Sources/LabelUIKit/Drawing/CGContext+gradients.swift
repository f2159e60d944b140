// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

extension CGContext {
  /// Draws a gradient along a line over everything that is not clipped.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: The position of the first colour, in points.
  ///   - endPoint: The position of the last colour, in points.
  ///   - options: Whether the first and the last colour continue outside the ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (start, end) = (startPoint.point, endPoint.point)
    let along = end - start
    guard along.length > 0, let reach = reach(from: start) else { return }
    let direction = along * (1 / along.length)
    let across = LabelCore.Point(x: -direction.y, y: direction.x) * reach
    let first = options.contains(.drawsBeforeStartLocation) ? start - direction * reach : start
    let last = options.contains(.drawsAfterEndLocation) ? end + direction * reach : end
    var area = VectorPath()
    area.move(to: first + across)
    area.line(to: last + across)
    area.line(to: last - across)
    area.line(to: first - across)
    area.close()
    fill(area, .nonzero, gradient.stops) { point, _ in .linear(from: point(start), to: point(end)) }
  }

  /// Draws a gradient between two circles over everything that is not clipped.
  ///
  /// Circles with different centres are drawn about the centre of the larger one.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The centre of the circle of the first colour, in points.
  ///   - startRadius: The radius of that circle.
  ///   - endCenter: The centre of the circle of the last colour, in points.
  ///   - endRadius: The radius of that circle.
  ///   - options: Whether the first and the last colour continue outside the circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let center = (endRadius >= startRadius ? endCenter : startCenter).point
    let (from, to) = (max(0, Double(startRadius)), max(0, Double(endRadius)))
    guard from != to, let reach = reach(from: center) else { return }
    func circle(_ radius: Double) -> VectorPath {
      .ellipse(in: LabelCore.Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let (inner, outer) = (min(from, to), max(from, to))
    let continuesInside = options.contains(from < to ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let continuesOutside = options.contains(from < to ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    var area = circle(continuesOutside ? max(reach, outer) : outer)
    if !continuesInside, inner > 0 { area.append(circle(inner)) }
    fill(area, .evenOdd, gradient.stops) { point, scale in
      .radial(center: point(center), startRadius: from * scale, endRadius: to * scale)
    }
  }

  /// A length that reaches from a point beyond the canvas, in the coordinates of the drawing code; nil for a canvas without an area.
  private func reach(from point: LabelCore.Point) -> Double? {
    guard size.width > 0, size.height > 0, let inverse = state.map.inverse else { return nil }
    let corners = [(0, 0), (size.width, 0), (0, size.height), (size.width, size.height)].map {
      inverse.apply(LabelCore.Point(x: Double($0), y: Double($1)))
    }
    let reach = 2 * (corners.map { ($0 - point).length }.max() ?? 0) + 1
    return reach.isFinite ? reach : nil
  }

  /// Fills an area, given in the coordinates of the drawing code, with a gradient whose points are fractions of the canvas.
  private func fill(
    _ area: VectorPath, _ rule: FillRule, _ stops: [GradientDescription.Stop],
    geometry: (_ point: (LabelCore.Point) -> LabelCore.Point, _ scale: Double) -> GradientDescription.Geometry
  ) {
    guard area.isFinite else { return }
    let (width, height) = (Double(size.width), Double(size.height))
    func node(_ map: LabelCore.AffineTransform) -> ViewNode {
      let gradient = GradientDescription(
        geometry(
          { point in
            let mapped = map.apply(point)
            return LabelCore.Point(x: mapped.x / width, y: mapped.y / height)
          }, map.meanScale), stops: stops)
      return .shape(ShapeNode(.fixed(area.transformed(map)), .fill(rule), paint: .gradient(gradient)))
    }
    // A matrix that only moves, rotates and scales is applied to the gradient's points. One that distorts is applied to the filled area with
    // its gradient.
    if state.map.isSimilarity { addFinished(node(state.map), clips: state.clips) } else { add(node(.identity)) }
  }
}
