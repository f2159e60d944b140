// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A linear relation between attributes of two views or guides: first = multiplier × second + constant, or ≤, or ≥.
public final class NSLayoutConstraint: NSObject {
  /// How the two sides of a constraint compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// The part of a view or guide that a constraint refers to.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge, whatever the layout direction.
    case left = 1
    /// The right edge, whatever the layout direction.
    case right
    /// The top edge of the item.
    case top
    /// The bottom edge of the item.
    case bottom
    /// The leading edge: left where text is read from left to right.
    case leading
    /// The trailing edge: right where text is read from left to right.
    case trailing
    /// The width of the item.
    case width
    /// The height of the item.
    case height
    /// The horizontal centre of the item.
    case centerX
    /// The vertical centre of the item.
    case centerY
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline
    /// The baseline of the first line of text; the bottom edge of a view without text.
    case firstBaseline
    /// No attribute: the second side is only the constant.
    case notAnAttribute = 0
  }

  /// The horizontal or the vertical axis.
  public enum Axis: Int, Hashable, Sendable {
    /// The axis from left to right.
    case horizontal
    /// The axis from top to bottom.
    case vertical
  }

  let first: LayoutItem
  let second: LayoutItem?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second item's attribute.
  public let multiplier: CGFloat
  /// The distance to add to the second side, in points.
  public var constant: CGFloat
  /// The priority of the constraint; required by default.
  public var priority = UILayoutPriority.required
  /// A name for debugging, which has no effect on the layout.
  public var identifier: String?

  /// A Boolean value that indicates whether the constraint is active. It has an effect where both items are inside the view that is drawn.
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

  /// Creates a constraint between attributes of views or guides. It is inactive at first.
  ///
  /// - Parameters:
  ///   - view1: The first view or guide. A constraint with an item that is neither has no effect.
  ///   - attr1: The attribute of the first item.
  ///   - relation: How the two sides compare.
  ///   - view2: The second view or guide, or nil for none.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: The factor of the second item's attribute.
  ///   - constant: The distance to add to the second side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      LayoutItem(any: view1), attr1, relation, view2.map { LayoutItem(any: $0) }, attr2, multiplier: multiplier, constant: constant)
  }

  /// Activates several constraints.
  ///
  /// - Parameter constraints: The constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  /// Deactivates several constraints.
  ///
  /// - Parameter constraints: The constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
}

/// The priority of a constraint, from 1 to 1000, which is required. Where constraints conflict, lower priorities give way.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public let rawValue: Float
  /// Creates a priority from a number.
  ///
  /// - Parameter rawValue: The number, from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number.
  ///
  /// - Parameter rawValue: The number, from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of constraints that must be satisfied, 1000.
  public static let required = UILayoutPriority(1000)
  /// The default resistance of content to being compressed, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default resistance of content to being stretched, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size when a fitting size is computed, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// Returns a priority raised by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - number: The number to add.
  public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + number) }
  /// Returns a priority lowered by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - number: The number to subtract.
  public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - number) }
}

/// A weak reference to a view or a guide, because the view has a strong reference to the constraint.
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
  /// The view whose `constraints` contain the constraint.
  var owner: UIView? { view ?? guide?.owningView }
}

/// The content hugging and compression resistance priorities of a view.
struct ContentPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
  /// Sets the priority with which the view resists growing beyond its intrinsic size; 250 by default.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities.hugging[axis] = priority
  }
  /// Sets the priority with which the view resists shrinking below its intrinsic size; 750 by default.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities.resistance[axis] = priority
  }
  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  ///
  /// - Parameter axis: The axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { priorities.hugging[axis] ?? .defaultLow }
  /// Returns the priority with which the view resists shrinking below its intrinsic size.
  ///
  /// - Parameter axis: The axis.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.resistance[axis] ?? .defaultHigh
  }

  /// Activates a constraint, as its `isActive` does.
  ///
  /// - Parameter constraint: The constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates several constraints, as `NSLayoutConstraint.activate(_:)` does.
  ///
  /// - Parameter constraints: The constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint.
  ///
  /// - Parameter constraint: The constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates several constraints.
  ///
  /// - Parameter constraints: The constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
  /// Adds a layout guide to this view.
  ///
  /// - Parameter guide: The guide.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }
  /// Removes a layout guide from this view.
  ///
  /// - Parameter guide: The guide.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
