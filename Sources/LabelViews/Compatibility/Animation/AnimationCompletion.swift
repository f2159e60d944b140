// SPDX-License-Identifier: MIT

/// When an animation counts as complete. A rendered image is still, so that it is at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When the values are nearly reached.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria()
}

/// Runs a closure that changes state and returns its result, then another one. The animation has no effect: a rendered image is still.
///
/// - Parameters:
///   - animation: The animation; not used.
///   - completionCriteria: When the animation counts as complete; at once here.
///   - body: Changes state.
///   - completion: Is called after `body`, as after the animation on Apple's platforms.
/// - Returns: The result of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension AnyTransition {
  /// Returns a transition between two modifiers. It has no effect in a rendered image.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
}

extension KeyframeTrack where Root == Value {
  /// Creates the keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> KeyframeTrackContent<Value>) { self.init(\.self, content: content) }
}

extension SpringKeyframe {
  /// Creates a keyframe that is reached as by a spring of its own, which is not drawn.
  public init(_ to: Value, duration: Double? = nil, spring: Spring, startVelocity: Value? = nil) { self.init(to, duration: duration) }
}

extension CubicKeyframe {
  /// Creates a keyframe with velocities at its ends, which is not drawn.
  public init(_ to: Value, duration: Double, startVelocity: Value?, endVelocity: Value? = nil) { self.init(to, duration: duration) }
}
