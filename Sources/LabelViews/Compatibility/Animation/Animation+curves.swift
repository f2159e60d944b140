// SPDX-License-Identifier: MIT

/// Animation curves with parameters. They compile and have no effect in a rendered image.
extension Animation {
  /// Returns an animation that starts slowly and speeds up. It has no effect in a rendered image.
  ///
  /// - Parameter duration: The length in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Returns an animation that starts fast and slows down. It has no effect in a rendered image.
  ///
  /// - Parameter duration: The length in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Returns a spring animation given by its response and damping. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - response: The stiffness of the spring, as the length of one period in seconds.
  ///   - dampingFraction: The share of critical damping; 1 does not overshoot.
  ///   - blendDuration: The time over which a changed response is blended in, in seconds.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation given by its length and bounce. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - duration: The perceived length in seconds.
  ///   - bounce: How much the spring overshoots, −1…1; 0 does not.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation that follows a gesture closely. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - response: The stiffness of the spring, as the length of one period in seconds.
  ///   - dampingFraction: The share of critical damping; 1 does not overshoot.
  ///   - blendDuration: The time over which a changed response is blended in, in seconds.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation {
    Animation()
  }
  /// Returns a spring animation that keeps its velocity when its target changes. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The friction that slows the spring down.
  public static func interpolatingSpring(stiffness: Double, damping: Double) -> Animation { Animation() }
  /// Returns a spring animation with a small bounce. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds.
  ///   - extraBounce: Bounce to add to the curve's own, −1…1.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation without bounce. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds.
  ///   - extraBounce: Bounce to add to the curve's own, −1…1.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Returns a spring animation with a large bounce. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds.
  ///   - extraBounce: Bounce to add to the curve's own, −1…1.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1). It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - x1: The x coordinate of the first control point, 0…1.
  ///   - y1: The y coordinate of the first control point.
  ///   - x2: The x coordinate of the second control point, 0…1.
  ///   - y2: The y coordinate of the second control point.
  ///   - duration: The length in seconds.
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
    Animation()
  }
  /// Returns this animation with a later start. It has no effect in a rendered image.
  ///
  /// - Parameter delay: The time before it starts, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns this animation at another speed. It has no effect in a rendered image.
  ///
  /// - Parameter speed: The factor of the speed; 2 doubles the speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns this animation repeated a number of times. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - repeatCount: How often the animation runs.
  ///   - autoreverses: Whether every other run goes backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns this animation repeated without an end. It has no effect in a rendered image.
  ///
  /// - Parameter autoreverses: Whether every other run goes backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

extension Animation {
  /// Returns a spring animation given by its physics that keeps its velocity when its target changes. It has no effect in a rendered image.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The friction that slows the spring down.
  ///   - initialVelocity: The speed at the start, in units of the animated value per second.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  /// Returns a spring animation given by its length and bounce that keeps its velocity when its target changes. It has no effect in a
  /// rendered image.
  ///
  /// - Parameters:
  ///   - duration: The perceived length in seconds.
  ///   - bounce: How much the spring overshoots, −1…1; 0 does not.
  ///   - initialVelocity: The speed at the start, in units of the animated value per second.
  public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
}
