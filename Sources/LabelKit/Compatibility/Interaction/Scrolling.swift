// SPDX-License-Identifier: MIT

public import LabelCore

/// How things scroll. Nothing does in a picture: what could be scrolled is drawn whole and as large as it is, without margins of its own.
extension View {
  /// Nothing scrolls.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Nothing scrolls.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Nothing scrolls.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
  /// Nothing scrolls.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Nothing scrolls, whatever the binding's value.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// What could be scrolled is drawn whole, and cut off nowhere.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Views are drawn as in the middle of what could be scrolled: the closure is called once, with `identity`.
  public func scrollTransition<V: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (Self, ScrollTransitionPhase) -> V
  ) -> some View { transition(self, .identity) }
  /// Not called in a picture.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Never.
  public static let never = ScrollDismissesKeyboardMode()
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  public init() {}
}

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// How views change as they are scrolled into sight.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// As a movement.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// As a movement of a kind.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
}

/// How far a view is scrolled into sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Not yet.
  case topLeading
  /// All of it, as in pictures.
  case identity
  /// No longer.
  case bottomTrailing

  /// Whether all of it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in sight, 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
