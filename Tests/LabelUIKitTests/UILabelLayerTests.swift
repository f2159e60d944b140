// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelLayout
import LabelUIKit
import Testing

@Suite struct UILabelLayerTests {
  private func label() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "A"
    return label
  }

  @Test func backgroundHasTheLayersCorners() {
    let label = label()
    label.backgroundColor = .systemRed
    label.layer.cornerRadius = 5
    #expect(label.node(size: label.frame.size).dump.hasPrefix("background red radius=5\n"))
    label.layer.borderWidth = 2
    label.layer.borderColor = UIColor.systemBlue.cgColor
    #expect(label.node(size: label.frame.size).dump.hasPrefix("border blue width=2 radius=5\n"))
    label.clipsToBounds = true
    #expect(label.node(size: label.frame.size).dump.hasPrefix("clip roundedRectangle 5\n"))
  }

  @Test func appearanceProvidesDefaults() async {
    // On its own thread, so that no other test's labels are affected.
    await withCheckedContinuation { done in
      Thread {
        let before = UILabel()
        UILabel.appearance().textColor = .systemGreen
        UILabel.appearance().font = .boldSystemFont(ofSize: 20)
        let own = UILabel()
        own.textColor = .systemRed
        #expect(before.textColor == .systemGreen && own.textColor == .systemRed)
        #expect(own.font.pointSize == 20 && UILabel.appearance().textColor == .systemGreen)
        done.resume()
      }.start()
    }
    #expect(UILabel().font.pointSize == 17)
  }
}
