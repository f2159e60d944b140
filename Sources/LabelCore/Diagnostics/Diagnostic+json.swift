// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// One JSON object without line ends; what is not known is null.
  package var json: String {
    let place = place
    return JSONText.object([
      ("code", JSONText.string(code.rawValue)),
      ("severity", JSONText.string(severity.rawValue)),
      ("message", JSONText.string(message)),
      ("file", JSONText.string(place?.file)),
      ("line", Self.known(place?.line)),
      ("column", Self.known(place?.column)),
      ("endColumn", Self.known(place?.endColumn)),
      ("id", JSONText.string(labelID)),
      ("help", JSONText.string(help)),
      ("suggestion", JSONText.string(suggestion)),
    ])
  }

  /// A number of a place; null where it is 0, which means not known.
  private static func known(_ number: Int?) -> String { number.flatMap { $0 > 0 ? String($0) : nil } ?? JSONText.null }

  /// A workflow command as GitHub's runner reads it: `::error file=…,line=…,col=…,endColumn=…,title=…::message`.
  package var workflowCommand: String {
    var properties: [(String, String)] = []
    if let place {
      properties.append(("file", place.file))
      if place.line > 0 { properties.append(("line", String(place.line))) }
      if place.column > 0 {
        properties.append(("col", String(place.column)))
        properties.append(("endColumn", String(place.endColumn)))
      }
    }
    properties.append(("title", code.rawValue))
    let words = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(severity.rawValue) \(words)::\(Self.escapedData([message, help].compactMap { $0 }.joined(separator: "\n")))"
  }

  private static func escapedData(_ text: String) -> String { escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
