// SPDX-License-Identifier: MIT

extension View {
  /// Replaces the content of this view by placeholders: bars for text, discs for symbols, plain areas for images.
  ///
  /// - Parameter reason: The reason for the placeholders, which is added to the inherited ones.
  public func redacted(reason: RedactionReasons) -> some View { environmentValues { $0.redactionReasons.formUnion(reason) } }

  /// Removes the inherited reasons for placeholders, so that the content of this view is visible.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks this view as containing private information, which is replaced by placeholders for the reason `.privacy`.
  ///
  /// - Parameter sensitive: Whether the content is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environmentValues { $0.isPrivacySensitive = sensitive } }
}
