// SPDX-License-Identifier: MIT

package import LabelLayout

/// A view that does something, drawn still: its label in the colour of things that can be acted on, as the button style wants it.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let label: Label

  /// Makes a button with any label; the action never runs.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.init(role: nil, action: action, label: label) }

  /// Makes a button with any label and a role; the action never runs.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
  }

  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    let style = inner.buttonStyles.popLast() ?? BorderlessButtonStyle()
    return style.node(of: ButtonStyleConfiguration(role: role, label: .init(content: label)), in: inner)
  }
}

extension Button where Label == Text {
  /// Makes a button with a label that is looked up.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == LabelKit.Label<Text, Image> {
  /// Makes a button with a label that is looked up and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { LabelKit.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a label that is used as it is and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { LabelKit.Label(title, systemImage: systemImage) }
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It destroys something; drawn red.
  public static let destructive = ButtonRole(name: "destructive")
  /// It cancels something.
  public static let cancel = ButtonRole(name: "cancel")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
  /// It confirms something.
  public static let confirm = ButtonRole(name: "confirm")
}
