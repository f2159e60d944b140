// SPDX-License-Identifier: MIT

// Styles of containers and controls that pictures show in one style only; the names are there so that ported files compile.

/// How forms look, which pictures show in one style.
public protocol FormStyle {}

/// The style that suits the surroundings.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that suits the surroundings.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in boxes.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels and values in two columns.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and values in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

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
