// SPDX-License-Identifier: MIT

internal import Foundation
public import LabelCore
public import LabelKit
internal import LabelSettings
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

extension UITraitCollection {
  /// Returns whether colours may differ from those with other traits.
  ///
  /// - Parameter traitCollection: The other traits, or nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle || accessibilityContrast != traitCollection.accessibilityContrast
  }
  /// The kind of device: a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The horizontal size class: that of a phone held upright.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// The vertical size class: that of a phone held upright.
  public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
}

/// How much space there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// It is not known.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// A trait by its type, as `registerForTraitChanges` names it. Traits do not change in a rendered image.
public protocol UITraitDefinition {}
/// The trait of light and dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait of the preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// How much space there is from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much space there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// Whether colours have more contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
/// Whether the layout goes from left to right.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The trait of bold text.
public enum UITraitLegibilityWeight: UITraitDefinition {}

/// The name of a closure that traits call.
public protocol UITraitChangeRegistration {}

/// A view or a controller whose traits are observed. They do not change in a rendered image.
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Registers a closure for changes of traits. It is never called here.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits.
  ///   - handler: The closure.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChanges() }
}

private struct NoTraitChanges: UITraitChangeRegistration {}
