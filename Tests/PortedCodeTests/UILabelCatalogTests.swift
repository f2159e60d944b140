// SPDX-License-Identifier: MIT

import LabelSnapshots
import Testing
import UIKit

/// The behaviour of UILabel that a catalogue of UIKit's views describes. The catalogue has no code; each test checks one of its sentences.
@Suite struct UILabelCatalogTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = text
    return label
  }

  @Test func byDefaultALabelIsASingleLine() throws {
    let label = label("This is a test string used to test UILabel")
    #expect(label.numberOfLines == 1)
    let line = label.sizeThatFits(label.bounds.size)
    assertSnapshot(of: Array(try label.pngData(scale: 1)), as: .png, named: "line")
    label.numberOfLines = 3
    #expect(label.sizeThatFits(label.bounds.size).height > line.height)
    label.frame.size.height = 70
    assertSnapshot(of: Array(try label.pngData(scale: 1)), as: .png, named: "lines")
  }

  @Test func eachTextPropertySetsTheOther() {
    let label = label("plain")
    #expect(label.attributedText?.string == "plain")
    label.attributedText = NSAttributedString(string: "attributed")
    #expect(label.text == "attributed")
  }

  @Test func highlightingNeedsAHighlightedTextColour() throws {
    let label = label("Highlighted")
    let normal = try label.pngData(scale: 1)
    label.isHighlighted = true
    #expect(try label.pngData(scale: 1) == normal)
    label.highlightedTextColor = .systemRed
    #expect(try label.pngData(scale: 1) != normal)
    assertSnapshot(of: Array(try label.pngData(scale: 1)), as: .png, named: "highlighted")
  }

  @Test func aFixedFontSizeIsNotAdjusted() throws {
    let label = label("Too long for its bounding rectangle")
    let fixed = try label.pngData(scale: 1)
    label.minimumScaleFactor = 0.3
    #expect(try label.pngData(scale: 1) == fixed)
    assertSnapshot(of: Array(fixed), as: .png, named: "fixed")
    label.adjustsFontSizeToFitWidth = true
    #expect(try label.pngData(scale: 1) != fixed)
    assertSnapshot(of: Array(try label.pngData(scale: 1)), as: .png, named: "shrunk")
  }

  @Test func baselineAdjustmentDeterminesTheBaselineOfShrunkText() throws {
    let label = label("Too long for its bounding rectangle")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let aligned = try label.pngData(scale: 1)
    let baseline = try #require(label.firstBaseline)
    assertSnapshot(of: Array(aligned), as: .png, named: "aligned")
    label.baselineAdjustment = .none
    #expect(try label.pngData(scale: 1) != aligned, "moves towards the top left corner")
    #expect(try #require(label.firstBaseline) < baseline)
    assertSnapshot(of: Array(try label.pngData(scale: 1)), as: .png, named: "none")
  }

  @Test func theShadowFollowsItsOffset() throws {
    let label = label("Shadow")
    label.shadowColor = .lightGray
    let above = try label.pngData(scale: 1)
    label.shadowOffset = CGSize(width: 2, height: 2)
    #expect(try label.pngData(scale: 1) != above)
    assertSnapshot(of: Array(try label.pngData(scale: 1)), as: .png, named: "below")
  }
}
