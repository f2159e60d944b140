// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore

/// Text that can be edited, drawn still: its text, or a faint prompt where there is none.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  /// Makes a field with any label, which is the prompt where there is no other.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.label = label()
  }

  /// The field as its style wants it.
  public var body: some View {
    let field = TextField<_TextFieldStyleLabel>(text: .constant(text), prompt: prompt) { _TextFieldStyleLabel(content: label) }
    StyledView(\.textFieldStyles, otherwise: PlainTextFieldStyle()) { $0._body(configuration: field) }
  }

  /// The text, or the prompt: what every style decorates.
  @ViewBuilder var content: some View {
    if !text.isEmpty {
      Text(text)
    } else if let prompt {
      prompt.foregroundStyle(.placeholder)
    } else {
      label.foregroundStyle(.placeholder)
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field with a prompt that is looked up.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
  /// Makes a field with a prompt that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Makes a field of a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .constant(format.format(value.wrappedValue)), prompt: prompt) { Text(titleKey) }
  }
  /// Makes a field of a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .constant(format.format(value.wrappedValue)), prompt: prompt) { Text(title) }
  }
  /// Makes a field of a value in a format, empty where there is no value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .constant(value.wrappedValue.map { format.format($0) } ?? ""), prompt: prompt) { Text(titleKey) }
  }
  /// Makes a field of a value as a formatter writes it.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: .constant(formatter.string(for: value.wrappedValue) ?? "")) { Text(titleKey) }
  }
  /// Makes a field with a prompt that is looked up; the closures are not called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }
  /// Makes a field with a prompt that is looked up; the closure is not called.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(text: text) { Text(titleKey) }
  }
}

/// Text that nobody else should read, drawn still: a dot for each character, or a faint prompt.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Makes a field with any label, which is the prompt where there is no other.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: .constant(String(repeating: "•", count: text.wrappedValue.count)), prompt: prompt, label: label)
  }

  /// The dots, or the prompt.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Makes a field with a prompt that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Makes a field with a prompt that is looked up.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

/// A link, drawn still: its label in the colour of things that can be acted on.
public struct Link<Label: View>: View {
  private let label: Label

  /// Makes a link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  public var body: some View { label.foregroundStyle(.tint).accessibilityAddTraits(.isLink) }
}

extension Link where Label == Text {
  /// Makes a link with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
  /// Makes a link with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
