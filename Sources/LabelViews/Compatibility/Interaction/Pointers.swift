// SPDX-License-Identifier: MIT

/// Effects and styles of the pointer, which a rendered image does not have.
extension View {
  /// Sets the effect of a pointer over this view. It has no effect in a rendered image.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Sets the pointer's style over this view. It has no effect in a rendered image.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Turns the effect of a pointer over this view off. It has no effect in a rendered image.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The effect of a pointer over a view. All effects are equal here.
public struct HoverEffect: Hashable, Sendable {
  /// The effect that the platform uses for the view.
  public static let automatic = HoverEffect()
  /// An effect that lights the view and gives it a background.
  public static let highlight = HoverEffect()
  /// An effect that lifts the view and adds a shadow.
  public static let lift = HoverEffect()
}

/// The style of a pointer. All styles are equal here, as no pointer is drawn.
public struct PointerStyle: Hashable, Sendable {
  /// The platform's default pointer, an arrow on macOS.
  public static let `default` = PointerStyle()
  /// A pointer that marks a link, a pointing hand on macOS.
  public static let link = PointerStyle()
}
