// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelUIKit
import Testing

/// Views in a row, by UIKit's rules. All numbers are points.
@Suite struct UIStackViewTests {
  /// A view with a natural size.
  private final class Block: UIView {
    var natural: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      natural = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { natural }
  }

  private func stack(_ blocks: [UIView], width: CGFloat = 200, height: CGFloat = 40, _ change: (UIStackView) -> Void = { _ in })
    -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.spacing = 10
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.filter { !$0.isHidden }.map { view in
      [view.frame.minX, view.frame.width].map { ($0 * 1000).rounded() / 1000 }
    }
  }

  @Test func equalViewsShareTheSpace() {
    let stack = stack([Block(10, 10), Block(50, 10), Block(0, 10)], width: 170) { $0.distribution = .fillEqually }
    #expect(spans(stack) == [[0, 50], [60, 50], [120, 50]])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 40 })
  }

  @Test func viewWithTheLowestHuggingFills() {
    let (name, value) = (Block(30, 10), Block(40, 10))
    name.setContentHuggingPriority(.defaultLow, for: .horizontal)
    value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(spans(stack([name, value])) == [[0, 150], [160, 40]])
  }

  @Test func proportionsFollowIntrinsicSizes() {
    let stack = stack([Block(10, 10), Block(30, 10)], width: 130) { $0.distribution = .fillProportionally }
    #expect(spans(stack) == [[0, 30], [40, 90]])
  }

  @Test func distancesAreEqualBetweenEdgesOrCenters() {
    let blocks = { [Block(20, 10), Block(40, 10), Block(20, 10)] }
    #expect(spans(stack(blocks(), width: 180) { $0.distribution = .equalSpacing }) == [[0, 20], [70, 40], [160, 20]])
    let uneven = stack([Block(20, 10), Block(40, 10), Block(60, 10)], width: 240) { $0.distribution = .equalCentering }
    #expect(spans(uneven) == [[0, 20], [90, 40], [180, 60]])
  }

  @Test func hiddenViewsUseNoSpace() {
    let hidden = Block(50, 10)
    hidden.isHidden = true
    #expect(spans(stack([Block(20, 10), hidden, Block(30, 10)], width: 60)) == [[0, 20], [30, 30]])
  }

  @Test func customSpacingFollowsItsView() {
    let (first, second) = (Block(20, 10), Block(30, 10))
    let stack = stack([first, second], width: 75) { $0.setCustomSpacing(25, after: first) }
    #expect(spans(stack) == [[0, 20], [45, 30]])
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
  }

  @Test(arguments: [(UIStackView.Alignment.leading, 0.0), (.center, 15), (.trailing, 30)])
  func viewsAreAlignedAcrossTheAxis(alignment: UIStackView.Alignment, y: Double) {
    let stack = stack([Block(20, 10)], width: 20) { $0.alignment = alignment }
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: y, width: 20, height: 10))
  }

  @Test func layoutMarginsInsetTheViews() {
    let stack = stack([Block(20, 10)], width: 100) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 94, height: 36))
  }

  @Test func columnIsAsLargeAsItsViews() {
    let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(50, 15)])
    stack.axis = .vertical
    stack.spacing = 5
    stack.alignment = .leading
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 30))
  }

  @Test func viewsRemovedFromTheStackAreNotArranged() {
    let (first, second) = (Block(20, 10), Block(30, 10))
    let stack = stack([first, second])
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second] && stack.subviews == [second] && first.superview == nil)
  }
}
