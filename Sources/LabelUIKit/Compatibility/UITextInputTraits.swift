// SPDX-License-Identifier: MIT

public import Foundation

// Settings of text fields and text views for typing. Nobody types in a rendered image, so that none has an effect.

/// Whether typed text is corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the kind of the text suggests.
  case `default`
  /// It is not corrected.
  case no
  /// It is corrected.
  case yes
}

/// Whether the spelling of typed text is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the text is corrected.
  case `default`
  /// It is not checked.
  case no
  /// It is checked.
  case yes
}

/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the system decides.
  case `default`
  /// They stay straight.
  case no
  /// They become curly.
  case yes
}

/// Whether several hyphens become a dash.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the system decides.
  case `default`
  /// They stay hyphens.
  case no
  /// They become a dash.
  case yes
}

/// Whether spaces are added and removed around pasted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the system decides.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// Whether the next words are suggested in the text.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// As the system decides.
  case `default`
  /// They are not.
  case no
  /// They are.
  case yes
}

/// The word on the return key of the keyboard.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// That of the language.
  case `default`
  /// "Go".
  case go
  /// "Search", by its older name.
  case google
  /// "Join".
  case join
  /// "Next".
  case next
  /// "Route".
  case route
  /// "Search".
  case search
  /// "Send".
  case send
  /// "Search", by its older name.
  case yahoo
  /// "Done".
  case done
  /// "Emergency call".
  case emergencyCall
  /// "Continue".
  case `continue`
}

/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the text field.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// Rules for the passwords that are suggested.
nonisolated open class UITextInputPasswordRules: NSObject {
  /// The rules as a text.
  public let passwordRulesDescriptor: String
  /// Creates rules from a text.
  ///
  /// - Parameter passwordRulesDescriptor: The text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// Settings for typing that text fields and text views have.
public protocol UITextInputTraits: AnyObject {
  /// When the keyboard types capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling of typed text is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether several hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed around pasted text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key cannot be used without a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

/// Is told about typing in a text field on Apple's platforms. Nobody types in a rendered image, so that none of the methods is called.
public protocol UITextFieldDelegate: AnyObject {
  /// Asks whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Asks whether a text may be replaced.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Asks whether the text may be removed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether the return key may be used.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Tells the delegate that the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Returns true, for types without a method of their own.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing, for types without a method of their own.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true, for types without a method of their own.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing, for types without a method of their own.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true, for types without a method of their own.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    true
  }
  /// Returns true, for types without a method of their own.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true, for types without a method of their own.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing, for types without a method of their own.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// Is told about typing in a text view on Apple's platforms. Nobody types in a rendered image, so that none of the methods is called.
public protocol UITextViewDelegate: AnyObject {
  /// Asks whether typing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks whether typing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether a text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Tells the delegate that the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true, for types without a method of their own.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing, for types without a method of their own.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true, for types without a method of their own.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing, for types without a method of their own.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true, for types without a method of their own.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// Does nothing, for types without a method of their own.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing, for types without a method of their own.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
