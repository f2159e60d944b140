// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// A type that defines how labels look.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
///
/// The style closest to a label applies. A label inside the body of that style uses the next style outwards. If the body contains no
/// label, the outer styles have no effect.
public protocol LabelStyle {
  /// The view that `makeBody(configuration:)` returns for a label.
  associatedtype Body: View
  /// The properties of a label that a style reads: its title and its icon.
  typealias Configuration = LabelStyleConfiguration
  /// Creates the view of a label from its title and its icon.
  ///
  /// - Parameter configuration: The title and the icon of the label.
  /// - Returns: The view drawn in place of the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func node(of configuration: LabelStyleConfiguration, in context: ViewContext) -> ViewNode {
    context.lowerBody(of: self) { makeBody(configuration: configuration) }
  }
}

/// The properties of a label, passed to the style that draws it. Only labels create one.
public struct LabelStyleConfiguration {
  /// A type-erased view with the title of the label. It uses the fonts, colours and styles of the position where a style puts it.
  public struct Title: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
      context.partMembers(of: content, role: .title)
    }
  }

  /// A type-erased view with the icon of the label. It uses the fonts, colours and styles of the position where a style puts it.
  public struct Icon: GroupView {
    let content: any View

    package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
      context.partMembers(of: content, role: .icon)
    }
  }

  /// The view that describes the item of the label.
  public let title: Title
  /// The symbolic image of the label.
  public let icon: Icon
}

extension ViewContext {
  /// Returns the views of a part. Inside a part of another label they are marked with their role.
  fileprivate func partMembers(of content: any View, role: LabelPart) -> [(view: any View, context: ViewContext)] {
    guard isInPart else { return [(content, self)] }
    return children(any: content).map { (LoweredView(content: .modified($0, .part(role))), self) }
  }
}

extension View {
  /// Sets the style of labels in this view.
  ///
  ///     Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly)
  ///
  /// - Parameter style: The style. Labels use the one that was set closest to them.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { contextual { $0.labelStyles.append(style) } }
}
