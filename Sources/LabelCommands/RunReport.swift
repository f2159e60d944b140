// SPDX-License-Identifier: MIT

package import LabelBuild
internal import LabelCore

/// Formats a run's results for standard output and standard error.
package enum RunReport {
  /// One result as a JSON object, without a line end.
  ///
  /// `{"id", "status", "path", "bytes", "width", "height", "diagnostics"}`. Only files that were written or unchanged have `bytes`, `width`
  /// and `height`. `path` is null for labels without a valid id.
  package static func line(for result: RunResult) -> String {
    var members = [
      ("id", JSONText.string(result.id)), ("status", JSONText.string(result.status.rawValue)), ("path", JSONText.string(result.path)),
    ]
    switch result.status {
    case .written, .unchanged:
      members += [("bytes", "\(result.byteCount)"), ("width", "\(result.pixelWidth)"), ("height", "\(result.pixelHeight)")]
    case .failed, .skipped: break
    }
    members.append(("diagnostics", JSONText.array(result.diagnostics.map(\.json))))
    return JSONText.object(members)
  }

  /// A planned file as a JSON object, without a line end: `{"id", "path", "status", "why"}`.
  package static func line(for file: PlannedFile) -> String {
    JSONText.object([
      ("id", JSONText.string(file.id)), ("path", JSONText.string(file.path)),
      ("status", JSONText.string(file.reason == nil ? "unchanged" : "planned")), ("why", JSONText.string(file.reason?.rawValue)),
    ])
  }

  /// The last line of a run's JSON output. If it is missing, the process was killed. Files that a cancelled run did not reach are
  /// not counted.
  package static func trailer(_ summary: RunSummary) -> String {
    let stopped = summary.isCancelled ? [("stopped", "true")] : []
    return JSONText.object(
      [
        ("end", "true"), ("rows", "\(summary.total)"), ("ok", "\(summary.written + summary.unchanged)"),
        ("written", "\(summary.written)"), ("unchanged", "\(summary.unchanged)"), ("failed", "\(summary.failed)"),
        ("skipped", "\(summary.skipped)"),
      ] + stopped)
  }

  /// `26 written, 2 unchanged, 1 failed in 0.42 s`, without counts that are 0; `nothing to do` for a run without files.
  package static func summaryText(_ summary: RunSummary, elapsed: Duration) -> String {
    let counts = [
      (summary.written, "written"), (summary.unchanged, "unchanged"), (summary.failed, "failed"), (summary.skipped, "skipped"),
    ]
    var text = ""
    for (count, word) in counts where count > 0 { text += (text.isEmpty ? "" : ", ") + "\(count) \(word)" }
    return text.isEmpty ? "nothing to do" : text + " in \(seconds(elapsed)) s"
  }

  /// A number with its noun: `1 file`, `2 files`.
  package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

  /// Two decimals, rounded down.
  private static func seconds(_ elapsed: Duration) -> String {
    let hundredths = elapsed.components.attoseconds / 10_000_000_000_000_000
    return "\(elapsed.components.seconds)." + (hundredths < 10 ? "0" : "") + "\(hundredths)"
  }
}
