// SPDX-License-Identifier: MIT

/// Movements with numbers; pictures show none.
extension Animation {
  /// Faster, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slower, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// As a spring.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation() }
  /// As a spring.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }
  /// As a spring under a finger.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation {
    Animation()
  }
  /// As a spring without end.
  public static func interpolatingSpring(stiffness: Double, damping: Double) -> Animation { Animation() }
  /// As a firm spring, in seconds.
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a soft spring, in seconds.
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a lively spring, in seconds.
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { Animation() }
  /// Along a curve.
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
    Animation()
  }
  /// Later, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// Several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// For ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

extension Animation {
  /// As a spring without end.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
  /// As a spring without end.
  public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
    Animation()
  }
}
