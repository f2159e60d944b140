// SPDX-License-Identifier: MIT

internal import LabelCore

/// Writes diagnostics as a SARIF 2.1.0 log (OASIS), which code hosts and editors show at the lines of the files.
enum SARIFLog {
  /// The log on one line.
  static func text(_ diagnostics: [Diagnostic]) -> String {
    let codes = Set(diagnostics.map(\.code)).sorted { $0.rawValue < $1.rawValue }
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let driver = JSONText.object([
      ("name", JSONText.string("labelkit")), ("version", JSONText.string(LabelKitVersion.current)),
      ("rules", JSONText.array(codes.map(rule))),
    ])
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])), ("columnKind", JSONText.string("unicodeCodePoints")),
      ("results", JSONText.array(diagnostics.map { result($0, indices[$0.code] ?? 0) })),
    ])
    return JSONText.object([
      ("$schema", JSONText.string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", JSONText.string("2.1.0")),
      ("runs", JSONText.array([run])),
    ])
  }

  private static func rule(_ code: DiagnosticCode) -> String {
    let texts = Explanation.of(code).map { [("shortDescription", message($0.title)), ("fullDescription", message($0.paragraph))] } ?? []
    return JSONText.object([("id", JSONText.string(code.rawValue))] + texts)
  }

  private static func result(_ diagnostic: Diagnostic, _ rule: Int) -> String {
    let text = diagnostic.message + (diagnostic.help.map { "; " + $0 } ?? "")
    return JSONText.object([
      ("ruleId", JSONText.string(diagnostic.code.rawValue)), ("ruleIndex", "\(rule)"),
      ("level", JSONText.string(diagnostic.severity.rawValue)), ("message", message(text)),
      ("locations", JSONText.array(diagnostic.location.map { [location($0)] } ?? [])),
    ])
  }

  private static func location(_ location: DocumentLocation) -> String {
    var members = [("artifactLocation", JSONText.object([("uri", JSONText.string(uri(location.file)))]))]
    if location.line > 0 {
      var region = [("startLine", "\(location.line)")]
      if location.column > 0 {
        region += [("startColumn", "\(location.column)"), ("endColumn", "\(max(location.endColumn, location.column))")]
      }
      members.append(("region", JSONText.object(region)))
    }
    return JSONText.object([("physicalLocation", JSONText.object(members))])
  }

  private static func message(_ text: String) -> String { JSONText.object([("text", JSONText.string(text))]) }

  /// A path as a relative reference of RFC 3986, or as a file URI if it is absolute.
  private static func uri(_ path: String) -> String {
    let encoded = path.utf8.reduce(into: "") { text, byte in
      let isPlain = byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
      if isPlain || "-._~/".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
