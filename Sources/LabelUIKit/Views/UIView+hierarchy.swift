// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isInside(view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    (superview as? UIStackView)?.removeArrangedSubview(self)
    self.superview = nil
  }

  /// Returns whether this view is another view or inside it at any depth.
  ///
  /// - Parameter view: The other view.
  public func isDescendant(of view: UIView) -> Bool { self === view || isInside(view) }

  /// Converts a point from this view's coordinates to another view's, in points.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - view: The other view, or nil for the outermost superview.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInOutermost, view?.originInOutermost ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// Converts a point from another view's coordinates to this view's, in points.
  ///
  /// - Parameters:
  ///   - point: The point in the other view's coordinates.
  ///   - view: The other view, or nil for the outermost superview.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInOutermost, view?.originInOutermost ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  /// Converts a rectangle from this view's coordinates to another view's, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates.
  ///   - view: The other view, or nil for the outermost superview.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, to: view), size: rect.size) }
  /// Converts a rectangle from another view's coordinates to this view's, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the other view's coordinates.
  ///   - view: The other view, or nil for the outermost superview.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { CGRect(origin: convert(rect.origin, from: view), size: rect.size) }

  /// The origin of the view in the coordinates of the outermost superview, whose own origin is zero. Transforms are not counted.
  private var originInOutermost: CGPoint {
    guard let superview else { return .zero }
    let outer = superview.originInOutermost
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
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
