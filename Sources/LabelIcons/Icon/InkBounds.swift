// SPDX-License-Identifier: MIT

package import LabelCore

/// The bounds of everything that a drawing paints, strokes included.
package enum InkBounds {
  /// The ink bounds of an icon, in the units of its nodes; nil if it paints nothing. Erasers do not count.
  ///
  /// The bounds are the same in every rendering mode: a shape that is a hole in monochrome only counts.
  package static func of(_ nodes: [IconNode]) -> Rect? {
    var box: Rect?
    for node in nodes {
      guard let next = of(node) else { continue }
      box = box.map { $0.union(next) } ?? next
    }
    return box
  }

  private static func of(_ node: IconNode) -> Rect? {
    switch node {
    case .shape(let shape): return shape.layer.erasing == .always ? nil : of(shape)
    case .group(let group):
      // A filter that paints everywhere is clipped to its own area, which is on a group around this one.
      guard var box = of(group.nodes) else { return nil }
      if let filter = group.filter { box = filter.bounds(of: box) }
      for clip in group.clips {
        let areas = clip.outlines.compactMap(\.path.bounds)
        box = box.intersection(areas.dropFirst().reduce(areas.first ?? .zero) { $0.union($1) })
      }
      if let mask = group.mask {
        guard let kept = of(mask.nodes) else { return nil }
        box = box.intersection(kept)
      }
      return box.isEmpty ? nil : box
    }
  }

  /// The bounds of a shape's fill and stroke; nil when it paints nothing.
  package static func of(_ shape: IconShape) -> Rect? {
    let fill = shape.fill == nil ? nil : shape.path.bounds
    let stroke = shape.stroke.flatMap { of(strokeOf: shape.path, $0.style) }
    guard let fill, !fill.isEmpty else { return stroke }
    return stroke.map { $0.union(fill) } ?? fill
  }

  /// The bounds of a stroke; nil when nothing is drawn. Dashes count as a solid line.
  package static func of(strokeOf path: VectorPath, _ style: StrokeStyle) -> Rect? {
    guard style.pen.isSimilarity else { return of(unevenStrokeOf: path, style) }
    // A round pen extends the path's bounds by exactly half its width.
    if style.cap == .round, style.join == .round { return path.bounds?.outset(by: style.width / 2) }
    var outline = StrokeOutline(style: style)
    outline.add(path)
    return outline.points.bounds
  }

  /// The bounds of a stroke whose pen is an ellipse, computed in the pen's own space and mapped back.
  private static func of(unevenStrokeOf path: VectorPath, _ style: StrokeStyle) -> Rect? {
    guard let back = style.pen.inverse else { return nil }
    var outline = StrokeOutline(style: style)
    outline.add(path.transformed(back))
    guard let box = outline.points.bounds else { return nil }
    return VectorPath.rectangle(box).transformed(style.pen).bounds
  }
}

/// The extreme points of a stroke with butt or square caps, or with mitered or bevelled joins.
private struct StrokeOutline {
  let style: StrokeStyle
  /// Points whose bounds are the stroke's bounds.
  private(set) var points = VectorPath()
  private var segments: [Segment] = []

  private struct Segment {
    var start: Point
    var end: Point
    /// Unit vectors, or zero when the segment has no length.
    var departure: Point
    var arrival: Point
  }

  private var half: Double { style.width / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func add(_ path: VectorPath) {
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        finish(isClosed: false)
        (current, start) = (p, p)
      case .line(let p):
        addSegment(current, current, p, p)
        current = p
      case .cubic(let c1, let c2, let p):
        addSegment(current, c1, c2, p)
        current = p
      case .close:
        addSegment(current, current, start, start)
        finish(isClosed: true)
        current = start
      }
    }
    finish(isClosed: false)
  }

  private mutating func addSegment(_ p0: Point, _ c1: Point, _ c2: Point, _ p1: Point) {
    let departure = direction([c1 - p0, c2 - p0, p1 - p0])
    let arrival = direction([p1 - c2, p1 - c1, p1 - p0])
    segments.append(Segment(start: p0, end: p1, departure: departure, arrival: arrival))
    for (p, along) in [(p0, departure), (p1, arrival)] {
      add(p + Point(x: -along.y, y: along.x) * half)
      add(p - Point(x: -along.y, y: along.x) * half)
    }
    addExtremes(p0, c1, c2, p1)
  }

  /// Adds the extremes of a curve between its ends, half the stroke's width further out.
  private mutating func addExtremes(_ p0: Point, _ c1: Point, _ c2: Point, _ p1: Point) {
    var curve = VectorPath()
    curve.move(to: p0)
    curve.cubic(c1, c2, to: p1)
    guard let box = curve.bounds else { return }
    if box.minX < min(p0.x, p1.x) { add(Point(x: box.minX - half, y: p0.y)) }
    if box.maxX > max(p0.x, p1.x) { add(Point(x: box.maxX + half, y: p0.y)) }
    if box.minY < min(p0.y, p1.y) { add(Point(x: p0.x, y: box.minY - half)) }
    if box.maxY > max(p0.y, p1.y) { add(Point(x: p0.x, y: box.maxY + half)) }
  }

  /// Adds the joins and caps of a subpath.
  private mutating func finish(isClosed: Bool) {
    let drawn = segments.filter { $0.departure != .zero }
    guard let first = drawn.first, let last = drawn.last else {
      if let dot = segments.first, style.cap != .butt { addSquare(at: dot.start) }
      segments = []
      return
    }
    for (one, next) in zip(drawn, drawn.dropFirst()) { addJoin(at: next.start, one.arrival, next.departure) }
    if isClosed {
      addJoin(at: first.start, last.arrival, first.departure)
    } else {
      addCap(at: first.start, outward: .zero - first.departure)
      addCap(at: last.end, outward: last.arrival)
    }
    segments = []
  }

  private mutating func addJoin(at p: Point, _ arrival: Point, _ departure: Point) {
    switch style.join {
    case .bevel: break
    case .round: addSquare(at: p)
    case .miter:
      let cosine = arrival.x * departure.x + arrival.y * departure.y
      let turn = arrival.x * departure.y - arrival.y * departure.x
      // SVG's miter limit bounds 1 / sin of half the angle between the segments, which is sqrt(2 / (1 + cosine)) of the turn.
      guard abs(turn) > 1e-9, 1 + cosine > 0, 2 / (1 + cosine) <= style.miterLimit * style.miterLimit else { return }
      let outside = turn > 0 ? -half : half
      let normals = Point(x: -arrival.y - departure.y, y: arrival.x + departure.x)
      add(p + normals * (outside / (1 + cosine)))
    }
  }

  private mutating func addCap(at p: Point, outward: Point) {
    switch style.cap {
    case .butt: break
    case .round: addSquare(at: p)
    case .square:
      let side = Point(x: -outward.y, y: outward.x)
      add(p + (outward + side) * half)
      add(p + (outward - side) * half)
    }
  }

  private mutating func addSquare(at p: Point) {
    add(p + Point(x: half, y: half))
    add(p - Point(x: half, y: half))
  }

  private mutating func add(_ p: Point) { points.move(to: p) }

  private func direction(_ candidates: [Point]) -> Point {
    guard let along = candidates.first(where: { $0.length > 1e-12 }) else { return .zero }
    return along * (1 / along.length)
  }
}
