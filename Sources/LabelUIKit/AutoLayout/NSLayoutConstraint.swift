// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// An equation or inequality between the edges, lengths or lines of two views: first = multiplier × second + constant.
public final class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// What of a view is meant.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle across.
    case centerX
    /// The middle down.
    case centerY
    /// The last line of text; the bottom of views without text.
    case lastBaseline
    /// The first line of text; the bottom of views without text.
    case firstBaseline
    /// Nothing: the constant alone.
    case notAnAttribute = 0
  }

  /// Along which axis.
  public enum Axis: Int, Hashable, Sendable {
    /// Across.
    case horizontal
    /// Down.
    case vertical
  }

  let first: LayoutItem
  let second: LayoutItem?
  /// What of the first item is meant.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// What of the second item is meant.
  public let secondAttribute: Attribute
  /// What the second side is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  public var constant: CGFloat
  /// How important it is: required.
  public var priority = UILayoutPriority.required
  /// A name for people.
  public var identifier: String?

  /// The first view or guide.
  public var firstItem: AnyObject? { first.object }
  /// The second view or guide; nil for none.
  public var secondItem: AnyObject? { second?.object }

  /// Whether the constraint counts. It does where both items are in the view that is drawn.
  public var isActive = false {
    didSet {
      guard isActive != oldValue, let owner = first.owner else { return }
      if isActive { owner.constraints.append(self) } else { owner.constraints.removeAll { $0 === self } }
    }
  }

  init(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?, _ secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
    (self.second, self.secondAttribute, self.multiplier, self.constant) = (second, secondAttribute, multiplier, constant)
  }

  /// Makes a constraint between views or guides. An item that is neither is left out, and with it the constraint is never met or missed.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      LayoutItem(any: view1), attr1, relation, view2.map { LayoutItem(any: $0) }, attr2, multiplier: multiplier, constant: constant)
  }

  /// Makes several constraints count.
  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  /// Makes several constraints count no longer.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
}

/// How important a constraint is, 1…1000; less important ones give way.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must be met: 1000.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How far a view's smallest size counts when it is asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// A priority that is higher by a number.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + number) }
  /// A priority that is lower by a number.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - number) }
}

/// A view or a guide, as a constraint holds it: weakly, since the view holds the constraint.
struct LayoutItem {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?

  init(_ view: UIView) { self.view = view }
  init(_ guide: UILayoutGuide) { self.guide = guide }
  init(any item: Any) {
    view = item as? UIView
    guide = item as? UILayoutGuide
  }

  var object: AnyObject? { view ?? guide }
  /// The view that keeps the constraint.
  var owner: UIView? { view ?? guide?.owningView }
}

/// How strongly a view keeps its natural size.
struct ContentPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
  /// Sets how strongly the view resists being larger than its natural size; 250.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities.hugging[axis] = priority
  }
  /// Sets how strongly the view resists being smaller than its natural size; 750.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities.resistance[axis] = priority
  }
  /// How strongly the view resists being larger than its natural size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { priorities.hugging[axis] ?? .defaultLow }
  /// How strongly the view resists being smaller than its natural size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.resistance[axis] ?? .defaultHigh
  }

  /// Makes a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Makes several constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Makes a constraint count no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Makes several constraints count no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  /// Adds a guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }
  /// Takes a guide away.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
