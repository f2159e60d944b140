// SPDX-License-Identifier: MIT

/// Text input. Nobody types in a rendered image, so none of the closures is called.
extension View {
  /// Turns autocorrection off or on, by SwiftUI's older name. It has no effect in a rendered image.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Adds an action for submitting text or a search. It has no effect in a rendered image.
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View { self }
  /// Keeps submissions inside this view from actions outside it. It has no effect in a rendered image.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Adds an action for submitting a text field. It has no effect in a rendered image.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Turns autocorrection off or on. It has no effect in a rendered image.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Sets when the keyboard types capitals. It has no effect in a rendered image.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  /// Sets the label of the keyboard's return key. It has no effect in a rendered image.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Sets what writing tools may do. It has no effect in a rendered image.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Sets the text that a search completes. It has no effect in a rendered image.
  public func textInputCompletion(_ completion: String) -> some View { self }
  /// Adds suggestions for a text field. They are not shown in a rendered image.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Shows or hides the controls for the format of a text. It has no effect in a rendered image.
  public func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set)
    -> some View
  { self }
}

/// The kinds of input that call a submit action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Submitting text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Submitting the search field of `searchable`.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// When the keyboard types capitals. All values are equal here.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// The keyboard never types capitals on its own.
  public static let never = TextInputAutocapitalization()
  /// The keyboard types a capital at the beginning of each word.
  public static let words = TextInputAutocapitalization()
  /// The keyboard types a capital at the beginning of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// The keyboard types capitals only.
  public static let characters = TextInputAutocapitalization()
}

/// The label of the keyboard's return key. All labels are equal here, as no keyboard is drawn.
public struct SubmitLabel: Hashable, Sendable {
  /// The label “Done” on the return key.
  public static let done = SubmitLabel()
  /// The label “Go” on the return key.
  public static let go = SubmitLabel()
  /// The label “Send” on the return key.
  public static let send = SubmitLabel()
  /// The label “Search” on the return key.
  public static let search = SubmitLabel()
  /// The label “Return” on the return key.
  public static let `return` = SubmitLabel()
  /// The label “Next” on the return key.
  public static let next = SubmitLabel()
}

/// What writing tools may do. There are none in a rendered image.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = WritingToolsBehavior()
  /// Everything that they can do.
  public static let complete = WritingToolsBehavior()
  /// Only what fits into a panel.
  public static let limited = WritingToolsBehavior()
  /// Nothing at all in this view.
  public static let disabled = WritingToolsBehavior()
}

/// Where buttons for bold and italic text are.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Places of controls for the format of a text.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of a text.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// The menu and the bar.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}
