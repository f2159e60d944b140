// SPDX-License-Identifier: MIT

internal import Foundation

/// A container that shows a root view and views on top of it. An image shows only the root view, with the bars that views in it set:
/// the title and the search field of the navigation bar, and the items of toolbars. Without them it is the root view alone.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  /// Creates a navigation stack with its root view.
  ///
  /// - Parameter root: The view at the bottom of the stack.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Creates a navigation stack with a path of values of any type, whose views an image does not show.
  ///
  /// - Parameters:
  ///   - path: A binding to the values of the upper views. It has no effect.
  ///   - root: The view at the bottom of the stack.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Creates a navigation stack with a path of values, whose views an image does not show.
  ///
  /// - Parameters:
  ///   - path: A binding to the values of the upper views. It has no effect.
  ///   - root: The view at the bottom of the stack.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable { self.root = root() }

  /// The root view of the stack between its bars.
  public var body: some View { NavigationContainer(root: root) }
}

/// A view with a sidebar and the columns that it controls, drawn side by side.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  private init(sidebar: Sidebar, content: Content?, detail: Detail) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  /// The columns side by side, aligned at their tops.
  public var body: some View {
    HStack(alignment: .top, spacing: 0) {
      NavigationContainer(root: VStack { sidebar })
      if let content { NavigationContainer(root: VStack { content }) }
      NavigationContainer(root: VStack { detail })
    }
  }
}

extension NavigationSplitView {
  /// Creates a view of three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The view of the leading column.
  ///   - content: The view of the middle column.
  ///   - detail: The view of the trailing column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view of three columns with a binding to their visibility. All columns are shown, for any value of the binding.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns. It has no effect.
  ///   - sidebar: The view of the leading column.
  ///   - content: The view of the middle column.
  ///   - detail: The view of the trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The view of the leading column.
  ///   - detail: The view of the trailing column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a view of two columns with a binding to their visibility. Both columns are shown, for any value of the binding.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns. It has no effect.
  ///   - sidebar: The view of the leading column.
  ///   - detail: The view of the trailing column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }
}
