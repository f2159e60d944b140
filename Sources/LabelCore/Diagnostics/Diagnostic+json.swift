// SPDX-License-Identifier: MIT

extension Diagnostic: JSONConvertible {
  /// The diagnostic as a JSON object; unknown values are null.
  package var json: JSONValue {
    // A line or column of 0 is unknown.
    func number(_ number: Int?) -> JSONValue { number.flatMap { $0 > 0 ? $0 : nil }.json }
    let location = location
    return [
      "code": code.rawValue.json, "severity": severity.rawValue.json, "message": message.json, "file": (location?.file).json,
      "line": number(location?.line), "column": number(location?.column), "endColumn": number(location?.endColumn), "id": labelID.json,
      "help": help.json, "suggestion": suggestion.json,
    ]
  }

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
    let command = severity == .note ? "notice" : severity.rawValue
    return "::\(command) \(list)::\(Self.escapedData([message, help].compactMap { $0 }.joined(separator: "\n")))"
  }

  private static func escapedData(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? $1.escapedControl ?? String($1) }
  }
}
