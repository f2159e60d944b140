// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import LabelUIKit
import Testing

@Suite struct UILabelTests {
  private func label(_ text: String? = "Lightning over Bergen") -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func propertiesHaveUIKitsDefaults() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail && label.lineBreakStrategy == .standard)
    #expect(label.numberOfLines == 1 && label.preferredMaxLayoutWidth == 0)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0 && !label.allowsDefaultTighteningForTruncation)
    #expect(label.baselineAdjustment == .alignBaselines && !label.adjustsFontForContentSizeCategory)
    #expect(label.highlightedTextColor == nil && !label.isHighlighted && label.isEnabled)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func nilRestoresFontAndColour() {
    let label = label()
    label.font = .boldSystemFont(ofSize: 40)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17 && label.textColor == .label)
  }

  // MARK: Text

  private var string: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let string = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30), .paragraphStyle: style])
    string.append(NSAttributedString(string: " plain"))
    return string
  }

  @Test func attributedTextSetsThePropertiesOfItsFirstCharacter() {
    let label = label()
    label.attributedText = string
    #expect(label.text == "red plain")
    #expect(label.font.pointSize == 30 && label.textColor == .red)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
  }

  @Test func runsWithoutAFontAreSeventeenPoints() {
    let label = label()
    label.attributedText = string
    label.textColor = .blue
    let dump = label.node(size: .zero).dump
    #expect(dump.contains("\" plain\" font=[17pt regular] color=#0000ff"), "\(dump)")
  }

  @Test func propertiesSetAfterAttributedTextApplyToAllOfIt() {
    let label = label()
    label.attributedText = string
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .right
    var fonts: Set<UIFont> = []
    var spacings: [CGFloat] = []
    let text = label.attributedText ?? NSAttributedString(string: "")
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      if let font = attributes[.font] as? UIFont { fonts.insert(font) }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        spacings.append(style.lineSpacing)
        #expect(style.alignment == .right)
      }
    }
    #expect(fonts == [.systemFont(ofSize: 12)])
    #expect(spacings == [4, 0], "the other attributes of a style are kept")
  }

  @Test func textReplacesAttributes() {
    let label = label()
    label.attributedText = string
    label.text = "new"
    #expect(label.node(size: .zero).dump.contains("text \"new\"\n"))
    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont == label.font)
  }

  @Test func attributesOfAnAttributedStringAreUsed() {
    let label = UILabel()
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.black
    label.attributedText = NSAttributedString(
      string: "x",
      attributes: [
        .kern: 1.5, .underlineStyle: NSUnderlineStyle.double.union(.byWord).rawValue, .underlineColor: UIColor.red,
        .strikethroughStyle: NSUnderlineStyle.patternDash.union(.single).rawValue, .baselineOffset: 3, .strokeWidth: -2, .shadow: shadow,
        .backgroundColor: UIColor.yellow,
      ])
    let dump = label.node(size: .zero).dump
    for text in [
      "kern=1.5", "underline=[double byWord #ff0000]", "strikethrough=[single dash]", "baselineOffset=3", "stroke=[-2%",
      "offset=(1 2)", "background=#ffff00",
    ] { #expect(dump.contains(text), "\(text) in \(dump)") }
  }

  @Test func symbolsAreDrawnInTheText() throws {
    let bolt = try #require(UIImage(systemName: "bolt.fill"))
    #expect(UIImage(systemName: "bolt.fil") == nil)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: bolt))
    #expect(label.node(size: .zero).dump.contains("{image \"bolt.fill\"}"))
  }

  // MARK: Measuring

  @Test func oneLineIgnoresTheWidthWhenMeasured() {
    let label = label()
    let natural = label.intrinsicContentSize
    // Inter's line at 17 points is 20.57 points high, rounded up to whole pixels at scale 2.
    #expect(natural == CGSize(width: 176.5, height: 21))
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == natural)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    #expect(label.intrinsicContentSize == natural, "text shrinks only when it is drawn (record G1)")
  }

  @Test func linesWrapAtTheWidth() {
    let label = label()
    let natural = label.intrinsicContentSize
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == natural)
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100 && wrapped.height > natural.height)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == wrapped)
    label.frame.size = CGSize(width: 100, height: 0)
    label.sizeToFit()
    #expect(label.frame.size == wrapped)
  }

  @Test func textRectsAreAlignedInTheirBounds() {
    let label = label()
    label.numberOfLines = 0
    let bounds = CGRect(x: 4, y: 254, width: 100, height: 300)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.origin == bounds.origin && rect.width <= 100)
    let low = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 10), limitedToNumberOfLines: 0)
    #expect(low.height == 10 && low.minY < 0)
  }

  @Test func textStylesFollowThePreferredSizeIfEnabled() {
    let label = label()
    label.font = .preferredFont(forTextStyle: .body)
    let natural = label.intrinsicContentSize
    label.traitCollection.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.intrinsicContentSize == natural)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.intrinsicContentSize.height > natural.height)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: .init(preferredContentSizeCategory: .accessibilityMedium)).pointSize == 28)
  }

  // MARK: Drawing

  @Test func pngHasTheSizeOfTheBounds() throws {
    let label = label()
    label.frame = CGRect(x: 10, y: 10, width: 60, height: 30)
    label.backgroundColor = .white
    let data = try label.pngData(scale: 2)
    #expect(Array(data[16..<24]) == [0, 0, 0, 120, 0, 0, 0, 60])
    #expect(try label.pngData(scale: 2) == data)
    #expect(try UILabelTests().label().pngData(scale: 1).count > 0, "without a size it has its intrinsic size")
  }

  @Test func unknownFontIsAnErrorWhenDrawn() {
    let label = label()
    label.font = UIFont(name: "No Such Font", size: 12)
    #expect(label.intrinsicContentSize == .zero)
    #expect(throws: Diagnostic.self) { try label.pngData() }
  }

  @Test func highlightingReplacesTheColour() {
    let label = label()
    label.highlightedTextColor = .white
    #expect(!label.node(size: .zero).dump.contains("color=#ffffff"))
    label.isHighlighted = true
    #expect(label.node(size: .zero).dump.contains("color=#ffffff"))
    label.attributedText = string
    #expect(!label.node(size: .zero).dump.contains("color=#ff0000"))
  }

  @Test func disabledLabelsAndShadowsAreInTheTree() {
    let label = label()
    label.isEnabled = false
    label.shadowColor = .gray
    let dump = label.node(size: .zero).dump
    #expect(dump.contains("opacity 0.4") && dump.contains("textShadow=[#808080 offset=(0 -1) radius=0]"), "\(dump)")
  }

  @Test func subclassMayInsetItsText() throws {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 16)
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 24, height: size.height + 8)
      }
    }
    let label = Padded()
    label.text = "x"
    label.frame.size = CGSize(width: 100, height: 40)
    _ = try label.pngData(scale: 1)
    #expect(label.node(size: label.frame.size).dump.hasPrefix("padding top=4 leading=8 bottom=4 trailing=16\n  frame 76×32"))
  }
}
