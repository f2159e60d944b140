// SPDX-License-Identifier: MIT

package import LabelCore

/// Text for XML 1.0 between tags and in quoted attributes.
package struct XMLText {
  /// The text with references in place of characters with a meaning in XML. It cannot end the element that it is in.
  package private(set) var escaped = ""
  /// The text without the characters that XML 1.0 forbids, not escaped.
  package private(set) var withoutForbidden = ""
  /// The characters that XML 1.0 forbids and that were left out, each once.
  package private(set) var dropped: [Unicode.Scalar] = []

  /// Escapes a text.
  package init(_ text: String) {
    for scalar in text.unicodeScalars {
      if Self.isForbidden(scalar) {
        if !dropped.contains(scalar) { dropped.append(scalar) }
        continue
      }
      withoutForbidden.unicodeScalars.append(scalar)
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\r": escaped += "&#13;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": false
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": true
    default: false
    }
  }

  /// The warning about the dropped characters; nil if there are none.
  package func warning(_ format: OutputFormat) -> LabelError? {
    guard !dropped.isEmpty else { return nil }
    let names = dropped.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    return .forbiddenCharacters(scalars: names.joined(separator: ", "), format: format.title)
  }
}
