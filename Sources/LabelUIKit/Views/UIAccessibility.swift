// SPDX-License-Identifier: MIT

internal import LabelKit
internal import LabelLayout

/// How assistive tools describe a view. The image does not change; `labelkit dump --stage tree` shows the values.
struct AccessibilityValues {
  var change = AccessibilityChange()
  var traits = UIAccessibilityTraits.none
  var isElement: Bool?
}

/// The traits that tell assistive tools what a view is and how it behaves.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits at all.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The view is a link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// The view is an image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// The view is selected at the moment.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// The view is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// The view is disabled and does not respond.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// The view updates its label or value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// The view is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 65536)

  var names: [String] {
    [
      (UIAccessibilityTraits.button, "isButton"), (.link, "isLink"), (.image, "isImage"), (.selected, "isSelected"),
      (.staticText, "isStaticText"), (.notEnabled, "isNotEnabled"), (.updatesFrequently, "updatesFrequently"), (.header, "isHeader"),
    ].filter { contains($0.0) }.map(\.1)
  }
}

extension UIView {
  /// The text that describes the view; nil for its own text.
  public var accessibilityLabel: String? {
    get { accessible.change.label }
    set { accessible.change.label = newValue }
  }
  /// The value of the view as a text, or nil.
  public var accessibilityValue: String? {
    get { accessible.change.value }
    set { accessible.change.value = newValue }
  }
  /// What happens when the view is used, as a text, or nil.
  public var accessibilityHint: String? {
    get { accessible.change.hint }
    set { accessible.change.hint = newValue }
  }
  /// The identifier by which tests find the view, or nil. It is not read aloud.
  public var accessibilityIdentifier: String? {
    get { accessible.change.identifier }
    set { accessible.change.identifier = newValue }
  }
  /// The traits of the view; none by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessible.traits }
    set {
      accessible.traits = newValue
      accessible.change.addedTraits = newValue.names
    }
  }
  /// A Boolean value that indicates whether the view is one accessibility element, whose subviews are not elements of their own. True for
  /// labels by default.
  public var isAccessibilityElement: Bool {
    get { accessible.isElement ?? (self is UILabel) }
    set {
      accessible.isElement = newValue
      accessible.change.children = newValue ? .combine : nil
    }
  }
  /// A Boolean value that indicates whether the subviews are left out of the accessibility description; false by default.
  public var accessibilityElementsHidden: Bool {
    get { accessible.change.isHidden ?? false }
    set { accessible.change.isHidden = newValue ? true : nil }
  }
}
