// SPDX-License-Identifier: MIT

/// How progress views look, which pictures show in one style.
public protocol ProgressViewStyle {}

/// The style that suits the surroundings.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Progress views are drawn as a bar where they have a value, and as a ring where they have none.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}
