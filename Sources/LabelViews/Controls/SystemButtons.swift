// SPDX-License-Identifier: MIT

/// A button that pastes. It is drawn with the system's label.
public struct PasteButton: View {
  /// Creates a button for values of a type. The action is never called.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// Creates a button for data of some types. The action is never called.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  /// A button with the word "Paste" and its symbol.
  public var body: some View { Button("Paste", systemImage: "doc.on.clipboard") {} }
}

/// A button that renames something.
public struct RenameButton<Label: View>: View {
  /// Creates a button of the system.
  public init() where Label == LabelViews.Label<Text, Image> {}
  /// A button with the word "Rename" and its symbol.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
