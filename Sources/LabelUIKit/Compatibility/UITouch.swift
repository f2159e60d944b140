// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A finger on the screen. There are none in a rendered image: the type is for methods that are overridden.
nonisolated open class UITouch: NSObject {
  /// What a finger does at the moment.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched the screen.
    case began
    /// The finger moved on the screen.
    case moved
    /// The finger is on the screen and did not move.
    case stationary
    /// The finger was lifted from the screen.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// What the finger does at the moment; it always ends here.
  open var phase: Phase { .ended }
  /// The number of taps; always 0 here.
  open var tapCount: Int { 0 }
  /// The view that was touched; always nil here.
  open var view: UIView? { nil }
  /// Returns the position of the finger in a view; always zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous position of the finger in a view; always zero here.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that a person did, such as a touch. Nothing is done to a rendered image.
nonisolated open class UIEvent: NSObject {
}

/// A pressed key. Nothing is pressed in a rendered image.
nonisolated open class UIPress: NSObject {}

/// Pressed keys. Nothing is pressed in a rendered image.
open class UIPressesEvent: UIEvent {}
