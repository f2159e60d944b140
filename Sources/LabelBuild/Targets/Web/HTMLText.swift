// SPDX-License-Identifier: MIT

internal import LabelManifest

/// Text for HTML and URLs.
package enum HTMLText {
  /// Text for use between tags or in a quoted attribute. Control characters are removed, because HTML cannot express them.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default: if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  /// A path as a relative URL (RFC 3986). Everything but unreserved characters, `@` and slashes is percent-encoded, including the comma, which
  /// separates candidates in `srcset`.
  static func url(_ path: OutputPath) -> String { url(path.description) }

  /// The same for any text.
  package static func url(_ path: String) -> String {
    let encoded = path.utf8.map { byte -> String in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || (48...57).contains(byte) || "-._~/@".unicodeScalars.contains(scalar) {
        return String(scalar)
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + digits
    }
    return encoded.joined()
  }
}
