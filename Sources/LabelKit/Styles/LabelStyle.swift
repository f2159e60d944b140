// SPDX-License-Identifier: MIT

package import LabelLayout

/// Decides how labels look.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
///
/// Of several styles the closest to the label is asked; a label inside its body is styled by the next one out.
public protocol LabelStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The label's parts.
  typealias Configuration = LabelStyleConfiguration
  /// Draws a label from its parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  package func node(of configuration: LabelStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.lower(makeBody(configuration: configuration))
  }
}

/// The parts of the label that a style draws. Only labels make one.
public struct LabelStyleConfiguration {
  /// The label's title, whatever kind of view it is.
  public struct Title: PrimitiveView {
    let content: any View
    let context: ViewContext

    package func node(in context: ViewContext) -> ViewNode { self.context.lower(any: content) }
  }

  /// The label's icon, whatever kind of view it is.
  public struct Icon: PrimitiveView {
    let content: any View
    let context: ViewContext

    package func node(in context: ViewContext) -> ViewNode { self.context.lower(any: content) }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

extension View {
  /// Sets the style of the labels inside this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    LabelStyleView(content: self, style: style)
  }
}

private struct LabelStyleView<Content: View, Style: LabelStyle>: PrimitiveView {
  let content: Content
  let style: Style

  func node(in context: ViewContext) -> ViewNode {
    var inner = context
    inner.labelStyles.append(style)
    return inner.lower(content)
  }
}
