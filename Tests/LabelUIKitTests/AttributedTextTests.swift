// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelLayout
import LabelUIKit
import Testing

/// Attributed text under Apple's names.
@Suite struct AttributedTextTests {
  @Test func stringsBeginEmpty() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "x"))
    #expect(text.string == "x")
  }

  /// Foundation compares the attributes of neighbouring runs.
  @Test func runsWithOtherValuesOfTheSameAttributesCanBeJoined() {
    let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    first.lineSpacing = 2
    let pairs: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20)), (.foregroundColor, UIColor.red, UIColor.systemBlue),
      (.paragraphStyle, first, second), (.shadow, NSShadow(), NSShadow()), (.kern, CGFloat(1), CGFloat(2)),
      (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, one, two) in pairs {
      let text = NSMutableAttributedString(string: "one", attributes: [key: one])
      text.append(NSAttributedString(string: "two", attributes: [key: two]))
      let copy = NSMutableAttributedString(attributedString: text)
      copy.addAttribute(key, value: two, range: NSRange(location: 1, length: 1))
      copy.append(text)
      let label = UILabel()
      label.attributedText = copy
      #expect(label.attributedText?.length == 12 && (label.attributedText?.mutableCopy() as? NSAttributedString)?.length == 12)
      label.font = .systemFont(ofSize: 5)
    }
  }

  @Test func paragraphStylesHaveTabStops() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) } && style.defaultTabInterval == 0)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 120), NSTextTab(textAlignment: .center, location: 60)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 90, options: [:]))
    #expect(style.tabStops.map(\.location) == [60, 90, 120])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 90))
    style.defaultTabInterval = 20
    style.baseWritingDirection = .rightToLeft
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a\tb", attributes: [.paragraphStyle: style])
    let dump = label.node(size: .zero).dump
    #expect(dump.contains("baseWritingDirection=rightToLeft"), "\(dump)")
    #expect(dump.contains("tabStops=[60 center, 120 right] defaultTabInterval=20"), "\(dump)")
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(style)
    #expect(copy == style && copy.baseWritingDirection == .rightToLeft)
    let decimal = NSTextTab(
      textAlignment: .right, location: 9, options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en"))])
    style.tabStops = [decimal]
    #expect(label.attributedText != nil && style.tabStops.first?.options[.columnTerminators] != nil)
  }

  @Test func uiKitsAttributesAreDrawn() {
    var text = AttributedString("red")
    text.uiKit.foregroundColor = .red
    text.font = UIFont.systemFont(ofSize: 9)
    text.uiKit.underlineStyle = .double
    text.uiKit.kern = 2
    for expected in ["font=[9pt regular]", "color=#ff0000", "underline=[double]", "kern=2"] {
      #expect(tree(Text(text)).contains(expected), "\(expected) in \(tree(Text(text)))")
      let label = UILabel()
      label.attributedText = NSAttributedString(text)
      #expect(label.node(size: .zero).dump.contains(expected), "\(expected) in \(label.node(size: .zero).dump)")
    }
  }

  private func tree(_ view: some View) -> String { (try? ImageRenderer(content: view).tree().dump) ?? "" }

  @Test func attributesSurviveTheWayToFoundationAndBack() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let keys: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 11), .foregroundColor: UIColor.systemRed, .backgroundColor: UIColor.yellow, .kern: 1.5,
      .underlineStyle: NSUnderlineStyle.thick.rawValue, .strikethroughStyle: 1, .strokeWidth: -2.0, .baselineOffset: 3.0,
      .paragraphStyle: style, .link: URL(string: "https://example.com") as Any,
    ]
    let text = NSMutableAttributedString(string: "one", attributes: keys)
    text.append(NSAttributedString(string: " two"))
    let back = NSAttributedString(AttributedString(text))
    #expect(back.string == "one two")
    let found = back.attributes(at: 1, effectiveRange: nil)
    for (key, value) in keys {
      #expect((found[key] as? AnyHashable) == (value as? AnyHashable), "\(key)")
    }
    #expect(back.attributes(at: 5, effectiveRange: nil).isEmpty)
  }

  @Test func swiftUIsAttributesAreKeptForLabels() {
    var text = AttributedString("blue")
    text.foregroundColor = Color.blue
    text.font = Font.system(size: 12)
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    let dump = label.node(size: .zero).dump
    #expect(dump.contains("color=blue") && dump.contains("12pt"), "\(dump)")
  }

  @Test func textKitFindsCharacters() {
    let storage = NSTextStorage(string: "Hello\nWorld", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 100)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let used = manager.usedRect(for: container)
    #expect(used.minX == 0 && used.width > 40 && used.height > 35)
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.characterIndex(for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    #expect(index(6, 5) == 0 && index(190, 5) == 4 && index(6, 30) == 6 && index(190, 99) == 10)
    // Each character is found in the middle of its own box.
    for character in [0, 1, 2, 3, 4, 6, 7, 8, 9, 10] {
      let box = manager.boundingRect(forGlyphRange: NSRange(location: character, length: 1), in: container)
      #expect(index(box.midX, box.midY) == character)
    }
    var range = NSRange()
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 7, effectiveRange: &range).minY > 15 && range == NSRange(location: 6, length: 5))
    #expect(NSLayoutManager().usedRect(for: container) == .zero)
  }
}
