// SPDX-License-Identifier: MIT

public import LabelCore
public import LabelKit

/// The preferred text size, by UIKit's name.
public typealias UIContentSizeCategory = ContentSizeCategory

/// The appearance of an interface, light or dark.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// The appearance of the environment; light in a rendered image.
  case unspecified
  /// Dark content on light backgrounds.
  case light
  /// Light content on dark backgrounds.
  case dark
}

/// The environment that a view is drawn in. On Apple's platforms the system sets it; here all properties can be set.
public struct UITraitCollection: Hashable, Sendable {
  /// The number of pixels per point; 2 by default.
  public var displayScale = 2.0
  /// The appearance, light or dark; unspecified by default, which means light.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The contrast between colours; standard by default.
  public var accessibilityContrast = ColorSchemeContrast.standard
  /// The preferred text size; large by default.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// The direction in which the interface is laid out; nil, the default, follows the locale.
  public var layoutDirection: LayoutDirection?
  /// The locale as a BCP 47 identifier; "en" by default.
  public var locale = "en"

  /// Creates the default traits: light appearance, English, text size `large`, two pixels per point.
  public init() {}

  /// Creates the default traits with a preferred text size.
  ///
  /// - Parameter preferredContentSizeCategory: The preferred text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) { self.preferredContentSizeCategory = preferredContentSizeCategory }
  /// Creates the default traits with an appearance.
  ///
  /// - Parameter userInterfaceStyle: The appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// Creates the default traits with a scale.
  ///
  /// - Parameter displayScale: The number of pixels per point.
  public init(displayScale: Double) { self.displayScale = displayScale }
}
