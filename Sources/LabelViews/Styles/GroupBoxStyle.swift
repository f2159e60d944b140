// SPDX-License-Identifier: MIT

internal import Foundation

/// A type that defines how group boxes look. The style closest to a box applies; a box inside its body uses the next style outwards.
public protocol GroupBoxStyle {
  /// The view that `makeBody(configuration:)` returns for a group box.
  associatedtype Body: View
  /// The properties of a group box that a style reads: its label and its content.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Creates the view of a group box.
  ///
  /// - Parameter configuration: The label and the content of the box.
  /// - Returns: The view drawn in place of the box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box, passed to the style that draws it.
public struct GroupBoxStyleConfiguration {
  /// A type-erased view with the title of the group box.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// A type-erased view with the content of the group box.
  public struct Content: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// The view above the content, as a title of the box.
  public let label: Label
  /// The views that the box groups.
  public let content: Content
}

/// The default group box style: a headline above the content on the style of `backgroundStyle(_:)`, or else the secondary background
/// colour, with 16 points of padding and corners of 8 points.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.backgroundStyle) private var backgroundStyle

  /// Creates the default group box style, as `.automatic` does.
  public init() {}
  /// Creates a view with the label above the content, in a rounded box.
  ///
  /// - Parameter configuration: The label and the content of the box.
  /// - Returns: The body of the box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(backgroundStyle ?? AnyShapeStyle(Color(description: .secondaryBackground)), in: .rect(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default group box style: a headline above the content, in a rounded box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a group box from the configuration of a group box style, so that a style can modify the box it was given.
  ///
  /// - Parameter configuration: The label and the content of the box. The next style outwards draws it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the style of group boxes in this view.
  ///
  /// - Parameter style: The style. Boxes use the one that was set closest to them.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { styled(style, \.groupBoxStyles) }
}
