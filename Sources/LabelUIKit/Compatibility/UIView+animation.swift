// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// Animations. Nothing moves in an image: the changes are made at once, and completion handlers are called at once.
extension UIView {
  /// The course of an animation; without effect here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out during the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins where the current one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation is repeated without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and backwards.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation is slow at its start and at its end.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation is slow at its start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation is slow at its end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view turns into another from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// One view turns into another from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// One view fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// The speed of an animation over its course; without effect here.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at the start and at the end.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// One speed from start to end.
    case linear
  }

  /// A Boolean value that indicates whether changes are animated; always false.
  public static var areAnimationsEnabled: Bool { false }
  /// Turns animations on or off, on Apple's platforms; no effect here.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes at once, which Apple's platforms animate.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) { animations() }
  /// Makes changes at once, which Apple's platforms animate.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?) {
    animations()
    completion?(true)
  }
  /// Makes changes at once, which Apple's platforms animate.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes changes at once, which Apple's platforms animate like a spring.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes changes at once, which Apple's platforms animate in steps.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes the changes of a step at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) { animations() }
  /// Makes changes at once, which Apple's platforms show as a transition of a view.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Puts one view in the place of another at once, which Apple's platforms show as a transition.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    fromView.superview?.insertSubview(toView, aboveSubview: fromView)
    fromView.removeFromSuperview()
    completion?(true)
  }
  /// Makes changes, which are never animated here.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes changes at once, as always here.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// The course of an animation in steps; without effect here.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The speed changes evenly between steps.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The steps are passed along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The animation is repeated without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation runs forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
  }
}

/// An animation of properties. The changes are made when it starts.
nonisolated open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation that has not started.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    super.init()
    if let animations { self.animations.append(animations) }
  }
  /// Creates an animation like a spring that has not started.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// Adds changes to the animation.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds a handler that is called when the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Makes all changes at once and calls the completion handlers.
  open func startAnimation() {
    let (changes, handlers) = (animations, completions)
    (animations, completions) = ([], [])
    changes.forEach { $0() }
    handlers.forEach { $0(.end) }
  }
  /// Makes all changes at once, whatever the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Ends the animation, which has ended already.
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// A position in the course of the animation.
  case current
}
