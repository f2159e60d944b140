// SPDX-License-Identifier: MIT

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

  /// The rows in boxes.
  public var body: some View { Form { content } }
}

/// Views that others are pushed onto, drawn with the first alone and without a bar.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Makes a stack.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The first view.
  public var body: some View { root }
}

/// A view that can be scrolled, drawn whole.
public struct ScrollView<Content: View>: View {
  private let content: Content

  /// Makes a scroll view.
  public init(showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }

  /// All of the content.
  public var body: some View { content }
}
