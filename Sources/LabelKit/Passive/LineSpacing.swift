// SPDX-License-Identifier: MIT

/// What changes a font by an amount that Apple publishes nowhere, so that pictures do not show it.
extension Font {
  /// How far apart a font's lines stand.
  public enum Leading: Hashable, Sendable {
    /// As the font says.
    case standard
    /// Closer.
    case tight
    /// Further.
    case loose
  }

  /// This font with lines closer together or further apart, which pictures do not show: use `lineSpacing(_:)`.
  public func leading(_ leading: Leading) -> Font { self }
}

extension Text {
  /// How large a text is beside another.
  public struct Scale: Hashable, Sendable {
    /// As its font says.
    public static let `default` = Scale()
    /// Smaller.
    public static let secondary = Scale()
  }

  /// Makes the text smaller as beside another, which pictures do not show: use `font(_:)`.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// Makes texts inside smaller as beside others, which pictures do not show: use `font(_:)`.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
}
