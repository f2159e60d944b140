// SPDX-License-Identifier: MIT

internal import Foundation

/// A type that defines how text fields look. The style closest to a field applies; a field inside its body uses the next style outwards.
public protocol TextFieldStyle {
  /// The view that `_body(configuration:)` returns for a text field.
  associatedtype _Body: View
  /// The type of label that a text field has inside a style.
  typealias _Label = _TextFieldStyleLabel
  /// Creates the view of a text field. The name is SwiftUI's, so that existing styles compile unchanged.
  ///
  /// - Parameter configuration: The text field to draw.
  /// - Returns: The view drawn in place of the field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The type-erased label of a text field that a style draws.
public struct _TextFieldStyleLabel: GroupView {
  let content: any View
  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
}

/// The default text field style: the text without decoration, in the width that it is offered.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the default text field style, as `.automatic` does.
  public init() {}
  /// Creates a view with the text of the field, or with its prompt if the text is empty.
  ///
  /// - Parameter configuration: The text field to draw.
  /// - Returns: The body of the field.
  public func _body(configuration: TextField<_Label>) -> some View { FieldText(field: configuration) }
}

/// A text field style without decoration, in the width that it is offered.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates a text field style without decoration, as `.plain` does.
  public init() {}
  /// Creates a view with the text of the field, or with its prompt if the text is empty.
  ///
  /// - Parameter configuration: The text field to draw.
  /// - Returns: The body of the field.
  public func _body(configuration: TextField<_Label>) -> some View { FieldText(field: configuration) }
}

/// A text field style with a rounded box, as UITextField's: corners of 5 points, a hairline border and 7 points of padding.
///
/// The box is as wide as the proposed width, and 34 points high with body text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates a text field style with a rounded box, as `.roundedBorder` does.
  public init() {}
  /// Creates a view with the text of the field in a rounded box.
  ///
  /// - Parameter configuration: The text field to draw.
  /// - Returns: The body of the field.
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldText(field: configuration)
      .padding(7)
      .background(.background, in: .rect(cornerRadius: 5))
      .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(.separator, lineWidth: 0.5))
  }
}

/// The text of a field at the edge that `multilineTextAlignment(_:)` sets, in one line unless the field grows vertically.
private struct FieldText: View {
  let field: TextField<_TextFieldStyleLabel>
  @Environment(\.multilineTextAlignment) private var alignment

  var body: some View {
    Group { if field.axis == .horizontal { field.content.lineLimit(1) } else { field.content } }
      .frame(maxWidth: .infinity, alignment: alignment == .center ? .center : alignment == .trailing ? .trailing : .leading)
      .spacedAsControl()
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style: the text without decoration.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a rounded box around the text.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of text fields in this view.
  ///
  /// - Parameter style: The style. Text fields use the one that was set closest to them.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { styled(style, \.textFieldStyles) }
}
