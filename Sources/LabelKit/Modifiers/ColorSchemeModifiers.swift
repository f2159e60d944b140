// SPDX-License-Identifier: MIT

public import LabelCore

/// What views are shown on.
extension View {
  /// Sets the surface that views inside are meant for; nil leaves the surroundings'. A device's own surface changes too, a picture's does not.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    environmentValues { if let colorScheme { $0.colorScheme = colorScheme } }
  }

  /// Sets the surface that views inside are meant for.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

  /// A picture does not move.
  public func geometryGroup() -> some View { self }
  /// A picture does not move.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Says of two views that one is the other's label, which their order says too.
  public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}

/// How a change moves. Pictures do not.
public struct Transaction {
  /// The movement.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = true
  /// Makes a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Which of two views one is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// What says what the other is.
  case label
  /// What is labelled.
  case content
}
