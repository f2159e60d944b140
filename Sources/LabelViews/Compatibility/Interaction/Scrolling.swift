// SPDX-License-Identifier: MIT

public import LabelCore

/// How scroll views behave. Nothing scrolls in a rendered image, which shows them at rest.
extension View {
  /// Sets the point of the content of scroll views that is visible at first, and the place of content that is shorter than the view.
  ///
  /// - Parameter anchor: The point, as a part of the content and of the view; `nil` for the start of the content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environmentValues { $0.scrollAnchors = ScrollAnchors(start: anchor, alignment: anchor) }
  }
  /// Sets the point of the content of scroll views that is visible at first, or the place of content that is shorter than the view.
  ///
  /// - Parameters:
  ///   - anchor: The point, as a part of the content and of the view; `nil` for the start of the content.
  ///   - role: What the point is for. Changes of the size do not happen in an image.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    environmentValues {
      if role == .initialOffset { $0.scrollAnchors.start = anchor }
      if role == .alignment { $0.scrollAnchors.alignment = anchor }
    }
  }
  /// Sets when scrolling dismisses the keyboard. It has no effect in a rendered image.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Sets where scrolling comes to rest. It has no effect in a rendered image.
  public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
  /// Marks the views in this layout as positions where scrolling comes to rest. It has no effect in a rendered image.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Ties a binding to the view at the top of a scroll view. It has no effect in a rendered image.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Ties a binding to the position of a scroll view. It has no effect in a rendered image.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  /// Sets whether the content of scroll views is drawn beyond their edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environmentValues { $0.clipsScrollContent = !disabled } }
  /// Changes a view as it scrolls into and out of sight. The closure is called once, with the phase `identity`, as in the middle of a view.
  public func scrollTransition<V: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (Self, ScrollTransitionPhase) -> V
  ) -> some View { transition(self, .identity) }
  /// Adds an action that loads the content again when the user pulls it down. It has no effect in a rendered image.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// The part of longer content that is visible at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The place of the content when its size changes, which does not happen in an image.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The place of content that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// When scrolling dismisses the keyboard. All modes are equal here.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The mode that the platform uses for the scroll view.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// The keyboard is dismissed as soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// The keyboard follows the finger and can be pulled back up.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// The keyboard stays while the content scrolls.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The positions at which scrolling comes to rest. Nothing scrolls in a rendered image.
public protocol ScrollTargetBehavior {}

/// A scroll behaviour that comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates a behaviour that comes to rest at whole pages.
  public init() {}
}

/// A scroll behaviour that comes to rest at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates a behaviour that comes to rest at the edges of views.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The behaviour that comes to rest at whole pages. It has no effect in a rendered image.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The behaviour that comes to rest at the edges of views. It has no effect in a rendered image.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// How a scroll transition follows the scrolling. All configurations are equal here.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// A transition that follows the position of the scroll view.
  public static let interactive = ScrollTransitionConfiguration()
  /// A transition that is animated when the view comes into sight.
  public static let animated = ScrollTransitionConfiguration()
  /// A transition that does not change the view.
  public static let identity = ScrollTransitionConfiguration()
  /// Returns a configuration that animates the transition in a given manner. It has no effect in a rendered image.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
}

/// How far a view has scrolled into sight.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view is beyond the top or the leading edge.
  case topLeading
  /// The view is in sight, as it always is in a rendered image.
  case identity
  /// The view is beyond the bottom or the trailing edge.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is fully in sight.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: −1 before the view is in sight, 0 while it is and 1 after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension ViewAlignedScrollTargetBehavior {
  /// How far one movement scrolls.
  public struct LimitBehavior: Hashable, Sendable {
    /// As the platform decides.
    public static let automatic = LimitBehavior()
    /// At most one view further.
    public static let always = LimitBehavior()
    /// At most one view further.
    public static let alwaysByOne = LimitBehavior()
    /// At most a few views further.
    public static let alwaysByFew = LimitBehavior()
    /// Any number of views.
    public static let never = LimitBehavior()
  }

  /// Creates a behaviour that comes to rest at the edges of views.
  ///
  /// - Parameter limitBehavior: How far one movement scrolls. It has no effect in a rendered image.
  public init(limitBehavior: LimitBehavior) { self.init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Returns the behaviour that comes to rest at the edges of views. It has no effect in a rendered image.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}
