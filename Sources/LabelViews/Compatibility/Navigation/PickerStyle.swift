// SPDX-License-Identifier: MIT

extension View {
  /// Sets the style of the pickers in this view.
  ///
  /// - Parameter style: The style. A palette is drawn as segments, and rendering it warns.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    contextual {
      if style is PalettePickerStyle {
        $0.warn(".pickerStyle(.palette)", isDrawn: "as segments", advice: "write .pickerStyle(.segmented)")
      }
      $0.environment.pickerLook =
        switch style {
        case is SegmentedPickerStyle, is PalettePickerStyle: .segmented
        case is WheelPickerStyle: .wheel
        case is InlinePickerStyle: .inline
        case is NavigationLinkPickerStyle: .navigationLink
        default: .menu
        }
    }
  }
  /// Sets how a picker in a menu shows its selection. It has no effect: an image shows no menu.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

/// The look of a picker.
public protocol PickerStyle {}

/// The picker style that the platform uses by default, which is a closed menu.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the default picker style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The picker style that the platform uses by default, which is a closed menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The picker style that opens a menu of the options, drawn closed.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the menu picker style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The picker style that opens a menu of the options, drawn closed.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The picker style with the options as segments side by side.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the segmented picker style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The picker style with the options as segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The picker style with each option in line with the views around it.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the inline picker style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The picker style with each option in line with the views around it.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The picker style with the options on a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the wheel picker style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The picker style with the options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The picker style with a link to a list of the options.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the navigation link picker style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The picker style with a link to a list of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The picker style with the options as a row of compact elements, drawn as segments.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the palette picker style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The picker style with the options as a row of compact elements, drawn as segments.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How a picker in a menu shows its selection. An image shows no menu.
public struct PaletteSelectionEffect: Hashable, Sendable {
  /// As the platform decides.
  public static let automatic = PaletteSelectionEffect()
  /// Only as the label itself shows it.
  public static let custom = PaletteSelectionEffect()
  /// With another form of the icon, such as a filled one.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
}
