// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// An edge, a length or a line of a view or a guide, to make constraints with.
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

  /// As large as another, plus points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, constant)
  }
  /// At least as large as another, plus points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, constant)
  }
  /// At most as large as another, plus points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, constant)
  }
}

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// So many times the system's distance after another: 8 points.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// So many times the system's distance below another: 8 points.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8 * multiplier)
  }
}

/// A length.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// So many times as long as another, plus points.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier, constant)
  }
  /// At least so many times as long as another, plus points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant)
  }
  /// At most so many times as long as another, plus points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant)
  }
  /// So many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(.equal, constant) }
  /// At least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, constant) }
  /// At most so many points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, constant) }

  private func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, relation, nil, .notAnAttribute, constant: constant)
  }
}

/// A rectangle in a view that is not drawn.
public final class UILayoutGuide: NSObject {
  /// The view that it is in.
  public internal(set) weak var owningView: UIView?
  /// A name for people.
  public var identifier = ""
  /// The room that it leaves at the owning view's edges; nil where constraints decide.
  let insets: (UIView) -> UIEdgeInsets?

  /// Makes a guide for `addLayoutGuide(_:)`, whose position constraints decide.
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
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }
}

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .right) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutItem(self), .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .bottom) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .centerY) }
  /// The first line of text; the bottom of views without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .firstBaseline) }
  /// The last line of text; the bottom of views without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutItem(self), .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutItem(self), .height) }

  /// All of the view: a picture has no bars in front of it.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(named: "safeArea") { _ in .zero } }
  /// The view without its `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide { guide(named: "margins") { $0.layoutMargins } }
  /// The view without its `layoutMargins`: a picture has no width that is too much to read.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }

  /// One guide a kind and view, so that constraints, which hold it weakly, find it again.
  private func guide(named name: String, insets: @escaping (UIView) -> UIEdgeInsets) -> UILayoutGuide {
    if let guide = fixedGuides[name] { return guide }
    let guide = UILayoutGuide(in: self, insets: insets)
    fixedGuides[name] = guide
    return guide
  }
}
