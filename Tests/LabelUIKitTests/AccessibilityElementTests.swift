// SPDX-License-Identifier: MIT

import Foundation
import LabelEngine
import LabelKit
import LabelLayout
import LabelUIKit
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
}
