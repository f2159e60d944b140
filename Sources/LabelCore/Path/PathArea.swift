// SPDX-License-Identifier: MIT

/// Finds the boundary of an area by a scanline: between two heights without an end or a crossing of lines, winding numbers change only from one
/// line to the next. Positions are whole numbers on a fine grid, so contours close exactly.
struct PathArea {
  /// A line or a cubic of the outline.
  fileprivate struct Segment {
    var start: Point
    var handles: (Point, Point)?
    var end: Point
  }

  /// A straight piece of a segment from its upper to its lower end; `t` are parameters of the segment.
  private struct Edge {
    var top: Vertex
    var bottom: Vertex
    /// 1 if the outline goes down here, -1 if up.
    var winding: Int
    /// The outline that it belongs to.
    var operand: Int
    var segment: Int
    var topT: Double
    var bottomT: Double

    func fraction(at y: Int) -> Double { Double(y - top.y) / Double(bottom.y - top.y) }

    func x(at y: Int) -> Int {
      if y == top.y { return top.x }
      if y == bottom.y { return bottom.x }
      return top.x + Int((Double(bottom.x - top.x) * fraction(at: y)).rounded())
    }

    func t(at y: Int) -> Double { y == top.y ? topT : y == bottom.y ? bottomT : topT + (bottomT - topT) * fraction(at: y) }
  }

  private struct Vertex: Hashable {
    var x: Int
    var y: Int
  }

  /// A directed piece of the boundary.
  private struct Piece {
    var from: Vertex
    var to: Vertex
    /// The segment that it is a part of; nil for a horizontal line.
    var segment: Int?
    var fromT = 0.0
    var toT = 0.0

    func continues(in next: Piece) -> Bool {
      guard segment == next.segment else { return false }
      if segment == nil { return from.y == next.to.y && (from.x < to.x) == (next.from.x < next.to.x) }
      return abs(toT - next.fromT) < 1e-6 && (fromT < toT) == (next.fromT < next.toT)
    }
  }

  /// Whether a point is in the area, by how often each outline winds around it, and how many do.
  private let isInside: ([Int], Int) -> Bool
  /// Grid units per point.
  private let scale: Double
  private var segments: [Segment] = []
  private var edges: [Edge] = []
  private var pieces: [Piece] = []
  /// The last piece of each edge; -1 for none.
  private var lastPieces: [Int] = []
  /// Whether a line is inside the area or is there twice.
  private var hasOverlaps = false
  /// How often each outline winds around the point that the scanline has reached.
  private var windings: [Int]
  /// The lines that may still be looked at.
  private var work = Self.maximumWork

  private static let maximumEdges = 20_000
  private static let maximumWork = 4_000_000

  /// - Returns: nil if the outline has too many lines.
  init?(of paths: [VectorPath], in bounds: Rect, _ isInside: @escaping ([Int], Int) -> Bool) {
    self.isInside = isInside
    windings = [Int](repeating: 0, count: paths.count)
    let reach = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach.isFinite, reach > 0, reach < 1e12 else { return nil }
    scale = Double(sign: .plus, exponent: 30 - reach.exponent, significand: 1)
    let tolerance = max(bounds.width, bounds.height) / 4096
    for (operand, path) in paths.enumerated() { guard add(path, operand, tolerance) else { return nil } }
  }

  /// - Returns: false if there are too many lines.
  private mutating func add(_ path: VectorPath, _ operand: Int, _ tolerance: Double) -> Bool {
    var (start, current) = (Point.zero, Point.zero)
    func add(_ handles: (Point, Point)?, to end: Point, _ area: inout PathArea) {
      area.add(Segment(start: current, handles: handles, end: end), operand, tolerance)
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        add(nil, to: start, &self)
        (start, current) = (point, point)
      case .line(let point): add(nil, to: point, &self)
      case .cubic(let first, let second, let point): add((first, second), to: point, &self)
      case .close: add(nil, to: start, &self)
      }
      guard edges.count <= Self.maximumEdges else { return false }
    }
    add(nil, to: start, &self)
    return true
  }

  private func vertex(_ point: Point) -> Vertex {
    Vertex(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
  }

  private func point(_ vertex: Vertex) -> Point { Point(x: Double(vertex.x) / scale, y: Double(vertex.y) / scale) }

  private mutating func add(_ segment: Segment, _ operand: Int, _ tolerance: Double) {
    guard segment.start != segment.end || segment.handles != nil else { return }
    var count = 1
    if let (a, b) = segment.handles {
      let bend = max((segment.start - a * 2 + b).length, (a - b * 2 + segment.end).length)
      count = min(32, max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up))))
    }
    segments.append(segment)
    var (from, fromT) = (vertex(segment.start), 0.0)
    for index in 1...count {
      let t = Double(index) / Double(count)
      let end = index == count ? segment.end : segment.point(at: t)
      let to = vertex(end)
      if from.y < to.y {
        edges.append(Edge(top: from, bottom: to, winding: 1, operand: operand, segment: segments.count - 1, topT: fromT, bottomT: t))
      } else if from.y > to.y {
        edges.append(Edge(top: to, bottom: from, winding: -1, operand: operand, segment: segments.count - 1, topT: t, bottomT: fromT))
      }
      (from, fromT) = (to, t)
    }
  }

  // MARK: Scanning

  /// - Parameter unlessSimple: Whether nothing is returned if nothing overlaps.
  /// - Returns: nil if there are too many lines, too.
  mutating func outline(unlessSimple: Bool = false) -> VectorPath? {
    lastPieces = [Int](repeating: -1, count: edges.count)
    let heights = Set(edges.flatMap { [$0.top.y, $0.bottom.y] }).sorted()
    let order = edges.indices.sorted { edges[$0].top.y < edges[$1].top.y }
    var next = 0
    var active: [Int] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      active.removeAll { edges[$0].bottom.y <= top }
      while next < order.count, edges[order[next]].top.y <= top {
        active.append(order[next])
        next += 1
      }
      guard scan(active, from: top, to: bottom) else { return nil }
    }
    if unlessSimple, !hasOverlaps { return nil }
    addHorizontalPieces()
    return contours()
  }

  /// Where a line is at the top and at the bottom of a strip.
  private struct Crossing {
    var top: Int
    var bottom: Int
    var edge: Int
  }

  /// Scans a strip in which no line ends, in strips in which none cross.
  ///
  /// - Returns: false if there is too much to look at.
  private mutating func scan(_ active: [Int], from first: Int, to bottom: Int) -> Bool {
    var top = first
    while top < bottom {
      work -= active.count
      guard work > 0 else { return false }
      var crossings = active.map { Crossing(top: edges[$0].x(at: top), bottom: edges[$0].x(at: bottom), edge: $0) }
      crossings.sort { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
      var end = bottom
      for (left, right) in zip(crossings, crossings.dropFirst()) where left.bottom > right.bottom {
        let (above, below) = (Double(right.top - left.top), Double(left.bottom - right.bottom))
        let y = top + Int((Double(bottom - top) * above / (above + below)).rounded())
        if y > top, y < end { end = y }
      }
      if end < bottom {
        for index in crossings.indices { crossings[index].bottom = edges[crossings[index].edge].x(at: end) }
      }
      // Lines that still seem to cross do so within the grid's precision.
      crossings.sort { ($0.top + $0.bottom, $0.top) < ($1.top + $1.bottom, $1.top) }
      addPieces(crossings, from: top, to: end)
      top = end
    }
    return true
  }

  private mutating func addPieces(_ crossings: [Crossing], from top: Int, to bottom: Int) {
    // Outside of everything at the left, and again at the right.
    var (next, count, wasInside) = (0, 0, false)
    while next < crossings.count {
      let (first, begin) = (crossings[next], next)
      while next < crossings.count, crossings[next].top == first.top, crossings[next].bottom == first.bottom {
        let edge = edges[crossings[next].edge]
        if windings[edge.operand] == 0 { count += 1 }
        windings[edge.operand] += edge.winding
        if windings[edge.operand] == 0 { count -= 1 }
        next += 1
      }
      let isInside = isInside(windings, count)
      if isInside != wasInside {
        add(first, from: top, to: bottom, goesDown: isInside)
        if next - begin > 1 { hasOverlaps = true }
      } else if isInside {
        hasOverlaps = true
      }
      wasInside = isInside
    }
  }

  /// The area is to the left of a piece as seen along it, with y down: its left sides go down, its right sides up.
  private mutating func add(_ crossing: Crossing, from top: Int, to bottom: Int, goesDown: Bool) {
    let edge = edges[crossing.edge]
    let (high, low) = (Vertex(x: crossing.top, y: top), Vertex(x: crossing.bottom, y: bottom))
    let (highT, lowT) = (edge.t(at: top), edge.t(at: bottom))
    let last = lastPieces[crossing.edge]
    if last >= 0, goesDown, pieces[last].to == high {
      (pieces[last].to, pieces[last].toT) = (low, lowT)
    } else if last >= 0, !goesDown, pieces[last].from == high {
      (pieces[last].from, pieces[last].fromT) = (low, lowT)
    } else {
      lastPieces[crossing.edge] = pieces.count
      pieces.append(
        goesDown
          ? Piece(from: high, to: low, segment: edge.segment, fromT: highT, toT: lowT)
          : Piece(from: low, to: high, segment: edge.segment, fromT: lowT, toT: highT))
    }
  }

  /// Connects pieces that end at a height with those that begin there.
  private mutating func addHorizontalPieces() {
    // The pieces that end at a vertex minus those that begin there.
    var balance: [Vertex: Int] = [:]
    for piece in pieces {
      balance[piece.from, default: 0] -= 1
      balance[piece.to, default: 0] += 1
    }
    var flow = 0
    var previous = Vertex(x: 0, y: 0)
    for (vertex, change) in balance.sorted(by: { ($0.key.y, $0.key.x) < ($1.key.y, $1.key.x) }) {
      for _ in 0..<abs(flow) {
        pieces.append(flow > 0 ? Piece(from: previous, to: vertex) : Piece(from: vertex, to: previous))
      }
      flow += change
      previous = vertex
    }
  }

  // MARK: Contours

  private func contours() -> VectorPath {
    var outgoing: [Vertex: [Int]] = [:]
    for index in pieces.indices.reversed() { outgoing[pieces[index].from, default: []].append(index) }
    var result = VectorPath()
    for first in pieces.indices where outgoing[pieces[first].from]?.contains(first) == true {
      var contour: [Piece] = []
      var next: Int? = first
      while let index = next {
        outgoing[pieces[index].from]?.removeAll { $0 == index }
        append(pieces[index], to: &contour)
        let choices = outgoing[pieces[index].to] ?? []
        next = choices.last { pieces[index].continues(in: pieces[$0]) } ?? choices.last
        if pieces[index].to == pieces[first].from { next = nil }
      }
      if contour.count > 1, let last = contour.last, last.continues(in: contour[0]) {
        contour[0].from = last.from
        contour[0].fromT = last.fromT
        contour.removeLast()
      }
      draw(contour, in: &result)
    }
    return result
  }

  private func append(_ piece: Piece, to contour: inout [Piece]) {
    // A step of the grid inside a segment is none of the outline.
    if let step = contour.last, step.segment == nil, abs(step.to.x - step.from.x) <= 2, contour.count > 1,
      contour[contour.count - 2].continues(in: piece)
    {
      contour.removeLast()
    }
    if let last = contour.last, last.continues(in: piece) {
      contour[contour.count - 1].to = piece.to
      contour[contour.count - 1].toT = piece.toT
    } else {
      contour.append(piece)
    }
  }

  private func draw(_ contour: [Piece], in path: inout VectorPath) {
    // One piece is a curve that ends where it begins.
    guard let first = contour.first, contour.count > 1 || first.segment != nil else { return }
    path.move(to: point(first.from))
    for piece in contour {
      let (start, end) = (point(piece.from), point(piece.to))
      guard let index = piece.segment, let (a, b) = segments[index].handles(from: piece.fromT, to: piece.toT) else {
        path.line(to: end)
        continue
      }
      let (own, last) = (segments[index].point(at: piece.fromT), segments[index].point(at: piece.toT))
      path.cubic(a + (start - own), b + (end - last), to: end)
    }
    path.close()
  }
}

extension PathArea.Segment {
  func point(at t: Double) -> Point {
    guard let (a, b) = handles else { return start + (end - start) * t }
    return .onCubic(from: start, a, b, to: end, at: t)
  }

  /// The handles of a part of the curve, which may go backwards; nil for a line.
  func handles(from: Double, to: Double) -> (Point, Point)? {
    guard let (a, b) = handles else { return nil }
    func derivative(_ t: Double) -> Point {
      let u = 1 - t
      return (a - start) * (3 * u * u) + (b - a) * (6 * u * t) + (end - b) * (3 * t * t)
    }
    let third = (to - from) / 3
    return (point(at: from) + derivative(from) * third, point(at: to) - derivative(to) * third)
  }
}
