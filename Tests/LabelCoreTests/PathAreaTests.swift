// SPDX-License-Identifier: MIT

import LabelCore
import TestSupport
import Testing

/// Outlines without overlaps and with parts cut out, and the areas of strokes.
@Suite struct PathAreaTests {
  /// A random contour of lines and curves, which may cross itself.
  private func contour(_ random: inout Seeded, size: Double) -> VectorPath {
    let center = Point(x: .random(in: 0...20, using: &random), y: .random(in: 0...20, using: &random))
    func point(_ random: inout Seeded) -> Point {
      let point = center + Point(x: .random(in: -size...size, using: &random), y: .random(in: -size...size, using: &random))
      // Half of the points are on whole numbers, so that lines touch, coincide and are horizontal.
      return Bool.random(using: &random) ? Point(x: point.x.rounded(), y: point.y.rounded()) : point
    }
    var path = VectorPath()
    path.move(to: point(&random))
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      if Bool.random(using: &random) {
        path.line(to: point(&random))
      } else {
        path.cubic(point(&random), point(&random), to: point(&random))
      }
    }
    path.close()
    return path
  }

  /// How often an outline winds around a point, and how often its lines are crossed to the right of it.
  private func winding(_ edges: [(from: Point, to: Point)], _ point: Point) -> (winding: Int, crossings: Int) {
    var (winding, crossings) = (0, 0)
    for (a, b) in edges where (a.y <= point.y) != (b.y <= point.y) {
      guard a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) > point.x else { continue }
      winding += b.y > a.y ? 1 : -1
      crossings += 1
    }
    return (winding, crossings)
  }

  private func isNear(_ edges: [(from: Point, to: Point)], _ point: Point) -> Bool {
    edges.contains { distance(point, $0.from, $0.to) < 0.02 }
  }

  private func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let (line, offset) = (b - a, point - a)
    let length = line.x * line.x + line.y * line.y
    let t = length > 0 ? min(1, max(0, (offset.x * line.x + offset.y * line.y) / length)) : 0
    return (a + line * t - point).length
  }

  @Test func theAreaIsTheSameAndNothingOverlaps() throws {
    var random = Seeded(state: 53)
    var joined = 0
    for _ in 0..<400 {
      var path = VectorPath()
      for _ in 0..<Int.random(in: 1...4, using: &random) { path.append(contour(&random, size: .random(in: 1...12, using: &random))) }
      let edges = path.edges(linesPerCurve: 64)
      let union = path.withoutOverlaps
      if union != nil { joined += 1 }
      let unionEdges = (union ?? path).edges(linesPerCurve: 64)
      for _ in 0..<60 {
        let point = Point(x: .random(in: -12...32, using: &random), y: .random(in: -12...32, using: &random))
        guard !isNear(edges, point) else { continue }
        let (before, after) = (winding(edges, point), winding(unionEdges, point))
        #expect((before.winding != 0) == (after.winding != 0), "\(path) at \(point)")
        // What is inside is inside once.
        #expect((after.winding != 0) == (after.crossings % 2 == 1) && (union == nil || abs(after.winding) <= 1), "\(path) at \(point)")
      }
    }
    #expect(joined > 200)
  }

  /// Outlines that go round in opposite directions do not cancel each other.
  @Test func severalOutlinesAreJoined() throws {
    var random = Seeded(state: 56)
    for _ in 0..<100 {
      let paths = (0..<3).map { _ in contour(&random, size: 10) }
      let edges = paths.map { $0.edges(linesPerCurve: 64) }
      let joined = (VectorPath.union(paths) ?? paths.reduce(into: VectorPath()) { $0.append($1) }).edges(linesPerCurve: 64)
      let crossed = try #require(paths[0].nonzeroOutline(of: .evenOdd)).edges(linesPerCurve: 64)
      for _ in 0..<40 {
        let point = Point(x: .random(in: -12...32, using: &random), y: .random(in: -12...32, using: &random))
        guard !edges.contains(where: { isNear($0, point) }) else { continue }
        #expect((winding(joined, point).winding != 0) == edges.contains { winding($0, point).winding != 0 }, "\(paths) at \(point)")
        #expect((winding(crossed, point).winding != 0) == (winding(edges[0], point).crossings % 2 == 1), "\(paths[0]) at \(point)")
      }
    }
  }

  @Test(arguments: [FillRule.nonzero, .evenOdd]) func aHoleIsCutOut(rule: FillRule) throws {
    var random = Seeded(state: 54)
    for _ in 0..<200 {
      var (path, hole) = (VectorPath(), VectorPath())
      for _ in 0..<Int.random(in: 1...3, using: &random) { path.append(contour(&random, size: .random(in: 1...12, using: &random))) }
      for _ in 0..<Int.random(in: 1...2, using: &random) { hole.append(contour(&random, size: .random(in: 1...9, using: &random))) }
      let rest = try #require(path.subtracting(hole, rule))
      let (edges, holeEdges, restEdges) = (path.edges(linesPerCurve: 64), hole.edges(linesPerCurve: 64), rest.edges(linesPerCurve: 64))
      for _ in 0..<40 {
        let point = Point(x: .random(in: -12...32, using: &random), y: .random(in: -12...32, using: &random))
        guard !isNear(edges, point), !isNear(holeEdges, point) else { continue }
        let whole = winding(edges, point)
        let isInside = (rule == .nonzero ? whole.winding != 0 : whole.crossings % 2 == 1) && winding(holeEdges, point).winding == 0
        #expect((winding(restEdges, point).winding != 0) == isInside, "\(path) without \(hole) at \(point)")
      }
    }
  }

  /// A point is in a round stroke if it is near the line.
  @Test func aStrokeIsWhatIsNearItsLine() {
    var random = Seeded(state: 55)
    for _ in 0..<200 {
      let path = contour(&random, size: .random(in: 2...12, using: &random))
      let width = Double.random(in: 0.2...4, using: &random)
      let area = path.strokeArea(StrokeStyle(width: width, cap: .round, join: .round))
      for outline in [area, area.withoutOverlaps ?? area] {
        let (line, edges) = (path.edges(linesPerCurve: 128), outline.edges(linesPerCurve: 32))
        for _ in 0..<40 {
          let point = Point(x: .random(in: -12...32, using: &random), y: .random(in: -12...32, using: &random))
          let nearest = line.map { distance(point, $0.from, $0.to) }.min() ?? Double.infinity
          guard abs(nearest - width / 2) > 0.03 else { continue }
          #expect((winding(edges, point).winding != 0) == (nearest < width / 2), "\(path), width \(width), at \(point)")
        }
      }
    }
  }

  @Test(arguments: [StrokeStyle.Cap.butt, .round, .square], [StrokeStyle.Join.miter, .round, .bevel])
  func endsAndCornersOfAStroke(cap: StrokeStyle.Cap, join: StrokeStyle.Join) {
    var path = VectorPath()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 10, y: 0))
    path.line(to: Point(x: 10, y: 10))
    let edges = path.strokeArea(StrokeStyle(width: 2, cap: cap, join: join)).edges(linesPerCurve: 32)
    func isInside(_ x: Double, _ y: Double) -> Bool { winding(edges, Point(x: x, y: y)).winding != 0 }
    #expect(isInside(5, 0.9) && isInside(9.1, 5) && !isInside(5, 1.1) && !isInside(11.1, 5))
    #expect(isInside(-0.9, 0.1) == (cap != .butt) && isInside(-0.9, 0.9) == (cap == .square) && !isInside(-1.1, 0))
    #expect(isInside(10.9, -0.9) == (join == .miter) && isInside(10.65, -0.65) == (join != .bevel) && isInside(10.4, -0.4))
  }

  @Test func anOutlineWithoutOverlapsIsLeftAlone() {
    let square = VectorPath.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
    var ring = square
    ring.move(to: Point(x: 2, y: 2))
    for point in [Point(x: 2, y: 8), Point(x: 8, y: 8), Point(x: 8, y: 2)] { ring.line(to: point) }
    ring.close()
    var apart = square
    apart.append(VectorPath.rectangle(Rect(x: 20, y: 0, width: 10, height: 10)))
    for path in [square, ring, apart, VectorPath(), VectorPath.roundedRectangle(Rect(x: 0, y: 0, width: 9, height: 5), radius: 2)] {
      #expect(path.withoutOverlaps == nil)
    }
  }

  /// Two circles: one contour of curves, with no point more than the two where they cross.
  @Test func curvesStayCurves() throws {
    func circle(_ x: Double) -> VectorPath { .roundedRectangle(Rect(x: x, y: 0, width: 10, height: 10), radius: 5) }
    var path = circle(0)
    path.append(circle(6))
    let union = try #require(path.withoutOverlaps)
    #expect(union.subpaths.count == 1)
    #expect(!union.elements.contains { if case .line = $0 { true } else { false } }, "\(union)")
    #expect(union.elements.count <= path.elements.count)
  }

  @Test func hugeOutlinesAreLeftAlone() {
    var path = VectorPath()
    for index in 0..<20_000 {
      path.move(to: Point(x: Double(index % 100), y: 0))
      path.line(to: Point(x: Double(index % 77), y: 50))
      path.line(to: Point(x: 3, y: Double(index % 50)))
      path.close()
    }
    #expect(path.withoutOverlaps == nil)
    #expect(VectorPath.rectangle(Rect(x: 0, y: 0, width: Double.infinity, height: 1)).withoutOverlaps == nil)
  }
}
