// SPDX-License-Identifier: MIT

package import LabelBuild
internal import LabelCore

/// Formats a run's results for standard output and standard error.
package enum RunReport {
  /// One result as a JSON object, without a line end.
  ///
  /// `{"id", "status", "path", "bytes", "width", "height", "diagnostics"}`. Only files that were written or unchanged have `bytes`, `width`
  /// and `height`, and `insets` if the box of the label does not fill the image: `{"top", "left", "bottom", "right"}` in pixels. `path` is
  /// null for labels without a valid id.
  package static func line(for result: RunResult) -> String {
    var json: JSONValue = ["id": result.id.json, "status": result.status.rawValue.json, "path": result.path.json]
    switch result.status {
    case .written, .unchanged:
      json = json.adding([
        "bytes": result.byteCount.json, "width": result.pixelWidth.json, "height": result.pixelHeight.json,
      ])
      if result.insets != .zero { json["insets"] = result.insets.json }
    case .failed, .skipped: break
    }
    json["diagnostics"] = result.diagnostics.json
    return json.line
  }

  /// A finished archive as a JSON object, without a line end: `{"archive", "status", "labels", "failed", "bytes", "digest"}`.
  package static func line(for archive: ArchiveFile) -> String {
    let json: JSONValue = [
      "archive": archive.path.json, "status": "written", "labels": archive.count.json, "failed": archive.failed.json,
      "bytes": archive.byteCount.json, "digest": archive.digest.json,
    ]
    return json.line
  }

  /// A planned file as a JSON object, without a line end: `{"id", "path", "status", "why"}`.
  package static func line(for file: PlannedFile) -> String {
    let json: JSONValue = [
      "id": file.id.json, "path": file.path.json, "status": file.reason == nil ? "unchanged" : "planned",
      "why": (file.reason?.rawValue).json,
    ]
    return json.line
  }

  /// The last line of a run's JSON output. If it is missing, the process was killed. Files that a cancelled run did not reach are
  /// not counted.
  package static func trailer(_ summary: RunSummary) -> String {
    var json: JSONValue = [
      "end": true, "rows": summary.total.json, "ok": (summary.written + summary.unchanged).json, "written": summary.written.json,
      "unchanged": summary.unchanged.json, "failed": summary.failed.json, "skipped": summary.skipped.json,
    ]
    if summary.writtenArchives > 0 { json["archives"] = summary.writtenArchives.json }
    if summary.isCancelled { json["stopped"] = true }
    return json.line
  }

  /// `29 images: 26 written, 2 unchanged, 1 failed in 0.42 s; 1 label has errors`, without counts that are 0; `no labels` for a run without
  /// any. Images are counted with images, and labels that have none with labels.
  ///
  /// - Parameter manifests: The number of manifests of the run.
  package static func summaryText(_ summary: RunSummary, elapsed: Duration, manifests: Int = 1) -> String {
    let images = summary.total - summary.failedWithoutFile
    if summary.total == 0 { return "no labels, so nothing to draw" + removedText(summary) + archivesText(summary) }
    var parts = ""
    func add(_ count: Int, _ word: String) {
      if count > 0 { parts += (parts == "" ? "" : ", ") + "\(count) \(word)" }
    }
    add(summary.written, "written")
    add(summary.unchanged, "unchanged")
    add(summary.failed - summary.failedWithoutFile, "failed")
    add(summary.skipped, "skipped")
    var text = (images == 0 ? "no images" : "\(CountText.of(images, "image")): \(parts)") + " in \(seconds(elapsed)) s"
    let labels = summary.failedWithoutFile - max(summary.invalidManifests, summary.unreadableManifests)
    let invalid = summary.invalidManifests - summary.unreadableManifests
    if labels > 0 { text += "; \(CountText.of(labels, "label")) \(labels == 1 ? "has" : "have") errors" }
    if invalid > 0 { text += manifests == 1 ? "; the manifest has errors" : "; \(invalid) of \(manifests) manifests have errors" }
    if summary.unreadableManifests > 0 {
      let unreadable = manifests == 1 ? "the manifest" : "\(summary.unreadableManifests) of \(manifests) manifests"
      text += "; \(unreadable) could not be read"
    }
    return text + removedText(summary) + archivesText(summary)
  }

  /// `; 2 files removed`; empty for a run that removed none.
  private static func removedText(_ summary: RunSummary) -> String {
    summary.removed == 0 ? "" : "; \(CountText.of(summary.removed, "file")) removed"
  }

  /// `; 3 archives: 3 written`; empty for a run without numbered archives.
  private static func archivesText(_ summary: RunSummary) -> String {
    let count = summary.writtenArchives
    return count == 0 ? "" : "; \(CountText.of(count, "archive")): \(count) written"
  }

  /// Two decimals, rounded down.
  private static func seconds(_ elapsed: Duration) -> String {
    let hundredths = elapsed.components.attoseconds / 10_000_000_000_000_000
    return "\(elapsed.components.seconds)." + (hundredths < 10 ? "0" : "") + "\(hundredths)"
  }
}
