// SPDX-License-Identifier: MIT

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelUIKit
import Testing

/// What subclasses may override, and what UIKit then calls.
@Suite struct UILabelOverrideTests {
  private final class Observer: UILabel {
    var log: [String] = []
    override var text: String? { didSet { log.append("text \(oldValue ?? "-") \(text ?? "-")") } }
    override var attributedText: NSAttributedString? { didSet { log.append("attributedText") } }
    override var font: UIFont! { didSet { log.append("font") } }
    override var textColor: UIColor! { willSet { log.append("textColor") } }
    override var textAlignment: NSTextAlignment { didSet { log.append("textAlignment") } }
    override var lineBreakMode: NSLineBreakMode { didSet { log.append("lineBreakMode") } }
    override var numberOfLines: Int { didSet { log.append("numberOfLines") } }
    override var isHighlighted: Bool { didSet { log.append("isHighlighted") } }
    override var isEnabled: Bool { didSet { log.append("isEnabled") } }
    override var shadowColor: UIColor? { didSet { log.append("shadowColor") } }
    override var shadowOffset: CGSize { didSet { log.append("shadowOffset") } }
    override var highlightedTextColor: UIColor? { didSet { log.append("highlightedTextColor") } }
    override var adjustsFontSizeToFitWidth: Bool { didSet { log.append("adjustsFontSizeToFitWidth") } }
    override var minimumScaleFactor: CGFloat { didSet { log.append("minimumScaleFactor") } }
    override var preferredMaxLayoutWidth: CGFloat { didSet { log.append("preferredMaxLayoutWidth") } }
    override var accessibilityLabel: String? {
      get { "read aloud" }
      set { log.append("accessibilityLabel") }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .header }
      set { log.append("accessibilityTraits") }
    }
    override func setNeedsLayout() { log.append("setNeedsLayout") }
    override func setNeedsDisplay() { log.append("setNeedsDisplay") }
    override func invalidateIntrinsicContentSize() { log.append("invalidate") }
    override func layoutSubviews() { log.append("layoutSubviews") }
    override func addSubview(_ view: UIView) {
      log.append("addSubview")
      super.addSubview(view)
    }
  }

  @Test func everyPropertyCanBeObserved() {
    let label = Observer()
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    label.font = .systemFont(ofSize: 3)
    label.textColor = .red
    label.textAlignment = .center
    label.lineBreakMode = .byClipping
    label.numberOfLines = 2
    label.isHighlighted = true
    label.isEnabled = false
    label.shadowColor = .red
    label.shadowOffset = .zero
    label.highlightedTextColor = .red
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.preferredMaxLayoutWidth = 10
    label.accessibilityLabel = "c"
    label.accessibilityTraits = .button
    label.setNeedsLayout()
    label.setNeedsDisplay()
    label.invalidateIntrinsicContentSize()
    label.layoutIfNeeded()
    label.addSubview(UIView())
    // An attributed text also sets the alignment and the line break mode, if it has a paragraph style; this one has none.
    #expect(
      label.log == [
        "text - a", "attributedText", "font", "textColor", "textAlignment", "lineBreakMode", "numberOfLines", "isHighlighted", "isEnabled",
        "shadowColor", "shadowOffset", "highlightedTextColor", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
        "preferredMaxLayoutWidth", "accessibilityLabel", "accessibilityTraits", "setNeedsLayout", "setNeedsDisplay", "invalidate",
        "layoutSubviews", "addSubview",
      ])
    #expect(label.accessibilityLabel == "read aloud" && label.accessibilityTraits == .header)
  }

  @Test func aTextThatIsSetInAnInitialiserCallsTheOverride() {
    class Base: UILabel {
      init(title: String) {
        super.init(frame: .zero)
        text = title
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Counting: Base {
      var count = 0
      override var text: String? { didSet { count += 1 } }
    }
    #expect(Counting(title: "x").count == 1)
  }

  @Test func aLabelIsReadAsStaticText() {
    let label = UILabel()
    #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText && label.accessibilityLabel == nil)
    label.text = "Rain"
    #expect(label.accessibilityLabel == "Rain")
    label.accessibilityLabel = "It rains"
    #expect(label.accessibilityLabel == "It rains" && label.text == "Rain")
    label.accessibilityTraits = [.button, .selected]
    #expect(label.accessibilityTraits == [.button, .selected])
    label.isAccessibilityElement = false
    #expect(!label.isAccessibilityElement && !UIView().isAccessibilityElement && UIView().accessibilityTraits == .none)
  }

  @Test func appearancesApplyByClassAndContainer() async {
    final class Title: UILabel {}
    final class Card: UIView {}
    // On its own thread, so that no other test's labels are affected.
    await withCheckedContinuation { done in
      Thread {
        UILabel.appearance().textColor = .systemGreen
        Title.appearance().textColor = .systemRed
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemBlue
        UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIStackView.self]).textColor = .systemPink
        let (label, title, inside, deeper) = (UILabel(), Title(), UILabel(), UILabel())
        let (card, nested, middle, stack) = (Card(), Card(), UIView(), UIStackView())
        card.addSubview(middle)
        middle.addSubview(inside)
        stack.addArrangedSubview(nested)
        nested.addSubview(deeper)
        #expect(label.textColor == .systemGreen && title.textColor == .systemRed)
        #expect(inside.textColor == .systemBlue && deeper.textColor == .systemPink)
        inside.textColor = .white
        #expect(inside.textColor == .white)
        done.resume()
      }.start()
    }
  }

  // MARK: Measuring

  /// A label that is larger by its insets, in the most copied form.
  private final class Padded: UILabel {
    var insets = UIEdgeInsets.zero
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        .inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  @Test(arguments: ["", "x", "Lightning over Bergen", "two\nlines", "بيان"], [0, 1, 2])
  func anOverriddenTextRectDecidesTheSize(text: String, lines: Int) {
    let (plain, label) = (UILabel(), Padded())
    label.insets = UIEdgeInsets(top: 3, left: 16, bottom: 5, right: 8)
    for own in [plain, label] {
      own.text = text
      own.numberOfLines = lines
    }
    func grown(_ size: CGSize) -> CGSize { CGSize(width: size.width + 24, height: size.height + 8) }
    #expect(label.intrinsicContentSize == grown(plain.intrinsicContentSize))
    #expect(label.sizeThatFits(CGSize(width: 124, height: 0)) == grown(plain.sizeThatFits(CGSize(width: 100, height: 0))))
    (label.preferredMaxLayoutWidth, plain.preferredMaxLayoutWidth) = (84, 60)
    #expect(label.intrinsicContentSize == grown(plain.intrinsicContentSize))
  }

  @Test func textOfAPaddedLabelIsDrawnWhole() throws {
    let (plain, label) = (UILabel(), Padded())
    label.insets = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
    for own in [plain, label] {
      own.text = "insets"
      own.sizeToFit()
    }
    func drawn(_ view: UIView) throws -> Bitmap {
      let drawing = view.drawing(scale: 2)
      return try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
    }
    let (small, large) = (try drawn(plain), try drawn(label))
    #expect(large.width == small.width + 64 && large.height == small.height + 24)
    for (x, y) in [(3, 10), (20, 12), (40, 20), (70, 25)] {
      #expect(small.pixels[y * small.width + x] == large.pixels[(y + 12) * large.width + x + 32])
    }
  }

  // MARK: Alignment

  /// The columns that have ink, at one pixel per point.
  private func ink(_ label: UILabel) throws -> (first: Int, last: Int) {
    let drawing = label.drawing(scale: 1)
    let bitmap = try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
    let columns = (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap.pixels[$0 * bitmap.width + x] != 0 } }
    return (columns.first ?? -1, columns.last ?? -1)
  }

  @Test(
    arguments: ["النص", "النص العربي في سطرين أو أكثر من ذلك"], [NSTextAlignment.natural, .justified])
  func naturalTextBeginsAtTheEdgeOfItsOwnDirection(text: String, alignment: NSTextAlignment) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 80))
    label.numberOfLines = 0
    label.textAlignment = alignment
    label.text = text
    #expect(try ink(label).last > 143)
    label.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(try ink(label).last > 143)
    label.text = "Text"
    #expect(try ink(label).first < 5)
  }

  @Test func aViewWithoutConstraintsKeepsItsFrame() {
    let (page, label, constrained) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILabel(), UILabel())
    for view in [label, constrained] {
      view.text = "x"
      view.translatesAutoresizingMaskIntoConstraints = false
      view.frame = CGRect(x: 30, y: 40, width: 50, height: 20)
      page.addSubview(view)
    }
    constrained.topAnchor.constraint(equalTo: page.topAnchor, constant: 7).isActive = true
    page.layoutIfNeeded()
    page.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 30, y: 40, width: 50, height: 20))
    #expect(constrained.frame.minY == 7 && constrained.frame.height == constrained.intrinsicContentSize.height)
  }
}
