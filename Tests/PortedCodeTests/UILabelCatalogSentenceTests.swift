// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// More sentences of the catalogue of UIKit's views about labels; those with images are in `UILabelCatalogTests`.
@Suite struct UILabelCatalogSentenceTests {
  private func label(_ text: String = "Too long for its bounding rectangle") -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = text
    return label
  }

  @Test func labelsAreAccessibleByDefault() {
    let label = label("Volume")
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .staticText)
    #expect(label.accessibilityLabel == "Volume")
  }

  @Test func aLabelIsEnabledOrNot() throws {
    let label = label("Enabled")
    #expect(label.isEnabled && !label.isHighlighted)
    let enabled = try label.pngData(scale: 1)
    label.isEnabled = false
    #expect(try label.pngData(scale: 1) != enabled)
  }

  @Test func minimumFontSizeAndScaleAreTheSameLimit() throws {
    let (scaled, sized) = (label(), label())
    for label in [scaled, sized] { label.adjustsFontSizeToFitWidth = true }
    scaled.minimumScaleFactor = 0.5
    sized.minimumFontSize = 8.5
    #expect(sized.minimumScaleFactor == 0.5 && scaled.minimumFontSize == 8.5)
    #expect(try scaled.pngData(scale: 1) == sized.pngData(scale: 1))
  }

  @Test func lettersAreTightenedBeforeTheyAreTruncated() throws {
    let label = label("Tightened text")
    label.frame.size.width = label.intrinsicContentSize.width - 2
    let truncated = try label.pngData(scale: 2)
    label.adjustsLetterSpacingToFitWidth = true
    #expect(label.allowsDefaultTighteningForTruncation)
    #expect(try label.pngData(scale: 2) != truncated)
  }

  @Test func aligningCentersKeepsTheMiddleOfTheLine() throws {
    let label = label()
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let aligned = try #require(label.firstBaseline)
    label.baselineAdjustment = .alignCenters
    let centred = try #require(label.firstBaseline)
    label.baselineAdjustment = .none
    let top = try #require(label.firstBaseline)
    // Shrunk text that keeps its baseline is lowest, then that which keeps its middle, then that at the top.
    #expect(aligned > centred && centred > top)
  }

  @Test(arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping])
  func textThatWrapsDoesNotShrink(mode: NSLineBreakMode) throws {
    let label = label()
    label.lineBreakMode = mode
    label.numberOfLines = 1
    let wrapped = try label.pngData(scale: 1)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    #expect(try label.pngData(scale: 1) == wrapped, "the common pitfall: both at once")
    label.lineBreakMode = .byTruncatingTail
    #expect(try label.pngData(scale: 1) != wrapped)
  }

  @Test func anyTypeOfConstraintPlacesALabel() {
    let (page, icon, title) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)), UIImageView(), label("Title"))
    let views: [String: UIView] = ["icon": icon, "title": title]
    for view in views.values {
      page.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    page.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[icon(24)]-[title]-|", options: .alignAllCenterY, metrics: nil, views: views))
    page.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[icon(==24)]", metrics: nil, views: views))
    page.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 16, y: 10, width: 24, height: 24))
    #expect(title.frame.minX == 48 && title.frame.maxX == 192 && abs(title.frame.midY - 22) < 0.51)
  }

  @Test func labelsOfAContainerHaveAnAppearance() {
    final class Cell: UIView {}
    UILabel.appearance(whenContainedInInstancesOf: [Cell.self]).textColor = .systemPurple
    let (inside, outside) = (UILabel(), UILabel())
    let cell = Cell()
    cell.addSubview(inside)
    #expect(inside.textColor == .systemPurple && outside.textColor == .label)
  }
}
