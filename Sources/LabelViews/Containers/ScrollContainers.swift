// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelCore

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

/// A scrollable view. An image shows all of its content, in full size.
public struct ScrollView<Content: View>: View {
  private let content: Content

  /// Creates a scrollable view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the view scrolls. It has no visual effect.
  ///   - showsIndicators: Whether scroll indicators are shown. It has no visual effect.
  ///   - content: The content of the view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }

  /// All of the content, in its full size, with the margins that views set around it.
  public var body: some View { ScrollContent(content: content) }
}

/// A view that gives its content a proxy for scrolling. Nothing scrolls in an image.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content
  /// Creates a view whose content can scroll to its subviews.
  ///
  /// - Parameter content: Creates the content from a proxy, which has no effect.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }
  /// The content of the reader.
  public var body: some View { content }
}

/// A proxy to scroll to views inside a scroll view. It has no effect in an image.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view on Apple's platforms. It has no effect in an image.
  ///
  /// - Parameters:
  ///   - id: The identity of the view to scroll to.
  ///   - anchor: The position of the view after scrolling.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
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

/// The content of a scroll view with its margins.
private struct ScrollContent<Content: View>: GroupView {
  let content: Content

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.page?.beginsAtTop = true
    let margins = context.environment.contentMargins
    guard margins != EdgeInsets() else { return [(content, context)] }
    var inner = context
    inner.environment.contentMargins = EdgeInsets()
    return [(LoweredView(content: inner.lower(content)).padding(margins), context)]
  }
}
