// SPDX-License-Identifier: MIT

import LabelComparison
import LabelCore
import LabelSnapshotEngine
import TestSupport
import Testing

struct ComparisonRuleTests {
  private func image(_ width: Int, _ height: Int, _ argb: (Int, Int) -> UInt32) -> SnapshotImage {
    SnapshotImage(Bitmap(width: width, height: height, pixels: (0..<width * height).map { argb($0 % width, $0 / width) }))
  }

  private func canvas(_ width: Int = 20, _ height: Int = 10, black: Set<[Int]> = []) -> SnapshotImage {
    image(width, height) { black.contains([$0, $1]) ? 0xFF00_0000 : 0xFFFF_FFFF }
  }

  @Test func oneLevelOfOneChannelDiffersByDefault() throws {
    let changed = image(20, 10) { $0 == 3 && $1 == 2 ? 0xFFFF_FFFE : 0xFFFF_FFFF }
    let difference = try #require(ImageDifference(actual: changed, accepted: canvas()))
    #expect(difference.count == 1 && difference.largest == 1 && difference.first == (3, 2))
    #expect(difference.box == PixelRegion(x: 3, y: 2, width: 1, height: 1))
    #expect(ImageDifference(actual: changed, accepted: canvas(), rule: .tolerance(levels: 1)) == nil)
  }

  @Test func windowAllowsScatteredPixelsAndNoCluster() throws {
    let scattered = canvas(black: [[1, 1], [10, 5], [18, 8]])
    let cluster = canvas(black: [[5, 5], [6, 5], [5, 6]])
    let rule = ComparisonRule.exact.window(4, atMost: 2)
    #expect(ImageDifference(actual: scattered, accepted: canvas(), rule: rule) == nil)
    #expect(try #require(ImageDifference(actual: cluster, accepted: canvas(), rule: rule)).densest == 3)
  }

  @Test func densestWindowHasTheLargestSumOfAllSquares() throws {
    var state: UInt64 = 7
    for side in [1, 2, 3, 7, 10, 40] {
      let black = Set(
        (0..<30).map { _ -> [Int] in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return [Int(state >> 33 % 20), Int(state >> 40 % 10)]
        })
      let difference = try #require(ImageDifference(actual: canvas(black: black), accepted: canvas(), rule: .exact.window(side, atMost: 0)))
      let n = min(side, 10)
      let sums = (0...20 - n).flatMap { x in
        (0...10 - n).map { y in black.count { $0[0] >= x && $0[0] < x + n && $0[1] >= y && $0[1] < y + n } }
      }
      #expect(difference.densest == sums.max())
    }
  }

  @Test func ignoredRegionsAreNotCompared() {
    let changed = canvas(black: [[2, 2], [3, 2]])
    let region = PixelRegion(x: 2, y: 2, width: 2, height: 1)
    #expect(ImageDifference(actual: changed, accepted: canvas(), rule: .exact.ignoring([region])) == nil)
    let half = PixelRegion(x: 2, y: 2, width: 1, height: 1)
    #expect(ImageDifference(actual: changed, accepted: canvas(), rule: .exact.ignoring([half]))?.count == 1)
  }

  /// For random regions, with extreme numbers among them, the differing pixels are those outside of all regions.
  @Test func manyIgnoredRegionsAreTheirUnion() {
    var generator = Seeded(state: 11)
    let numbers = [Int.min, -30, -1, 0, 1, 5, 9, 19, 20, 21, Int.max]
    let black = image(20, 10) { _, _ in 0xFF00_0000 }
    for _ in 0..<500 {
      let regions = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        let chosen = (0..<4).map { _ in numbers.randomElement(using: &generator) ?? 0 }
        return PixelRegion(x: chosen[0], y: chosen[1], width: chosen[2], height: chosen[3])
      }
      // Floating-point sums do not overflow.
      func isIn(_ value: Int, _ start: Int, _ count: Int) -> Bool { value >= start && Double(value) < Double(start) + Double(count) }
      var expected = 0
      for (x, y) in (0..<200).map({ ($0 % 20, $0 / 20) }) {
        if !regions.contains(where: { isIn(x, $0.x, $0.width) && isIn(y, $0.y, $0.height) }) { expected += 1 }
      }
      let difference = ImageDifference(actual: black, accepted: canvas(), rule: .exact.ignoring(regions))
      #expect(difference?.count ?? 0 == expected, "\(regions)")
    }
  }

  @Test func imagesOfTwoSizesAreAlignedWhereTheyDifferLeast() throws {
    let black: Set = [[1, 1], [2, 1], [1, 2], [4, 3]]
    let grown = canvas(26, 12, black: Set(black.map { [$0[0] + 6, $0[1] + 2] }))
    let difference = try #require(ImageDifference(actual: grown, accepted: canvas(black: black)))
    #expect(difference.kinds == [.size] && difference.anchor == "bottom right")
    #expect(difference.count == 26 * 12 - 20 * 10)
    #expect(difference.bitmap.width == 26 && difference.bitmap.height == 12)
  }

  @Test(arguments: [(1, 0), (0, -2), (3, 4), (-5, 1)])
  func shiftIsRecognised(_ dx: Int, _ dy: Int) throws {
    let black: Set = [[7, 4], [8, 4], [9, 5], [7, 5], [11, 4], [12, 5]]
    let moved = canvas(40, 20, black: Set(black.map { [$0[0] + dx, $0[1] + dy] }))
    #expect(try #require(ImageDifference(actual: moved, accepted: canvas(40, 20, black: black))).kinds == [.shifted(dx: dx, dy: dy)])
  }

  @Test func otherColorIsColorOnlyAndOtherShapeIsDrawing() throws {
    let black: Set = [[7, 4], [8, 4], [9, 5], [7, 5]]
    let red = image(20, 10) { black.contains([$0, $1]) ? 0xFFFF_0000 : 0xFFFF_FFFF }
    #expect(try #require(ImageDifference(actual: red, accepted: canvas(black: black))).kinds == [.colorOnly])
    let other = canvas(black: [[7, 4], [8, 6], [9, 5], [6, 5], [7, 7]])
    #expect(try #require(ImageDifference(actual: other, accepted: canvas(black: black))).kinds == [.drawing])
  }

  @Test func fileWithTheSamePixelsIsEqual() throws {
    let drawn = image(9, 5) { UInt32($0 * 20 + 20) << 24 | UInt32($1 * 4) }
    let read = try SnapshotImage(png: drawn.png())
    #expect(ImageDifference(actual: drawn, accepted: read) == nil)
    #expect(ImageDifference(actual: drawn, accepted: read, rule: .perceptual(.oklab)) == nil)
  }
}
