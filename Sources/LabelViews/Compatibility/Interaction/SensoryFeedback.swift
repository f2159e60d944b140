// SPDX-License-Identifier: MIT

/// Haptic or acoustic feedback on Apple's devices. All kinds are equal here, as a rendered image plays none.
public struct SensoryFeedback: Hashable, Sendable {
  /// The weight of the objects that collide in an impact.
  public struct Weight: Hashable, Sendable {
    /// An impact of light objects.
    public static let light = Weight()
    /// An impact of objects of medium weight.
    public static let medium = Weight()
    /// An impact of heavy objects.
    public static let heavy = Weight()
  }

  /// The firmness of the objects that collide in an impact.
  public struct Flexibility: Hashable, Sendable {
    /// An impact of hard objects.
    public static let rigid = Flexibility()
    /// An impact of objects that are neither hard nor soft.
    public static let solid = Flexibility()
    /// An impact of soft objects.
    public static let soft = Flexibility()
  }

  /// Feedback for a changed selection.
  public static let selection = SensoryFeedback()
  /// Feedback for a task that succeeded.
  public static let success = SensoryFeedback()
  /// Feedback for a task that produced a warning.
  public static let warning = SensoryFeedback()
  /// Feedback for a task that failed.
  public static let error = SensoryFeedback()
  /// Feedback for a collision, with the default weight and intensity.
  public static let impact = SensoryFeedback()
  /// Feedback for a value that rose above a threshold.
  public static let increase = SensoryFeedback()
  /// Feedback for a value that fell below a threshold.
  public static let decrease = SensoryFeedback()
  /// Feedback for an activity that began.
  public static let start = SensoryFeedback()
  /// Feedback for an activity that stopped.
  public static let stop = SensoryFeedback()
  /// Feedback for a dragged object that lines up with another.
  public static let alignment = SensoryFeedback()
  /// Feedback for a change between discrete levels.
  public static let levelChange = SensoryFeedback()
  /// Returns the feedback for a collision of objects of a weight. It has no effect in a rendered image.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
  /// Returns the feedback for a collision of objects of a firmness. It has no effect in a rendered image.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

extension View {
  /// Plays feedback when a value changes and a condition holds. It has no effect in a rendered image.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View {
    self
  }
  /// Plays the feedback that a closure returns when a value changes. It has no effect in a rendered image.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View { self }
  /// Plays feedback when a value changes. It has no effect in a rendered image.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
}
