// SPDX-License-Identifier: MIT

/// The default style in the current context: both parts, in a toolbar the icon alone.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Both parts.
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration, shows: .automatic) }
}

/// Shows both parts wherever the label is.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Both parts.
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration, shows: .titleAndIcon) }
}

/// Shows the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration, shows: .iconOnly) }
}

/// Shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration, shows: .titleOnly) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style in the current context.
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
