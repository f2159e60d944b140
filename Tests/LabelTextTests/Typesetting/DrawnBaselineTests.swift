// SPDX-License-Identifier: MIT

import LabelCore
import LabelSettings
import LabelText
import Testing

/// The baselines of drawn lines, by the rule that was found in images of real labels.
@Suite struct DrawnBaselineTests {
  @Test(arguments: [1.0, 2, 3])
  func theLastBaselineIsOnTheNearestPixelAndAllOthersOnTheNextOne(scale: Double) throws {
    let layout = try BoxText().layout("a\nb\nc\nd\ne", scale: scale) {
      $0.numberOfLines = 0
      $0.paragraph.lineHeightMultiple = 1.0287
    }
    let grid = PixelGrid(scale: scale)
    for step in 0..<40 {
      let top = Double(step) / 7
      let moved = grid.round(top)
      let drawn = layout.lines.indices.map { layout.drawnBaseline(ofLine: $0, from: top, grid) }
      #expect(drawn.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-6 })
      #expect(abs(drawn[4] - moved - layout.lastBaseline) <= grid.pixel / 2 + 1e-6)
      let shift = drawn[4] - moved - layout.lastBaseline
      for index in 0..<4 {
        let exact = moved + shift + layout.lines[index].baseline
        #expect(drawn[index] >= exact - 1e-6 && drawn[index] < exact + grid.pixel)
      }
    }
  }

  @Test func textInTheOtherDirectionIsAlignedOverTheFullWidth() throws {
    func lefts(_ text: String, _ alignsOverFullWidth: Bool) throws -> [Double] {
      try BoxText().layout(text, width: 110) {
        $0.numberOfLines = 0
        $0.alignsOverFullWidth = alignsOverFullWidth
      }.lines.map(\.left)
    }
    #expect(try lefts("שלום עולם אאא", true) == [20, 80])
    #expect(try lefts("שלום עולם אאא", false) == [10, 70])
    #expect(try lefts("shalom ola aaa", true) == [0, 0])
  }
}
