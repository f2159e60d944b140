// SPDX-License-Identifier: MIT

/// Transitions of views and their content. A rendered image shows the view after its transition.
extension View {
  /// Sets how this view is inserted and removed. A rendered image is still, so this has no effect.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Sets how this view is inserted and removed. A rendered image is still, so this has no effect.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Sets how the content of this view changes. A rendered image shows the content at rest.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a view is inserted and removed. All transitions are equal here and have no effect in a rendered image.
public struct AnyTransition: Hashable, Sendable {
  /// A fade of the view's opacity.
  public static let opacity = AnyTransition()
  /// A change of the view's scale from or to zero.
  public static let scale = AnyTransition()
  /// A move in from the leading edge and out at the trailing edge.
  public static let slide = AnyTransition()
  /// A transition that changes nothing; the view is inserted at once.
  public static let identity = AnyTransition()
}

/// How the content of a view, such as a text, changes. All content transitions are equal here and have no effect in a rendered image.
public struct ContentTransition: Hashable, Sendable {
  /// A content transition that changes the content at once.
  public static let identity = ContentTransition()
  /// A fade from the old content to the new.
  public static let opacity = ContentTransition()
  /// An interpolation from the old content's appearance to the new one's, where that is possible.
  public static let interpolate = ContentTransition()
  /// Returns a content transition that rolls the digits of a number. It has no effect in a rendered image.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

extension AnyTransition {
  /// Returns this transition combined with another. It has no effect in a rendered image.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns this transition with an animation of its own. It has no effect in a rendered image.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// Returns a transition that moves the view in and out at an edge. It has no effect in a rendered image.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves the view in from an edge while it pushes the old view out at the opposite one. No effect in an image.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that scales the view about a point. It has no effect in a rendered image.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Returns a transition with different insertion and removal. It has no effect in a rendered image.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// A transition that blurs and scales the old view into the new one.
  public static let blurReplace = AnyTransition()
}

extension ContentTransition {
  /// A content transition that applies the default symbol effect to symbols. It has no effect in a rendered image.
  public static let symbolEffect = ContentTransition()
  /// Returns a content transition that rolls the digits of a number, up or down as the value changes. It has no effect in a rendered image.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
