// SPDX-License-Identifier: MIT

public import Foundation

/// A timer that follows the screen on Apple's platforms. An image does not move, and without Objective-C no timer can be created.
nonisolated open class CADisplayLink: NSObject {
  /// The time of the last image, in seconds; 0 here.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next image, in seconds; 0 here.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The time between two images in seconds, that of 60 images a second.
  open var duration: CFTimeInterval { 1 / 60 }
  /// A Boolean value that indicates whether the timer rests; without effect here.
  open var isPaused = false
  /// The number of images a second that is asked for; 0 for that of the screen.
  open var preferredFramesPerSecond = 0
  /// The number of images a second that is asked for, as a range.
  open var preferredFrameRateRange = CAFrameRateRange.default

  private override init() { super.init() }
  /// Unavailable: a timer calls a selector.
  @available(
    *, unavailable, message: "it needs Objective-C's selectors, which Linux does not have; call a closure, such as that of UIAction"
  )
  public convenience init(target: Any, selector sel: Never) { self.init() }
  /// Adds the timer to a run loop on Apple's platforms. Here it does nothing.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Removes the timer from a run loop. Here it does nothing.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer. Here it does nothing.
  open func invalidate() {}
}

/// Numbers of images a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The smallest number of images a second.
  public var minimum: Float
  /// The largest number of images a second.
  public var maximum: Float
  /// The number that is asked for, or nil.
  public var preferred: Float?
  /// The numbers of the screen.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
  /// Creates a range.
  ///
  /// - Parameters:
  ///   - minimum: The smallest number.
  ///   - maximum: The largest number.
  ///   - preferred: The number that is asked for, or nil.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
