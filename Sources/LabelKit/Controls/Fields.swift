// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore

/// Text that can be edited, drawn still: its text, or a faint prompt where there is none.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  /// Makes a field with any label, which is the prompt where there is no other.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.label = label()
  }

  /// The text, or the prompt.
  public var body: some View {
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

/// Views behind a label that unfold, drawn as they begin: folded unless a binding says otherwise.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content

  /// Makes a group with any label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(isExpanded: .constant(false), content: content, label: label)
  }

  /// Makes a group with any label.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded.wrappedValue
    self.label = label()
    self.content = content()
  }

  /// The label with a chevron, and the views where they are unfolded.
  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").imageScale(.small).fontWeight(.semibold).foregroundStyle(.tint)
      }
      if isExpanded { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a group with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
