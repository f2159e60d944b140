// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelLayout
import LabelSettings
import LabelText
import LabelViewNode
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

  @Test func contentBeyondTheHeightGivesAWarning() throws {
    var small = TextNode.Run("GET IT ON\n")
    small.attributes.font = FontDescription()
    small.attributes.font?.size = 9
    let text = ViewNode.text(TextNode(runs: [small, TextNode.Run("Store")])).environment { $0.numberOfLines = 0 }
    func warnings(height: Double, _ alignment: IconAlignment) throws -> [LabelError] {
      let label = ViewNode.label(LabelNode(title: text, icon: .image(ImageNode(.named("bag.fill"))))).environment {
        $0.iconScale = .large
        $0.iconAlignment = alignment
      }
      return try TestPipeline().layout(label.frame(height: height)).warnings
    }
    let natural = try TestPipeline().layout(text).size.height
    #expect(try warnings(height: natural, .first).map(\.code) == [.contentBeyondLabel])
    #expect(try warnings(height: natural, .center).isEmpty && warnings(height: natural + 12, .first).isEmpty)
    let icon = ViewNode.image(ImageNode(.named("bag.fill")))
    #expect(try TestPipeline().layout(icon.frame(height: 6)).warnings.map(\.code) == [.contentBeyondLabel])
    #expect(try TestPipeline().layout(icon.frame(height: 30)).warnings.isEmpty)
    // What is moved on purpose is not reported.
    #expect(try TestPipeline().layout(icon.modified(.offset(Point(x: 0, y: 40))).frame(height: 30)).warnings.isEmpty)
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
