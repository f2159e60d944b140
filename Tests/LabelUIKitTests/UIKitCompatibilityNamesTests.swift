// SPDX-License-Identifier: MIT

import Foundation
import LabelKit
import LabelUIKit
import Testing

/// Names of UIKit that cannot move or be touched in an image.
@Suite struct UIKitCompatibilityNamesTests {
  @Test func animationsMakeTheirChangesAtOnce() {
    let view = UIView()
    var log: [Bool] = []
    UIView.animate(withDuration: 1) { view.alpha = 0.1 }
    #expect(view.alpha == 0.1)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.2 }, completion: { log.append($0) })
    UIView.animate(withDuration: 1, delay: 1, options: [.curveEaseIn, .repeat], animations: { view.alpha = 0.3 }) { log.append($0) }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 1, options: [], animations: { view.alpha = 0.4 })
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.5 }
    }
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.tag = 3 }) { log.append($0) }
    UIView.performWithoutAnimation { view.isHidden = true }
    #expect(log == [true, true, true] && view.alpha == 0.5 && view.tag == 3 && view.isHidden)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.tag = 4 }
    animator.addCompletion { _ in view.tag += 1 }
    #expect(view.tag == 3)
    animator.startAnimation()
    #expect(view.tag == 5)
  }

  @Test func theDeviceIsAPhoneAtRest() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation.isPortrait)
    #expect(UIScreen.main.scale == 2 && UIScreen.main.bounds.width == 390 && !UIApplication.shared.canOpenURL(URL(filePath: "/")))
    UITraitCollection(displayScale: 3).performAsCurrent { #expect(UIScreen.main.scale == 3) }
  }

  @Test func touchesHitTheFrontmostView() {
    let (page, first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView(), UIView())
    for view in [first, second] {
      view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      page.addSubview(view)
    }
    #expect(page.hitTest(CGPoint(x: 15, y: 15), with: nil) === second && page.hitTest(CGPoint(x: 5, y: 5), with: nil) === page)
    second.isUserInteractionEnabled = false
    #expect(page.hitTest(CGPoint(x: 15, y: 15), with: nil) === first && page.hitTest(CGPoint(x: 60, y: 5), with: nil) == nil)
    #expect(page.convert(CGPoint(x: 1, y: 1), from: second) == CGPoint(x: 11, y: 11))
  }

  @Test func buttonsAreAsLargeAsTheirContent() throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .disabled)
    let size = button.intrinsicContentSize
    #expect(button.currentTitle == "Save" && button.accessibilityLabel == "Save" && button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.currentTitle == "Saved" && button.intrinsicContentSize.width > size.width)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "bolt.fill")
    let filled = UIButton(configuration: configuration)
    #expect(filled.intrinsicContentSize.width > size.width + 24 && filled.intrinsicContentSize.height > size.height)
    var count = 0
    filled.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    filled.sendActions(for: .touchUpInside)
    filled.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test func smallNamesOfUIKit() throws {
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero && UIImage().size == .zero)
    #expect(UIFont.Weight(rawValue: 0.39) != .bold && UIFont.Weight.bold.rawValue == 0.4)
    #expect(UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(rawValue: 0.39)) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed).fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 15,
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 15, weight: .bold))
    #expect(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor.alpha == 1)
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft && view.layoutMargins.right == 2 && view.window == nil)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    window.addSubview(view)
    #expect(view.window === window)
  }

  @Test func arcsWithAWholeTurnAreCircles() {
    for clockwise in [true, false] {
      let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      #expect(abs(path.bounds.width - 20) < 1e-6 && abs(path.bounds.height - 20) < 1e-6 && path.contains(CGPoint(x: -9, y: 0)))
      let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      #expect(abs(quarter.bounds.minX - (clockwise ? 0 : -10)) < 1e-6)
    }
    let tab = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 5, height: 5))
    #expect(!tab.contains(CGPoint(x: 0.5, y: 0.5)) && tab.contains(CGPoint(x: 19.5, y: 0.5)) && tab.contains(CGPoint(x: 0.5, y: 9.5)))
    let reversed = tab.reversing()
    #expect(reversed.bounds == tab.bounds && reversed.contains(CGPoint(x: 10, y: 5)))
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(ring.contains(CGPoint(x: 10, y: 10)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 2, y: 10)))
  }
}
