// SPDX-License-Identifier: MIT

/// A button that shares an item. It is drawn as a button and opens no share sheet.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  private let label: Label

  /// Creates a share button with a custom label.
  ///
  /// - Parameters:
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  ///   - label: A view that describes what the button shares.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<Item>, PreviewImage == Never, PreviewIcon == Never { self.label = label() }

  /// Creates a share button for several items with a custom label.
  ///
  /// - Parameters:
  ///   - items: The items to share, which are ignored.
  ///   - subject: The subject of a message with the items, which is ignored.
  ///   - message: The text of a message with the items, which is ignored.
  ///   - label: A view that describes what the button shares.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never { self.label = label() }

  /// The label as a button draws it.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == LabelViews.Label<Text, Image> {
  /// Creates a share button with the localized label “Share…” and the system's symbol.
  ///
  /// - Parameters:
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item>, PreviewImage == Never, PreviewIcon == Never {
    label = LabelViews.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// Creates a share button with a localized title and the system's symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item>, PreviewImage == Never, PreviewIcon == Never {
    label = LabelViews.Label(titleKey, systemImage: "square.and.arrow.up")
  }

  /// Creates a share button with a title that is not localized and the system's symbol.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item>, PreviewImage == Never, PreviewIcon == Never {
    label = LabelViews.Label(title, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink {
  /// Creates a share button with a preview and a custom label.
  ///
  /// - Parameters:
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  ///   - preview: The preview in the share sheet, which is ignored.
  ///   - label: The view that describes what the button shares.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> { self.label = label() }
}

extension ShareLink where Label == LabelViews.Label<Text, Image> {
  /// Creates a share button with a preview and the system's label.
  ///
  /// - Parameters:
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  ///   - preview: The preview in the share sheet, which is ignored.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
  where Data == CollectionOfOne<Item> { label = LabelViews.Label("Share…", systemImage: "square.and.arrow.up") }

  /// Creates a share button with a preview, a localized title and the system's symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  ///   - preview: The preview in the share sheet, which is ignored.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> { label = LabelViews.Label(titleKey, systemImage: "square.and.arrow.up") }
}

extension ShareLink
where Label == LabelViews.Label<Text, Image>, Data: RandomAccessCollection, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a share button for several items with the system's label.
  ///
  /// - Parameters:
  ///   - items: The items to share, which are ignored.
  ///   - subject: The subject of a message with the items, which is ignored.
  ///   - message: The text of a message with the items, which is ignored.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) { LabelViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }
  /// Creates a share button for several items with a localized title and the system's symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - items: The items to share, which are ignored.
  ///   - subject: The subject of a message with the items, which is ignored.
  ///   - message: The text of a message with the items, which is ignored.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) { LabelViews.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}
