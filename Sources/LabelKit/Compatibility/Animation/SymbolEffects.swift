// SPDX-License-Identifier: MIT

extension View {
  /// A picture does not move; it shows the symbol at rest.
  public func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View {
    self
  }
  /// A picture does not move; it shows the symbol at rest.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View {
    self
  }
  /// A picture does not move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// How a symbol moves. Pictures show it at rest; an effect that leaves it otherwise when it is over is not there.
public protocol SymbolEffect {}

extension SymbolEffect {
  /// Each layer for itself.
  public var byLayer: Self { self }
  /// The symbol as one.
  public var wholeSymbol: Self { self }
}

/// It jumps.
public struct BounceSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// Up.
  public var up: BounceSymbolEffect { self }
  /// Down.
  public var down: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// It jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// It fades in and out.
public struct PulseSymbolEffect: SymbolEffect, Hashable, Sendable {}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// It fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Its layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// One after the other.
  public var iterative: VariableColorSymbolEffect { self }
  /// More and more.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Back and forth.
  public var reversing: VariableColorSymbolEffect { self }
  /// Only forth.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Layers that are off are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Layers that are off are not there.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Its layers light up in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// It turns.
public struct RotateSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// With the clock.
  public var clockwise: RotateSymbolEffect { self }
  /// Against the clock.
  public var counterClockwise: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// It turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// It grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// In size alone.
  public var plain: BreatheSymbolEffect { self }
  /// In size and opacity.
  public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// It grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// It shakes.
public struct WiggleSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// With the clock and back.
  public var clockwise: WiggleSymbolEffect { self }
  /// Against the clock and back.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// Left and back.
  public var left: WiggleSymbolEffect { self }
  /// Right and back.
  public var right: WiggleSymbolEffect { self }
  /// Up and back.
  public var up: WiggleSymbolEffect { self }
  /// Down and back.
  public var down: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// It shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// One symbol replaces another.
public struct ReplaceSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// The old one goes down, the new one comes up.
  public var downUp: ReplaceSymbolEffect { self }
  /// The old one goes up and out, the new one comes up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old one goes at once, the new one comes up.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol replaces another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How it is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// So often with pauses, so many seconds long.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }

  /// As the effect wants it.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// For ever.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// So often.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So often.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// In such a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// In such a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// So fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
  /// As symbols do.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition {
    ContentTransition()
  }
}

extension AnyTransition {
  /// As symbols do.
  public static let symbolEffect = AnyTransition()
  /// From another position, in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
}
