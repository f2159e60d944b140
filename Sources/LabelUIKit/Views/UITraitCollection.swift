// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelCore
public import LabelKit
internal import LabelText

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

/// The direction of a layout in traits, by UIKit's name.
public typealias UITraitEnvironmentLayoutDirection = LayoutDirection

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Leading is left, as in English.
  case leftToRight
  /// Leading is right, as in Arabic.
  case rightToLeft
}

/// Whether the content of a view is mirrored in interfaces that are laid out from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows its superview.
  case unspecified
  /// The view shows controls of playback, which are never mirrored.
  case playback
  /// The view shows places in space, which are never mirrored.
  case spatial
  /// The view is always laid out from left to right.
  case forceLeftToRight
  /// The view is always laid out from right to left.
  case forceRightToLeft

  var direction: TextDirection? {
    switch self {
    case .unspecified: nil
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
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

  /// The traits of the view that is being drawn on this thread, or those that were set; the default ones otherwise.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? UITraitCollection() }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  private static let currentKey = "LabelKit.UITraitCollection.current"

  /// Calls a closure with these traits as the current ones.
  ///
  /// - Parameter actions: The closure.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }

  var appearance: Appearance {
    Appearance(colorScheme: userInterfaceStyle == .dark ? .dark : .light, contrast: accessibilityContrast)
  }

  /// Creates the default traits with a direction of the layout.
  ///
  /// - Parameter layoutDirection: The direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
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
