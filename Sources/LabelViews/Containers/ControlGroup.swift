// SPDX-License-Identifier: MIT

/// A container view that shows related controls as its style decides: by default side by side and without its label, as in SwiftUI outside
/// menus.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: any View

  /// Creates a control group without a label.
  ///
  /// - Parameter content: The controls of the group.
  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), EmptyView()) }
  /// Creates a control group with a label.
  ///
  /// - Parameters:
  ///   - content: The controls of the group.
  ///   - label: The label of the group, which is not shown.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), label())
  }
  /// Creates a control group with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label, which is not shown.
  ///   - content: The controls of the group.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), Text(titleKey))
  }
  /// Creates a control group with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the label, which is not shown.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { (self.content, label) = (content(), Text(title)) }
  /// Creates a control group with a localized label and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label, which is not shown.
  ///   - systemImage: The name of the symbol, which is not shown.
  ///   - content: The controls of the group.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), Label(titleKey, systemImage: systemImage))
  }

  /// The group as its style draws it.
  public var body: some View {
    let configuration = ControlGroupStyleConfiguration(content: .init(content: content), label: .init(content: label))
    StyledView(\.controlGroupStyles, otherwise: AutomaticControlGroupStyle()) { $0.makeBody(configuration: configuration) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group from the configuration of a style, so that a style can modify the group it was given.
  ///
  /// - Parameter configuration: The controls and the label of the group. The next style outwards draws it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    (content, label) = (configuration.content, configuration.label)
  }
}
