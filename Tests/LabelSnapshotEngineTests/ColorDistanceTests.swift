// SPDX-License-Identifier: MIT

import Foundation
import LabelComparison
import LabelCore
import LabelSnapshotEngine
import Testing

/// Tests the two metrics against their formulas, which are written out here again from the papers.
struct ColorDistanceTests {
  /// An image of one colour, so that nothing looks like anti-aliasing.
  private func flat(_ argb: UInt32, side: Int = 4) -> SnapshotImage {
    SnapshotImage(Bitmap(width: side, height: side, pixels: Array(repeating: argb, count: side * side)))
  }

  private func differs(_ a: UInt32, _ b: UInt32, _ metric: ColorMetric, _ threshold: Double, side: Int = 4) -> Bool {
    ImageDifference(actual: flat(a, side: side), accepted: flat(b, side: side), rule: .perceptual(metric, threshold: threshold)) != nil
  }

  /// 35215 is the greatest squared distance in YIQ; that from black to white is 0.5053 · 255².
  @Test func blackToWhiteInYIQIsTheWeightedLuma() {
    let share = (0.5053 * 255 * 255 / 35215).squareRoot()
    #expect(differs(0xFF00_0000, 0xFFFF_FFFF, .yiq, share - 0.0001))
    #expect(!differs(0xFF00_0000, 0xFFFF_FFFF, .yiq, share + 0.0001))
  }

  @Test(arguments: [(0xFF10_2030, 0xFF20_1060), (0xFFFF_0000, 0xFF00_FF00), (0xFF80_8080, 0xFF81_8080)] as [(UInt32, UInt32)])
  func yiqThresholdIsTheWeightedSumOfSquares(_ a: UInt32, _ b: UInt32) {
    func channel(_ shift: UInt32) -> Double { Double(a >> shift & 255) - Double(b >> shift & 255) }
    let (red, green, blue) = (channel(16), channel(8), channel(0))
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    let share = ((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35215).squareRoot()
    #expect(differs(a, b, .yiq, share * 0.9999) && !differs(a, b, .yiq, share * 1.0001))
  }

  /// The exact formulas. The tables with interpolation stay within a thousandth of them.
  private func exactOKLab(_ argb: UInt32) -> (lightness: Double, a: Double, b: Double) {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(argb >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    let plain = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let k3 = 1.206 / 1.03
    let x = k3 * plain - 0.206
    return (
      0.5 * (x + (x * x + 4 * 0.03 * k3 * plain).squareRoot()), 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  @Test(
    arguments: [
      (0xFF00_0000, 0xFFFF_FFFF), (0xFFFF_0000, 0xFF00_FF00), (0xFF20_4060, 0xFF60_4020), (0xFF77_7777, 0xFF88_8888),
      (0xFF1E_1E1E, 0xFF28_2020),
    ] as [(UInt32, UInt32)])
  func oklabThresholdIsLightnessPlusChroma(_ a: UInt32, _ b: UInt32) {
    let (one, two) = (exactOKLab(a), exactOKLab(b))
    let distance = abs(one.lightness - two.lightness) + hypot(one.a - two.a, one.b - two.b)
    #expect(differs(a, b, .oklab, distance - 0.001) && !differs(a, b, .oklab, distance + 0.001))
  }

  @Test func blackToWhiteInOKLabIsOne() {
    #expect(abs(OKLabDistance.parts(StraightColor(0xFF00_0000), StraightColor(0xFFFF_FFFF), at: 0).total - 1) < 1e-6)
  }

  @Test func backgroundOfClearPixelsDependsOnTheirPosition() {
    // The offset of the second pixel is 4. Divided by the square of the golden ratio and rounded down it is odd, so blue is light.
    let background = StraightColor.offsetBackground(4)
    #expect([background.red, background.green, background.blue] == [48, 48, 207])
    let hashed = StraightColor.hashedBackground(1)
    #expect([hashed.red, hashed.green, hashed.blue] == [207, 48, 48])
    // Half-clear white on a dark background is the mean of both.
    let white = StraightColor(0x80FF_FFFF)
    let mixed = white.over(StraightColor(0xFF30_3030))
    #expect(abs(mixed.red - (255 * 128 + 48 * 127) / 255) < 1e-9)
  }

  /// A third of full red or green over the background of the first pixel, whose levels are 48, gives levels of 117 and 32.
  @Test(arguments: ColorMetric.allCases)
  func clearColorsAreComparedOverTheBackground(_ metric: ColorMetric) {
    for threshold in stride(from: 0.005, to: 0.6, by: 0.005) {
      let differsWhenOpaque = differs(0xFF75_2020, 0xFF20_7520, metric, threshold, side: 1)
      #expect(differs(0x5555_0000, 0x5500_5500, metric, threshold, side: 1) == differsWhenOpaque, "\(threshold)")
    }
  }

  @Test(arguments: ColorMetric.allCases)
  func slopeBetweenFlatPartsIsAntialiasing(_ metric: ColorMetric) {
    // Black on the left, white on the right, and a column of grey between them.
    func edge(_ gray: UInt32) -> SnapshotImage {
      let row: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000 | gray * 0x01_0101, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF]
      return SnapshotImage(Bitmap(width: 7, height: 6, pixels: Array(repeating: row, count: 6).flatMap { $0 }))
    }
    let rule = ComparisonRule.perceptual(metric)
    #expect(ImageDifference(actual: edge(60), accepted: edge(190), rule: rule) == nil)
    let strict = ComparisonRule.perceptual(metric, excludesAntialiasing: false)
    #expect(ImageDifference(actual: edge(60), accepted: edge(190), rule: strict)?.count == 6)
  }
}
