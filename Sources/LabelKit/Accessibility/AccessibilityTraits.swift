// SPDX-License-Identifier: MIT

internal import LabelLayout

/// What kind of thing a view is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It heads a section.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// It sums up the app's state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  /// It can be on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 8)

  private static let allNames: [(AccessibilityTraits, String)] = [
    (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"), (.isLink, "isLink"), (.isImage, "isImage"),
    (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"), (.updatesFrequently, "updatesFrequently"),
    (.isToggle, "isToggle"),
  ]

  var names: [String] { Self.allNames.filter { contains($0.0) }.map(\.1) }
}

/// How a view's children are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: AccessibilityChange.Children
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  /// Each for itself.
  public static let contain = AccessibilityChildBehavior(children: .contain)
  /// As one.
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
