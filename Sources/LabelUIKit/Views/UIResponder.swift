// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// An object that receives touches on Apple's platforms, and has accessibility values. It is the superclass of views and controllers.
///
/// Nothing touches a rendered image: the methods for touches are here to be overridden and are never called.
nonisolated open class UIResponder: NSObject {
  var accessibilityValues = AccessibilityValues()

  // MARK: Touches

  /// The responder that events go to after this one; nil for a responder without a successor.
  open var next: UIResponder? { nil }
  /// A Boolean value that indicates whether the responder can receive key presses and actions; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder receives key presses. It is always false here.
  open var isFirstResponder: Bool { false }
  /// Asks for key presses on Apple's platforms. Here it does nothing and returns whether the responder could have them.
  ///
  /// - Returns: The value of `canBecomeFirstResponder`.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  /// Gives up key presses on Apple's platforms. Here it does nothing.
  ///
  /// - Returns: Always true.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// Tells the responder that touches began on Apple's platforms. It is never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells the responder that touches moved on Apple's platforms. It is never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells the responder that touches ended on Apple's platforms. It is never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells the responder that the system took touches away on Apple's platforms. It is never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Loads the keyboard of the responder again on Apple's platforms. Here it does nothing.
  open func reloadInputViews() {}
  /// Tells the responder that keys were pressed on Apple's platforms. It is never called here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Tells the responder that keys were released on Apple's platforms. It is never called here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  // MARK: Accessibility

  /// The text that describes the object; nil for its own text.
  open var accessibilityLabel: String? {
    get { accessibilityValues.change.label }
    set { accessibilityValues.change.label = newValue }
  }
  /// The value of the object as a text, or nil.
  open var accessibilityValue: String? {
    get { accessibilityValues.change.value }
    set { accessibilityValues.change.value = newValue }
  }
  /// What happens when the object is used, as a text, or nil.
  open var accessibilityHint: String? {
    get { accessibilityValues.change.hint }
    set { accessibilityValues.change.hint = newValue }
  }
  /// The identifier by which tests find the object, or nil. It is not read aloud.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues.change.identifier }
    set { accessibilityValues.change.identifier = newValue }
  }
  /// The traits of the object; none by default, `staticText` for labels.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.traits ?? .none }
    set {
      accessibilityValues.traits = newValue
      accessibilityValues.change.addedTraits = newValue.names
    }
  }
  /// A Boolean value that indicates whether the object is a single accessibility element, without its subviews as elements. True for labels
  /// by default.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement ?? false }
    set {
      accessibilityValues.isElement = newValue
      accessibilityValues.change.children = newValue ? .combine : nil
    }
  }
  /// A Boolean value that indicates whether the subviews are hidden from assistive technologies; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues.change.isHidden ?? false }
    set { accessibilityValues.change.isHidden = newValue ? true : nil }
  }
  /// The objects that assistive technologies find inside this one, in their order, or nil for the subviews. Views inside this
  /// one count, at any depth, and `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]?
  /// The frame of the object in the coordinates of the screen, in points; zero unless it is set.
  open var accessibilityFrame = CGRect.zero
  /// The text with attributes that describes the object, or nil. Setting it sets `accessibilityLabel`.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// Other words by which the object can be called, or nil; without effect here.
  open var accessibilityUserInputLabels: [String]?
  /// The language in which the object is read aloud, or nil; without effect here.
  open var accessibilityLanguage: String?
  /// A Boolean value that indicates whether what is behind the object is ignored; false by default, without effect here.
  open var accessibilityViewIsModal = false
  /// A Boolean value that indicates whether the subviews are read before others; false by default, without effect here.
  open var shouldGroupAccessibilityChildren = false
  /// A Boolean value that indicates whether the object can be used; true by default, without effect here.
  open var accessibilityRespondsToUserInteraction = true
  /// What the subviews are together; nothing by default, without effect here.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// Actions of assistive technologies, or nil; without effect here.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The text that is shown while the object in a bar is touched, or nil; without effect here.
  open var largeContentTitle: String?
  /// A Boolean value that indicates whether `largeContentTitle` is shown; without effect here.
  open var showsLargeContentViewer = false
  /// Uses the object on Apple's platforms. It is never called here.
  open func accessibilityActivate() -> Bool { false }
  /// Raises the value of the object on Apple's platforms. It is never called here.
  open func accessibilityIncrement() {}
  /// Lowers the value of the object on Apple's platforms. It is never called here.
  open func accessibilityDecrement() {}
  /// Leaves what is shown on Apple's platforms. It is never called here.
  open func accessibilityPerformEscape() -> Bool { false }
}
