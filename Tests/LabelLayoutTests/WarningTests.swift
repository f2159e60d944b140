// SPDX-License-Identifier: MIT

import LabelCore
import LabelLayout
import LabelText
import Testing

/// Warnings for text that extends outside the height of its frame.
@Suite struct WarningTests {
  private func warnings(
    _ title: String, size: Double, width: Double? = nil, height: Double?, _ change: (inout EnvironmentChange) -> Void = { _ in }
  ) throws -> [LabelError] {
    let view = ViewNode.text(TextNode(title)).environment {
      $0.font = FontDescription()
      $0.font?.size = size
      change(&$0)
    }
    return try TestPipeline().layout(view.frame(width: width, height: height)).warnings
  }

  @Test func aLineTallerThanItsLabelGivesAWarning() throws {
    let warnings = try warnings("Ag", size: 20, height: 20)
    let match = warnings.first?.message.wholeMatch(of: /a line of this text is (.*) points high; the label is only 20/)
    let line = try #require(match.flatMap { Double($0.1) }, "\(warnings)")
    #expect(line > 20 && line < 30 && warnings.map(\.code) == [.lineTallerThanLabel])
    #expect(try self.warnings("Ag", size: 20, height: 30).isEmpty && self.warnings("Ag", size: 20, height: nil).isEmpty)
  }

  @Test func linesThatDoNotFitAreTruncatedWithoutAWarning() throws {
    #expect(try warnings("one two three four", size: 20, width: 60, height: 50) { $0.numberOfLines = 0 }.isEmpty)
  }

  @Test func shrunkTextGivesAWarningOnlyIfItsBaselineMovesItOutside() throws {
    func warnings(_ adjustment: BaselineAdjustment, height: Double) throws -> [LabelError] {
      try self.warnings("A title that has to shrink", size: 40, width: 100, height: height) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.1
        $0.baselineAdjustment = adjustment
      }
    }
    #expect(try warnings(.alignBaselines, height: 20) == [.baselineLeavesLabel])
    #expect(try warnings(.alignCenters, height: 20).isEmpty && warnings(.alignBaselines, height: 50).isEmpty)
  }
}
