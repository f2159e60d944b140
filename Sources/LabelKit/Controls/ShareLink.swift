// SPDX-License-Identifier: MIT

/// A button that shares an item. It is drawn as a button and opens no share sheet.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Creates a share button with a custom label.
  ///
  /// - Parameters:
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  ///   - label: A view that describes what the button shares.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label() }

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
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = LabelViews.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// Creates a share button with a localized title and the system's symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - item: The item to share, which is ignored.
  ///   - subject: The subject of a message with the item, which is ignored.
  ///   - message: The text of a message with the item, which is ignored.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = LabelViews.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
