// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A factory for constraints between edges, lengths or baselines of views and guides.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, relation, other.item, other.attribute, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes this anchor equal to another plus a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, constant)
  }
  /// Returns a constraint that makes this anchor at least as large as another plus a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, constant)
  }
  /// Returns a constraint that makes this anchor at most as large as another plus a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The distance to add, in points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, constant)
  }
}

/// An anchor for horizontal positions: the left, right, leading or trailing edge or the centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that puts this position after another by a multiple of the system's spacing, 8 points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The number of spacings.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }
}

/// An anchor for vertical positions: the top or bottom edge, the centre or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that puts this position below another by a multiple of the system's spacing, 8 points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The number of spacings.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }
}

/// An anchor for lengths: the width or the height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes this length equal to a multiple of another plus a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor of the other anchor.
  ///   - constant: The distance to add, in points.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier, constant)
  }
  /// Returns a constraint that makes this length at least as large as a multiple of another plus a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor of the other anchor.
  ///   - constant: The distance to add, in points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant)
  }
  /// Returns a constraint that makes this length at most as large as a multiple of another plus a distance.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor of the other anchor.
  ///   - constant: The distance to add, in points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant)
  }
  /// Returns a constraint that makes this length equal to a number of points.
  ///
  /// - Parameter constant: The length in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(.equal, constant) }
  /// Returns a constraint that makes this length at least as large as a number of points.
  ///
  /// - Parameter constant: The length in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, constant) }
  /// Returns a constraint that makes this length at most as large as a number of points.
  ///
  /// - Parameter constant: The length in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, constant) }

  private func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, relation, nil, .notAnAttribute, constant: constant)
  }
}

/// A rectangle of a view that takes part in constraints but is not drawn.
public final class UILayoutGuide: NSObject {
  /// The view that the guide belongs to, or nil.
  public internal(set) weak var owningView: UIView?
  /// A name for debugging, which has no effect on the layout.
  public var identifier = ""
  /// The insets from the edges of the owning view; nil where constraints set the frame.
  let insets: (UIView) -> UIEdgeInsets?

  /// Creates a guide for `addLayoutGuide(_:)`. Constraints set its frame.
  public override init() {
    insets = { _ in nil }
    super.init()
  }

  init(in view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
    super.init()
  }
}

extension UILayoutGuide {
  /// The leading edge of the guide: left where text is read from left to right.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
  /// The trailing edge of the guide: right where text is read from left to right.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
  /// The left edge of the guide, whatever the layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
  /// The right edge of the guide, whatever the layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
  /// The horizontal centre of the guide.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
  /// The top edge of the guide.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
  /// The bottom edge of the guide.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
  /// The vertical centre of the guide.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }
  /// The width of the guide.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
  /// The height of the guide.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }
}

extension UIView {
  /// The leading edge of the view: left where text is read from left to right.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
  /// The trailing edge of the view: right where text is read from left to right.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
  /// The left edge of the view, whatever the layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
  /// The right edge of the view, whatever the layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
  /// The horizontal centre of the view.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
  /// The top edge of the view.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
  /// The bottom edge of the view.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
  /// The vertical centre of the view.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .lastBaseline) }
  /// The width of the view.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
  /// The height of the view.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }

  /// A guide for the safe area. It is the whole view here, because no bars cover a rendered image.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(named: "safeArea") { _ in .zero } }
  /// A guide for the view inset by its `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide { guide(named: "margins") { $0.layoutMargins } }
  /// A guide for content of readable width. It is the view inset by its `layoutMargins` here, without a limit of the width.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// Returns the guide of a kind. There is one for each kind and view, because constraints reference guides weakly.
  private func guide(named name: String, insets: @escaping (UIView) -> UIEdgeInsets) -> UILayoutGuide {
    if let guide = fixedGuides[name] { return guide }
    let guide = UILayoutGuide(in: self, insets: insets)
    fixedGuides[name] = guide
    return guide
  }
}
