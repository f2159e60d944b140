// SPDX-License-Identifier: MIT

import LabelCore
import LabelSnapshotEngine
import Testing

struct PictureRuleTests {
  private func picture(_ width: Int, _ height: Int, _ argb: (Int, Int) -> UInt32) -> Picture {
    Picture(Bitmap(width: width, height: height, pixels: (0..<width * height).map { argb($0 % width, $0 / width) }))
  }

  private func paper(_ width: Int = 20, _ height: Int = 10, ink: Set<[Int]> = []) -> Picture {
    picture(width, height) { ink.contains([$0, $1]) ? 0xFF00_0000 : 0xFFFF_FFFF }
  }

  @Test func oneLevelOfOneChannelDiffersByDefault() throws {
    let changed = picture(20, 10) { $0 == 3 && $1 == 2 ? 0xFFFF_FFFE : 0xFFFF_FFFF }
    let difference = try #require(ImageDifference(actual: changed, accepted: paper()))
    #expect(difference.count == 1 && difference.largest == 1 && difference.first == (3, 2))
    #expect(difference.box == PixelRegion(x: 3, y: 2, width: 1, height: 1))
    #expect(ImageDifference(actual: changed, accepted: paper(), rule: .tolerance(levels: 1)) == nil)
  }

  @Test func aWindowAllowsScatteredPixelsAndNoCluster() throws {
    let scattered = paper(ink: [[1, 1], [10, 5], [18, 8]])
    let cluster = paper(ink: [[5, 5], [6, 5], [5, 6]])
    let rule = ComparisonRule.exact.window(4, atMost: 2)
    #expect(ImageDifference(actual: scattered, accepted: paper(), rule: rule) == nil)
    #expect(try #require(ImageDifference(actual: cluster, accepted: paper(), rule: rule)).densest == 3)
  }

  @Test func theDensestWindowIsTheLargestSumOfAllSquares() throws {
    var state: UInt64 = 7
    for side in [1, 2, 3, 7, 10, 40] {
      let ink = Set(
        (0..<30).map { _ -> [Int] in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return [Int(state >> 33 % 20), Int(state >> 40 % 10)]
        })
      let difference = try #require(ImageDifference(actual: paper(ink: ink), accepted: paper(), rule: .exact.window(side, atMost: 0)))
      let n = min(side, 10)
      let sums = (0...20 - n).flatMap { x in
        (0...10 - n).map { y in ink.count { $0[0] >= x && $0[0] < x + n && $0[1] >= y && $0[1] < y + n } }
      }
      #expect(difference.densest == sums.max())
    }
  }

  @Test func ignoredRegionsAreNotLookedAt() {
    let changed = paper(ink: [[2, 2], [3, 2]])
    let region = PixelRegion(x: 2, y: 2, width: 2, height: 1)
    #expect(ImageDifference(actual: changed, accepted: paper(), rule: .exact.ignoring([region])) == nil)
    let half = PixelRegion(x: 2, y: 2, width: 1, height: 1)
    #expect(ImageDifference(actual: changed, accepted: paper(), rule: .exact.ignoring([half]))?.count == 1)
  }

  @Test func picturesOfTwoSizesAreAlignedWhereTheyDifferLeast() throws {
    let ink: Set = [[1, 1], [2, 1], [1, 2], [4, 3]]
    let grown = paper(26, 12, ink: Set(ink.map { [$0[0] + 6, $0[1] + 2] }))
    let difference = try #require(ImageDifference(actual: grown, accepted: paper(ink: ink)))
    #expect(difference.kinds == [.size] && difference.anchor == "bottom right")
    #expect(difference.count == 26 * 12 - 20 * 10)
    #expect(difference.picture.width == 26 && difference.picture.height == 12)
  }

  @Test(arguments: [(1, 0), (0, -2), (3, 4), (-5, 1)])
  func aShiftIsRecognised(_ dx: Int, _ dy: Int) throws {
    let ink: Set = [[7, 4], [8, 4], [9, 5], [7, 5], [11, 4], [12, 5]]
    let moved = paper(40, 20, ink: Set(ink.map { [$0[0] + dx, $0[1] + dy] }))
    #expect(try #require(ImageDifference(actual: moved, accepted: paper(40, 20, ink: ink))).kinds == [.shifted(dx: dx, dy: dy)])
  }

  @Test func anotherInkIsAChangeOfColorOnlyAndAnotherLetterIsNot() throws {
    let ink: Set = [[7, 4], [8, 4], [9, 5], [7, 5]]
    let red = picture(20, 10) { ink.contains([$0, $1]) ? 0xFFFF_0000 : 0xFFFF_FFFF }
    #expect(try #require(ImageDifference(actual: red, accepted: paper(ink: ink))).kinds == [.colorOnly])
    let other = paper(ink: [[7, 4], [8, 6], [9, 5], [6, 5], [7, 7]])
    #expect(try #require(ImageDifference(actual: other, accepted: paper(ink: ink))).kinds == [.drawing])
  }

  @Test func filesThatHoldTheSamePixelsAreEqual() throws {
    let drawn = picture(9, 5) { UInt32($0 * 20 + 20) << 24 | UInt32($1 * 4) }
    let read = try Picture(png: drawn.png())
    #expect(ImageDifference(actual: drawn, accepted: read) == nil)
    #expect(ImageDifference(actual: drawn, accepted: read, rule: .perceptual(.oklab)) == nil)
  }
}
