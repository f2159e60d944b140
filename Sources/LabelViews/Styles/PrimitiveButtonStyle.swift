// SPDX-License-Identifier: MIT

/// A type that defines how buttons look and when they act. The style closest to a button applies; an image never triggers an action.
public protocol PrimitiveButtonStyle {
  /// The view that `makeBody(configuration:)` returns for a button.
  associatedtype Body: View
  /// The properties of a button that a style reads: its label, its role and its action.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Creates the view of a button.
  ///
  /// - Parameter configuration: The label, the role and the action of the button.
  /// - Returns: The view drawn in place of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, passed to the primitive style that draws it.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased view with the label of the button.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The purpose of the button, such as `.destructive`; `nil` for a button without a special one.
  public let role: ButtonRole?
  /// The view that describes what the button does.
  public let label: Label
  /// Performs the button's action on Apple's platforms. It has no effect here, since an image has no user.
  public func trigger() {}
}

/// The default button style of the context: without a border, as on iOS.
public struct DefaultButtonStyle: ButtonStyle, Sendable {
  /// Creates the default button style, as `.automatic` does.
  public init() {}
  /// Creates a view with the label in the tint colour.
  ///
  /// - Parameter configuration: The label and the role of the button.
  /// - Returns: The body of the button.
  public func makeBody(configuration: Configuration) -> some View { BorderlessButtonStyle().makeBody(configuration: configuration) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a primitive button style, so that a style can modify the button it was given.
  ///
  /// - Parameter configuration: The label, the role and the action of the button. The next style outwards draws it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension View {
  /// Sets the style of buttons in this view to one that also decides when they act.
  ///
  /// - Parameter style: The style. Buttons use the one that was set closest to them.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { buttonStyle(PrimitiveButtonStyleAdapter(style: style)) }
}

/// Adapts a primitive style to `ButtonStyle`, which defines only the look of a button.
private struct PrimitiveButtonStyleAdapter<Style: PrimitiveButtonStyle>: ButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label))
  }
}
