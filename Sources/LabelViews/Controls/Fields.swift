// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore

/// A control for editable text, drawn without a cursor: its text, or its prompt in the placeholder colour while the text is empty.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label
  /// The axis along which the field grows.
  let axis: Axis

  /// Creates a text field with a custom label, which is the prompt if there is no other.
  ///
  /// - Parameters:
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - prompt: The text shown while the field is empty; the label if it is `nil`.
  ///   - axis: The axis along which the field grows: `vertical` for several lines.
  ///   - label: A view that describes the purpose of the control.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.axis = axis
    self.label = label()
  }

  /// The field as its style draws it.
  public var body: some View {
    let field = TextField<_TextFieldStyleLabel>(text: .constant(text), prompt: prompt, axis: axis) { _TextFieldStyleLabel(content: label) }
    StyledView(\.textFieldStyles, otherwise: PlainTextFieldStyle()) { $0._body(configuration: field) }
      .control("isTextField", label: label, value: text.isEmpty ? nil : text)
  }

  /// The text, or the prompt: the part that every style decorates.
  @ViewBuilder var content: some View {
    if !text.isEmpty {
      // The value of the field says it.
      Text(text).accessibilityHidden(true)
    } else if let prompt {
      prompt.foregroundStyle(.placeholder).isAccessibilityValue()
    } else {
      label.foregroundStyle(.placeholder)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title, which is the prompt if there is no other.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - prompt: The text shown while the field is empty; the title if it is `nil`.
  ///   - axis: The axis along which the field grows: `vertical` for several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  /// Creates a text field with a title that is not localized, which is the prompt if there is no other.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - prompt: The text shown while the field is empty; the title if it is `nil`.
  ///   - axis: The axis along which the field grows: `vertical` for several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
  /// Creates a text field for a value in a format, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - format: The format that turns the value into text.
  ///   - prompt: The text shown while the field is empty; the title if it is `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .constant(format.format(value.wrappedValue)), prompt: prompt) { Text(titleKey) }
  }
  /// Creates a text field for a value in a format, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - format: The format that turns the value into text.
  ///   - prompt: The text shown while the field is empty; the title if it is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .constant(format.format(value.wrappedValue)), prompt: prompt) { Text(title) }
  }
  /// Creates a text field for an optional value in a format, with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: A binding to the value; the field is empty if it is `nil`.
  ///   - format: The format that turns the value into text.
  ///   - prompt: The text shown while the field is empty; the title if it is `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .constant(value.wrappedValue.map { format.format($0) } ?? ""), prompt: prompt) { Text(titleKey) }
  }
  /// Creates a text field for a value with a formatter, and a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - formatter: The formatter that turns the value into text; the field is empty if it cannot.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: .constant(formatter.string(for: value.wrappedValue) ?? "")) { Text(titleKey) }
  }
  /// Creates a text field with a localized title and actions for editing.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  ///   - onCommit: An action for the return key. It is never called.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }
  /// Creates a text field with a title that is not localized and actions for editing.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  ///   - onCommit: An action for the return key. It is never called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a text field with a title that is not localized and an action for editing.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a text field for an optional value in a format, with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: A binding to the value; the field is empty if it is `nil`.
  ///   - format: The format that turns the value into text.
  ///   - prompt: The text shown while the field is empty; the title if it is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .constant(value.wrappedValue.map { format.format($0) } ?? ""), prompt: prompt) { Text(title) }
  }
  /// Creates a text field for a value with a formatter, and a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - value: A binding to the value. An image shows its value at the time of rendering.
  ///   - formatter: The formatter that turns the value into text; the field is empty if it cannot.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(text: .constant(formatter.string(for: value.wrappedValue) ?? "")) { Text(title) }
  }
  /// Creates a text field with a localized title and an action for editing.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - onEditingChanged: An action for the beginning and the end of editing. It is never called.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(text: text) { Text(titleKey) }
  }
}

/// A control for private text, drawn with a dot for each character, or with its prompt while the text is empty.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Creates a secure field with a custom label, which is the prompt if there is no other.
  ///
  /// - Parameters:
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - prompt: The text shown while the field is empty; the label if it is `nil`.
  ///   - label: A view that describes the purpose of the control.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: .constant(String(repeating: "•", count: text.wrappedValue.count)), prompt: prompt, label: label)
  }

  /// The dots, or the prompt.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - prompt: The text shown while the field is empty; the title if it is `nil`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Creates a secure field with a title that is not localized and an action for the return key.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - onCommit: An action for the return key. It is never called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }
  /// Creates a secure field with a localized title and an action for the return key.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - onCommit: An action for the return key. It is never called.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
  }
  /// Creates a secure field with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - text: A binding to the text. An image shows its value at the time of rendering.
  ///   - prompt: The text shown while the field is empty; the title if it is `nil`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

/// A control that opens a URL, drawn as its label in the tint colour.
public struct Link<Label: View>: View {
  private let label: Label

  /// Creates a link with a custom label.
  ///
  /// - Parameters:
  ///   - destination: The URL to open. It has no effect in an image.
  ///   - label: A view that describes the destination.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label in the tint colour, with the accessibility trait of a link.
  public var body: some View { label.foregroundStyle(.tint).control("isLink") }
}

extension Link where Label == Text {
  /// Creates a link with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - destination: The URL to open. It has no effect in an image.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
  /// Creates a link with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - destination: The URL to open. It has no effect in an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
