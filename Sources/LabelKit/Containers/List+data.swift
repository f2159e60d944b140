// SPDX-License-Identifier: MIT

extension List {
  /// Makes a list with a row for each element, of which some are chosen, which a picture does not show.
  public init<Data: RandomAccessCollection, Value: Hashable, Row: View>(
    _ data: Data, selection: Binding<Value?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(data, rowContent: rowContent)
  }

  /// Makes a list with a row for each element, of which some are chosen, which a picture does not show.
  public init<Data: RandomAccessCollection, Value: Hashable, Row: View>(
    _ data: Data, selection: Binding<Set<Value>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(data, rowContent: rowContent)
  }

  /// Makes a list with a row for each element, told apart by a property, of which some are chosen, which a picture does not show.
  public init<Data: RandomAccessCollection, ID: Hashable, Value: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Value?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(data, id: id, rowContent: rowContent)
  }

  /// Makes a list with a row for each number.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(data, id: \.self, rowContent: rowContent)
  }

  /// Makes a list with a row for each element of a binding.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where C.Element: Identifiable, Content == ForEach<BoundElements<C, C.Element.ID>, C.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a label that is used as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { self.init(destination: destination) { Text(title) } }
  /// Makes a link with a label that is looked up; nothing is opened, whatever the binding's value.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(titleKey, destination: destination)
  }
}

extension NavigationLink {
  /// Makes a link with any label; nothing is opened, whatever the binding's value.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }
  /// Makes a link with any label; nothing is opened, whatever the binding's value.
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }
}

extension View {
  /// Says what a picker tells this view apart by; values that may be nil are the same ones.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
  /// A picture has no pointer that could rest on it. What is said is kept as a hint for people who cannot see it, as SwiftUI does.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Sections of a form are 20 points apart.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
}

/// The distance between sections, which pictures show in one way.
public struct ListSectionSpacing: Hashable, Sendable {
  /// As the system wants it.
  public static let `default` = ListSectionSpacing()
  /// Less.
  public static let compact = ListSectionSpacing()
  /// So many points.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing() }
}

/// What is shown of something that is shared, which no picture does.
public struct SharePreview<Image, Icon> {
  /// Makes a preview.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  /// Makes a preview.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  /// Makes a preview with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  /// Makes a preview with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
}

extension ShareLink {
  /// Makes a button with any label.
  public init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>, @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == LabelKit.Label<Text, Image> {
  /// Makes a button with the word for sharing.
  public init<Item, I, J>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>) {
    self.init(item: item, subject: subject, message: message)
  }
}
