// SPDX-License-Identifier: MIT

// Styles of containers and controls that pictures show in one style only; the names are there so that ported files compile.

/// How lists look, which pictures show in one style.
public protocol ListStyle {}

/// The style that suits the surroundings.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows without boxes.
public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without boxes.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows in boxes.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in boxes.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows in boxes with margins.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in boxes with margins.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows without boxes, with margins.
public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows without boxes, with margins.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows of a sidebar.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How pickers look, which pictures show in one style.
public protocol PickerStyle {}

/// The style that suits the surroundings.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the surroundings.
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
