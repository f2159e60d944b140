// SPDX-License-Identifier: MIT

/// What a finger feels, which nobody does of a picture.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy things are that meet.
  public struct Weight: Hashable, Sendable {
    /// Little.
    public static let light = Weight()
    /// Some.
    public static let medium = Weight()
    /// Much.
    public static let heavy = Weight()
  }

  /// How hard things are that meet.
  public struct Flexibility: Hashable, Sendable {
    /// Hard.
    public static let rigid = Flexibility()
    /// Neither.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }

  /// Something was chosen.
  public static let selection = SensoryFeedback()
  /// Something went well.
  public static let success = SensoryFeedback()
  /// Something may go wrong.
  public static let warning = SensoryFeedback()
  /// Something went wrong.
  public static let error = SensoryFeedback()
  /// Something met something.
  public static let impact = SensoryFeedback()
  /// A value grew.
  public static let increase = SensoryFeedback()
  /// A value shrank.
  public static let decrease = SensoryFeedback()
  /// Something began.
  public static let start = SensoryFeedback()
  /// Something ended.
  public static let stop = SensoryFeedback()
  /// Something lines up.
  public static let alignment = SensoryFeedback()
  /// A level was reached.
  public static let levelChange = SensoryFeedback()
  /// Something met something, so heavy.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
  /// Something met something, so hard.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

extension View {
  /// Nothing is felt of a picture.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View {
    self
  }
  /// Nothing is felt of a picture.
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View { self }
  /// Nothing is heard of a picture.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
}
