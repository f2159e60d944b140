// SPDX-License-Identifier: MIT

public import LabelCore
public import LabelKit

/// The reader's preferred text size, by UIKit's name.
public typealias UIContentSizeCategory = ContentSizeCategory

/// The surface that a picture is meant for, by UIKit's name.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  /// As the context; light in a picture.
  case unspecified
  /// A light surface.
  case light
  /// A dark surface.
  case dark
}

/// The context that a view is drawn in. On a device the system sets it; here the author does, and all properties can be set.
public struct UITraitCollection: Hashable, Sendable {
  /// Pixels per point; 2.
  public var displayScale = 2.0
  /// The surface that the picture is meant for.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The contrast of colours.
  public var accessibilityContrast = ColorSchemeContrast.standard
  /// The reader's preferred text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  /// Where reading begins; nil follows the locale.
  public var layoutDirection: LayoutDirection?
  /// A BCP 47 identifier; "en".
  public var locale = "en"

  /// Makes the traits of a light picture in English with two pixels a point.
  public init() {}

  /// Makes traits that differ in the preferred text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) { self.preferredContentSizeCategory = preferredContentSizeCategory }
  /// Makes traits that differ in the surface.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  /// Makes traits that differ in the pixels per point.
  public init(displayScale: Double) { self.displayScale = displayScale }
}
