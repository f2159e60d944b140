// SPDX-License-Identifier: MIT

import LabelCore
import TestSupport
import Testing

@Suite struct VectorPathTests {
  @Test func boundsAreTightAroundCurves() throws {
    var random = Seeded(state: 1)
    for _ in 0..<200 {
      func point() -> Point { Point(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random)) }
      let (p0, c1, c2, p1) = (point(), point(), point(), point())
      var path = VectorPath()
      path.move(to: p0)
      path.cubic(c1, c2, to: p1)
      let bounds = try #require(path.bounds)
      var sampled = Rect(origin: p0, size: .zero)
      var (minX, maxX) = (p0.x, p0.x)
      for t in stride(from: 0.0, through: 1, by: 0.001) {
        let u = 1 - t
        let p = p0 * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + p1 * (t * t * t)
        sampled = Rect(origin: p, size: .zero)
        #expect(bounds.outset(by: 1e-9).contains(sampled))
        (minX, maxX) = (min(minX, p.x), max(maxX, p.x))
      }
      #expect(abs(bounds.minX - minX) < 0.01 && abs(bounds.maxX - maxX) < 0.01)
    }
  }

  @Test func emptyPathHasNoBounds() {
    #expect(VectorPath().bounds == nil)
  }

  @Test func subpathsTogetherAreTheOutline() {
    var path = VectorPath()
    for index in 0..<4 {
      path.move(to: Point(x: Double(index), y: 0))
      if index == 1 { continue }
      path.cubic(Point(x: 1, y: 2), Point(x: 3, y: 4), to: Point(x: 5, y: 6))
      if index == 2 { path.close() }
      path.line(to: Point(x: 7, y: 8))
    }
    #expect(path.subpaths.count == 4)
    var joined = VectorPath()
    for subpath in path.subpaths {
      guard case .move? = subpath.elements.first else { Issue.record("no move"); continue }
      joined.append(subpath)
    }
    #expect(joined == path)
    #expect(VectorPath().subpaths.isEmpty)
  }

  /// The edges go around every subpath, open or closed, and a circle's come close to its curves.
  @Test func edgesGoAroundEachSubpath() throws {
    var path = VectorPath.ellipse(in: Rect(minX: 0, minY: 0, maxX: 20, maxY: 20))
    path.move(to: Point(x: 30, y: 0))
    path.line(to: Point(x: 40, y: 0))
    path.line(to: Point(x: 40, y: 10))
    let edges = path.edges(linesPerCurve: 16)
    var ends: [Point: Int] = [:]
    for edge in edges {
      ends[edge.from, default: 0] += 1
      ends[edge.to, default: 0] -= 1
    }
    #expect(ends.values.allSatisfy { $0 == 0 })
    let triangle = edges.suffix(3)
    #expect(triangle.first?.from == Point(x: 30, y: 0) && triangle.last?.to == Point(x: 30, y: 0))
    // Twice the area, by the shoelace formula; 64 sides have 0.16 % less than the circle.
    let area = edges.dropLast(3).reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y } / 2
    #expect(abs(abs(area) - 100 * Double.pi) < 0.7)
  }

  @Test func transformsAreAppliedInOrder() {
    let map = AffineTransform.scale(2, 3).then(.translation(Point(x: 10, y: 20)))
    #expect(map.apply(Point(x: 1, y: 1)) == Point(x: 12, y: 23))
  }
}

@Suite struct DumpTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.00001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (1.0 / 3, "0.3333"), (-0.5, "-0.5"), (100, "100"), (.infinity, "inf"),
    (.nan, "nan"), (1e18, "1e+18"),
  ])
  func numbersHaveStableText(value: Double, text: String) {
    #expect(DumpText.number(value) == text)
  }

  @Test func stringsAreQuotedAndControlsEscaped() {
    #expect(DumpText.quoted("a\"b\\c\n\u{200F}é") == "\"a\\\"b\\\\c\\n\\u{200f}é\"")
  }
}
