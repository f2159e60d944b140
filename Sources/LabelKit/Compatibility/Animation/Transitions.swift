// SPDX-License-Identifier: MIT

/// How views come, go and change. A picture shows them as they stay.
extension View {
  /// A picture does not move.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// A picture does not move; it shows the symbol at rest.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}

/// How a view comes and goes. Pictures show it as it stays.
public struct AnyTransition: Hashable, Sendable {
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the edge where reading begins.
  public static let slide = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()
}

/// How a content changes. Pictures show it as it is.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// By its shape.
  public static let interpolate = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

extension AnyTransition {
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Moving so.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// By its size about a point.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// One way in and another way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// From behind a blur.
  public static let blurReplace = AnyTransition()
}

extension ContentTransition {
  /// As symbols do.
  public static let symbolEffect = ContentTransition()
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
