// SPDX-License-Identifier: MIT

public import Foundation

/// What is typed, dropped, opened and copied. None of it reaches a picture: none of the closures is ever called.
extension View {
  /// Nothing is typed into a picture.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Not called in a picture.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View { self }
  /// Nothing is typed into a picture.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Not called in a picture.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Not called in a picture.
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }
  /// Not called in a picture.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Not called in a picture.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Not called in a picture.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Nothing is dragged out of a picture.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Nothing is dragged out of a picture.
  public func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
  /// Not called in a picture.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Not called in a picture.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// A picture is not a widget that can be tapped.
  public func widgetURL(_ url: URL?) -> some View { self }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields that search.
  public static let search = SubmitTriggers(rawValue: 2)
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
