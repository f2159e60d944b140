// SPDX-License-Identifier: MIT

/// Selection of text, which a rendered image does not offer.
extension View {
  /// Sets whether the user can select text in this view. It has no effect in a rendered image.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View { self }
}

/// Whether the user can select text in a view.
public protocol TextSelectability {}

/// The setting that lets the user select text.
public struct EnabledTextSelectability: TextSelectability, Sendable {}

/// The setting that keeps the user from selecting text.
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Lets the user select text. It has no effect in a rendered image.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Keeps the user from selecting text. It has no effect in a rendered image.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
