// SPDX-License-Identifier: MIT

internal import Foundation

/// Decides how group boxes look. As with label styles, the closest is asked first.
public protocol GroupBoxStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Draws a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The box that a style draws.
public struct GroupBoxStyleConfiguration {
  /// The view above the content.
  public struct Label: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// The views in the box.
  public struct Content: GroupView {
    let content: any View
    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(content, context)] }
  }
  /// The view above the content.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

/// The default style in the current context: 16 points round the content, corners of 8, the second colour of backgrounds.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(Color(description: .secondaryBackground), in: .rect(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style in the current context.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Makes the box that a style was asked to draw, so that the style can change it; the next style out draws it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the style of the group boxes inside this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { styled(style, \.groupBoxStyles) }
}
