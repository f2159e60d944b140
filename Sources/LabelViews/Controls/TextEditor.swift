// SPDX-License-Identifier: MIT

internal import Foundation

/// A view for long editable text, drawn without a cursor: the text at the top leading corner, with 8 points of padding above and below
/// and 5 points at the sides.
///
/// It fills the proposed size, and is as large as its text if none is proposed.
public struct TextEditor: View {
  private let text: String

  /// Creates a text editor for a text.
  ///
  /// - Parameter text: A binding to the text. An image shows its value at the time of rendering.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text with its padding, at the top leading corner.
  public var body: some View {
    Text(text)
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A type that names the look of text editors. LabelKit draws all of them without decoration.
public protocol TextEditorStyle {}
/// The default text editor style of the context.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the default text editor style, as `.automatic` does.
  public init() {}
}
/// A text editor style without decoration.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the plain style, as `.plain` does.
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style of the context.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor style without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of text editors in this view. It has no visual effect: all text editors are drawn without decoration.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
