// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

extension UIView {
  /// Puts a view in front of the others, out of the view that it was in.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among the others; 0 is behind all of them.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isInside(view) else { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Puts a view behind one of the others.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Puts a view in front of one of the others.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Takes the view out of the one that it is in.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    (superview as? UIStackView)?.removeArrangedSubview(self)
    superview = nil
  }

  /// Puts a view in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Puts a view behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether this view is another one, or inside it at any depth.
  public func isDescendant(of view: UIView) -> Bool { self === view || isInside(view) }

  /// The view with a number, this one or one inside it at any depth; nil where none has it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Nothing is kept between pictures: views are laid out whenever they are drawn.
  public func setNeedsLayout() {}
  /// Nothing is kept between pictures: views are drawn whenever a picture is made.
  public func setNeedsDisplay() {}
  /// Nothing is kept between pictures: constraints are met whenever a view is drawn.
  public func setNeedsUpdateConstraints() {}
  /// Nothing is kept between pictures: natural sizes are asked for whenever a view is drawn.
  public func invalidateIntrinsicContentSize() {}
  /// Solves the constraints inside the view at its present size and calls `layoutSubviews`.
  public func layoutIfNeeded() { layoutTree() }

  /// The smallest size that meets the constraints inside the view, or, for `layoutFittingExpandedSize`, the largest.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    LayoutProblem(root: self, fitting: targetSize).solvedSize
  }

  private func isInside(_ other: UIView) -> Bool {
    var view = superview
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Changes the subviews' frames by their masks: each flexible length takes an equal part of what was added.
  func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask != [] {
      let mask = view.autoresizingMask
      var (x, y, width, height) = (view.frame.minX, view.frame.minY, view.frame.width, view.frame.height)
      Self.resize(
        &x, &width, by: bounds.width - old.width, before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      Self.resize(
        &y, &height, by: bounds.height - old.height, before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      view.frame = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
    }
  }

  private static func resize(
    _ origin: inout CGFloat, _ length: inout CGFloat, by change: CGFloat, before: Bool, length isFlexible: Bool, after: Bool
  ) {
    let parts = [before, isFlexible, after].filter { $0 }.count
    guard parts > 0 else { return }
    if before { origin += change / CGFloat(parts) }
    if isFlexible { length += change / CGFloat(parts) }
  }
}
