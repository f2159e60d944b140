// SPDX-License-Identifier: MIT

/// A view that runs through phases on Apple's platforms. Here the first phase is drawn, or nothing without phases.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Creates a view that runs through phases all the time.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (first, self.content) = (phases.first { _ in true }, content)
  }
  /// Creates a view that runs through phases whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// The view of the first phase.
  public var body: some View { if let first { content(first) } }
}

/// A view that follows keyframes on Apple's platforms. Here the initial value is drawn.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view that follows keyframes.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
  ) {
    (value, self.content) = (initialValue, content)
  }
  /// Creates a view that follows keyframes whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
  ) {
    (value, self.content) = (initialValue, content)
  }

  /// The view of the initial value.
  public var body: some View { content(value) }
}

extension View {
  /// Changes this view along keyframes on Apple's platforms. Here the view of the initial value is drawn.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Self, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
  ) -> some View { content(self, initialValue) }
  /// Changes this view along keyframes whenever a value changes on Apple's platforms. Here the view of the initial value is drawn.
  public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Self, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Keyframes<Value>
  ) -> some View { content(self, initialValue) }
}

/// Keyframes of a value. They have no effect in an image.
public struct Keyframes<Value>: Sendable {
  init() {}
}

/// Keyframes of one property.
public struct KeyframeTrack<Root, Value>: Sendable {
  /// Creates the keyframes of a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> KeyframeTrackContent<Value>) {}
}

/// The keyframes in a track. They have no effect in an image.
public struct KeyframeTrackContent<Value>: Sendable {
  init() {}
}

/// A keyframe that is reached at a constant speed.
public struct LinearKeyframe<Value>: Sendable {
  /// Creates a keyframe, which is not drawn.
  public init(_ to: Value, duration: Double) {}
}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value>: Sendable {
  /// Creates a keyframe, which is not drawn.
  public init(_ to: Value, duration: Double) {}
}

/// A keyframe that is reached as by a spring.
public struct SpringKeyframe<Value>: Sendable {
  /// Creates a keyframe, which is not drawn.
  public init(_ to: Value, duration: Double? = nil) {}
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value>: Sendable {
  /// Creates a keyframe, which is not drawn.
  public init(_ to: Value) {}
}

/// Collects the keyframes of a track.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  /// Takes a keyframe into the builder: one that is reached at a constant speed.
  public static func buildExpression(_ keyframe: LinearKeyframe<Value>) -> KeyframeTrackContent<Value> { .init() }
  /// Takes a keyframe into the builder: one that is reached along a cubic curve.
  public static func buildExpression(_ keyframe: CubicKeyframe<Value>) -> KeyframeTrackContent<Value> { .init() }
  /// Takes a keyframe into the builder: one that is reached as by a spring.
  public static func buildExpression(_ keyframe: SpringKeyframe<Value>) -> KeyframeTrackContent<Value> { .init() }
  /// Takes a keyframe into the builder: one that is reached at once.
  public static func buildExpression(_ keyframe: MoveKeyframe<Value>) -> KeyframeTrackContent<Value> { .init() }
  /// Joins the keyframes of a track, in their order.
  public static func buildBlock(_ keyframes: KeyframeTrackContent<Value>...) -> KeyframeTrackContent<Value> { .init() }
  /// Takes the keyframes of an `if` whose condition is true.
  public static func buildEither(first: KeyframeTrackContent<Value>) -> KeyframeTrackContent<Value> { first }
  /// Takes the keyframes of an `else`.
  public static func buildEither(second: KeyframeTrackContent<Value>) -> KeyframeTrackContent<Value> { second }
  /// Takes the keyframes that a loop makes.
  public static func buildArray(_ keyframes: [KeyframeTrackContent<Value>]) -> KeyframeTrackContent<Value> { .init() }
}

/// Collects tracks, or the keyframes of the value itself.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Takes the keyframes of one property into the builder.
  public static func buildExpression<Property>(_ track: KeyframeTrack<Value, Property>) -> Keyframes<Value> { .init() }
  /// Takes a keyframe into the builder: one that is reached at a constant speed.
  public static func buildExpression(_ keyframe: LinearKeyframe<Value>) -> Keyframes<Value> { .init() }
  /// Takes a keyframe into the builder: one that is reached along a cubic curve.
  public static func buildExpression(_ keyframe: CubicKeyframe<Value>) -> Keyframes<Value> { .init() }
  /// Takes a keyframe into the builder: one that is reached as by a spring.
  public static func buildExpression(_ keyframe: SpringKeyframe<Value>) -> Keyframes<Value> { .init() }
  /// Takes a keyframe into the builder: one that is reached at once.
  public static func buildExpression(_ keyframe: MoveKeyframe<Value>) -> Keyframes<Value> { .init() }
  /// Joins tracks, which run at the same time.
  public static func buildBlock(_ tracks: Keyframes<Value>...) -> Keyframes<Value> { .init() }
}
