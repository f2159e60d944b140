// SPDX-License-Identifier: MIT

package import LabelLayout

/// A title and an icon that belong together, as SwiftUI's `Label`.
///
///     Label("Lightning", systemImage: "bolt.fill")
///
/// By default both are shown, the icon in reading direction first, 8 points before the title and centred on its capitals. The style
/// closest to the label decides otherwise; a label inside that style's body is styled by the next one out.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Makes a label from any views. Several views of a title are one below the other.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func node(in context: ViewContext) -> ViewNode {
    var inner = context
    inner.isInPart = false
    let style = inner.labelStyles.popLast() ?? DefaultLabelStyle()
    let configuration = LabelStyleConfiguration(title: .init(content: title), icon: .init(content: icon))
    let node = style.node(of: configuration, in: inner)
    // A label inside a part of another is hidden or shown as a whole, whatever it shows of itself.
    return context.isInPart ? .modified(node, .part(.unit)) : node
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title that is looked up and the name of a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label from a title, used as it is, and the name of a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label from a title that is looked up and the name of a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label from a title, used as it is, and the name of a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label from a title that is looked up and a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Makes a label from a title, used as it is, and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
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
