// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// A control character, or one that changes the direction of the text after it, as Swift writes it in a literal, such as `\u{1b}`; nil for other
  /// characters. Names and titles can have them, and a terminal would obey them.
  package var escapedControl: String? {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: break
    default: guard properties.generalCategory == .control else { return nil }
    }
    return "\\u{" + String(value, radix: 16) + "}"
  }
}
