// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// Recognises gestures on Apple's platforms. Here it recognises nothing: it keeps its properties.
nonisolated open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// The gesture was not recognised yet.
    case possible
    /// The gesture began.
    case began
    /// The gesture goes on.
    case changed
    /// The gesture ended.
    case ended
    /// The system took the touches away.
    case cancelled
    /// The touches are another gesture.
    case failed
    /// The gesture was recognised at once; the same as `ended`.
    public static var recognized: State { .ended }
  }

  /// The state of the gesture; always possible unless it is set.
  open var state = State.possible
  /// A Boolean value that indicates whether gestures are recognised; true by default, without effect here.
  open var isEnabled = true
  /// A Boolean value that indicates whether a recognised gesture takes the touches from the view; true by default.
  open var cancelsTouchesInView = true
  /// A name for debugging, without effect.
  open var name: String?
  /// The object that decides about conflicts between gestures; it is never asked here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recogniser was added to.
  open internal(set) weak var view: UIView?

  /// Creates a recogniser without an action. Actions by selectors need Objective-C, which Linux does not have.
  public override init() { super.init() }
  /// Creates a recogniser. The action must be nil: selectors need Objective-C, which Linux does not have.
  ///
  /// - Parameters:
  ///   - target: Not used.
  ///   - action: Nil.
  public convenience init(target: Any?, action: Never?) { self.init() }

  /// Returns the number of fingers; always 0 here.
  open var numberOfTouches: Int { 0 }
  /// Returns the position of the gesture in a view; always zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Lets this recogniser wait until another one fails, on Apple's platforms; no effect here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Decides about conflicts between gestures. Its methods are never called here.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Asks whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asks whether two gestures may be recognised at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks whether a gesture gets a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true, for types without a method of their own.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns false, for types without a method of their own.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns true, for types without a method of their own.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// Recognises taps on Apple's platforms; nothing here.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps of the gesture; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers of the gesture; 1 by default.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays in place, on Apple's platforms; nothing here.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers of the gesture; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The shortest time of the press in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognises a finger that drags, on Apple's platforms; nothing here.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns the distance that the finger moved; always zero here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets the distance that the finger moved; no effect here.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns the speed of the finger in points per second; always zero here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises swipes on Apple's platforms; nothing here.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe towards the top.
    public static let up = Direction(rawValue: 4)
    /// A swipe towards the bottom.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction of the swipe; to the right by default.
  open var direction = Direction.right
  /// The number of fingers of the gesture; 1 by default.
  open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that move apart, on Apple's platforms; nothing here.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a multiple of the first one; 1 unless it is set.
  open var scale: CGFloat = 1
}

/// Recognises two fingers that turn, on Apple's platforms; nothing here.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the turn in radians; 0 unless it is set.
  open var rotation: CGFloat = 0
}
