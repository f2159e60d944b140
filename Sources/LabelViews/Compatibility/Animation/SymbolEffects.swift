// SPDX-License-Identifier: MIT

extension View {
  /// Animates the symbols in this view while a condition holds. The symbols are drawn at rest: a rendered image is still.
  public func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View {
    self
  }
  /// Animates the symbols in this view whenever a value changes. The symbols are drawn at rest: a rendered image is still.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View {
    self
  }
  /// Removes the symbol effects of the views around this one. It has no effect in a rendered image.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

/// An animation of a symbol, which is drawn at rest. Effects that change how a symbol looks at their end are not offered.
public protocol SymbolEffect {}

extension SymbolEffect {
  /// This effect, applied to one layer of the symbol after another.
  public var byLayer: Self { self }
  /// This effect, applied to the whole symbol at once.
  public var wholeSymbol: Self { self }
}

/// A quick scaling up or down and back. It has no effect in a rendered image.
public struct BounceSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// This effect with an upward bounce.
  public var up: BounceSymbolEffect { self }
  /// This effect with a downward bounce.
  public var down: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that makes the symbol bounce. It has no effect in a rendered image.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol effect that fades the symbol's opacity out and in.
public struct PulseSymbolEffect: SymbolEffect, Hashable, Sendable {}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the symbol's opacity out and in. It has no effect in a rendered image.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol effect that changes the opacity of a symbol's variable layers in turn.
public struct VariableColorSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// This effect with one layer highlighted at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// This effect with layers that stay highlighted until the cycle ends.
  public var cumulative: VariableColorSymbolEffect { self }
  /// This effect, running forwards and then backwards.
  public var reversing: VariableColorSymbolEffect { self }
  /// This effect, running forwards only.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// This effect with inactive layers drawn dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// This effect with inactive layers hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that highlights the symbol's variable layers in turn. It has no effect in a rendered image.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol effect that rotates the symbol or parts of it.
public struct RotateSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// This effect with a clockwise rotation.
  public var clockwise: RotateSymbolEffect { self }
  /// This effect with a counterclockwise rotation.
  public var counterClockwise: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates the symbol. It has no effect in a rendered image.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol effect that makes the symbol grow and shrink smoothly.
public struct BreatheSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// This effect with a change of size only.
  public var plain: BreatheSymbolEffect { self }
  /// This effect with a change of size and opacity.
  public var pulse: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that makes the symbol grow and shrink smoothly. It has no effect in a rendered image.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol effect that shakes the symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// This effect with a clockwise rotation and back.
  public var clockwise: WiggleSymbolEffect { self }
  /// This effect with a counterclockwise rotation and back.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// This effect with a movement to the left and back.
  public var left: WiggleSymbolEffect { self }
  /// This effect with a movement to the right and back.
  public var right: WiggleSymbolEffect { self }
  /// This effect with an upward movement and back.
  public var up: WiggleSymbolEffect { self }
  /// This effect with a downward movement and back.
  public var down: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that shakes the symbol back and forth. It has no effect in a rendered image.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol effect that replaces one symbol by another. A rendered image shows the new symbol.
public struct ReplaceSymbolEffect: SymbolEffect, Hashable, Sendable {
  /// This effect with the old symbol shrinking and the new one growing.
  public var downUp: ReplaceSymbolEffect { self }
  /// This effect with both symbols growing.
  public var upUp: ReplaceSymbolEffect { self }
  /// This effect with the old symbol disappearing at once and the new one growing.
  public var offUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces one symbol by another. It has no effect in a rendered image.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast a symbol effect runs. All options are equal here, as a rendered image is still.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a symbol effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Repeats the effect without a pause.
    public static let continuous = RepeatBehavior()
    /// Repeats the effect with a pause in between.
    public static let periodic = RepeatBehavior()
    /// Repeats the effect with a pause in between. It has no effect in a rendered image.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }

  /// Runs the effect as often and as fast as it does by default.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect without an end.
  public static let repeating = SymbolEffectOptions()
  /// Runs the effect once.
  public static let nonRepeating = SymbolEffectOptions()
  /// These options with repetition without an end.
  public var repeating: SymbolEffectOptions { self }
  /// These options without repetition.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns options that repeat the effect a number of times. It has no effect in a rendered image.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns these options with a number of repetitions. It has no effect in a rendered image.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns options that repeat the effect in a given manner. It has no effect in a rendered image.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns these options with a given manner of repetition. It has no effect in a rendered image.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Returns options that run the effect at another speed. It has no effect in a rendered image.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Returns these options with another speed. It has no effect in a rendered image.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension ContentTransition {
  /// Returns a content transition that applies a symbol effect to the symbols in the view. It has no effect in a rendered image.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition {
    ContentTransition()
  }
}

extension AnyTransition {
  /// A transition that inserts and removes symbols with the default symbol effect. It has no effect in a rendered image.
  public static let symbolEffect = AnyTransition()
  /// Returns a transition that moves the view in from an offset. It has no effect in a rendered image.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }
}
