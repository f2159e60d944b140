// SPDX-License-Identifier: MIT

/// An SVG file as lines to compare: each element on its own, and with names that do not depend on the rest of the drawing.
package enum SVGLines {
  /// The lines of a file that LabelKit wrote.
  ///
  /// Its identifiers begin with six digits of a hash of the drawing, so all of them change if anything does. The digits are left out.
  package static func text(of file: String) -> String {
    var text = file
    if let prefix = prefix(of: file) {
      for before in ["id=\"", "#"] { text.replace(before + prefix, with: before) }
    }
    text.replace("><", with: ">\n<")
    return text
  }

  /// What the identifiers of a file begin with, as in `l1784db-`; nil for a file without identifiers.
  private static func prefix(of file: String) -> String? {
    guard let start = file.firstRange(of: " id=\"l")?.upperBound, let end = file[start...].firstIndex(of: "-") else { return nil }
    let digits = file[start..<end]
    return digits.utf8.count == 6 && digits.allSatisfy(\.isHexDigit) ? "l\(digits)-" : nil
  }
}
