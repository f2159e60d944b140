// SPDX-License-Identifier: MIT

public import Foundation

extension List {
  /// Creates a list with a row for each element and a single selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - data: The identifiable elements.
  ///   - selection: A binding to the selected value. It has no visual effect.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element and a multiple selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - data: The identifiable elements.
  ///   - selection: A binding to the selected values. It has no visual effect.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by a key path, and a single selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the property that identifies an element.
  ///   - selection: A binding to the selected value. It has no visual effect.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element, identified by a key path, and a multiple selection, which an image does not show.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the property that identifies an element.
  ///   - selection: A binding to the selected values. It has no visual effect.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range of numbers.
  ///   - rowContent: Creates the row of a number.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, id: \.self, content: rowContent) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a label that is not localized.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - destination: The view that the link opens, which an image does not show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(destination: destination) { Text(title) } }
  /// Creates a link with a localized label. It opens nothing in an image, for any value of the binding.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - destination: The view that the link opens, which an image does not show.
  ///   - isActive: A binding to whether the destination is shown. It has no effect.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(titleKey, destination: destination)
  }
}

extension NavigationLink {
  /// Creates a link with a custom label. It opens nothing in an image, for any value of the binding.
  ///
  /// - Parameters:
  ///   - destination: The view that the link opens, which an image does not show.
  ///   - isActive: A binding to whether the destination is shown. It has no effect.
  ///   - label: The view that describes the destination.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }
  /// Creates a link with a custom label. It opens nothing in an image, for any value of the binding.
  ///
  /// - Parameters:
  ///   - destination: The view that the link opens, which an image does not show.
  ///   - tag: The value of `selection` that shows the destination. It has no effect.
  ///   - selection: A binding to the chosen link. It has no effect.
  ///   - label: The view that describes the destination.
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }
}

extension View {
  /// Sets the value that identifies this view in a picker or a list.
  ///
  /// - Parameters:
  ///   - tag: The value to compare with the selection.
  ///   - includeOptional: Whether selections of an optional type are matched too. They always are.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
  /// Adds a help text for a pointer that rests on this view. An image has no pointer; the text is kept as the accessibility hint, as in
  /// SwiftUI.
  ///
  /// - Parameter text: The help text.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Sets the distance between the sections of lists and forms in this view.
  ///
  /// - Parameter spacing: The distance: the default of 20 points, 10 points for the compact one, or a custom one.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { environment(\.listSectionSpacing, spacing.points) }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: Double?
  /// The system's default distance between sections.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A smaller distance between sections, of 10 points.
  public static let compact = ListSectionSpacing(points: 10)
  /// A distance of a number of points between sections.
  ///
  /// - Parameter spacing: The distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: Double(max(0, spacing))) }
}

/// The preview of a shared item in the system's share sheet, which an image does not show.
public struct SharePreview<Image, Icon> {
  /// Creates a preview with a localized title.
  ///
  /// - Parameter titleKey: The key of the title, which is not shown.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// Creates a preview with a title that is not localized.
  ///
  /// - Parameter title: The text of the title, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  /// Creates a preview with a localized title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is not shown.
  ///   - image: The image of the item, which is not shown.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  /// Creates a preview with a title that is not localized and an image.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not shown.
  ///   - image: The image of the item, which is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
}
