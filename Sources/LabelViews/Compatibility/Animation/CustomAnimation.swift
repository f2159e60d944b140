// SPDX-License-Identifier: MIT

public import Foundation

/// A type that computes the values of an animation. A rendered image is still, so that none of the methods is called.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time, or nil at the end of the animation.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// Returns the change of the value in a second, at a time.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Returns whether the animation continues another one.
  func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
  /// Returns nil, for types without a method of their own.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  /// Returns false, for types without a method of their own.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

extension Animation {
  /// Creates an animation that a type computes. It has no effect in a rendered image.
  ///
  /// - Parameter base: The type's value.
  public init<A: CustomAnimation>(_ base: A) { self = .default }
}

/// What an animation knows about the values that it animates.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation has stored.
  public var state: AnimationState<Value>
  /// Whether the animation is complete as soon as it is nearly so.
  public var isLogicallyComplete = false
  /// The environment of the view.
  public let environment: EnvironmentValues
  /// Returns the context with another state.
  ///
  /// - Parameter state: The state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// The values that an animation stores while it runs.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates a state without values.
  public init() {}
  /// The value of a key, or its default.
  ///
  /// - Parameter key: The key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that an animation stores while it runs.
public protocol AnimationStateKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of states that do not have one.
  static var defaultValue: Value { get }
}

/// The motion of a spring. An image does not move, so that only its length and its bounce are kept.
public struct Spring: Hashable, Sendable {
  /// The length of the motion in seconds.
  public var duration: TimeInterval
  /// How far the spring goes beyond its target: 0 for not at all.
  public var bounce: Double

  /// Creates a spring of a length and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The length of the motion in seconds.
  ///   - bounce: How far the spring goes beyond its target.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }
  /// Creates a spring of a response and a damping.
  ///
  /// - Parameters:
  ///   - response: The length of the motion in seconds.
  ///   - dampingRatio: 1 for no bounce, and less for more.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  /// Creates a spring of a mass.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: How much the spring resists.
  ///   - damping: How much the motion is slowed down.
  ///   - allowOverDamping: Whether the motion may be slower than without bounce.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    self.init(response: 2 * .pi / frequency, dampingRatio: damping / (2 * mass * frequency))
  }
  /// A spring without bounce.
  public static let smooth = Spring()
  /// A spring with a small bounce.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring with a large bounce.
  public static let bouncy = Spring(bounce: 0.3)
}

extension Animation {
  /// Returns the animation of a spring. It has no effect in a rendered image.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .default }
  /// Returns the animation of a spring that follows a gesture. It has no effect in a rendered image.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .default }
}

extension AnyTransition {
  /// Creates a transition from one of any type. It has no effect in a rendered image.
  ///
  /// - Parameter transition: The transition.
  public init<T: Transition>(_ transition: T) { self = .identity }
}

extension Transition where Self == IdentityTransition {
  /// A fade of the view's opacity. It has no effect in a rendered image.
  public static var opacity: IdentityTransition { IdentityTransition() }
  /// A change of the view's scale from or to zero. It has no effect in a rendered image.
  public static var scale: IdentityTransition { IdentityTransition() }
  /// A move in from the leading edge and out at the trailing edge. It has no effect in a rendered image.
  public static var slide: IdentityTransition { IdentityTransition() }
  /// A transition that changes nothing.
  public static var identity: IdentityTransition { IdentityTransition() }
  /// A transition that blurs and scales the old view into the new one. It has no effect in a rendered image.
  public static var blurReplace: IdentityTransition { IdentityTransition() }
  /// Returns a transition that pushes the old view out. It has no effect in a rendered image.
  public static func push(from edge: Edge) -> IdentityTransition { IdentityTransition() }
  /// Returns a transition that moves the view by a distance. It has no effect in a rendered image.
  public static func offset(_ offset: CGSize) -> IdentityTransition { IdentityTransition() }
  /// Returns a transition that moves the view by a distance. It has no effect in a rendered image.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> IdentityTransition { IdentityTransition() }
  /// Returns a transition with different insertion and removal. It has no effect in a rendered image.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(insertion: Insertion, removal: Removal) -> IdentityTransition {
    IdentityTransition()
  }
}
