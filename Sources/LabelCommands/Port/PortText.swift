// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelPort

/// Formats what `labelkit port` found.
enum PortText {
  /// A line for each place, a table of the causes, and what to do next.
  static func text(_ report: PortReport) -> String {
    let lines = report.findings.map { finding in
      let location = finding.location.map { $0.description.escapedControls + ": " } ?? ""
      let advice = finding.help.map { "; " + $0 } ?? ""
      return "\(location)\((finding.message + advice).escapedControls) [\(finding.code.rawValue)]\n"
    }
    return lines.joined() + (lines.isEmpty ? "" : "\n" + table(report) + "\n") + summary(report) + "\n" + next + "\n"
  }

  /// What the silence about a name means.
  private static let next =
    "This looks for names that are known, so what is not reported may still not compile; next, let the compiler check: swift build"

  private static func table(_ report: PortReport) -> String {
    let header = "files   uses  cause\n"
    return header
      + report.counts.map { column($0.files, 5) + "  " + column($0.uses, 5) + "  \($0.cause.escapedControls) [\($0.code.rawValue)]\n" }
      .joined()
  }

  private static func column(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  private static func summary(_ report: PortReport) -> String {
    let files = CountText.of(report.fileCount, "Swift file")
    if report.findings.isEmpty { return "nothing to change in \(files)" }
    let affected = Set(report.findings.map { $0.location?.file }).count
    return "\(CountText.of(report.findings.count, "place")) in \(affected) of \(files)"
  }

  /// The last line of the JSON output.
  static func trailer(_ report: PortReport) -> String {
    let causes = report.counts.map { count -> JSONValue in
      ["code": count.code.rawValue.json, "cause": count.cause.json, "files": count.files.json, "uses": count.uses.json]
    }
    let json: JSONValue = [
      "end": true, "files": report.fileCount.json, "findings": report.findings.count.json, "causes": .array(causes),
    ]
    return json.line
  }

  /// A name with its status, and for one that is drawn differently how.
  static func line(_ name: String, _ status: NameTable.Status, isJSON: Bool) -> String {
    var note: String?
    switch status {
    case .drawnDifferently(let text), .outOfScope(let text): note = text
    case .supported, .missing, .unavailable: break
    }
    if isJSON { return (["name": name.json, "status": status.text.json, "note": note.json] as JSONValue).line }
    return name + "\t" + status.text + (note.map { ": " + $0 } ?? "")
  }
}
