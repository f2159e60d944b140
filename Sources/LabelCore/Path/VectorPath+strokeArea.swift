// SPDX-License-Identifier: MIT

internal import Glibc

extension VectorPath {
  /// The area that a stroke covers, as an outline by the nonzero rule. Its parts overlap. Dashes and pens that are not round are ignored.
  package func strokeArea(_ style: StrokeStyle) -> VectorPath {
    guard style.width > 0 else { return VectorPath() }
    var area = StrokeArea(style)
    for subpath in subpaths { area.add(subpath) }
    return area.outline
  }
}

/// Collects the parts of a stroke: one beside each line and each piece of a curve, and those of joins and caps. All go round in the same
/// direction, so none cancels another.
private struct StrokeArea {
  private let style: StrokeStyle
  private let half: Double
  private(set) var outline = VectorPath()

  /// A line or a piece of a curve, with the unit vectors along its ends.
  private struct Piece {
    var start: Point
    var handles: (Point, Point)?
    var end: Point
    var startTangent: Point
    var endTangent: Point
  }

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  mutating func add(_ subpath: VectorPath) {
    var (pieces, isClosed): ([Piece], Bool) = ([], false)
    var (start, current) = (Point.zero, Point.zero)
    for element in subpath.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        pieces += line(from: current, to: point)
        current = point
      case .cubic(let first, let second, let point):
        if let curve = curve(from: current, first, second, to: point) { pieces.append(curve) }
        current = point
      case .close:
        pieces += line(from: current, to: start)
        (current, isClosed) = (start, true)
      }
    }
    guard let first = pieces.first, let last = pieces.last else {
      // A stroke without length is a dot, unless its ends are cut off.
      if !subpath.elements.isEmpty { addCap(at: start, Point(x: 1, y: 0)); addCap(at: start, Point(x: -1, y: 0)) }
      return
    }
    for piece in pieces { add(piece, depth: 0) }
    for (piece, next) in zip(pieces, pieces.dropFirst()) { addJoin(at: piece.end, piece.endTangent, next.startTangent) }
    if isClosed {
      addJoin(at: first.start, last.endTangent, first.startTangent)
    } else {
      addCap(at: first.start, first.startTangent * -1)
      addCap(at: last.end, last.endTangent)
    }
  }

  // MARK: Pieces

  private func line(from start: Point, to end: Point) -> [Piece] {
    (end - start).unit.map { [Piece(start: start, handles: nil, end: end, startTangent: $0, endTangent: $0)] } ?? []
  }

  private func curve(from start: Point, _ first: Point, _ second: Point, to end: Point) -> Piece? {
    guard let begin = (first - start).unit ?? (second - start).unit ?? (end - start).unit,
      let finish = (end - second).unit ?? (end - first).unit ?? (end - start).unit
    else { return nil }
    return Piece(start: start, handles: (first, second), end: end, startTangent: begin, endTangent: finish)
  }

  /// Adds the area beside a piece. A curve is halved until its sides are nearly curves, too.
  private mutating func add(_ piece: Piece, depth: Int) {
    guard let (a, b) = piece.handles else {
      let side = piece.startTangent.normal * half
      return addPolygon([piece.start + side, piece.end + side, piece.end - side, piece.start - side])
    }
    let chord = (piece.end - piece.start).length
    let turn = abs(piece.startTangent.angle(to: piece.endTangent))
    let length = (a - piece.start).length + (b - a).length + (piece.end - b).length
    if depth < 8, turn > 0.6 || length > chord * 1.1 {
      let (ab, bc, cd) = (Point.middle(piece.start, a), Point.middle(a, b), Point.middle(b, piece.end))
      let (abc, bcd) = (Point.middle(ab, bc), Point.middle(bc, cd))
      let middle = Point.middle(abc, bcd)
      let halves = [curve(from: piece.start, ab, abc, to: middle), curve(from: middle, bcd, cd, to: piece.end)].compactMap { $0 }
      for half in halves { add(half, depth: depth + 1) }
      return
    }
    // Where a curve is narrower than the pen, its inner side would go backwards.
    guard turn * half < chord * 0.9 else {
      if let line = line(from: piece.start, to: piece.end).first { add(line, depth: depth) }
      addCircle(at: piece.start)
      return addCircle(at: piece.end)
    }
    let (left, right) = (side(of: piece, a, b, half), side(of: piece, a, b, -half))
    var part = VectorPath()
    part.move(to: left.start)
    part.cubic(left.first, left.second, to: left.end)
    part.line(to: right.end)
    part.cubic(right.second, right.first, to: right.start)
    part.close()
    addPart(part)
  }

  /// The curve at a distance from a curve: its handles are longer or shorter as its chord is.
  private func side(of piece: Piece, _ a: Point, _ b: Point, _ distance: Double) -> (start: Point, first: Point, second: Point, end: Point)
  {
    let start = piece.start + piece.startTangent.normal * distance
    let end = piece.end + piece.endTangent.normal * distance
    let factor = (end - start).length / max((piece.end - piece.start).length, .leastNormalMagnitude)
    return (start, start + (a - piece.start) * factor, end + (b - piece.end) * factor, end)
  }

  // MARK: Joins and caps

  private mutating func addJoin(at point: Point, _ incoming: Point, _ outgoing: Point) {
    let turn = incoming.angle(to: outgoing)
    guard abs(turn) > 1e-3 else { return }
    if style.join == .round { return addCircle(at: point) }
    // The outer side of the turn.
    let side = turn > 0 ? -half : half
    let (from, to) = (point + incoming.normal * side, point + outgoing.normal * side)
    let ratio = 1 / max(abs(cos(turn / 2)), 1e-6)
    guard style.join == .miter, ratio <= style.miterLimit, let direction = (incoming.normal + outgoing.normal).unit else {
      return addPolygon([point, from, to])
    }
    addPolygon([point, from, point + direction * (side * ratio), to])
  }

  /// - Parameter direction: From the line outwards.
  private mutating func addCap(at point: Point, _ direction: Point) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      let (side, ahead) = (direction.normal * half, direction * half)
      addPolygon([point + side, point + side + ahead, point - side + ahead, point - side])
    }
  }

  private mutating func addCircle(at point: Point) {
    addPart(.roundedRectangle(Rect(x: point.x - half, y: point.y - half, width: style.width, height: style.width), radius: half))
  }

  private mutating func addPolygon(_ points: [Point]) {
    var part = VectorPath()
    part.move(to: points[0])
    for point in points.dropFirst() { part.line(to: point) }
    part.close()
    addPart(part)
  }

  /// Adds a part, turned round if its area is negative.
  private mutating func addPart(_ part: VectorPath) {
    let edges = part.edges(linesPerCurve: 4)
    let area = edges.reduce(0) { $0 + ($1.from.x * $1.to.y - $1.to.x * $1.from.y) }
    outline.append(area >= 0 ? part : part.reversed)
  }
}

extension Point {
  fileprivate static func middle(_ a: Point, _ b: Point) -> Point { (a + b) * 0.5 }

  /// The vector of length 1; nil for one without length.
  fileprivate var unit: Point? { length > 1e-12 ? self * (1 / length) : nil }

  /// The vector turned by a quarter.
  fileprivate var normal: Point { Point(x: -y, y: x) }

  /// The angle to another unit vector, in radians, positive where y grows for a vector along x.
  fileprivate func angle(to other: Point) -> Double { atan2(x * other.y - y * other.x, x * other.x + y * other.y) }
}
