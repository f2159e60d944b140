// SPDX-License-Identifier: MIT

import LabelCore
import LabelPreviewBuild
import LabelPreviewProtocol

/// Shows what became of the previews of a package.
struct PreviewReport {
  let rows: [PreviewRow]
  let sources: PreviewSources
  let isJSON: Bool
  let isForDocC: Bool
  /// Whether some previews are left out on purpose.
  let isFiltered: Bool

  /// Prints the rows and the summary.
  ///
  /// - Returns: The exit code.
  func show(on console: Console, output: String?, hasBuildErrors: Bool) throws(Diagnostic) -> Int32 {
    var text = ""
    for row in rows {
      for diagnostic in row.diagnostics { console.show(sources.located(diagnostic)) }
      if isJSON {
        text += json(row).line + "\n"
      } else if row.event == .found {
        text += "\(row.name)\t\(place(row))\n"
      } else if isForDocC, row.event == .drawn, row.isWritten {
        text += "stale, drawn again: \(row.path ?? "")\n"
      }
    }
    if !text.isEmpty { try console.output(text) }
    if !isFiltered { for line in missing { console.note(line) } }
    guard let output else { return rows.contains { !$0.diagnostics.isEmpty } || hasBuildErrors ? 1 : 0 }
    let drawn = rows.filter { $0.event == .drawn }
    let failed = rows.count { $0.event == .failed }
    // Two previews of one name are two.
    let previews = Set(rows.map { "\($0.name) \($0.file):\($0.line)" }).count
    console.note(
      "\(CountText.of(drawn.count, "picture")) of \(CountText.of(previews, "preview")) in \(output)"
        + (drawn.isEmpty ? "" : ", \(drawn.count(where: \.isWritten)) written") + (failed == 0 ? "" : "; \(failed) not drawn") + "\n")
    if failed > 0, drawn.isEmpty { return 65 }
    return failed > 0 || hasBuildErrors ? 1 : 0
  }

  private func place(_ row: PreviewRow) -> String { row.line > 0 ? "\(sources.path(of: row.file)):\(row.line)" : row.file }

  /// Notes about files where `#Preview` is written more often than previews were found.
  private var missing: [String] {
    var found: [String: Set<Int>] = [:]
    for row in rows where row.line > 0 { found[sources.path(of: row.file), default: []].insert(row.line) }
    return sources.previews.compactMap { path, lines in
      let missing = lines.filter { found[path]?.contains($0) != true }
      guard !missing.isEmpty else { return nil }
      return "\(path): \(CountText.of(missing.count, "preview")) not found, in line \(missing.map(String.init).joined(separator: ", ")): "
        + "`#if` leaves it out, no target has the file, or the compiler is older than Swift 6.3\n"
    }
  }

  private func json(_ row: PreviewRow) -> JSONValue {
    var json: JSONValue = [
      "name": row.name.json, "displayName": row.displayName.json,
      "file": (row.line > 0 ? sources.path(of: row.file) : row.file).json, "line": row.line > 0 ? row.line.json : .null,
    ]
    if row.event != .found {
      json["variant"] = row.variant.json
      json["status"] = row.event == .failed ? "failed" : row.isWritten ? "written" : "unchanged"
    }
    if let path = row.path { json = json.adding(["path": path.json, "width": row.width.json, "height": row.height.json]) }
    json["diagnostics"] = row.diagnostics.map(sources.located).json
    return json
  }
}
