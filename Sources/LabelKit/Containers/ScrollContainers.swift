// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelCore

/// Rows below each other in boxes, as a form.
public struct List<Content: View>: View {
  private let content: Content

  /// Makes a list of rows and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list with a row for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a list of rows of which some are chosen, which a picture does not show.
  public init<Value: Hashable>(selection: Binding<Value?>?, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list of rows of which some are chosen, which a picture does not show.
  public init<Value: Hashable>(selection: Binding<Set<Value>>?, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows in boxes.
  public var body: some View { Form { content }.environment(\.formStyles, []) }
}

/// Views that others are pushed onto, drawn with the first alone and without a bar.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Makes a stack.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Makes a stack with others pushed onto it, which a picture does not show.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

  /// The first view.
  public var body: some View { root }
}

/// A view that can be scrolled, drawn whole.
public struct ScrollView<Content: View>: View {
  private let content: Content

  /// Makes a scroll view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }

  /// All of the content.
  public var body: some View { content }
}

/// Finds positions in scroll views, which do not scroll.
public struct ScrollViewReader<Content: View>: View {
  private let content: Content
  /// Makes a reader.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }
  /// The content.
  public var body: some View { content }
}

/// Scrolls to positions, which does nothing in a picture.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A sidebar and what it leads to, drawn side by side.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  private init(sidebar: Sidebar, content: Content?, detail: Detail) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  /// The columns.
  public var body: some View {
    HStack(alignment: .top, spacing: 0) {
      VStack { sidebar }
      if let content { VStack { content } }
      VStack { detail }
    }
  }
}

extension NavigationSplitView {
  /// Makes a view of three columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes a view of three columns, all of which are shown, whatever the binding's value.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Makes a view of two columns, both of which are shown, whatever the binding's value.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar(), content: nil, detail: detail())
  }
}
