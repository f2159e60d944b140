// SPDX-License-Identifier: MIT

/// Typing and submitting, which nobody does with a picture: none of the closures is called.
extension View {
  /// Nothing is typed into a picture.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Not called in a picture.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View { self }
  /// Nothing is typed into a picture.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Not called in a picture.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Nothing is typed into a picture.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Nothing is typed into a picture.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  /// Nothing is typed into a picture.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
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

/// When a keyboard types capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// Never.
  public static let never = TextInputAutocapitalization()
  /// At the beginning of words.
  public static let words = TextInputAutocapitalization()
  /// At the beginning of sentences.
  public static let sentences = TextInputAutocapitalization()
  /// Always.
  public static let characters = TextInputAutocapitalization()
}

/// What a keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
  /// Done.
  public static let done = SubmitLabel()
  /// Go.
  public static let go = SubmitLabel()
  /// Send.
  public static let send = SubmitLabel()
  /// Search.
  public static let search = SubmitLabel()
  /// Return.
  public static let `return` = SubmitLabel()
  /// Next.
  public static let next = SubmitLabel()
}
