// SPDX-License-Identifier: MIT

/// Controls that belong together, drawn side by side; the label is not shown, as in SwiftUI outside menus.
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a group with a label, which is not shown.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }
  /// Makes a group with a label, which is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a group with a label, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a group with a label, which is not shown.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls.
  public var body: some View { HStack { content } }
}

/// How control groups look, which pictures show in one style.
public protocol ControlGroupStyle {}
/// The default style in the current context.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public init() {}
}
/// Side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Makes the style.
  public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style in the current context.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension View {
  /// Control groups are drawn in one style, side by side.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
