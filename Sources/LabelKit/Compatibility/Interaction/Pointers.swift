// SPDX-License-Identifier: MIT

/// Pointers, which a picture has not.
extension View {
  /// A picture has no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Pictures have no pointer.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
}

/// What a pointer does to a view.
public struct HoverEffect: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = HoverEffect()
  /// Lights it.
  public static let highlight = HoverEffect()
  /// Lifts it.
  public static let lift = HoverEffect()
}

/// How a pointer looks, which no picture shows.
public struct PointerStyle: Hashable, Sendable {
  /// An arrow.
  public static let `default` = PointerStyle()
  /// A hand.
  public static let link = PointerStyle()
  /// A bar.
  public static let horizontalText = PointerStyle()
}
