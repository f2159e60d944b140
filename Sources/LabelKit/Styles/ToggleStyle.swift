// SPDX-License-Identifier: MIT

internal import LabelLayout

/// Decides how toggles look. As with label styles, the closest is asked first.
public protocol ToggleStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Draws a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func node(of configuration: ToggleStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.expanding(self) { makeBody(configuration: configuration) }
  }
}

/// The toggle that a style draws.
public struct ToggleStyleConfiguration {
  /// A view that describes what is on or off.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// A view that describes what is on or off.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it is on in part; never in a picture.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    self._isOn = isOn
  }
}

/// The default style in the current context: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The switch beside its label.
  public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// A switch: UISwitch of iOS 13 to 18, 51 × 31 points, green when on.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?
  /// Makes the style.
  public init() { tint = nil }
  /// Makes the style with a colour of its own.
  public init(tint: Color) { self.tint = tint }
  /// The switch beside its label.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      Switch(isOn: configuration.isOn, color: tint)
    } label: {
      configuration.label
    }
  }
}

/// A button that stays pressed: its label on a pale background when on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    let button = Button(action: {}, label: { configuration.label })
    if configuration.isOn { button.buttonStyle(.bordered) } else { button }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style in the current context.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles inside this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { contextual { $0.toggleStyles.append(style) } }
}
