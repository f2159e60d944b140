// SPDX-License-Identifier: MIT

import LabelCore
import Testing

@Suite struct PixelGridTests {
  private static let scales = [1.0, 1.5, 2, 3, 4]
  private static let lengths = stride(from: -20.0, through: 20, by: 0.173).map { $0 }

  @Test(arguments: scales)
  func roundedLengthsAreOnPixelBoundaries(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for length in Self.lengths {
      for rounded in [grid.ceil(length), grid.floor(length), grid.round(length)] {
        #expect(abs(rounded * scale - (rounded * scale).rounded()) < 1e-9, "\(length)")
      }
      #expect(grid.floor(length) <= length + 1e-6 && length <= grid.ceil(length) + 1e-6)
      #expect(abs(grid.round(length) - length) <= grid.pixel / 2 + 1e-6)
    }
  }

  @Test func tiesAreRoundedUp() {
    #expect(PixelGrid(scale: 2).round(0.25) == 0.5)
    #expect(PixelGrid(scale: 2).round(-0.25) == 0)
  }

  @Test func sumsOnAPixelBoundaryStayThere() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.ceil(112.0 / 3) == 112.0 / 3)
    #expect(grid.ceil((0..<30).reduce(0.0) { sum, _ in sum + 0.1 }) == 3)
  }

  @Test func lengthsThatCannotBeSeenAddNoPixel() {
    #expect(PixelGrid(scale: 1).ceilTolerantly(20.009) == 20 && PixelGrid(scale: 1).ceilTolerantly(20.011) == 21)
    #expect(PixelGrid(scale: 1000).ceilTolerantly(20.009) == 20.009)
    let grid = PixelGrid(scale: 2)
    #expect(grid.coverTolerantly(Rect(x: -0.005, y: 0, width: 20.01, height: 5.3)) == Rect(x: 0, y: 0, width: 20, height: 5.5))
    #expect(grid.coverTolerantly(Rect(x: 1, y: 1, width: 0.001, height: 3)) == Rect(x: 1, y: 1, width: 0.5, height: 3))
  }

  @Test func coverContainsTheRectangle() {
    let grid = PixelGrid(scale: 2)
    let rect = Rect(x: -0.3, y: 0.26, width: 3.1, height: 0.01)
    #expect(grid.cover(rect) == Rect(x: -0.5, y: 0, width: 3.5, height: 0.5))
  }
}

@Suite struct SubpixelPhaseTests {
  @Test func wholePixelAndPhaseAddUpToTheNearestQuarter() {
    for x in stride(from: -5.0, through: 5, by: 0.01) {
      let (pixel, phase) = SubpixelPhase.split(x)
      #expect((0..<4).contains(phase.quarters))
      #expect(abs(Double(pixel) + phase.fraction - x) <= 0.125 + 1e-9, "\(x)")
    }
  }
}
