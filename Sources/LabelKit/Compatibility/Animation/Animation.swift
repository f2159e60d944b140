// SPDX-License-Identifier: MIT

/// How views move. Pictures do not: a view is drawn at rest, in its first phase.
extension View {
  /// A picture does not move; the closure is called once, with the first phase, and its view drawn. Without phases the view is drawn.
  @ViewBuilder
  public func phaseAnimator<Phases: Sequence, V: View>(
    _ phases: Phases, @ViewBuilder content: @escaping (Self, Phases.Element) -> V,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    if let first = phases.first(where: { _ in true }) { content(self, first) } else { self }
  }
  /// A picture does not move; the closure is called once, with the first phase, and its view drawn. Without phases the view is drawn.
  @ViewBuilder
  public func phaseAnimator<Phases: Sequence, T: Equatable, V: View>(
    _ phases: Phases, trigger: T, @ViewBuilder content: @escaping (Self, Phases.Element) -> V,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    if let first = phases.first(where: { _ in true }) { content(self, first) } else { self }
  }
  /// A picture does not move; what the closure makes of the view is drawn.
  public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
  /// A picture does not move.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// A picture does not move.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
  /// A picture does not move.
  public func animation(_ animation: Animation?) -> some View { self }
  /// A picture does not move.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// How something moves. Pictures do not; the names are there so that ported files compile.
public struct Animation: Hashable, Sendable {
  /// The default movement.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Faster and slower again.
  public static let easeInOut = Animation()
  /// Faster.
  public static let easeIn = Animation()
  /// Slower.
  public static let easeOut = Animation()
  /// As a spring.
  public static let spring = Animation()
  /// As a firm spring.
  public static let snappy = Animation()
  /// As a soft spring.
  public static let smooth = Animation()
  /// As a lively spring.
  public static let bouncy = Animation()
  /// Faster and slower again, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// At one speed, in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
}

/// Changes state and hands on what the closure returns. Pictures do not move.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

/// How a change moves. Pictures do not.
public struct Transaction {
  /// The movement.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = true
  /// Makes a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}
