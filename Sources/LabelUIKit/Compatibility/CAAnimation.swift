// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A time in seconds, by Core Foundation's name.
public typealias CFTimeInterval = Double
/// The key by which a layer finds its transition.
public let kCATransition = "transition"
/// Returns the time of the system's clock in seconds. It is always 0 here, so that images do not depend on the time.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// An animation of a layer. Nothing moves in an image: it keeps its properties, and the layer is drawn with its own values.
nonisolated open class CAAnimation: NSObject {
  /// The length of the animation in seconds; 0 by default.
  open var duration: TimeInterval = 0
  /// The start of the animation in seconds; 0 by default.
  open var beginTime: TimeInterval = 0
  /// The number of repetitions; 0 by default.
  open var repeatCount: Float = 0
  /// The speed of the animation; 1 by default.
  open var speed: Float = 1
  /// A Boolean value that indicates whether it runs forwards and backwards; false by default.
  open var autoreverses = false
  /// What is shown before the start and after the end; the layer's own values by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The speed over the course; nil, the default, for one speed.
  open var timingFunction: CAMediaTimingFunction?
  /// A Boolean value that indicates whether it is removed when it has ended; true by default.
  open var isRemovedOnCompletion = true
  /// The delegate, which is never called.
  open var delegate: (any CAAnimationDelegate)?
}

/// Learns of the start and the end of an animation. Its methods are never called here, so that it has none.
public protocol CAAnimationDelegate: AnyObject {}

/// An animation of one property of a layer; without effect here.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property, or nil.
  open var keyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another; without effect here.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start; nil for the layer's own.
  open var fromValue: Any?
  /// The value at the end; nil for the layer's own.
  open var toValue: Any?
}

/// An animation that behaves like a spring; without effect here.
open class CASpringAnimation: CABasicAnimation {
  /// The weight at the end of the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The strength of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// How fast the spring comes to rest; 10 by default.
  open var damping: CGFloat = 10
  /// The speed at the start; 0 by default.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values; without effect here.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; nil, the default, for those of `path`.
  open var values: [Any]?
  /// The time of each value, 0…1; nil, the default, for equal distances.
  open var keyTimes: [NSNumber]?
  /// The path that a point moves along; nil, the default, for `values`.
  open var path: CGPath?
}

/// Animations that run together; without effect here.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group; nil, the default, for none.
  open var animations: [CAAnimation]?
}

/// A transition of a layer's whole content; without effect here.
open class CATransition: CAAnimation {
  /// The kind of transition; a fade by default.
  open var type = CATransitionType.fade
  /// The direction of the transition; nil, the default, for none.
  open var subtype: CATransitionSubtype?
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The content moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content is taken away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String
  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The transition begins at the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition begins at the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The speed of an animation over its course; without effect here.
nonisolated open class CAMediaTimingFunction: NSObject {
  /// Creates a course from its name.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Creates a course from the control points of a Bézier curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// The name of an animation's course.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the course.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One speed from start to end.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The course of the system's own animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What an animation shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own values before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the start, and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A group of changes to layers, which Apple's platforms animate together. Here they are made at once.
nonisolated open class CATransaction: NSObject {
  /// Begins a group of changes; no effect here.
  open class func begin() {}
  /// Ends a group of changes; no effect here.
  open class func commit() {}
  /// Makes the changes visible at once; no effect here.
  open class func flush() {}
  /// Sets whether changes are animated; no effect here.
  open class func setDisableActions(_ flag: Bool) {}
  /// Sets the length of the animations; no effect here.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Sets the course of the animations; no effect here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what is done when the animations have ended: it is done at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

extension CALayer {
  /// Adds an animation on Apple's platforms; no effect here.
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  /// Removes all animations, of which there are none here.
  public func removeAllAnimations() {}
  /// Removes an animation, of which there are none here.
  public func removeAnimation(forKey key: String) {}
  /// Returns the animation of a name; always nil here.
  public func animation(forKey key: String) -> CAAnimation? { nil }
}
