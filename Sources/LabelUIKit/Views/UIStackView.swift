// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// Views side by side or below each other, as UIKit's `UIStackView`: constraints between them that follow from a few properties.
///
/// Hidden views take no room. Where views that resist being stretched equally have to fill more than they want, UIKit leaves open which of
/// them grows; here one always does, and always the same.
open class UIStackView: UIView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// They fill it according to their priorities.
    case fill
    /// They are equally long.
    case fillEqually
    /// They are as long in proportion as by nature.
    case fillProportionally
    /// The distances between them are equal.
    case equalSpacing
    /// The distances between their middles are equal.
    case equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// From edge to edge.
    case fill
    /// At the edge where reading begins, or at the top.
    case leading
    /// With the first lines of their texts level.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where reading ends, or at the bottom.
    case trailing
    /// With the last lines of their texts level.
    case lastBaseline

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The direction in which the views are arranged; horizontal by default.
  public final var axis = NSLayoutConstraint.Axis.horizontal
  /// How they share the room.
  public final var distribution = Distribution.fill
  /// The alignment across the axis.
  public final var alignment = Alignment.fill
  /// Points between them, and at least that for equal distances.
  public final var spacing: CGFloat = 0
  /// Whether `layoutMargins` are left at the edges.
  public final var isLayoutMarginsRelativeArrangement = false
  /// The views, in order.
  public private(set) final var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A value that means the stack's own `spacing`.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The system's spacing: 8 points.
  public static let spacingUseSystem: CGFloat = 8

  /// Makes an empty stack of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach { addArrangedSubview($0) }
  }

  /// Makes an empty stack. No nib is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view at the end.
  public final func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Adds a view among the others.
  public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Takes a view out of the row; it stays a subview.
  public final func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Sets the points after a view.
  public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
  }

  /// The points after a view.
  public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override var ownConstraints: [NSLayoutConstraint] {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard let first = shown.first, let last = shown.last else { return [] }
    let edges = isLayoutMarginsRelativeArrangement ? LayoutItem(layoutMarginsGuide) : LayoutItem(self)
    var result = [
      NSLayoutConstraint(LayoutItem(first), start, .equal, edges, start), NSLayoutConstraint(LayoutItem(last), end, .equal, edges, end),
    ]
    for view in shown { result += across(LayoutItem(view), edges) }
    if alignment == .firstBaseline || alignment == .lastBaseline, axis == .horizontal {
      let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for view in shown.dropFirst() { result.append(NSLayoutConstraint(LayoutItem(view), line, .equal, LayoutItem(first), line)) }
    }
    if alignment != .fill {
      // No more than the views need across the axis.
      let breadth: NSLayoutConstraint.Attribute = axis == .horizontal ? .height : .width
      result.append(weak(NSLayoutConstraint(LayoutItem(self), breadth, .equal, nil, .notAnAttribute), 49))
    }
    return result + between(shown)
  }

  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }

  private func across(_ view: LayoutItem, _ edges: LayoutItem) -> [NSLayoutConstraint] {
    let (near, far, middle): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
    func line(_ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      NSLayoutConstraint(view, attribute, relation, edges, attribute)
    }
    let inside = [line(near, .greaterThanOrEqual), line(far, .lessThanOrEqual)]
    return switch alignment {
    case .fill: [line(near, .equal), line(far, .equal)]
    case .leading: [line(near, .equal), line(far, .lessThanOrEqual)]
    case .trailing: [line(near, .greaterThanOrEqual), line(far, .equal)]
    case .center: inside + [line(middle, .equal)]
    case .firstBaseline, .lastBaseline: axis == .horizontal ? inside : [line(near, .equal), line(far, .lessThanOrEqual)]
    }
  }

  /// Distances between neighbours, and what their lengths have to do with each other.
  private func between(_ shown: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    for (view, next) in zip(shown, shown.dropFirst()) {
      let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
      result.append(
        NSLayoutConstraint(
          LayoutItem(next), start, isLoose ? .greaterThanOrEqual : .equal, LayoutItem(view), end, constant: distance))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in shown.dropFirst() { result.append(NSLayoutConstraint(LayoutItem(view), length, .equal, LayoutItem(shown[0]), length)) }
    case .fillProportionally:
      let natural = shown.map { axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
      guard natural[0] > 0 else { break }
      for (view, own) in zip(shown, natural).dropFirst() where own > 0 {
        result.append(
          weak(NSLayoutConstraint(LayoutItem(view), length, .equal, LayoutItem(shown[0]), length, multiplier: own / natural[0]), 999))
      }
    case .equalSpacing, .equalCentering: result += equalGaps(shown)
    }
    return result
  }

  /// Guides in the gaps, or from middle to middle, that are equally long.
  private func equalGaps(_ shown: [UIView]) -> [NSLayoutConstraint] {
    let count = max(0, shown.count - 1)
    gaps.forEach { removeLayoutGuide($0) }
    gaps = (0..<count).map { _ in UILayoutGuide() }
    gaps.forEach { addLayoutGuide($0) }
    let middle: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
    let isCentering = distribution == .equalCentering
    var result: [NSLayoutConstraint] = []
    for (index, gap) in gaps.enumerated() {
      result.append(
        NSLayoutConstraint(LayoutItem(gap), start, .equal, LayoutItem(shown[index]), isCentering ? middle : end))
      result.append(
        NSLayoutConstraint(LayoutItem(gap), end, .equal, LayoutItem(shown[index + 1]), isCentering ? middle : start))
      if index > 0 {
        result.append(
          weak(NSLayoutConstraint(LayoutItem(gap), length, .equal, LayoutItem(gaps[0]), length), isCentering ? 149 : 1000))
      }
    }
    return result
  }
  private var gaps: [UILayoutGuide] = []

  private func weak(_ constraint: NSLayoutConstraint, _ priority: Float) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}
