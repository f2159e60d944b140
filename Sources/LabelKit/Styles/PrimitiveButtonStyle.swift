// SPDX-License-Identifier: MIT

/// Decides how buttons look and when they act, which in a picture is never. As with label styles, the closest is asked first.
public protocol PrimitiveButtonStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The button that a style draws.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = ButtonStyleConfiguration.Label
  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Does nothing in a picture.
  public func trigger() {}
}

/// The default style in the current context: without a border.
public struct DefaultButtonStyle: ButtonStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View { BorderlessButtonStyle().makeBody(configuration: configuration) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style was asked to draw, so that the style can change it; the next style out draws it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension View {
  /// Sets the style of the buttons inside this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { buttonStyle(StillButtonStyle(style: style)) }
}

/// A style that would also say when a button acts.
private struct StillButtonStyle<Style: PrimitiveButtonStyle>: ButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label))
  }
}
