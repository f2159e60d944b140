// SPDX-License-Identifier: MIT

package import LabelLayout

/// A title and an icon that belong together, as SwiftUI's `Label`.
///
///     Label("Lightning", systemImage: "bolt.fill")
///
/// By default both are shown, the icon in reading direction first, 8 points before the title and centred on its capitals.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Makes a label from any two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label's own style is the closest one; a label inside that style's body takes the next.
  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    guard let style = inner.labelStyles.popLast() else { return parts(in: context) }
    let configuration = LabelStyleConfiguration(
      title: .init(content: title, context: context), icon: .init(content: icon, context: context))
    return style.node(of: configuration, in: inner)
  }

  private func parts(in context: ViewContext) -> ViewNode {
    .label(LabelNode(title: context.lower(title), icon: context.lower(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title, used as it is, and the name of a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style was asked to draw, so that the style can change it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
