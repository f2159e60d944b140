// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelText
import Testing

/// Text that leaves the height it was given is made, and doubted.
@Suite struct DoubtTests {
  private func doubts(
    _ title: String, size: Double, width: Double? = nil, height: Double?, _ change: (inout EnvironmentChange) -> Void = { _ in }
  ) throws -> [LabelError] {
    let view = ViewNode.text(TextNode(title)).environment {
      $0.font = FontDescription()
      $0.font?.size = size
      change(&$0)
    }
    return try Stage().layout(view.frame(width: width, height: height)).doubts
  }

  @Test func aLineHigherThanItsLabelIsDoubted() throws {
    let doubts = try doubts("Ag", size: 20, height: 20)
    guard case .lineTallerThanLabel(let line, label: 20) = try #require(doubts.first) else {
      Issue.record("\(doubts)")
      return
    }
    #expect(line > 20 && line < 30 && doubts.count == 1)
    #expect(try self.doubts("Ag", size: 20, height: 30).isEmpty && self.doubts("Ag", size: 20, height: nil).isEmpty)
  }

  @Test func linesThatDoNotFitAreDroppedInsteadOfDoubted() throws {
    #expect(try doubts("one two three four", size: 20, width: 60, height: 50) { $0.numberOfLines = 0 }.isEmpty)
  }

  @Test func shrunkTextIsDoubtedOnlyWhereItsBaselineTakesItOut() throws {
    func doubts(_ adjustment: BaselineAdjustment, height: Double) throws -> [LabelError] {
      try self.doubts("A title that has to shrink", size: 40, width: 100, height: height) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.1
        $0.baselineAdjustment = adjustment
      }
    }
    #expect(try doubts(.alignBaselines, height: 20) == [.baselineLeavesLabel])
    #expect(try doubts(.alignCenters, height: 20).isEmpty && doubts(.alignBaselines, height: 50).isEmpty)
  }
}
