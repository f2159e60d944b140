// SPDX-License-Identifier: MIT

internal import Foundation

/// Decides how buttons look. As with label styles, the closest is asked first.
public protocol ButtonStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration
  /// Draws a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  func node(of configuration: ButtonStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.expanding(self) { makeBody(configuration: configuration) }
  }
}

/// The button that a style draws.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is on it; never in a picture.
  public var isPressed: Bool { false }
}

/// The label in the tint, without a border: the style of buttons that have no other.
public struct BorderlessButtonStyle: ButtonStyle {
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  public init() {}

  /// The label in the tint, red for destructive buttons, dimmed for those that cannot be used.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.role.style(tint)).opacity(isEnabled ? 1 : 0.4)
  }
}

/// The label as it is, dimmed where the button cannot be used.
public struct PlainButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.4) }
}

/// The label in the tint on a pale background of it, 12 points round it across and 7 along, with corners of 8.
public struct BorderedButtonStyle: ButtonStyle {
  private let isProminent: Bool
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled

  @Environment(\.buttonBorderShape) private var shape

  /// Makes the style.
  public init() { isProminent = false }

  init(isProminent: Bool) { self.isProminent = isProminent }

  /// The label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    let style = configuration.role.style(tint)
    configuration.label.foregroundStyle(isProminent ? AnyShapeStyle(.white) : style)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(isProminent ? style : AnyShapeStyle(Color(description: .tertiaryFill)), in: shape)
      .opacity(isEnabled ? 1 : 0.4)
  }
}

/// The label in white on a background of the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle(isProminent: true).makeBody(configuration: configuration)
  }
}

extension ButtonRole? {
  /// What a button is drawn with.
  func style(_ tint: AnyShapeStyle?) -> AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(.red) : tint ?? AnyShapeStyle(.accentColor)
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The default style in the current context: without a border.
  public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The label on a pale background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a background of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets the style of the buttons inside this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { contextual { $0.buttonStyles.append(style) } }
}
