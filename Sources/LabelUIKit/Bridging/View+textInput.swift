// SPDX-License-Identifier: MIT

public import LabelKit

/// How text is typed, by UIKit's names. None of it reaches a picture.
extension View {
  /// Nothing is typed into a picture.
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Nothing is typed into a picture.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Nothing is typed into a picture.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
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

/// The keys that a keyboard shows.
public enum UIKeyboardType: Hashable, Sendable {
  /// Letters.
  case `default`
  /// ASCII.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// Addresses.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Mail addresses.
  case emailAddress
  /// Numbers.
  case decimalPad
}
