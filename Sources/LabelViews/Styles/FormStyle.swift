// SPDX-License-Identifier: MIT

/// A type that defines how forms look. The style closest to a form applies; a form inside its body uses the next style outwards.
///
/// All built-in styles draw the same form: rows in rounded boxes, as on iOS.
public protocol FormStyle {
  /// The view that `makeBody(configuration:)` returns for a form.
  associatedtype Body: View
  /// The properties of a form that a style reads: its content.
  typealias Configuration = FormStyleConfiguration
  /// Creates the view of a form.
  ///
  /// - Parameter configuration: The content of the form.
  /// - Returns: The view drawn in place of the form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form, passed to the style that draws it.
public struct FormStyleConfiguration {
  /// A type-erased view with the rows and the sections of the form.
  public struct Content: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// The rows and the sections of the form.
  public let content: Content
}

/// The default form style of the context: rows in rounded boxes.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the default form style, as `.automatic` does.
  public init() {}
  /// Creates a form with its rows in rounded boxes.
  ///
  /// - Parameter configuration: The content of the form.
  /// - Returns: The body of the form.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).environment(\.formStyles, []) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style of the context: rows in rounded boxes.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form style that groups rows in rounded boxes.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates a form style with rows in boxes, as `.grouped` does.
  public init() {}
  /// Creates a form with its rows in rounded boxes.
  ///
  /// - Parameter configuration: The content of the form.
  /// - Returns: The body of the form.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).environment(\.formStyles, []) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form style that groups rows in rounded boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form style with labels and values in two columns on macOS. LabelKit draws rows in rounded boxes instead,
/// and rendering it warns.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the columns style, as `.columns` does.
  public init() {}
  /// Creates a form with its rows in rounded boxes, since the two columns of macOS are not drawn.
  ///
  /// - Parameter configuration: The content of the form.
  /// - Returns: The body of the form.
  public func makeBody(configuration: Configuration) -> some View {
    Form(configuration).environment(\.formStyles, [])
      .warning(".formStyle(.columns)", isDrawn: "as rows in rounded boxes", advice: "write .formStyle(.grouped)")
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form style of two columns on macOS. LabelKit draws rows in rounded boxes instead.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a form style, so that a style can modify the form it was given.
  ///
  /// - Parameter configuration: The content of the form. The next style outwards draws it.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension View {
  /// Sets the style of forms in this view.
  ///
  /// - Parameter style: The style. Forms use the one that was set closest to them.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { styled(style, \.formStyles) }
}
