// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A view that arranges views in a row or a column with constraints, like UIKit's `UIStackView`.
///
/// Hidden views use no space. If several views with equal priorities have to grow, UIKit does not define which one grows; here it is always
/// the same one.
open class UIStackView: UIView {
  /// How the arranged views share the space along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the space according to their priorities.
    case fill
    /// The views fill the space and have equal lengths.
    case fillEqually
    /// The views fill the space in proportion to their intrinsic lengths.
    case fillProportionally
    /// The views keep their lengths, with equal space between them.
    case equalSpacing
    /// The views keep their lengths, with equal distances between their centres.
    case equalCentering
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// The views fill the stack from edge to edge.
    case fill
    /// The views are at the leading edge of a column, or at the top edge of a row.
    case leading
    /// The first baselines of the views in a row are on one line.
    case firstBaseline
    /// The views are centred across the axis.
    case center
    /// The views are at the trailing edge of a column, or at the bottom edge of a row.
    case trailing
    /// The last baselines of the views in a row are on one line.
    case lastBaseline

    /// The views in a row are at the top; the same as `leading`.
    public static let top = Alignment.leading
    /// The views in a row are at the bottom; the same as `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The axis along which the views are arranged; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How the views share the space along the axis; `fill` by default.
  open var distribution = Distribution.fill
  /// The alignment of the views across the axis; `fill` by default.
  open var alignment = Alignment.fill
  /// The space between the views in points; 0 by default. For equal spacing and centring it is the smallest space.
  open var spacing: CGFloat = 0
  /// A Boolean value that indicates whether the views are inset by `layoutMargins`; false by default.
  open var isLayoutMarginsRelativeArrangement = false
  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A custom spacing value that means the stack's own `spacing`.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The system's spacing between views, 8 points.
  public static let spacingUseSystem: CGFloat = 8

  /// Creates an empty stack view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view with views to arrange.
  ///
  /// - Parameter views: The views, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach { addArrangedSubview($0) }
  }

  /// Creates an empty stack view. No nib is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view at the end of the arranged views.
  ///
  /// - Parameter view: The view, which becomes a subview.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view among the arranged views.
  ///
  /// - Parameters:
  ///   - view: The view, which becomes a subview.
  ///   - stackIndex: The index among the arranged views; indices out of range are clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Removes a view from the arranged views. It stays a subview.
  ///
  /// - Parameter view: The view.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
  }

  /// Sets the space after a view.
  ///
  /// - Parameters:
  ///   - spacing: The space in points, or `spacingUseDefault` for the stack's own.
  ///   - arrangedSubview: The view before the space.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
  }

  /// Returns the space after a view, in points, or `spacingUseDefault` if none is set.
  ///
  /// - Parameter arrangedSubview: The view before the space.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override var ownConstraints: [NSLayoutConstraint] {
    let visibleViews = arrangedSubviews.filter { !$0.isHidden }
    guard let first = visibleViews.first, let last = visibleViews.last else { return [] }
    let edges = isLayoutMarginsRelativeArrangement ? LayoutItem(layoutMarginsGuide) : LayoutItem(self)
    var result = [
      NSLayoutConstraint(LayoutItem(first), start, .equal, edges, start), NSLayoutConstraint(LayoutItem(last), end, .equal, edges, end),
    ]
    for view in visibleViews { result += across(LayoutItem(view), edges) }
    if alignment == .firstBaseline || alignment == .lastBaseline, axis == .horizontal {
      let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for view in visibleViews.dropFirst() { result.append(NSLayoutConstraint(LayoutItem(view), line, .equal, LayoutItem(first), line)) }
    }
    if alignment != .fill {
      // The stack is no larger across the axis than its views need.
      let crossDimension: NSLayoutConstraint.Attribute = axis == .horizontal ? .height : .width
      result.append(weak(NSLayoutConstraint(LayoutItem(self), crossDimension, .equal, nil, .notAnAttribute), 49))
    }
    return result + between(visibleViews)
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

  /// Returns the constraints between adjacent views: their distances and the relations of their lengths.
  private func between(_ views: [UIView]) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let isSpacingFlexible = distribution == .equalSpacing || distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
      result.append(
        NSLayoutConstraint(
          LayoutItem(next), start, isSpacingFlexible ? .greaterThanOrEqual : .equal, LayoutItem(view), end, constant: distance))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { result.append(NSLayoutConstraint(LayoutItem(view), length, .equal, LayoutItem(views[0]), length)) }
    case .fillProportionally:
      let natural = views.map { axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
      guard natural[0] > 0 else { break }
      for (view, own) in zip(views, natural).dropFirst() where own > 0 {
        result.append(
          weak(NSLayoutConstraint(LayoutItem(view), length, .equal, LayoutItem(views[0]), length, multiplier: own / natural[0]), 999))
      }
    case .equalSpacing, .equalCentering: result += equalGaps(views)
    }
    return result
  }

  /// Returns constraints that make all gaps, or all distances between centres, equal. Each gap is a layout guide.
  private func equalGaps(_ views: [UIView]) -> [NSLayoutConstraint] {
    let count = max(0, views.count - 1)
    gaps.forEach { removeLayoutGuide($0) }
    gaps = (0..<count).map { _ in UILayoutGuide() }
    gaps.forEach { addLayoutGuide($0) }
    let middle: NSLayoutConstraint.Attribute = axis == .horizontal ? .centerX : .centerY
    let isCentering = distribution == .equalCentering
    var result: [NSLayoutConstraint] = []
    for (index, gap) in gaps.enumerated() {
      result.append(
        NSLayoutConstraint(LayoutItem(gap), start, .equal, LayoutItem(views[index]), isCentering ? middle : end))
      result.append(
        NSLayoutConstraint(LayoutItem(gap), end, .equal, LayoutItem(views[index + 1]), isCentering ? middle : start))
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
