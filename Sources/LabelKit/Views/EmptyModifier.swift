// SPDX-License-Identifier: MIT

/// A modifier that does nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Makes a modifier that does nothing.
  public init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}
