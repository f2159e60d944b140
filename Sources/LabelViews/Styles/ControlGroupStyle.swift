// SPDX-License-Identifier: MIT

/// A type that defines how control groups look. The style closest to a group applies; a group inside its body uses the next style outwards.
public protocol ControlGroupStyle {
  /// The view that `makeBody(configuration:)` returns for a control group.
  associatedtype Body: View
  /// The properties of a control group that a style reads: its controls and its label.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Creates the view of a control group.
  ///
  /// - Parameter configuration: The controls and the label of the group.
  /// - Returns: The view drawn in place of the group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group, passed to the style that draws it.
public struct ControlGroupStyleConfiguration {
  /// A type-erased view with the controls of the group.
  public struct Content: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// A type-erased view with the label of the group.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// The controls of the group.
  public let content: Content
  /// The view that describes the group.
  public let label: Label
}

/// The default control group style of the context: the controls side by side, without the label.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the default control group style, as `.automatic` does.
  public init() {}
  /// Creates a view with the controls in one row.
  ///
  /// - Parameter configuration: The controls and the label of the group.
  /// - Returns: The body of the group.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// A control group style for controls in a navigation bar: the controls side by side, without the label.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the navigation style, as `.navigation` does.
  public init() {}
  /// Creates a view with the controls in one row.
  ///
  /// - Parameter configuration: The controls and the label of the group.
  /// - Returns: The body of the group.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default control group style of the context: the controls side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A control group style for controls in a navigation bar: the controls side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  /// Sets the style of control groups in this view.
  ///
  /// - Parameter style: The style. Groups use the one that was set closest to them.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { styled(style, \.controlGroupStyles) }
}
