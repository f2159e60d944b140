// SPDX-License-Identifier: MIT

/// Keys. None is pressed in a picture, and none of the closures is called.
extension View {
  /// A picture has no keyboard.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// A picture has no keyboard.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Not called in a picture.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Not called in a picture.
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Not called in a picture.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Not called in a picture.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
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

/// A key that is pressed.
public struct KeyPress: Hashable, Sendable {
  /// What became of it.
  public enum Result: Hashable, Sendable {
    /// Something was done.
    case handled
    /// Nothing was done.
    case ignored
  }
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// Keys held down with it.
  public let modifiers: EventModifiers
}

extension KeyEquivalent {
  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
}
