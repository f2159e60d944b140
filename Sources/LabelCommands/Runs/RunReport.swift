// SPDX-License-Identifier: MIT

package import LabelBuild
internal import LabelCore

/// Formats a run's results for standard output and standard error.
package enum RunReport {
  /// One result as a JSON object, without a line end.
  ///
  /// `{"id", "status", "path", "bytes", "width", "height", "diagnostics"}`. Only files that were written or unchanged have `bytes`, `width`
  /// and `height`, and `insets` if the box of the label does not fill the image: `{"top", "left", "bottom", "right"}` in pixels. `path` is null for labels without a valid id.
  package static func line(for result: RunResult) -> String {
    var members = [
      ("id", JSONText.string(result.id)), ("status", JSONText.string(result.status.rawValue)), ("path", JSONText.string(result.path)),
    ]
    switch result.status {
    // A label in an archive that stays as it is was not measured.
    case .written, .unchanged:
      if result.byteCount == 0 { break }
      members += [("bytes", "\(result.byteCount)"), ("width", "\(result.pixelWidth)"), ("height", "\(result.pixelHeight)")]
      if result.insets != .zero { members.append(("insets", result.insets.json)) }
    case .failed, .skipped: break
    }
    members.append(("diagnostics", JSONText.array(result.diagnostics.map(\.json))))
    return JSONText.object(members)
  }

  /// A finished archive as a JSON object, without a line end: `{"archive", "status", "labels", "failed", "bytes", "digest"}`.
  package static func line(for archive: ArchiveFile) -> String {
    JSONText.object([
      ("archive", JSONText.string(archive.path)), ("status", JSONText.string(archive.status.rawValue)), ("labels", "\(archive.count)"),
      ("failed", "\(archive.failed)"), ("bytes", "\(archive.byteCount)"), ("digest", JSONText.string(archive.digest)),
    ])
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
    let archiveCount = summary.writtenArchives + summary.unchangedArchives
    let archives = archiveCount > 0 ? [("archives", "\(archiveCount)")] : []
    let stopped = summary.isCancelled ? [("stopped", "true")] : []
    return JSONText.object(
      [
        ("end", "true"), ("rows", "\(summary.total)"), ("ok", "\(summary.written + summary.unchanged)"),
        ("written", "\(summary.written)"), ("unchanged", "\(summary.unchanged)"), ("failed", "\(summary.failed)"),
        ("skipped", "\(summary.skipped)"),
      ] + archives + stopped)
  }

  /// `29 images: 26 written, 2 unchanged, 1 failed in 0.42 s; 1 label has errors`, without counts that are 0; `nothing to do` for a run
  /// without files. Images are counted with images, and labels that have none with labels.
  ///
  /// - Parameter manifests: The number of manifests of the run.
  package static func summaryText(_ summary: RunSummary, elapsed: Duration, manifests: Int = 1) -> String {
    let images = summary.total - summary.failedWithoutFile
    let counts = [
      (summary.written, "written"), (summary.unchanged, "unchanged"), (summary.failed - summary.failedWithoutFile, "failed"),
      (summary.skipped, "skipped"),
    ]
    if summary.total == 0 { return "nothing to do" + archivesText(summary) }
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    var text = (images == 0 ? "no images" : "\(CountText.of(images, "image")): \(parts)") + " in \(seconds(elapsed)) s"
    let labels = summary.failedWithoutFile - summary.unreadableManifests
    if labels > 0 { text += "; \(CountText.of(labels, "label")) \(labels == 1 ? "has" : "have") errors" }
    if summary.unreadableManifests > 0 {
      let unreadable = manifests == 1 ? "the manifest" : "\(summary.unreadableManifests) of \(manifests) manifests"
      text += "; \(unreadable) could not be read"
    }
    return text + archivesText(summary)
  }

  /// `; 3 archives: 2 written, 1 unchanged`; empty for a run without numbered archives.
  private static func archivesText(_ summary: RunSummary) -> String {
    let counts = [(summary.writtenArchives, "written"), (summary.unchangedArchives, "unchanged")].filter { $0.0 > 0 }
    if counts.isEmpty { return "" }
    let total = CountText.of(counts.reduce(0) { $0 + $1.0 }, "archive")
    return "; \(total): " + counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// Two decimals, rounded down.
  private static func seconds(_ elapsed: Duration) -> String {
    let hundredths = elapsed.components.attoseconds / 10_000_000_000_000_000
    return "\(elapsed.components.seconds)." + (hundredths < 10 ? "0" : "") + "\(hundredths)"
  }
}
