// SPDX-License-Identifier: MIT

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

/// How a view comes and goes. Pictures show it as it stays.
public struct AnyTransition: Hashable, Sendable {
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the edge where reading begins.
  public static let slide = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()
}

/// How a content changes. Pictures show it as it is.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// By its shape.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  public let character: Character
  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
}

/// Keys held down with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Command.
  public static let command = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Option.
  public static let option = EventModifiers(rawValue: 4)
  /// Control.
  public static let control = EventModifiers(rawValue: 8)
}

/// Keys that act together.
public struct KeyboardShortcut: Hashable, Sendable {
  private let key: KeyEquivalent
  private let modifiers: EventModifiers
  /// A key with others held down.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { (self.key, self.modifiers) = (key, modifiers) }
  /// Return alone.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape alone.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
