// SPDX-License-Identifier: MIT

/// Lists, which pictures show in one style.
extension View {
  /// Nothing is swiped.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Lists are drawn in one style.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}

// Styles of containers and controls that pictures show in one style only; the names are there so that ported files compile.

/// How lists look, which pictures show in one style.
public protocol ListStyle {}

/// The default style in the current context.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style in the current context.
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
