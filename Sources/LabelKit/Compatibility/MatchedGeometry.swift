// SPDX-License-Identifier: MIT

internal import Foundation

/// What moves. Pictures do not; what would move is drawn as it begins.
extension View {
  /// A picture does not move; the closure is called once, with the first phase, and its view drawn. Without phases the view is drawn.
  @ViewBuilder
  public func phaseAnimator<Phases: Sequence, V: View>(
    _ phases: Phases, @ViewBuilder content: @escaping (Self, Phases.Element) -> V,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    if let first = phases.first(where: { _ in true }) { content(self, first) } else { self }
  }

  /// A picture does not move; the closure is called once, with the first phase, and its view drawn. Without phases the view is drawn.
  @ViewBuilder
  public func phaseAnimator<Phases: Sequence, T: Equatable, V: View>(
    _ phases: Phases, trigger: T, @ViewBuilder content: @escaping (Self, Phases.Element) -> V,
    animation: @escaping (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element: Equatable {
    if let first = phases.first(where: { _ in true }) { content(self, first) } else { self }
  }

  /// A picture does not move; what the closure makes of the view is drawn.
  public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
  /// A picture does not move.
  public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}

/// What views that move into each other share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
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

/// Changes state and hands on what the closure returns. Pictures do not move.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
