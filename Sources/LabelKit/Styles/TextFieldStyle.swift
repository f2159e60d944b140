// SPDX-License-Identifier: MIT

internal import Foundation

/// Decides how text fields look. As with label styles, the closest is asked first.
public protocol TextFieldStyle {
  /// What the style draws.
  associatedtype _Body: View
  /// What the field's label is to a style.
  typealias _Label = _TextFieldStyleLabel
  /// Draws a field. Spelled as SwiftUI spells it, so that styles compile as they are.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that a style draws.
public struct _TextFieldStyleLabel: GroupView {
  let content: any View
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

/// The default style in the current context: without decoration.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The text, or the prompt.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.content }
}

/// Without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The text, or the prompt.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.content }
}

/// In a box with corners of 5 points and a fine edge, as UITextField's: 7 points round the text, all the width that there is, 34 points high
/// with body text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The text in its box.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.content
      .padding(7)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.background, in: .rect(cornerRadius: 5))
      .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(.separator, lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style in the current context.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a box.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields inside this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { styled(style, \.textFieldStyles) }
}
