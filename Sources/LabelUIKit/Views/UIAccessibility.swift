// SPDX-License-Identifier: MIT

internal import LabelKit
internal import LabelLayout

/// The accessibility values of a view. They do not change the image; `labelkit dump --stage tree` prints them.
struct AccessibilityValues {
  var change = AccessibilityChange()
  var traits = UIAccessibilityTraits.none
  var isElement: Bool?
}

/// The traits that tell assistive technologies what a view is and how it behaves.
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
    get { accessibilityValues.change.label }
    set { accessibilityValues.change.label = newValue }
  }
  /// The value of the view as a text, or nil.
  public var accessibilityValue: String? {
    get { accessibilityValues.change.value }
    set { accessibilityValues.change.value = newValue }
  }
  /// What happens when the view is used, as a text, or nil.
  public var accessibilityHint: String? {
    get { accessibilityValues.change.hint }
    set { accessibilityValues.change.hint = newValue }
  }
  /// The identifier by which tests find the view, or nil. It is not read aloud.
  public var accessibilityIdentifier: String? {
    get { accessibilityValues.change.identifier }
    set { accessibilityValues.change.identifier = newValue }
  }
  /// The traits of the view; none by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.traits }
    set {
      accessibilityValues.traits = newValue
      accessibilityValues.change.addedTraits = newValue.names
    }
  }
  /// A Boolean value that indicates whether the view is a single accessibility element, without its subviews as elements. True for labels by
  /// default.
  public var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement ?? (self is UILabel) }
    set {
      accessibilityValues.isElement = newValue
      accessibilityValues.change.children = newValue ? .combine : nil
    }
  }
  /// A Boolean value that indicates whether the subviews are hidden from assistive technologies; false by default.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityValues.change.isHidden ?? false }
    set { accessibilityValues.change.isHidden = newValue ? true : nil }
  }
}
