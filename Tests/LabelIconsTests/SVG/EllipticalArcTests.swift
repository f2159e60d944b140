// SPDX-License-Identifier: MIT

import Glibc
import LabelCore
import LabelIcons
import Testing

struct EllipticalArcTests {
  /// An arc given by its centre and angles, to compare with parsed path data.
  struct Arc: CustomTestStringConvertible {
    var radiusX: Double
    var radiusY: Double
    var rotation: Double
    var from: Double
    var sweep: Double

    var testDescription: String { "\(radiusX)×\(radiusY) rotated \(rotation)° from \(from)° by \(sweep)°" }

    func point(_ degrees: Double) -> Point {
      let (x, y) = (radiusX * cos(degrees * .pi / 180), radiusY * sin(degrees * .pi / 180))
      let (cosine, sine) = (cos(rotation * .pi / 180), sin(rotation * .pi / 180))
      return Point(x: 12 + cosine * x - sine * y, y: 12 + sine * x + cosine * y)
    }

    /// The distance of a point from the ellipse, in radii.
    func error(at p: Point) -> Double {
      let (cosine, sine) = (cos(rotation * .pi / 180), sin(rotation * .pi / 180))
      let (dx, dy) = (p.x - 12, p.y - 12)
      let (x, y) = ((cosine * dx + sine * dy) / radiusX, (cosine * dy - sine * dx) / radiusY)
      return abs((x * x + y * y).squareRoot() - 1)
    }

    var data: String {
      let (start, end) = (point(from), point(from + sweep))
      return "M\(start.x) \(start.y)A\(radiusX) \(radiusY) \(rotation) \(abs(sweep) > 180 ? 1 : 0) \(sweep > 0 ? 1 : 0) \(end.x) \(end.y)"
    }
  }

  static let arcs: [Arc] = [(5.0, 5.0), (9, 4), (2, 7)].flatMap { rx, ry in
    [0.0, 30, -75, 90].flatMap { rotation in
      [(0.0, 90.0), (10, 200), (45, -100), (200, -350), (90, 359), (0, 1)].map { from, sweep in
        Arc(radiusX: rx, radiusY: ry, rotation: rotation, from: from, sweep: sweep)
      }
    }
  }

  @Test(arguments: arcs)
  func arcStaysOnItsEllipseInTheRightDirection(arc: Arc) throws {
    let path = try #require(try SVGSample.shapes("<path d=\"\(arc.data)\"/>").first?.path)
    var current = Point.zero
    var angle = 0.0
    for element in path.elements {
      switch element {
      case .move(let p): current = p
      case .cubic(let c1, let c2, let p):
        var last = current
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          let q = current * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + p * (t * t * t)
          #expect(arc.error(at: q) < 3e-4)
          angle += turn(from: last, to: q)
          last = q
        }
        current = p
      default: Issue.record("an arc is made of cubics")
      }
    }
    // The angle about the centre differs from the arc's parameter on an ellipse, so only circles and directions are compared.
    #expect((angle > 0) == (arc.sweep > 0))
    if arc.radiusX == arc.radiusY { #expect(abs(angle - arc.sweep) < 0.1) }
    let end = arc.point(arc.from + arc.sweep)
    #expect((current - end).length < 1e-9)
  }

  /// The angle about (12, 12) between two nearby points, in degrees.
  private func turn(from a: Point, to b: Point) -> Double {
    var angle = (atan2(b.y - 12, b.x - 12) - atan2(a.y - 12, a.x - 12)) * 180 / .pi
    if angle > 180 { angle -= 360 }
    if angle < -180 { angle += 360 }
    return angle
  }

  @Test func tooSmallRadiiAreScaledUpInProportion() throws {
    // The ends are 8 apart along x; radii 1 × 2 must become 4 × 8.
    let path = try #require(try SVGSample.shapes(#"<path d="M4 12A1 2 0 0 1 12 12"/>"#).first?.path)
    let box = try #require(path.bounds)
    #expect(abs(box.minY - 4) < 1e-2 && abs(box.maxY - 12) < 1e-9)
  }

  /// All points and control points of path data, in order.
  private func points(_ data: String) throws -> [Point] {
    let path = try #require(try SVGSample.shapes("<path d=\"\(data)\"/>").first?.path)
    return path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .cubic(let c1, let c2, let p): [c1, c2, p]
      case .close: []
      }
    }
  }

  /// Every power of ten that a radius may have: from the smallest number to the limit of a million.
  static let magnitudes = (-323...6).map { "1e\($0)" }

  @Test(arguments: [(4.0, 12.0, 12.0, 12.0), (20, 3, 4, 17), (12, 2, 12, 22)])
  func radiiOfAnyMagnitudeGiveAnArcBetweenTheEnds(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) throws {
    for (rx, ry) in Self.magnitudes.flatMap({ [($0, $0), ($0, "2"), ("2", $0), ($0, "1e-300"), ("1e6", $0)] }) {
      for (rotation, flags) in [(0, "0 0"), (0, "1 1"), (30, "0 1"), (30, "1 0")] {
        let data = "M\(x) \(y)A\(rx) \(ry) \(rotation) \(flags) \(endX) \(endY)"
        let points = try points(data)
        #expect(points.first == Point(x: x, y: y) && points.last == Point(x: endX, y: endY), "\(data)")
        // The maximum ratio of the radii is 1e9.
        #expect(points.allSatisfy { abs($0.x) < 1e11 && abs($0.y) < 1e11 }, "\(data)")
      }
    }
  }

  @Test(arguments: [(1.0, 1.0), (1, 2), (3, 1)])
  func tooSmallRadiiGiveTheSameArcAtAnyMagnitude(_ rx: Double, _ ry: Double) throws {
    func arc(_ magnitude: Int) throws -> [Point] {
      let data = "M4 12A\(rx)e\(magnitude) \(ry)e\(magnitude) 20 0 1 14 15"
      return try points(data)
    }
    let expected = try arc(0)
    // A move and two cubics.
    #expect(expected.count == 7)
    for magnitude in -300..<0 {
      let points = try arc(magnitude)
      #expect(points.count == expected.count && zip(points, expected).allSatisfy { ($0 - $1).length < 1e-9 }, "1e\(magnitude)")
    }
  }

  @Test func scaledArcIsTheSameArcScaled() throws {
    func arc(_ magnitude: Int) throws -> [Point] {
      let numbers = ["3", "2", "5", "4", "1", "4.5"].map { "\($0)e\(magnitude)" }
      let data = "M\(numbers[0]) \(numbers[1])A\(numbers[2]) \(numbers[3]) 35 1 0 \(numbers[4]) \(numbers[5])"
      return try points(data)
    }
    let expected = try arc(0)
    for magnitude in -290...5 {
      let unit = try #require(Double("1e\(magnitude)"))
      let points = try arc(magnitude)
      #expect(points.count == expected.count, "1e\(magnitude)")
      #expect(zip(points, expected).allSatisfy { abs($0.x / unit - $1.x) < 1e-9 && abs($0.y / unit - $1.y) < 1e-9 }, "1e\(magnitude)")
    }
  }
}
