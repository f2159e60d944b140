// SPDX-License-Identifier: MIT

/// A container view that shows related controls side by side. Its label is not shown, as in SwiftUI outside menus.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a control group without a label.
  ///
  /// - Parameter content: The controls of the group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a control group with a label.
  ///
  /// - Parameters:
  ///   - content: The controls of the group.
  ///   - label: The label of the group, which is not shown.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }
  /// Creates a control group with a localized label.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label, which is not shown.
  ///   - content: The controls of the group.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a control group with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the label, which is not shown.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a control group with a localized label and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the label, which is not shown.
  ///   - systemImage: The name of the symbol, which is not shown.
  ///   - content: The controls of the group.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls of the group in one row.
  public var body: some View { HStack { content } }
}

/// A type that names the look of control groups. LabelKit draws all of them alike, side by side.
public protocol ControlGroupStyle {}
/// The default control group style of the context.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the default control group style, as `.automatic` does.
  public init() {}
}
/// A control group style for controls in a navigation bar. It has no visual effect here.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the navigation style, as `.navigation` does.
  public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default control group style of the context.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A control group style for controls in a navigation bar. It has no visual effect here.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  /// Sets the style of control groups in this view. It has no visual effect: all control groups are drawn side by side.
  ///
  /// - Parameter style: The style, which is ignored.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
