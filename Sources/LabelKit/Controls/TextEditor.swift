// SPDX-License-Identifier: MIT

internal import Foundation

/// Lines of text that can be edited, drawn still: the text at the top leading corner, 8 points from the top and 5 from the sides.
///
/// It fills the room that it is offered, and is as large as its text where it is offered none.
public struct TextEditor: View {
  private let text: String

  /// Makes an editor of a text.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text.
  public var body: some View {
    Text(text)
      .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// How editors look, which pictures show in one style.
public protocol TextEditorStyle {}
/// The default style in the current context.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public init() {}
}
/// Without decoration.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style in the current context.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Editors are drawn in one style, without decoration.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
