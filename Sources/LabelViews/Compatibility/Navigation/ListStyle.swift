// SPDX-License-Identifier: MIT

/// Styles of lists, and actions of rows.
extension View {
  /// Adds buttons to a row of a list that appear when the row is swiped. It has no effect in a rendered image.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Sets the style of the lists in this view.
  ///
  /// - Parameter style: The style. A sidebar is drawn as an inset grouped list, and rendering it warns.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    contextual {
      if style is SidebarListStyle {
        $0.warn(".listStyle(.sidebar)", isDrawn: "as an inset grouped list", advice: "write .listStyle(.insetGrouped)")
      }
      $0.environment.listLook =
        switch style {
        case is PlainListStyle, is InsetListStyle: .plain
        case is GroupedListStyle: .grouped
        default: .insetGrouped
        }
    }
  }
  /// Sets the effect of a pointer over rows. It has no effect in a rendered image.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Turns the effect of a pointer over rows off. It has no effect in a rendered image.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Shows or hides the index of a list's sections, which is not drawn.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets the text of a section in the index of the list, which is not drawn.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Sets the text of a section in the index of the list, which is not drawn.
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Sets the colour behind a row on a watch. It has no effect here.
  public func listRowPlatterColor(_ color: Color?) -> some View { self }
}

/// The look of a list.
public protocol ListStyle {}

/// The list style that the platform uses by default, which is the inset grouped one.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the default list style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The list style that the platform uses by default, which is the inset grouped one.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The list style with plain rows.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the plain list style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The list style with plain rows.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The list style with rows grouped in sections.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the grouped list style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The list style with rows grouped in sections.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The list style with sections as rounded boxes inset from the edges.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the inset grouped list style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The list style with sections as rounded boxes inset from the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The list style with plain rows inset from the edges.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the inset list style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The list style with plain rows inset from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The look of a list beside the main content, with sections that fold. It is drawn as an inset grouped list.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the sidebar list style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The list style of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
