// SPDX-License-Identifier: MIT

extension VectorPath {
  /// The number of straight pieces by which a curve's length is measured.
  private static let pieces = 32

  /// The part of the outline between two fractions of its length, 0…1; curves stay curves.
  package func trimmed(from start: Double, to end: Double) -> VectorPath {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end else { return VectorPath() }
    if start == 0, end == 1 { return self }
    let segments = self.segments
    let total = segments.reduce(0) { $0 + $1.length }
    var result = VectorPath()
    var position = 0.0
    var pen: Point?
    for segment in segments where segment.length > 0 {
      let (from, to) = ((start * total - position) / segment.length, (end * total - position) / segment.length)
      position += segment.length
      guard to > 0, from < 1, let part = segment.part(from: max(0, from), to: min(1, to)) else { continue }
      if pen != part.start || segment.beginsSubpath { result.move(to: part.start) }
      switch part.handles {
      case nil: result.line(to: part.end)
      case (let first, let second)?: result.cubic(first, second, to: part.end)
      }
      pen = part.end
    }
    return result
  }

  private struct Segment {
    var start: Point
    var handles: (Point, Point)?
    var end: Point
    var beginsSubpath: Bool
    var length: Double

    init(_ start: Point, _ handles: (Point, Point)?, _ end: Point, beginsSubpath: Bool) {
      (self.start, self.handles, self.end, self.beginsSubpath) = (start, handles, end, beginsSubpath)
      length = 0
      length = handles == nil ? (end - start).length : steps.last ?? 0
    }

    func point(at t: Double) -> Point {
      guard let (a, b) = handles else { return start + (end - start) * t }
      return .onCubic(from: start, a, b, to: end, at: t)
    }

    /// The curve's length up to the end of each of its straight pieces.
    private var steps: [Double] {
      var sum = 0.0
      return (0...VectorPath.pieces).map { index in
        if index > 0 {
          sum += (point(at: Double(index) / Double(VectorPath.pieces)) - point(at: Double(index - 1) / Double(VectorPath.pieces))).length
        }
        return sum
      }
    }

    /// The curve's parameter at a fraction of its length.
    private func parameter(at part: Double) -> Double {
      guard handles != nil, part > 0, part < 1 else { return part }
      let steps = steps
      let wanted = part * length
      guard let next = steps.firstIndex(where: { $0 >= wanted }), next > 0, steps[next] > steps[next - 1] else { return part }
      return (Double(next - 1) + (wanted - steps[next - 1]) / (steps[next] - steps[next - 1])) / Double(VectorPath.pieces)
    }

    func part(from: Double, to: Double) -> Segment? {
      guard let (a, b) = handles else { return Segment(point(at: from), nil, point(at: to), beginsSubpath: beginsSubpath && from == 0) }
      let (s, t) = (parameter(at: from), parameter(at: to))
      guard t > s else { return nil }
      // The derivative of the curve.
      func tangent(_ t: Double) -> Point {
        let u = 1 - t
        return (a - start) * (3 * u * u) + (b - a) * (6 * u * t) + (end - b) * (3 * t * t)
      }
      let (first, last) = (point(at: s), point(at: t))
      let handles = (first + tangent(s) * ((t - s) / 3), last - tangent(t) * ((t - s) / 3))
      return Segment(first, handles, last, beginsSubpath: beginsSubpath && from == 0)
    }
  }

  private var segments: [Segment] {
    var segments: [Segment] = []
    var (current, start) = (Point.zero, Point.zero)
    var isNew = true
    func add(_ handles: (Point, Point)?, _ end: Point) {
      segments.append(Segment(current, handles, end, beginsSubpath: isNew))
      (current, isNew) = (end, false)
    }
    for element in elements {
      switch element {
      case .move(let point): (current, start, isNew) = (point, point, true)
      case .line(let point): add(nil, point)
      case .cubic(let a, let b, let point): add((a, b), point)
      case .close: if current != start { add(nil, start) }
      }
    }
    return segments
  }
}
