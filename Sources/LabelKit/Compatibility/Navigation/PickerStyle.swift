// SPDX-License-Identifier: MIT

/// Pickers, which pictures show in one style.
extension View {
  /// Pickers are drawn in one style.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

/// How pickers look, which pictures show in one style.
public protocol PickerStyle {}

/// The default style in the current context.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style in the current context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A menu.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// All choices.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All choices.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A link to the choices.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Small choices beside each other.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small choices beside each other.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
