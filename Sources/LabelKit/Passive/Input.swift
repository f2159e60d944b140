// SPDX-License-Identifier: MIT

public import Foundation

/// What is typed, dropped, opened and copied. None of it reaches a picture: none of the closures is ever called.
extension View {
  /// Nothing is typed into a picture.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Nothing is typed into a picture.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
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

/// What a field is for, by UIKit's name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The purpose's name.
  public let rawValue: String
  /// Names a purpose.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one time.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A page's address.
  public static let URL = UITextContentType(rawValue: "url")
}

/// When a keyboard types capitals, by UIKit's name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Never.
  case none
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// Always.
  case allCharacters
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
