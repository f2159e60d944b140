// SPDX-License-Identifier: MIT

/// A container view with a rounded background that groups its content under an optional label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a group box with a custom label.
  ///
  /// - Parameters:
  ///   - content: The views in the box.
  ///   - label: The view above the content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a group box with a custom label.
  ///
  /// - Parameters:
  ///   - label: The view above the content.
  ///   - content: The views in the box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box as its style draws it.
  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(label: .init(content: label), content: .init(content: content))
    StyledView(\.groupBoxStyles, otherwise: DefaultGroupBoxStyle()) { $0.makeBody(configuration: configuration) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  ///
  /// - Parameter content: The views in the box.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - content: The views in the box.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
  /// Creates a group box with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - content: The views in the box.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}
