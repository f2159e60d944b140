// SPDX-License-Identifier: MIT

public import LabelKit

/// UIKit's modifiers for text input. They have no effect in a rendered image.
extension View {
  /// Sets the meaning of the text in a field, for suggestions. It has no effect in a rendered image.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Sets when the keyboard types capitals, by SwiftUI's older name. It has no effect in a rendered image.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Sets the keyboard for text fields. It has no effect in a rendered image.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}

/// The meaning of the text in a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// Creates a meaning from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The given name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password to choose.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The email address of a person.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number of a person or company.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a web page.
  public static let URL = UITextContentType(rawValue: "url")
}

/// When the keyboard types capitals, by UIKit's name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// The keyboard never types capitals on its own.
  case none
  /// The keyboard types a capital at the beginning of each word.
  case words
  /// The keyboard types a capital at the beginning of each sentence.
  case sentences
  /// The keyboard types capitals only.
  case allCharacters
}

/// The keyboard that a text field shows. None is drawn in a rendered image.
public enum UIKeyboardType: Hashable, Sendable {
  /// The default keyboard of the language.
  case `default`
  /// A keyboard for ASCII characters.
  case asciiCapable
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// A pad of digits for PINs.
  case numberPad
  /// A pad for telephone numbers.
  case phonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A pad of digits with a decimal separator.
  case decimalPad
}
