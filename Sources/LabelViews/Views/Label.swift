// SPDX-License-Identifier: MIT

internal import LabelLayout
package import LabelViewNode

/// A standard label for user interface items: a title with an icon, as SwiftUI's `Label`.
///
///     Label("Lightning", systemImage: "bolt.fill")
///
/// By default both are shown, the icon first in reading direction, 8 points before the title and centred on its capital letters. The
/// label style closest to the label changes that; a label inside the body of that style uses the next style outwards.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label from a custom title and a custom icon.
  ///
  /// - Parameters:
  ///   - title: A view that describes the item. Several views are below each other.
  ///   - icon: A view with the symbolic image of the item.
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
    // A label inside a part of another label is hidden or shown as a whole.
    return context.isInPart ? .modified(node, .part(.unit)) : node
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a system symbol as its icon.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - name: The name of a system symbol, such as "bolt.fill".
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title that is not localized and a system symbol as its icon.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - name: The name of a system symbol, such as "bolt.fill".
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a localized title and an image of an asset catalogue as its icon.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - name: The name of the image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a title that is not localized and an image of an asset catalogue as its icon.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - name: The name of the image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a localized title and an image resource as its icon.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is looked up in the string tables.
  ///   - resource: The image in an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title that is not localized and an image resource as its icon.
  ///
  /// - Parameters:
  ///   - title: The text of the title, which is not localized.
  ///   - resource: The image in an asset catalogue.
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
  /// Creates a label from the configuration of a label style, so that a style can modify the label it was given.
  ///
  /// - Parameter configuration: The title and the icon of the label. The next style outwards draws it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
