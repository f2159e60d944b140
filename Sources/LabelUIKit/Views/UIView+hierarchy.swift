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

  /// Exchanges two subviews.
  ///
  /// - Parameters:
  ///   - index1: The index of one subview.
  ///   - index2: The index of the other. Indices out of range change nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }
  /// Ends typing in the view on Apple's platforms. Here nothing is typed.
  ///
  /// - Parameter force: Whether a field may not refuse.
  /// - Returns: Always true.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
  /// Adds an interaction, which nothing uses here.
  ///
  /// - Parameter interaction: The interaction.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Removes an interaction.
  ///
  /// - Parameter interaction: The interaction.
  public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
  /// Returns a view that shows this one as it is drawn now, or nil if it cannot be drawn.
  ///
  /// - Parameter afterUpdates: Whether changes are drawn that are not on the screen yet; they always are here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let data = try? pngData(scale: traitCollection.displayScale), let image = UIImage(data: data, scale: traitCollection.displayScale)
    else { return nil }
    let view = UIImageView(image: image)
    view.frame.size = bounds.size
    return view
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
    guard autoresizesSubviews else { return }
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
