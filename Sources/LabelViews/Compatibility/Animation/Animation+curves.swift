// SPDX-License-Identifier: MIT

/// Animation curves with parameters. They compile and have no effect in a rendered image.
extension Animation {
  /// Returns an animation that starts slowly and speeds up. It has no effect in a rendered image.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Returns an animation that starts fast and slows down. It has no effect in a rendered image.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Returns a spring animation given by its response and damping. It has no effect in a rendered image.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation given by its length and bounce. It has no effect in a rendered image.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation that follows a gesture closely. It has no effect in a rendered image.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation {
    Animation()
  }
  /// Returns a spring animation that keeps its velocity when its target changes. It has no effect in a rendered image.
  public static func interpolatingSpring(stiffness: Double, damping: Double) -> Animation { Animation() }
  /// Returns a spring animation with a small bounce. It has no effect in a rendered image.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation without bounce. It has no effect in a rendered image.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation with a large bounce. It has no effect in a rendered image.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1). It has no effect in a rendered image.
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
    Animation()
  }
  /// Returns this animation with a later start. It has no effect in a rendered image.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns this animation at another speed. It has no effect in a rendered image.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns this animation repeated a number of times. It has no effect in a rendered image.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns this animation repeated without an end. It has no effect in a rendered image.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

extension Animation {
  /// Returns a spring animation given by its physics that keeps its velocity when its target changes. It has no effect in a rendered image.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  /// Returns a spring animation given by its length and bounce that keeps its velocity when its target changes. No effect in an image.
  public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
}
