// SPDX-License-Identifier: MIT

/// Decides how forms look. As with label styles, the closest is asked first. The built-in ones draw forms in one way: rows in boxes.
public protocol FormStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The form.
  typealias Configuration = FormStyleConfiguration
  /// Draws a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The form that a style draws.
public struct FormStyleConfiguration {
  /// Rows and sections.
  public struct Content: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// Rows and sections.
  public let content: Content
}

/// The default style in the current context.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Rows in boxes.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).environment(\.formStyles, []) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default style in the current context.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in boxes.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Rows in boxes.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).environment(\.formStyles, []) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels and values in two columns, as macOS draws them; pictures show rows in boxes.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// Rows in boxes.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).environment(\.formStyles, []) }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and values in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the form that a style was asked to draw, so that the style can change it; the next style out draws it.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension View {
  /// Sets the style of the forms inside this view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { styled(style, \.formStyles) }
}
