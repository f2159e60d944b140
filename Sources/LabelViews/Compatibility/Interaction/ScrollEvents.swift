// SPDX-License-Identifier: MIT

public import Foundation

/// What happens while a scroll view scrolls. Nothing scrolls in a rendered image, so none of the closures is called.
extension View {
  /// Adds an action for changes of a scroll view's geometry. It has no effect in a rendered image.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
  /// Adds an action for the phases of scrolling. It has no effect in a rendered image.
  public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View { self }
  /// Adds an action for the phases of scrolling, with their context. It has no effect in a rendered image.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  /// Adds an action for when scrolling shows or hides this view. It has no effect in a rendered image.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
  /// Sets how content fades below bars. No content is below a bar in an image, so it has no effect.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  /// Flashes the marks of scrolling when the view appears. It has no effect in a rendered image.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Flashes the marks of scrolling when a value changes. It has no effect in a rendered image.
  public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
  /// Adds an action for the views that scroll into and out of sight. It is never called in a rendered image.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}

/// The geometry of a scroll view, in points. No view of an image has one.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has been scrolled, in points.
  public var contentOffset: CGPoint
  /// How large the content is, in points, whether visible or not.
  public var contentSize: CGSize
  /// The space around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// Creates a geometry from its measures in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The visible rectangle of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The size of the scroll view without the insets.
  public var bounds: CGRect { visibleRect }
}

/// A phase of scrolling. An image is always idle.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// A finger is down and has not moved yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content comes to rest after a finger was lifted.
  case decelerating
  /// The content moves to a position that code asked for.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// What a handler of scroll phases is told besides the phases.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
}

/// How content fades below bars. All styles are equal here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The style that the platform uses.
  public static let automatic = ScrollEdgeEffectStyle()
  /// Content fades out gradually.
  public static let soft = ScrollEdgeEffectStyle()
  /// Content ends at a line.
  public static let hard = ScrollEdgeEffectStyle()
}
