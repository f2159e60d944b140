// SPDX-License-Identifier: MIT

/// A part of the path of the file of a snapshot or of a preview.
package enum FileNamePart {
  /// Returns a text as a part of a file name: letters, digits and a few other characters stay, everything else becomes `_`. If that makes
  /// two names equal, or if the name is long, four characters of a hash are added.
  package static func plain(_ text: String) -> String {
    let kept = text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_.@+=".unicodeScalars.contains(scalar) ? scalar : "_"
    }
    var name = String(String.UnicodeScalarView(kept))
    while name.hasPrefix(".") { name = "_" + name.dropFirst() }
    if name == text, name.utf8.count <= 80, !name.isEmpty { return name }
    if let base = withoutParameters(text), base != text { return plain(base) }
    // Files with these names are checked in, so that what is hashed must stay as it is.
    return String(name.prefix(60)) + "-" + SHA256.shortName(of: "x " + text.unicodeScalars.map { "\($0.value)" }.joined(separator: "."))
  }

  /// The name of a function whose parameters have no labels: `rain` for `rain(_:_:)`. The arguments distinguish such tests.
  private static func withoutParameters(_ text: String) -> String? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let labels = text[text.index(after: open)...].dropLast()
    return labels.split(separator: ":").allSatisfy { $0 == "_" } ? String(text[..<open]) : nil
  }
}
