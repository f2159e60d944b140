// SPDX-License-Identifier: MIT

/// Modifiers that animate views. A rendered image is still: views are drawn at rest, in their first phase.
extension View {
  /// Cycles through phases on Apple's platforms. Here the view of the first phase is drawn, or this view when there are no phases.
  @ViewBuilder
  public func phaseAnimator<Phases: Sequence, V: View>(
    _ phases: Phases, @ViewBuilder content: @escaping (Self, Phases.Element) -> V,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    if let first = phases.first(where: { _ in true }) { content(self, first) } else { self }
  }
  /// Runs through phases whenever a value changes on Apple's platforms. Here the view of the first phase is drawn, or this view if none.
  @ViewBuilder
  public func phaseAnimator<Phases: Sequence, T: Equatable, V: View>(
    _ phases: Phases, trigger: T, @ViewBuilder content: @escaping (Self, Phases.Element) -> V,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    if let first = phases.first(where: { _ in true }) { content(self, first) } else { self }
  }
  /// Animates the changes that a closure makes to this view. The closure's view is drawn; the animation has no effect in a rendered image.
  public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
  /// Changes the transaction of this view's updates when a value changes. It has no effect in a rendered image.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Animates this view when a value changes. It has no effect in a rendered image.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
  /// Animates every change of this view. It has no effect in a rendered image.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Changes the transaction of this view's updates. It has no effect in a rendered image.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// The curve and length of an animation. All animations are equal here and have no effect in a rendered image.
public struct Animation: Hashable, Sendable {
  /// The system's default animation.
  public static let `default` = Animation()
  /// An animation at constant speed.
  public static let linear = Animation()
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation()
  /// An animation that starts slowly and speeds up.
  public static let easeIn = Animation()
  /// An animation that starts fast and slows down.
  public static let easeOut = Animation()
  /// A spring animation of default length and bounce.
  public static let spring = Animation()
  /// A spring animation with a small bounce.
  public static let snappy = Animation()
  /// A spring animation without bounce.
  public static let smooth = Animation()
  /// A spring animation with a large bounce.
  public static let bouncy = Animation()
  /// Returns an animation that starts and ends slowly. It has no effect in a rendered image.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Returns an animation at constant speed. It has no effect in a rendered image.
  public static func linear(duration: Double) -> Animation { Animation() }
}

/// Runs a closure that changes state and returns its result. The transaction has no effect: a rendered image is still.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// The context of a change of state, such as its animation. It has no effect in a rendered image.
public struct Transaction {
  /// The animation of the change, or nil for none; not used.
  public var animation: Animation?
  /// A Boolean value that indicates whether animations are off; true by default here, and not used.
  public var disablesAnimations = true
  /// Creates a transaction with an animation.
  public init(animation: Animation? = nil) { self.animation = animation }

  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key, or its default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` declares, or its default.
  @_disfavoredOverload
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value of one's own in transactions.
public protocol TransactionKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of transactions that do not set one.
  static var defaultValue: Value { get }
}
