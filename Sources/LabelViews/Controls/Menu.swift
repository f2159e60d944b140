// SPDX-License-Identifier: MIT

/// A control that opens a menu of commands. It is drawn closed, as its menu style decides: by default as a button.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Creates a menu with a custom label.
  ///
  /// - Parameters:
  ///   - content: The commands of the menu. The closure is not called.
  ///   - label: A view that describes the commands.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a menu with a custom label and an action for a simple tap.
  ///
  /// - Parameters:
  ///   - content: The commands of the menu. The closure is not called.
  ///   - label: A view that describes the commands.
  ///   - primaryAction: The action for a tap. It is never called.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }

  /// The menu as its style draws it.
  public var body: some View {
    let configuration = MenuStyleConfiguration(label: .init(content: label))
    StyledView(\.menuStyles, otherwise: DefaultMenuStyle()) { $0.makeBody(configuration: configuration) }.control("isButton")
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - content: The commands of the menu. The closure is not called.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }

  /// Creates a menu with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - content: The commands of the menu. The closure is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }

  /// Creates a menu with a localized label and an action for a simple tap.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - content: The commands of the menu. The closure is not called.
  ///   - primaryAction: The action for a tap. It is never called.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    label = Text(titleKey)
  }

  /// Creates a menu with a label that is not localized and an action for a simple tap.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - content: The commands of the menu. The closure is not called.
  ///   - primaryAction: The action for a tap. It is never called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    label = Text(title)
  }
}

extension Menu where Label == LabelViews.Label<Text, Image> {
  /// Creates a menu with a localized label and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - content: The commands of the menu. The closure is not called.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    label = LabelViews.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a menu with a localized label, a symbol and an action for a simple tap.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - content: The commands of the menu. The closure is not called.
  ///   - primaryAction: The action for a tap. It is never called.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    label = LabelViews.Label(titleKey, systemImage: systemImage)
  }

  /// Creates a menu with a label that is not localized, a symbol and an action for a simple tap.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - content: The commands of the menu. The closure is not called.
  ///   - primaryAction: The action for a tap. It is never called.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    label = LabelViews.Label(title, systemImage: systemImage)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a menu style, so that a style can modify the menu it was given.
  ///
  /// - Parameter configuration: The label and the commands of the menu. The next style outwards draws it.
  public init(_ configuration: MenuStyleConfiguration) { label = configuration.label }
}
