// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelEngine
import LabelKit
import LabelUIKit
import Testing

@Suite struct UILabelBaselineTests {
  private func label(_ text: String?, height: CGFloat, scale: CGFloat = 2) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: height))
    label.text = text
    label.traitCollection.displayScale = scale
    return label
  }

  /// The distance from the top of the image to the bottom of its ink bounds, in points.
  private func bottomOfText(_ label: UILabel) throws -> CGFloat {
    let drawing = label.drawing(scale: nil)
    let bitmap = try RendererPool.shared.renderer().render(drawing.node, in: drawing.environment, upTo: .bitmap).bitmap
    let rows = (0..<bitmap.height).filter { y in
      bitmap.pixels[(y * bitmap.width)..<((y + 1) * bitmap.width)].contains { $0 != 0 }
    }
    return CGFloat(try #require(rows.last) + 1) / label.traitCollection.displayScale
  }

  @Test(arguments: [1, 2, 3], [30, 41.5, 64])
  func capitalsAreOnTheBaseline(scale: CGFloat, height: CGFloat) throws {
    for size: CGFloat in [11, 17, 22.5] {
      let label = label("HEH", height: height, scale: scale)
      label.font = .systemFont(ofSize: size)
      let bottom = try bottomOfText(label)
      #expect(label.firstBaseline == bottom && label.lastBaseline == bottom, "\(size) points")
    }
  }

  @Test func baselinesAreThoseOfTheFirstAndLastVisibleLine() throws {
    let high = label("H\n \n ", height: 100)
    high.numberOfLines = 0
    #expect(try high.firstBaseline == bottomOfText(high))
    let whole = label("H\nH\nH", height: 100)
    whole.numberOfLines = 0
    #expect(try whole.firstBaseline == high.firstBaseline && whole.lastBaseline == bottomOfText(whole))
    whole.lineBreakMode = .byWordWrapping
    whole.numberOfLines = 2
    #expect(try whole.lastBaseline == bottomOfText(whole))
  }

  @Test func linesHigherThanTheBoundsAreCentered() throws {
    let low = label("H", height: 1)
    low.font = .systemFont(ofSize: 60)
    let high = label("H", height: 201)
    high.font = low.font
    #expect(try #require(low.firstBaseline) + 100 == #require(high.firstBaseline))
  }

  @Test func labelWithoutASizeUsesItsIntrinsicSize() throws {
    let label = UILabel()
    label.text = "H"
    let natural = try #require(label.firstBaseline)
    label.frame.size = label.intrinsicContentSize
    #expect(label.firstBaseline == natural && natural > 0 && natural < label.frame.height)
  }

  @Test func insetsOfASubclassMoveTheBaseline() throws {
    final class Low: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 0, dy: 10)) }
    }
    let low = Low(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    low.text = "H"
    let plain = UILabel(frame: low.frame)
    plain.text = "H"
    #expect(try #require(low.firstBaseline) == #require(plain.firstBaseline) + 10)
  }

  @Test func baselineIsNilWithoutTextOrFont() {
    #expect(label(nil, height: 20).firstBaseline == nil && label("", height: 20).lastBaseline == nil)
    let unknown = label("H", height: 20)
    unknown.font = UIFont(name: "No Such Font", size: 12)
    #expect(unknown.firstBaseline == nil)
  }
}
