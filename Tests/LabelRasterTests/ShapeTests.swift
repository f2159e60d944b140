// SPDX-License-Identifier: MIT

import LabelCore
import LabelRaster
import TestSupport
import Testing

@Suite struct ShapeTests {
  @Test func strokeOfOnePixelOnPixelCentresIsNotBlurred() throws {
    var path = VectorPath()
    path.move(to: Point(x: 1, y: 2.5))
    path.line(to: Point(x: 5, y: 2.5))
    let bitmap = try draw(6, 5, [.stroke(path, StrokeStyle(width: 1), .color(.black))])
    #expect(
      bitmap.alphaText == Array(repeating: ".. .. .. .. .. ..", count: 2).joined(separator: "\n")
        + "\n.. ff ff ff ff ..\n.. .. .. .. .. ..\n.. .. .. .. .. ..")
  }

  @Test func strokeWidthIsInPoints() throws {
    var path = VectorPath()
    path.move(to: Point(x: 0, y: 1))
    path.line(to: Point(x: 4, y: 1))
    let bitmap = try draw(4, 2, scale: 3, [.stroke(path, StrokeStyle(width: 2.0 / 3), .color(.black))])
    #expect((0..<6).map { bitmap[5, $0].alpha } == [0, 0, 255, 255, 0, 0])
  }

  /// The line around a circle that is smaller than the pen covers the circle too.
  @Test(arguments: [0.1, 0.3, 0.7, 1, 2, 4, 5.9], [StrokeStyle.Join.miter, .round, .bevel])
  func circleSmallerThanThePenHasNoHole(radius: Double, join: StrokeStyle.Join) throws {
    let circle = VectorPath.ellipse(in: Rect(x: 10 - radius, y: 10 - radius, width: 2 * radius, height: 2 * radius))
    for scale in [1.0, 3] {
      let bitmap = try draw(20, 20, scale: scale, [.stroke(circle, StrokeStyle(width: 12, join: join), .color(.black))])
      let disc = VectorPath.ellipse(in: Rect(x: 4 - radius, y: 4 - radius, width: 12 + 2 * radius, height: 12 + 2 * radius))
      let expected = try draw(20, 20, scale: scale, [.fill(disc, .nonzero, .color(.black))])
      // The edge differs by the precision of both: Cairo has the points of the circle in steps of 1/256 pixel.
      let precision = radius * scale < 1 ? 48 : 12
      #expect(zip(bitmap.pixels, expected.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= precision })
    }
  }

  /// An ellipse with one side smaller than the pen has none either, and keeps its curves.
  @Test func flatEllipseHasNoHole() throws {
    let bitmap = try draw(30, 20, [.stroke(.ellipse(in: Rect(x: 6, y: 9, width: 18, height: 2)), StrokeStyle(width: 6), .color(.black))])
    #expect(bitmap.alphas(inRow: 10)[4..<26].allSatisfy { $0 == 255 })
  }

  @Test func dashesAreInPoints() throws {
    var path = VectorPath()
    path.move(to: Point(x: 0, y: 0.5))
    path.line(to: Point(x: 6, y: 0.5))
    let style = StrokeStyle(width: 1, dashes: [1, 2], dashPhase: 0)
    #expect(
      try draw(6, 1, scale: 2, [.stroke(path, style, .color(.black))]).alphas(inRow: 0) == [255, 255, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test(arguments: [[0, 0], [-1, 2], [1e-9], [.nan], [.infinity, 1]])
  func invalidDashesDrawASolidLine(dashes: [Double]) throws {
    var path = VectorPath()
    path.move(to: Point(x: -1e9, y: 0.5))
    path.line(to: Point(x: 1e9, y: 0.5))
    let bitmap = try draw(4, 1, [.stroke(path, StrokeStyle(width: 1, dashes: dashes), .color(.black))])
    #expect(bitmap.alphas(inRow: 0) == [255, 255, 255, 255])
  }

  @Test func fillRulesDiffer() throws {
    var path = VectorPath.rectangle(Rect(x: 0, y: 0, width: 3, height: 3))
    path.append(.rectangle(Rect(x: 1, y: 1, width: 1, height: 1)))
    #expect(try draw(3, 3, [.fill(path, .nonzero, .color(.black))])[1, 1].alpha == 255)
    #expect(try draw(3, 3, [.fill(path, .evenOdd, .color(.black))])[1, 1].alpha == 0)
  }

  @Test(arguments: [1e7, 1e12, 1e300, .infinity, .nan])
  func hugeCoordinatesStillFillTheCanvas(coordinate: Double) throws {
    var path = VectorPath()
    path.move(to: Point(x: -1e7, y: -1e7))
    path.line(to: Point(x: coordinate, y: -1e7))
    path.line(to: Point(x: coordinate, y: coordinate))
    path.line(to: Point(x: -1e7, y: coordinate))
    path.close()
    let bitmap = try draw(3, 2, [.fill(path, .nonzero, .color(.black))])
    #expect(bitmap.pixels.allSatisfy { $0 == (coordinate.isNaN ? 0 : 0xFF00_0000) })
  }

  @Test func curvesAreWithinTwoPercentOfTheirTrueCoverage() throws {
    var worst = 0
    var total = 0
    var edges = 0
    for radius in stride(from: 1.3, through: 9.7, by: 0.6) {
      let center = 10.37
      let circle = VectorPath.ellipse(in: Rect(x: center - radius, y: center - radius, width: 2 * radius, height: 2 * radius))
      let bitmap = try draw(21, 21, [.fill(circle, .nonzero, .color(.black))])
      for y in 0..<21 {
        for x in 0..<21 {
          var inside = 0
          for sample in 0..<1024 {
            let dx = Double(x) + (Double(sample % 32) + 0.5) / 32 - center
            let dy = Double(y) + (Double(sample / 32) + 0.5) / 32 - center
            if dx * dx + dy * dy < radius * radius { inside += 1 }
          }
          guard inside > 0, inside < 1024 else { continue }
          let error = abs(Int(bitmap[x, y].alpha) - rounded(inside * 255, over: 1024))
          worst = max(worst, error)
          total += error
          edges += 1
        }
      }
    }
    #expect(worst <= 13)
    #expect(Double(total) / Double(edges) < 2.5)
  }
}
