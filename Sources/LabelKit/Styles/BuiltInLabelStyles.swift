// SPDX-License-Identifier: MIT

internal import LabelLayout

/// The style that suits the surroundings: both parts.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Both parts.
  public func makeBody(configuration: Configuration) -> some View { StyledParts(configuration, .automatic) }
}

/// Shows both parts wherever the label stands.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Both parts.
  public func makeBody(configuration: Configuration) -> some View { StyledParts(configuration, .titleAndIcon) }
}

/// Shows the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { StyledParts(configuration, .iconOnly) }
}

/// Shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { StyledParts(configuration, .titleOnly) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both parts.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A label's parts under a style that the layout knows; styles further out have no effect on it.
private struct StyledParts: PrimitiveView {
  private let configuration: LabelStyleConfiguration
  private let style: LabelStyleName

  init(_ configuration: LabelStyleConfiguration, _ style: LabelStyleName) {
    self.configuration = configuration
    self.style = style
  }

  func node(in context: ViewContext) -> ViewNode {
    var change = EnvironmentChange()
    change.labelStyle = style
    let label = LabelNode(title: context.lower(configuration.title), icon: context.lower(configuration.icon))
    return .modified(.label(label), .environment(change))
  }
}
