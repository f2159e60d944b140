// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelUIKit
import Testing

/// Constraints set frames like UIKit's Auto Layout. All numbers are points.
@Suite struct AutoLayoutTests {
  private func box(_ width: CGFloat = 0, _ height: CGFloat = 0) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func inner(_ outer: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
  }

  private func label(_ text: String, in outer: UIView) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    return label
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)].allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test(arguments: [(100.0, 50.0), (0, 0), (333.5, 7)], [0.0, 8, -4, 60])
  func pinnedEdgesKeepTheirDistances(size: (width: Double, height: Double), distance: Double) {
    let outer = box(size.width, size.height)
    let view = inner(outer)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: distance),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distance),
    ])
    let far = [
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -distance),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -distance),
    ]
    far.forEach { $0.priority = .defaultHigh }
    NSLayoutConstraint.activate(far)
    outer.layoutIfNeeded()
    let expected = CGRect(
      x: distance, y: distance, width: max(0, size.width - 2 * distance), height: max(0, size.height - 2 * distance))
    #expect(isNear(view.frame, expected), "\(view.frame)")
  }

  @Test func lengthsAndCentersFollowMultipliers() {
    let outer = box(200, 80)
    let view = inner(outer)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
      view.centerXAnchor.constraint(equalTo: outer.centerXAnchor), view.centerYAnchor.constraint(equalTo: outer.centerYAnchor, constant: 3),
    ])
    outer.layoutIfNeeded()
    #expect(isNear(view.frame, CGRect(x: 45, y: 29.25, width: 110, height: 27.5)))
  }

  @Test(arguments: [1.0, 49, 250, 751, 999])
  func higherPriorityIsSatisfied(priority: Double) {
    let outer = box(100, 100)
    let view = inner(outer)
    let (wide, narrow) = (view.widthAnchor.constraint(equalToConstant: 80), view.widthAnchor.constraint(equalToConstant: 20))
    wide.priority = UILayoutPriority(Float(priority))
    narrow.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([wide, narrow])
    outer.layoutIfNeeded()
    #expect(abs(view.frame.width - (priority > 500 ? 80 : 20)) < 1e-6)
  }

  @Test func inequalitiesHoldAndInactiveConstraintsHaveNoEffect() {
    let outer = box(100, 100)
    let view = inner(outer)
    let preferred = view.widthAnchor.constraint(equalToConstant: 500)
    preferred.priority = .defaultLow
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 70)
    NSLayoutConstraint.activate([preferred, limit, view.leftAnchor.constraint(equalTo: outer.leftAnchor)])
    outer.layoutIfNeeded()
    #expect(abs(view.frame.width - 70) < 1e-6)
    limit.isActive = false
    outer.layoutIfNeeded()
    #expect(abs(view.frame.width - 500) < 1e-6)
    #expect(view.constraints.count == 2)
  }

  @Test func labelsKeepTheirNaturalSizeAndShrinkByPriority() {
    let outer = box(120, 40)
    let (name, value) = (label("A rather long name of something", in: outer), label("12", in: outer))
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: outer.leadingAnchor), name.topAnchor.constraint(equalTo: outer.topAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(value.frame.size == value.intrinsicContentSize)
    #expect(abs(name.frame.width - (112 - value.frame.width)) < 1e-6)
    #expect(name.frame.height == name.intrinsicContentSize.height)
  }

  @Test func baselinesOfTwoSizesAreAligned() throws {
    let outer = box(200, 60)
    let (large, small) = (label("H", in: outer), label("H", in: outer))
    large.font = .systemFont(ofSize: 34)
    small.font = .systemFont(ofSize: 11)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: outer.topAnchor), small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    let (first, second) = (try #require(large.firstBaseline), try #require(small.firstBaseline))
    // Each label rounds its own baseline to a whole pixel.
    #expect(abs((large.frame.minY + first) - (small.frame.minY + second)) <= 1)
  }

  @Test func heightOfWrappedTextFollowsItsWidth() {
    let outer = box(90, 0)
    let text = label("Lightning over Bergen tonight", in: outer)
    text.numberOfLines = 0
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: outer.topAnchor), text.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(text.frame.width == 90)
    #expect(text.frame.height == text.sizeThatFits(CGSize(width: 90, height: 0)).height)
    #expect(text.frame.height > text.intrinsicContentSize.height)
  }

  @Test func leadingIsTheRightEdgeInRightToLeft() {
    let outer = box(100, 20)
    outer.traitCollection.layoutDirection = .rightToLeft
    let view = inner(outer)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 30),
      view.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor), view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(isNear(view.frame, CGRect(x: 60, y: 8, width: 30, height: 12)))
  }

  @Test func fittingSizeIsTheSmallestThatSatisfiesTheConstraints() {
    let outer = UIView()
    let text = label("Rain", in: outer)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
      text.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 12),
      text.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -12),
    ])
    let (own, fitting) = (text.intrinsicContentSize, outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    #expect(abs(fitting.width - own.width - 24) < 1e-6 && abs(fitting.height - own.height - 8) < 1e-6)
  }

  @Test func contradictionsAreViolatedAsLittleAsPossible() {
    let outer = box(100, 100)
    let view = inner(outer)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 30),
      view.leftAnchor.constraint(equalTo: outer.leftAnchor),
    ])
    outer.layoutIfNeeded()
    #expect((10...30).contains(view.frame.width))
  }

  /// Unconnected views are solved separately: a thousand views together would need billions of steps.
  @Test func manyIndependentViewsGetTheirFrames() {
    let outer = box(1000, 1000)
    let views = (0..<1000).map { _ in inner(outer) }
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: CGFloat(index)),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: CGFloat(2 * index)),
        view.widthAnchor.constraint(equalToConstant: 3), view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      ])
    }
    outer.layoutIfNeeded()
    for (index, view) in views.enumerated() {
      #expect(isNear(view.frame, CGRect(x: Double(index), y: Double(2 * index), width: 3, height: 6)))
    }
  }
}
