// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelManifest

/// What a run says about itself: a line of JSON for each result, a last line that proves that the run came to its end, and a sentence
/// for people.
package enum BatchReport {
  /// One result as a JSON object, without a line end.
  ///
  /// `{"id", "status", "path", "bytes", "width", "height", "diagnostics"}`; `bytes`, `width` and `height` only of files that were made,
  /// no `path` of labels that are too wrong to have one.
  ///
  /// - Parameter diagnosticJSON: Turns a diagnostic into a JSON object.
  package static func line(for result: BatchResult, diagnosticJSON: (Diagnostic) -> String) -> String {
    var members = [
      ("id", JSONText.string(result.id)), ("status", JSONText.string(result.status.rawValue)),
      ("path", JSONText.string(result.path?.description)),
    ]
    switch result.status {
    case .written, .unchanged:
      members += [("bytes", "\(result.byteCount)"), ("width", "\(result.pixelWidth)"), ("height", "\(result.pixelHeight)")]
    case .failed, .skipped: break
    }
    members.append(("diagnostics", JSONText.array(result.diagnostics.map(diagnosticJSON))))
    return JSONText.object(members)
  }

  /// The last line of a run's JSON: a reader that does not see it knows that the process died.
  ///
  /// - Parameter isStopped: whether a signal ended the run before its end; what it did not come to is not counted then.
  package static func trailer(_ summary: BatchSummary, isStopped: Bool = false) -> String {
    let stopped = isStopped ? [("stopped", "true")] : []
    return JSONText.object(
      [
        ("end", "true"), ("rows", "\(summary.total)"), ("ok", "\(summary.written + summary.unchanged)"),
        ("written", "\(summary.written)"), ("unchanged", "\(summary.unchanged)"), ("failed", "\(summary.failed)"),
        ("skipped", "\(summary.skipped)"),
      ] + stopped)
  }

  /// `26 written, 2 unchanged, 1 failed in 0.42 s`, leaving out what is none; `nothing to do` for a run without files.
  package static func sentence(_ summary: BatchSummary, elapsed: Duration) -> String {
    let counts = [
      (summary.written, "written"), (summary.unchanged, "unchanged"), (summary.failed, "failed"), (summary.skipped, "skipped"),
    ]
    var text = ""
    for (count, word) in counts where count > 0 { text += (text.isEmpty ? "" : ", ") + "\(count) \(word)" }
    return text.isEmpty ? "nothing to do" : text + " in \(seconds(elapsed)) s"
  }

  /// Two decimals, rounded down.
  private static func seconds(_ elapsed: Duration) -> String {
    let hundredths = elapsed.components.attoseconds / 10_000_000_000_000_000
    return "\(elapsed.components.seconds)." + (hundredths < 10 ? "0" : "") + "\(hundredths)"
  }
}
