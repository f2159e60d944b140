// SPDX-License-Identifier: MIT

public import Foundation

/// Keyboard input. Nobody presses keys in a rendered image, so none of the closures is called.
extension View {
  /// Sets the keys that trigger this control. It has no effect in a rendered image.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// Sets the keyboard shortcut that triggers this control. It has no effect in a rendered image.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Adds an action for a key. It has no effect in a rendered image.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Adds an action for every key. It has no effect in a rendered image.
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Adds an action for a key with phases of a press. It has no effect in a rendered image.
  public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    self
  }
  /// Adds an action for several keys. It has no effect in a rendered image.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Adds an action for characters. It has no effect in a rendered image.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Adds an action for the phases of every key. It has no effect in a rendered image.
  public func onKeyPress(phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Adds an action for the delete command of macOS. It has no effect in a rendered image.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for the exit command of macOS, such as the Escape key. It has no effect in a rendered image.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Adds an action for an arrow key. It is never called in a rendered image.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
}

/// A key of a keyboard, named by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character
  /// Creates the key that types a character.
  public init(_ character: Character) { self.character = character }
  /// Creates the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// The Return key of the keyboard.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key of the keyboard.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key that removes the character before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar of the keyboard.
  public static let space = KeyEquivalent(" ")
}

/// The keys that are held down while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Command key of Apple's keyboards.
  public static let command = EventModifiers(rawValue: 1)
  /// The Shift key of the keyboard.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Option key of Apple's keyboards.
  public static let option = EventModifiers(rawValue: 4)
  /// The Control key of the keyboard.
  public static let control = EventModifiers(rawValue: 8)
}

/// A key and the modifiers that are held down with it, which together trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
  private let key: KeyEquivalent
  private let modifiers: EventModifiers
  /// Creates a shortcut from a key and its modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { (self.key, self.modifiers) = (key, modifiers) }
  /// The shortcut of a default button, Return without modifiers.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of a cancel button, Escape without modifiers.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A press of a key, as on Apple's platforms. None happens in a rendered image.
public struct KeyPress: Hashable, Sendable {
  /// Whether an action used up a key press.
  public enum Result: Hashable, Sendable {
    /// The action used the key press, and other views do not get it.
    case handled
    /// The action did not use the key press, and other views get it.
    case ignored
  }
  /// The key that was pressed.
  public let key: KeyEquivalent
  /// The characters that the key press types.
  public let characters: String
  /// The keys that were held down with the key.
  public let modifiers: EventModifiers
  /// The phase of the press.
  public var phase: Phases { .down }

  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The set as a bit field.
    public let rawValue: Int
    /// Creates a set from a bit field.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases of a press.
    public static let all: Phases = [.down, .repeat, .up]
  }
}

extension KeyEquivalent {
  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Tab key of the keyboard.
  public static let tab = KeyEquivalent("\t")
}

/// A key with an arrow on it.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The key upwards.
  case up
  /// The key downwards.
  case down
  /// The key to the left.
  case left
  /// The key to the right.
  case right
}
