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
