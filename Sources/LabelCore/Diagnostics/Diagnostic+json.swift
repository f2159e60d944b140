// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// The diagnostic as a JSON object on one line; unknown values are null.
  package var json: String {
    let location = location
    return JSONText.object([
      ("code", JSONText.string(code.rawValue)),
      ("severity", JSONText.string(severity.rawValue)),
      ("message", JSONText.string(message)),
      ("file", JSONText.string(location?.file)),
      ("line", Self.numberOrNull(location?.line)),
      ("column", Self.numberOrNull(location?.column)),
      ("endColumn", Self.numberOrNull(location?.endColumn)),
      ("id", JSONText.string(labelID)),
      ("help", JSONText.string(help)),
      ("suggestion", JSONText.string(suggestion)),
    ])
  }

  /// A line or column number; null for 0, which means unknown.
  private static func numberOrNull(_ number: Int?) -> String { number.flatMap { $0 > 0 ? String($0) : nil } ?? JSONText.null }

  /// The diagnostic as a GitHub Actions workflow command: `::error file=…,line=…,col=…,endColumn=…,title=…::message`.
  package var workflowCommand: String {
    var properties: [(String, String)] = []
    if let location {
      properties.append(("file", location.file))
      if location.line > 0 { properties.append(("line", String(location.line))) }
      if location.column > 0 {
        properties.append(("col", String(location.column)))
        properties.append(("endColumn", String(location.endColumn)))
      }
    }
    properties.append(("title", code.rawValue))
    let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(severity.rawValue) \(list)::\(Self.escapedData([message, help].compactMap { $0 }.joined(separator: "\n")))"
  }

  private static func escapedData(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? $1.escapedControl ?? String($1) }
  }
}
