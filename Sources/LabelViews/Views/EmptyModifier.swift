// SPDX-License-Identifier: MIT

/// A modifier that leaves a view unchanged.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that leaves a view unchanged.
  public static let identity = EmptyModifier()

  /// Creates a modifier that leaves a view unchanged.
  public init() {}

  /// Returns the view unchanged.
  ///
  /// - Parameter content: The view that the modifier is applied to.
  public func body(content: Content) -> some View { content }
}
