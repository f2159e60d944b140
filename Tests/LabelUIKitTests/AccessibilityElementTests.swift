// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelLayout
import LabelUIKit
import LabelViewNode
import Testing

/// What assistive technologies read of views of UIKit.
@Suite struct AccessibilityElementTests {
  @Test func labelsOfUIKitAreStaticTexts() throws {
    let label = UILabel()
    label.text = "Rain"
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    let image = UIImageView(image: UIImage(systemName: "bolt"))
    let renderer = try RendererPool.shared.renderer()
    func read(_ view: UIView) throws -> [String] {
      let drawing = view.drawing(scale: 1)
      return try renderer.accessibilityElements(of: drawing.node, in: drawing.environment).map {
        ([$0.label ?? "-"] + $0.traits.map(AccessibilityElement.spoken)).joined(separator: " ")
      }
    }
    #expect(try read(label) == ["Rain staticText"])
    #expect(try read(button) == ["Play button"])
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
    button.frame = CGRect(x: 10, y: 40, width: 50, height: 20)
    group.addSubview(label)
    group.addSubview(button)
    #expect(try read(group) == ["Rain staticText", "Play button"])
    group.accessibilityElements = [button, label]
    #expect(try read(group) == ["Play button", "Rain staticText"])
    group.accessibilityElements = [button]
    #expect(try read(group) == ["Play button"])
    label.accessibilityLabel = "It rains"
    label.accessibilityTraits = [.staticText, .header]
    #expect(try read(label) == ["It rains staticText header"])
    label.isAccessibilityElement = false
    #expect(try read(label) == [])
    #expect(try read(image) == [])
  }

  /// The names of the elements of a view in the order of reading, with their frames.
  private func elements(_ view: UIView) throws -> [(name: String, frame: Rect)] {
    let drawing = view.drawing(scale: 1)
    return try RendererPool.shared.renderer().accessibilityElements(of: drawing.node, in: drawing.environment).map {
      (([$0.label ?? "-"] + $0.traits.map(AccessibilityElement.spoken)).joined(separator: " "), $0.frame)
    }
  }

  private func label(_ text: String, _ frame: CGRect, in view: UIView) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    view.addSubview(label)
    return label
  }

  /// Views at any depth are listed; what is beside them is not read, and the order holds in the view alone.
  @Test func listedElementsMayBeDeepInside() throws {
    let (page, group, inner) = (UIView(), UIView(), UIView())
    for (index, view) in [page, group, inner].enumerated() {
      view.frame = CGRect(x: index * 10, y: 0, width: 300 - 100 * index, height: 100)
    }
    page.addSubview(group)
    group.addSubview(inner)
    let box = CGRect(x: 1, y: 2, width: 40, height: 20)
    let names = [label("a", box, in: inner), label("b", box, in: inner), label("c", box, in: group)]
    _ = label("after", box, in: page)
    #expect(try elements(page).map(\.name) == ["a", "b", "c", "after"].map { $0 + " staticText" })
    group.accessibilityElements = [names[2], names[0]]
    #expect(try elements(page).map(\.name) == ["c", "a", "after"].map { $0 + " staticText" })
    // A listed view is read as usual, with what is inside it.
    group.accessibilityElements = [names[2], inner]
    #expect(try elements(page).map(\.name) == ["c", "a", "b", "after"].map { $0 + " staticText" })
    // What is around a listed view is no element itself.
    (inner.isAccessibilityElement, inner.accessibilityLabel) = (true, "inner")
    #expect(try elements(page).map(\.name) == ["c staticText", "inner", "after staticText"])
    group.accessibilityElements = [names[1]]
    #expect(try elements(page).map(\.name) == ["b staticText", "after staticText"])
    #expect(try elements(page).first?.frame.minX == 31)
  }

  /// Elements that no view stands for are at their frames among the others, and draw nothing.
  @Test func elementsWithoutViewsAreListed() throws {
    let chart = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let title = label("Rain", CGRect(x: 0, y: 0, width: 60, height: 20), in: chart)
    let before = try chart.pngData(scale: 1)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    (bar.accessibilityLabel, bar.accessibilityValue, bar.accessibilityTraits) = ("Monday", "12 mm", .updatesFrequently)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 30, width: 8, height: 20)
    let hidden = UIAccessibilityElement(accessibilityContainer: chart)
    (hidden.accessibilityLabel, hidden.isAccessibilityElement) = ("no", false)
    chart.accessibilityElements = [bar, hidden, title]
    #expect(try elements(chart).map(\.name) == ["Monday updatesFrequently", "Rain staticText"])
    #expect(try elements(chart).first?.frame == Rect(x: 10, y: 30, width: 8, height: 20))
    chart.semanticContentAttribute = .forceRightToLeft
    #expect(try elements(chart).first?.frame == Rect(x: 10, y: 30, width: 8, height: 20))
    chart.semanticContentAttribute = .unspecified
    #expect(try chart.pngData(scale: 1) == before)
    // A frame on the screen counts where there is no other.
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.addSubview(chart)
    chart.frame.origin = CGPoint(x: 50, y: 5)
    bar.accessibilityFrameInContainerSpace = .zero
    bar.accessibilityFrame = CGRect(x: 60, y: 40, width: 8, height: 20)
    #expect(try elements(page).first?.frame == Rect(x: 60, y: 40, width: 8, height: 20))
  }
}
