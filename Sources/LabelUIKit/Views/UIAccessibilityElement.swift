// SPDX-License-Identifier: MIT

public import Foundation

/// What assistive technologies read as one and no view stands for, such as a bar of a chart that a view draws itself.
///
/// It counts among the `accessibilityElements` of a view.
nonisolated open class UIAccessibilityElement: UIResponder {
  /// The object that the element is in.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinates of the container, in points. If it is zero, `accessibilityFrame` counts.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element in a container, which must also have it among its `accessibilityElements`.
  ///
  /// - Parameter container: The view that the element is in.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// A Boolean value that indicates whether the element is read; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The frame in the coordinates of a view.
  func frame(in view: UIView) -> CGRect {
    let isPlaced = accessibilityFrameInContainerSpace != .zero
    guard isPlaced else { return view.convert(accessibilityFrame, from: nil) }
    guard let container = accessibilityContainer as? UIView, container !== view else { return accessibilityFrameInContainerSpace }
    return container.convert(accessibilityFrameInContainerSpace, to: view)
  }
}
