// SPDX-License-Identifier: MIT

/// Styles of pickers. Pickers are drawn in one style in a rendered image. Setting a style has no effect.
extension View {
  /// Sets the style of the pickers in this view. It has no effect in a rendered image. Pickers are always drawn in the same style.
  ///
  /// - Parameter style: The style; not used.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

/// The look of a picker. No picker style has an effect in a rendered image.
public protocol PickerStyle {}

/// The picker style that the platform uses by default.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the default picker style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The picker style that the platform uses by default. It has no effect in a rendered image.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The picker style that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the menu picker style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The picker style that opens a menu of the options. It has no effect in a rendered image.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The picker style with the options as segments side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the segmented picker style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The picker style with the options as segments side by side. It has no effect in a rendered image.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The picker style with each option in line with the views around it.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the inline picker style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The picker style with each option in line with the views around it. It has no effect in a rendered image.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The picker style with the options on a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the wheel picker style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The picker style with the options on a wheel. It has no effect in a rendered image.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The picker style with a link to a list of the options.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the navigation link picker style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The picker style with a link to a list of the options. It has no effect in a rendered image.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The picker style with the options as a row of compact elements.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the palette picker style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The picker style with the options as a row of compact elements. It has no effect in a rendered image.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
