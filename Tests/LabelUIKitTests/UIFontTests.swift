// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelUIKit
import Testing

/// Font metrics that ported code uses, and the older names of label properties.
struct UIFontTests {
  @Test(arguments: [8, 17, 34.5, 120] as [CGFloat])
  func metricsMatchTheLineOfALabel(size: CGFloat) throws {
    let font = UIFont.systemFont(ofSize: size)
    let label = UILabel(frame: .zero)
    label.font = font
    label.text = "Hxg"
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    #expect((font.lineHeight * 2).rounded(.up) / 2 == label.intrinsicContentSize.height)
    #expect(font.descender < 0 && 0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test func metricsGrowWithTheSize() {
    let (small, large) = (UIFont.boldSystemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 40))
    for metric in [\UIFont.ascender, \.descender, \.capHeight, \.xHeight, \.lineHeight] {
      #expect(abs(small[keyPath: metric] * 4 - large[keyPath: metric]) < 1e-9)
    }
  }

  @Test func fontHasTheNamesOfItsFace() {
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(!font.familyName.isEmpty && font.fontName.contains("Bold"))
    #expect(UIFont(name: font.fontName, size: 17)?.fontName == font.fontName)
  }

  @Test func missingFontHasNoMetrics() {
    let font = UIFont(name: "No Such Font", size: 17)
    #expect(font?.lineHeight == 0 && font?.fontName == "")
  }

  /// Recorded from a real UILabel: a factor is read back in quarters of a point.
  @Test(arguments: [(0.5, 17, 8.5), (0.6, 17, 10.25), (0.333, 20, 6.75), (0, 17, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func minimumFontSizeIsRoundedToQuarterPoints(factor: CGFloat, size: CGFloat, expected: CGFloat) {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    label.minimumScaleFactor = factor
    #expect(label.minimumFontSize == expected)
    label.minimumFontSize = size / 4
    #expect(label.minimumScaleFactor == 0.25)
  }

  @Test func olderNameSetsTheSameProperty() {
    let label = UILabel(frame: .zero)
    label.adjustsLetterSpacingToFitWidth = true
    #expect(label.allowsDefaultTighteningForTruncation)
  }

  @Test func oversizeRuleMakesLinesHigherForTallGlyphs() {
    let label = UILabel(frame: .zero)
    label.text = "Ẫ ก็ฏุ ﷽"
    let usual = label.intrinsicContentSize.height
    label.sizingRule = .oversize
    #expect(label.intrinsicContentSize.height > usual)
  }
}
