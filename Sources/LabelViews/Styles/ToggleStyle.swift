// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout
internal import LabelViewNode

/// A type that defines how toggles look. The style closest to a toggle applies; a toggle inside its body uses the next style outwards.
public protocol ToggleStyle {
  /// The view that `makeBody(configuration:)` returns for a toggle.
  associatedtype Body: View
  /// The properties of a toggle that a style reads: its label and its state.
  typealias Configuration = ToggleStyleConfiguration
  /// Creates the view of a toggle.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  /// - Returns: The view drawn in place of the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func node(of configuration: ToggleStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.lowerBody(of: self) { makeBody(configuration: configuration) }
  }
}

/// The properties of a toggle, passed to the style that draws it.
public struct ToggleStyleConfiguration {
  /// A type-erased view that describes the effect of the toggle.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }

  /// The view that describes the effect of switching the toggle.
  public let label: Label
  /// A binding to whether the toggle is on. An image shows its value at the time of rendering.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that differ. Always `false` here, since a toggle has one value.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    self._isOn = isOn
  }
}

/// The default toggle style of the context: a switch, as on iOS. Write `.toggleStyle(.checkbox)` for the checkbox of macOS.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Creates the default toggle style, as `.automatic` does.
  public init() {}
  /// Creates a view with the label and a switch.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  /// - Returns: The body of the toggle.
  public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// A toggle style with a switch, as UISwitch of iOS 13 to 18: 51 × 31 points, green when on.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  private let tint: Color?
  /// Creates a toggle style with a green switch, as `.switch` does.
  public init() { tint = nil }
  /// Creates a toggle style with a switch in its own colour.
  ///
  /// - Parameter tint: The colour of the switch when it is on.
  public init(tint: Color) { self.tint = tint }
  /// Creates a view with the label at the leading edge and the switch at the trailing edge.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  /// - Returns: The body of the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      Switch(isOn: configuration.isOn, color: tint)
    } label: {
      configuration.label
    }
    .environment(\.keepsRowsHorizontal, true)
  }
}

/// A toggle style with a button that stays pressed: its label is on a pale background of the tint colour when on, and has the same size
/// without a background when off.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Creates a toggle style with a button, as `.button` does.
  public init() {}
  /// Creates a button with the label of the toggle, with a background when the toggle is on.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  /// - Returns: The body of the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { configuration.label }).buttonStyle(BorderedButtonStyle(configuration.isOn ? .tinted : .none))
  }
}

/// A toggle style with a checkbox before the label, as on macOS: 14 points wide, in the tint colour with a check mark when on.
///
/// Toggles on macOS have it by default. LabelKit draws iOS's look unless a view asks for this style.
public struct CheckboxToggleStyle: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a toggle style with a checkbox, as `.checkbox` does.
  public init() {}
  /// Creates a view with the checkbox and the label beside each other.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  /// - Returns: The body of the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      ZStack {
        if configuration.isOn {
          RoundedRectangle(cornerRadius: 3).fill(.tint)
          Image(systemName: "checkmark").font(.system(size: 9, weight: .bold)).foregroundStyle(.white)
        } else {
          RoundedRectangle(cornerRadius: 3).fill(.background)
          RoundedRectangle(cornerRadius: 3).strokeBorder(.separator, lineWidth: 1)
        }
      }
      .frame(width: 14, height: 14)
      configuration.label
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A toggle style with a checkbox before the label, as on macOS. A style of this name that an app for iOS defines hides it.
  @_disfavoredOverload
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style of the context: a switch, as on iOS.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style with a switch beside its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style with a button that stays pressed when on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of toggles in this view.
  ///
  /// - Parameter style: The style. Toggles use the one that was set closest to them.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { contextual { $0.toggleStyles.append(style) } }
}
