// SPDX-License-Identifier: MIT

extension View {
  /// Draws placeholders: bars for text, discs for symbols, plain areas for pictures.
  public func redacted(reason: RedactionReasons) -> some View { environmentValues { $0.redactionReasons.formUnion(reason) } }

  /// Takes placeholders back.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Draws placeholders where the reason is privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environmentValues { $0.isPrivacySensitive = sensitive } }
}
