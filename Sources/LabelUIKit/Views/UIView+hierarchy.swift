// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

extension UIView {
  /// Adds a subview in front of the others. It is removed from its old superview.
  ///
  /// - Parameter view: The view.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview at an index. It is removed from its old superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The index among the subviews, 0 for the back; indices out of range are clamped.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self, !isInside(view) else { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Inserts a subview behind another. It is removed from its old superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sibling: The subview next to which it is inserted. If it is not a subview, the view is added at the front.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Inserts a subview in front of another. It is removed from its old superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sibling: The subview next to which it is inserted. If it is not a subview, the view is added at the front.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Removes this view from its superview.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    (superview as? UIStackView)?.removeArrangedSubview(self)
    superview = nil
  }

  /// Moves a subview in front of the others. Views that are not subviews are ignored.
  ///
  /// - Parameter view: The view.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind the others. Views that are not subviews are ignored.
  ///
  /// - Parameter view: The view.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Returns whether this view is another view or inside it at any depth.
  ///
  /// - Parameter view: The other view.
  public func isDescendant(of view: UIView) -> Bool { self === view || isInside(view) }

  /// Returns the first view with a tag, this one or one inside it at any depth, or nil if there is none.
  ///
  /// - Parameter tag: The tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Requests a layout on Apple's platforms. No effect here: views are laid out whenever they are drawn.
  public func setNeedsLayout() {}
  /// Requests drawing on Apple's platforms. No effect here: every image is drawn again.
  public func setNeedsDisplay() {}
  /// Requests an update of the constraints on Apple's platforms. No effect here: they are updated whenever the view is drawn.
  public func setNeedsUpdateConstraints() {}
  /// Marks the intrinsic size as out of date on Apple's platforms. No effect here: it is computed whenever the view is drawn.
  public func invalidateIntrinsicContentSize() {}
  /// Lays out the views inside this one at its current size: solves the constraints and calls `layoutSubviews`.
  public func layoutIfNeeded() { layoutTree() }

  /// Returns the size of the view that satisfies its constraints.
  ///
  /// - Parameter targetSize: `layoutFittingCompressedSize` for the smallest size, `layoutFittingExpandedSize` for the largest.
  /// - Returns: The size in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintSystem(root: self, fitting: targetSize).solvedSize
  }

  private func isInside(_ other: UIView) -> Bool {
    var view = superview
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Resizes the subviews by their autoresizing masks: the flexible lengths share the change equally.
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
