// SPDX-License-Identifier: MIT

/// Determines emoji presentation (UTS #51).
package enum Emoji {
  /// U+FE0F, which asks for the emoji in colour.
  package static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// Whether a text is one emoji with emoji presentation, such as a flag or a family.
  package static func isOne(_ text: String) -> Bool {
    guard let first = text.utf8.first, first >= 0x80 || text.utf8.count > 1, text.dropFirst().isEmpty else { return false }
    return hasEmojiPresentation(Array(text.unicodeScalars))
  }

  /// Whether a user-perceived character has emoji presentation: by a variation selector, as a keycap or flag, or by default.
  package static func hasEmojiPresentation(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, first.value > 0x7F || scalars.count > 1 else { return false }
    if scalars.contains(textSelector) { return false }
    if scalars.contains(emojiSelector) || scalars.contains(keycap) { return first.properties.isEmoji }
    return scalars.contains { $0.properties.isEmojiPresentation || $0.properties.isEmojiModifier }
  }
}
