// SPDX-License-Identifier: MIT

/// One of the two or three parts that stand side by side.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The part at the leading edge.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The part between the two others.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The part at the trailing edge.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
  /// Creates a view of three columns with a binding to the one that is shown where there is little width. All are shown here.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column. It has no effect.
  ///   - sidebar: The view of the leading column.
  ///   - content: The view of the middle column.
  ///   - detail: The view of the trailing column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
  /// Creates a view of three columns with bindings to those that are shown. All are shown here.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns. It has no effect.
  ///   - preferredCompactColumn: A binding to the column where there is little width. It has no effect.
  ///   - sidebar: The view of the leading column.
  ///   - content: The view of the middle column.
  ///   - detail: The view of the trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns with a binding to the one that is shown where there is little width. Both are shown here.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column. It has no effect.
  ///   - sidebar: The view of the leading column.
  ///   - detail: The view of the trailing column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
  /// Creates a view of two columns with bindings to those that are shown. Both are shown here.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns. It has no effect.
  ///   - preferredCompactColumn: A binding to the column where there is little width. It has no effect.
  ///   - sidebar: The view of the leading column.
  ///   - detail: The view of the trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

extension NavigationLink {
  /// Sets whether the destination is shown in the next column. It has no effect in a rendered image.
  public func isDetailLink(_ isDetailLink: Bool) -> NavigationLink { self }
}
