// SPDX-License-Identifier: MIT

internal import LabelKit
internal import LabelLayout

/// What a view is to people who cannot see it. Nothing changes in the picture; `labelkit dump --stage tree` shows it.
struct AccessibilityValues {
  var change = AccessibilityChange()
  var traits = UIAccessibilityTraits.none
  var isElement: Bool?
}

/// What kind of thing a view is, by UIKit's name.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes a set from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads somewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// It heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 65536)

  var names: [String] {
    [
      (UIAccessibilityTraits.button, "isButton"), (.link, "isLink"), (.image, "isImage"), (.selected, "isSelected"),
      (.staticText, "isStaticText"), (.notEnabled, "isNotEnabled"), (.updatesFrequently, "updatesFrequently"), (.header, "isHeader"),
    ].filter { contains($0.0) }.map(\.1)
  }
}

extension UIView {
  /// The accessibility label; nil for the view's own text.
  public var accessibilityLabel: String? {
    get { accessible.change.label }
    set { accessible.change.label = newValue }
  }
  /// What the view's value is.
  public var accessibilityValue: String? {
    get { accessible.change.value }
    set { accessible.change.value = newValue }
  }
  /// What happens when the view is used.
  public var accessibilityHint: String? {
    get { accessible.change.hint }
    set { accessible.change.hint = newValue }
  }
  /// What tests find the view by.
  public var accessibilityIdentifier: String? {
    get { accessible.change.identifier }
    set { accessible.change.identifier = newValue }
  }
  /// What kind of thing the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible.traits }
    set {
      accessible.traits = newValue
      accessible.change.addedTraits = newValue.names
    }
  }
  /// Whether the view is read as one, and what is in it is not.
  public var isAccessibilityElement: Bool {
    get { accessible.isElement ?? (self is UILabel) }
    set {
      accessible.isElement = newValue
      accessible.change.children = newValue ? .combine : nil
    }
  }
  /// Whether what is in the view is passed over.
  public var accessibilityElementsHidden: Bool {
    get { accessible.change.isHidden ?? false }
    set { accessible.change.isHidden = newValue ? true : nil }
  }
}
