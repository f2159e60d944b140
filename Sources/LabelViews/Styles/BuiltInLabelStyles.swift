// SPDX-License-Identifier: MIT

/// The default label style of the surrounding context: shows the title and the icon, and in a toolbar only the icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the default label style, as `.automatic` does.
  public init() {}
  /// Creates a view with the title and the icon of the label, or with the icon alone in a toolbar.
  ///
  /// - Parameter configuration: The title and the icon of the label.
  /// - Returns: The body of the label.
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration, shows: .automatic) }
}

/// A label style that shows both the title and the icon in any context.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a label style that shows the title and the icon, as `.titleAndIcon` does.
  public init() {}
  /// Creates a view with the icon and the title side by side.
  ///
  /// - Parameter configuration: The title and the icon of the label.
  /// - Returns: The body of the label.
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration, shows: .titleAndIcon) }
}

/// A label style that shows only the icon. The title still describes the label to assistive technologies on Apple's platforms.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates a label style that shows only the icon, as `.iconOnly` does.
  public init() {}
  /// Creates a view with the icon of the label and without its title.
  ///
  /// - Parameter configuration: The title and the icon of the label.
  /// - Returns: The body of the label.
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration, shows: .iconOnly) }
}

/// A label style that shows only the title and hides the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a label style that shows only the title, as `.titleOnly` does.
  public init() {}
  /// Creates a view with the title of the label and without its icon.
  ///
  /// - Parameter configuration: The title and the icon of the label.
  /// - Returns: The body of the label.
  public func makeBody(configuration: Configuration) -> some View { LabelParts(configuration, shows: .titleOnly) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style of the surrounding context: title and icon, and in a toolbar the icon alone.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows the title and the icon in every context.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that shows only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that shows only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
