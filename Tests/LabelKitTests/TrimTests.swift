// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import Testing

/// Trimming of an ellipse. As in SwiftUI its outline begins at the rightmost point and runs clockwise: progress rings are rotated by
/// −90 degrees to begin at the top.
@Suite struct TrimTests {
  @Test(arguments: [(0.0, [20.0, 10, 40, 20]), (0.25, [0, 10, 20, 20]), (0.5, [0, 0, 20, 10]), (0.75, [20, 0, 40, 10])])
  func quartersAreClockwise(start: Double, box: [CGFloat]) {
    let bounds = Ellipse().trim(from: start, to: start + 0.25).path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
    let edges = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
    // The length of an arc is computed by bisection, to a thousandth of a point.
    #expect(zip(edges, box).allSatisfy { abs($0 - $1) < 0.05 }, "\(bounds)")
  }

  @Test(arguments: [CGSize(width: 0, height: 20), CGSize(width: 20, height: 0), .zero])
  func emptyEllipseHasEmptyBounds(size: CGSize) {
    #expect(Ellipse().path(in: CGRect(origin: .zero, size: size)).boundingRect.size == size)
  }
}
