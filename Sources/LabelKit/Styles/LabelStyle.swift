// SPDX-License-Identifier: MIT

internal import LabelLayout

/// Decides how labels look.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
///
/// Of several styles the closest to the label is asked; a label inside its body is styled by the next one out. Where the body holds no
/// label, styles further out are never asked.
public protocol LabelStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The label's parts.
  typealias Configuration = LabelStyleConfiguration
  /// Draws a label from its parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func node(of configuration: LabelStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.expanding(self) { makeBody(configuration: configuration) }
  }
}

/// The parts of the label that a style draws. Only labels make one.
public struct LabelStyleConfiguration {
  /// The label's title, whatever kind of view it is. It takes fonts, colours and styles from where it is put.
  public struct Title: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
      context.partMembers(of: content, role: .title)
    }
  }

  /// The label's icon, whatever kind of view it is. It takes fonts, colours and styles from where it is put.
  public struct Icon: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
      context.partMembers(of: content, role: .icon)
    }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

extension ViewContext {
  /// The views of a part. Inside another label's part they keep the role that they were written in.
  fileprivate func partMembers(of content: any View, role: LabelPart) -> [(view: any View, context: ViewContext)] {
    guard isInPart else { return [(content, self)] }
    return children(any: content).map { (LoweredView(content: .modified($0, .part(role))), self) }
  }
}

extension View {
  /// Sets the style of the labels inside this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { contextual { $0.labelStyles.append(style) } }
}
