// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

/// A control that performs an action. It is drawn in its normal state, with its label in the tint colour or as its button style decides.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let label: Label

  /// Creates a button with a custom label.
  ///
  /// - Parameters:
  ///   - action: The action of the button. An image never triggers it.
  ///   - label: A view that describes the action.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.init(role: nil, action: action, label: label) }

  /// Creates a button with a custom label and a role.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, such as `.destructive`; `nil` for none in particular.
  ///   - action: The action of the button. An image never triggers it.
  ///   - label: A view that describes the action.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
  }

  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    let style = inner.buttonStyles.popLast() ?? BorderlessButtonStyle()
    return style.node(of: ButtonStyleConfiguration(role: role, label: .init(content: label)), in: inner)
      .control("isButton", isEnabled: context.environment.isEnabled)
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - role: The purpose of the button, such as `.destructive`; `nil` for none in particular.
  ///   - action: The action of the button. An image never triggers it.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - role: The purpose of the button, such as `.destructive`; `nil` for none in particular.
  ///   - action: The action of the button. An image never triggers it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == LabelViews.Label<Text, Image> {
  /// Creates a button with a localized label and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - role: The purpose of the button, such as `.destructive`; `nil` for none in particular.
  ///   - action: The action of the button. An image never triggers it.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { LabelViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a label that is not localized and a symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - systemImage: The name of a system symbol, such as "star.fill".
  ///   - role: The purpose of the button, such as `.destructive`; `nil` for none in particular.
  ///   - action: The action of the button. An image never triggers it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { LabelViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the system's label for its role: a cross for `.close`, a check mark for `.confirm`, and the words “Cancel” and
  /// “Delete” for the others.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action of the button. An image never triggers it.
  public init(role: ButtonRole, action: @escaping () -> Void) { self.init(role: role, action: action) { DefaultButtonLabel(role: role) } }
}

/// The system's label of a button with a role.
public struct DefaultButtonLabel: View, Sendable {
  let role: ButtonRole

  /// The symbol or the word for the role.
  public var body: some View {
    switch role {
    case .close: LabelViews.Label("Close", systemImage: "xmark").labelStyle(.iconOnly).accessibilityLabel("Close")
    case .confirm: LabelViews.Label("Done", systemImage: "checkmark").labelStyle(.iconOnly).accessibilityLabel("Done")
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// The role of a button that deletes data; the button is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels an operation; it has no visual effect.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of a button that closes a view; it has no visual effect.
  public static let close = ButtonRole(name: "close")
  /// The role of a button that confirms an operation; it has no visual effect.
  public static let confirm = ButtonRole(name: "confirm")
}
