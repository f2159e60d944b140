// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// A control character, or a character that changes the direction of text, as a Swift escape sequence such as `\u{1b}`; nil for other
  /// characters. Such a character in a name or a title could change what a terminal shows.
  package var escapedControl: String? {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: break
    default: guard properties.generalCategory == .control else { return nil }
    }
    return "\\u{" + String(value, radix: 16) + "}"
  }
}

extension StringProtocol {
  /// The text on one line, safe for a terminal: line ends, tabs, other control characters and characters that change the direction of text are
  /// escape sequences.
  package var escapedControls: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += scalar.escapedControl ?? String(scalar)
      }
    }
    return result
  }
}
