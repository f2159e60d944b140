// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// The escape sequence of Swift, such as `\u{1b}`, for a control character and for one that changes the direction of the text after it; nil for
  /// other characters. In a terminal, such characters in a name or a title could change what is shown.
  package var escapedControl: String? {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: break
    default: guard properties.generalCategory == .control else { return nil }
    }
    return "\\u{" + String(value, radix: 16) + "}"
  }
}
