// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings
import Testing

/// The measured table of weights and scales: line thickness and the diameter of `circle.fill`, both in per cent of the point size.
struct SymbolScaleTests {
  struct Row: CustomTestStringConvertible {
    var weight: FontWeight
    var lines: [Double]
    var circles: [Double]
    var testDescription: String { weight.rawValue }
  }

  static let rows = [
    Row(weight: .ultraLight, lines: [2.20, 2.30, 2.33], circles: [74.5, 94.6, 121.7]),
    Row(weight: .thin, lines: [3.51, 3.78, 3.99], circles: [75.5, 95.8, 122.9]),
    Row(weight: .light, lines: [6.07, 6.68, 7.21], circles: [77.4, 98.0, 125.4]),
    Row(weight: .regular, lines: [8.00, 8.86, 9.64], circles: [78.9, 99.6, 127.2]),
    Row(weight: .medium, lines: [9.62, 11.01, 12.25], circles: [79.8, 100.9, 128.8]),
    Row(weight: .semibold, lines: [10.86, 12.64, 14.24], circles: [80.5, 101.8, 130.0]),
    Row(weight: .bold, lines: [12.50, 14.81, 16.87], circles: [81.4, 103.1, 131.7]),
    Row(weight: .heavy, lines: [14.88, 17.96, 20.69], circles: [82.8, 105.0, 134.0]),
    Row(weight: .black, lines: [17.00, 20.76, 24.09], circles: [84.0, 106.6, 136.1]),
  ]

  @Test(arguments: rows)
  func interpolationReproducesTheMeasuredTable(row: Row) {
    for (scale, line, circle) in zip3(SymbolScale.allCases, row.lines, row.circles) {
      let mix = SymbolMix(row.weight, scale)
      #expect(abs(mix.value(ultraLight: 2.20, regular: 8.00, black: 17.00) - line) < 0.012, "\(scale) line")
      #expect(abs(mix.value(ultraLight: 74.46, regular: 78.86, black: 83.98) - circle) < 0.06, "\(scale) circle")
    }
  }

  @Test(arguments: rows)
  func circleHasTheMeasuredDiameterAndLineWidth(row: Row) throws {
    let circle = try IconRegistry().icon(named: "circle")
    for (scale, line, diameter) in zip3(SymbolScale.allCases, row.lines, row.circles) {
      let glyph = circle.glyph(pointSize: 100, weight: row.weight, scale: scale)
      #expect(abs(glyph.size.width / diameter - 1) < 0.002, "\(scale)")
      #expect(abs(glyph.size.height / diameter - 1) < 0.002, "\(scale)")
      // Built-in icons have lines of 1.75 units, 98.4 % of Apple's regular line.
      let width = try #require(glyph.lineWidth)
      #expect(abs(width / line / (1.75 * 0.049805 / 0.0886) - 1) < 0.006, "\(scale)")
    }
  }

  @Test func fullSizeCircleIsOneEmAtRegularAndMedium() throws {
    let glyph = try IconRegistry().icon(named: "circle").glyph(pointSize: 17)
    #expect(abs(glyph.size.width - 0.9961 * 17) < 1e-6)
    #expect(abs((glyph.lineWidth ?? 0) - 1.75 / 20 * 0.9961 * 17) < 1e-6)
  }

  private func zip3(_ a: [SymbolScale], _ b: [Double], _ c: [Double]) -> [(SymbolScale, Double, Double)] {
    zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
  }
}
