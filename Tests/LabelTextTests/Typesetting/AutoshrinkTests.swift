// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

@Suite struct AutoshrinkTests {
  private func shrink(_ text: String, width: Double, height: Double = .infinity, minimum: Double = 0.1, lines: Int = 1) throws -> TextLayout
  {
    try BoxText().layout(text, width: width, height: height) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = minimum
      $0.numberOfLines = lines
    }
  }

  @Test(arguments: [(80.0, 1.0), (79.9, 0.975), (60, 0.75), (61.9, 0.75), (41, 0.5)])
  func theLargestQuarterPointThatFitsIsUsed(width: Double, factor: Double) throws {
    let layout = try shrink("aaaaaaaa", width: width)
    #expect(abs(layout.scaleFactor - factor) < 1e-9)
    #expect(layout.lines[0].width <= width + 1e-3 && !layout.isTruncated)
  }

  @Test func belowTheMinimumTheTextIsTruncatedAtTheMinimum() throws {
    let layout = try shrink("aaaaaaaa", width: 30, minimum: 0.5)
    #expect(layout.scaleFactor == 0.5 && layout.lines[0].string == "aaaaa…")
  }

  @Test func aMinimumOfZeroForbidsShrinking() throws {
    #expect(try shrink("aaaaaaaa", width: 60, minimum: 0).scaleFactor == 1)
  }

  @Test func severalLinesShrinkUntilNoWordIsBroken() throws {
    let layout = try shrink("aaaaaaaa bb", width: 60, lines: 2)
    #expect(layout.scaleFactor == 0.75)
    #expect(layout.lines.map(\.string) == ["aaaaaaaa", "bb"])
  }

  @Test func textWithAnyNumberOfLinesShrinksToTheHeight() throws {
    let layout = try shrink("aaaa aaaa aaaa", width: 40, height: 25, lines: 0)
    #expect(layout.scaleFactor < 1 && Double(layout.lines.count) * 10 * layout.scaleFactor <= 25)
  }

  @Test(arguments: [(BaselineAdjustment.alignBaselines, 8.0), (.alignCenters, 6.5), (.none, 4)])
  func theShrunkBaselineFollowsBaselineAdjustment(adjustment: BaselineAdjustment, baseline: Double) throws {
    let layout = try BoxText().layout("aaaaaaaa", width: 40) {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.1
      $0.baselineAdjustment = adjustment
    }
    #expect(layout.scaleFactor == 0.5 && layout.size.height == 10)
    #expect(abs(layout.firstBaseline - baseline) < 1e-9)
  }

  @Test func tighteningPrecedesTruncationUpToATwentieth() throws {
    func tightened(_ width: Double) throws -> TextLayout {
      try BoxText().layout("aaaaaaaaaaaaaaaaaaaaa", width: width) { $0.allowsTightening = true }
    }
    let fits = try tightened(200)
    #expect(!fits.isTruncated && abs(fits.tightening + 0.5) < 1e-9 && abs(fits.lines[0].width - 200) < 1e-6)
    #expect(try tightened(199).isTruncated)
    #expect(try tightened(210).tightening == 0)
  }

  @Test func shrinkingNeverEnlarges() throws {
    #expect(try shrink("a", width: 1000).scaleFactor == 1)
  }
}
