// SPDX-License-Identifier: MIT

internal import LabelViewNode

/// The traits that tell assistive tools what a view is and how it behaves.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// The view is the header of a section.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The view is selected at the moment.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// The view is a text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// The view sums up the state of the app.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
  /// The view updates its label or value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  /// The view is a toggle that can be on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 8)
  /// The view is a field for search terms.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 9)
  /// The view plays a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 10)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 11)
  /// The view starts to play when it is used, and should not be interrupted by speech.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 12)
  /// The view can be touched directly while VoiceOver is on.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The next page follows when the view has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// What is behind the view is ignored.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 15)
  /// The view is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  private static let allNames: [(AccessibilityTraits, String)] = [
    (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"), (.isLink, "isLink"), (.isImage, "isImage"),
    (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"), (.updatesFrequently, "updatesFrequently"),
    (.isToggle, "isToggle"), (.isSearchField, "isSearchField"), (.playsSound, "playsSound"), (.isKeyboardKey, "isKeyboardKey"),
    (.startsMediaSession, "startsMediaSession"), (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.causesPageTurn, "causesPageTurn"), (.isModal, "isModal"), (.isTabBar, "isTabBar"),
  ]

  var names: [String] { Self.allNames.filter { contains($0.0) }.map(\.1) }
}

/// How the children of an accessibility element are described.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: AccessibilityChange.Children
  /// The children are left out of the description.
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  /// Each child is an element of its own inside this one.
  public static let contain = AccessibilityChildBehavior(children: .contain)
  /// The descriptions of the children are combined into one.
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

/// The level of a heading, as in HTML.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  /// A heading without a particular level.
  case unspecified
  /// A heading of the first level, such as a title.
  case h1
  /// A heading of the second level.
  case h2
  /// A heading of the third level.
  case h3
  /// A heading of the fourth level.
  case h4
  /// A heading of the fifth level.
  case h5
  /// A heading of the sixth level.
  case h6
}
