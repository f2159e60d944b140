// SPDX-License-Identifier: MIT

internal import LabelCore

/// Writes diagnostics as a SARIF 2.1.0 log (OASIS), which code hosts and editors show at the lines of the files.
enum SARIFLog {
  /// The log on one line.
  static func text(_ diagnostics: [Diagnostic]) -> String {
    let codes = Set(diagnostics.map(\.code)).sorted { $0.rawValue < $1.rawValue }
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let driver: JSONValue = ["name": "labelkit", "version": LabelKitVersion.current.json, "rules": .array(codes.map(rule))]
    let run: JSONValue = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
      "results": .array(diagnostics.map { result($0, indices[$0.code] ?? 0) }),
    ]
    let log: JSONValue = ["$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]]
    return log.line
  }

  private static func rule(_ code: DiagnosticCode) -> JSONValue {
    var json: JSONValue = ["id": code.rawValue.json]
    if let explanation = Explanation.of(code) {
      json["shortDescription"] = message(explanation.title)
      json["fullDescription"] = message(explanation.paragraph)
    }
    return json
  }

  private static func result(_ diagnostic: Diagnostic, _ rule: Int) -> JSONValue {
    [
      "ruleId": diagnostic.code.rawValue.json, "ruleIndex": rule.json, "level": diagnostic.severity.rawValue.json,
      "message": message(diagnostic.message + (diagnostic.help.map { "; " + $0 } ?? "")),
      "locations": diagnostic.location.map { [location($0)] } ?? [],
    ]
  }

  private static func location(_ location: DocumentLocation) -> JSONValue {
    var place: JSONValue = ["artifactLocation": ["uri": uri(location.file).json]]
    if location.line > 0 {
      var region: JSONValue = ["startLine": location.line.json]
      if location.column > 0 {
        region["startColumn"] = location.column.json
        region["endColumn"] = max(location.endColumn, location.column).json
      }
      place["region"] = region
    }
    return ["physicalLocation": place]
  }

  private static func message(_ text: String) -> JSONValue { ["text": text.json] }

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
