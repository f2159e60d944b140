// SPDX-License-Identifier: MIT

/// A button that shares something, drawn still.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Makes a button with any label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label, as a button's.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == LabelKit.Label<Text, Image> {
  /// Makes a button with the word for sharing.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = LabelKit.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// Makes a button with a label that is looked up.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = LabelKit.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
