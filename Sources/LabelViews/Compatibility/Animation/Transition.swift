// SPDX-License-Identifier: MIT

internal import Foundation

/// A type that says how a view is inserted and removed. A rendered image is still, so that none has an effect.
public protocol Transition {
  /// The type of the view that `body(content:phase:)` returns.
  associatedtype Body: View
  /// The type of the view that is inserted or removed.
  typealias Content = _ModifierContent
  /// Returns the view in a phase of its insertion or removal. It is never called.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  /// Returns a transition of this and another one.
  public func combined<T: Transition>(with other: T) -> some Transition { IdentityTransition() }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> some Transition { IdentityTransition() }
}

/// A phase of a transition. A rendered image shows the view in its identity.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is at rest.
  case identity
  /// The view has disappeared.
  case didDisappear
  /// Whether the view is at rest.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view appears, 0 at rest and 1 after it disappeared.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A transition that changes nothing, which stands for all transitions here.
public struct IdentityTransition: Transition, Sendable {
  /// Creates a transition that changes nothing.
  public init() {}
  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  /// Returns a transition that scales the view about a point. It has no effect in a rendered image.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> IdentityTransition { IdentityTransition() }
  /// Returns a transition that moves the view in at an edge. It has no effect in a rendered image.
  public static func move(edge: Edge) -> IdentityTransition { IdentityTransition() }
  /// Returns a transition that blurs and scales the old view into the new one. It has no effect in a rendered image.
  public static func blurReplace(_ configuration: _BlurReplaceConfiguration) -> IdentityTransition { IdentityTransition() }
}

/// How a blur transition replaces a view. All configurations are equal here.
public struct _BlurReplaceConfiguration: Hashable, Sendable {
  /// The old view shrinks.
  public static let downUp = _BlurReplaceConfiguration()
  /// The old view grows.
  public static let upUp = _BlurReplaceConfiguration()
}
