// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest
internal import LabelSystem

/// The lines of `labelkit worker`, without their line ends. `Documentation/Batch.md` describes them.
package enum WorkerLine {
  /// The first line.
  package static func greeting(_ fingerprint: JobFingerprint) -> String {
    JSONText.object([("labelkit", JSONText.string(LabelKitVersion.current)), ("fingerprint", JSONText.string(fingerprint.digits))])
  }

  /// The last line. If it is missing, the process was killed or stopped.
  package static func trailer(_ summary: RunSummary, _ fingerprint: JobFingerprint) -> String {
    JSONText.object([
      ("end", "true"), ("rows", "\(summary.rows)"), ("rendered", "\(summary.written)"), ("failed", "\(summary.failed)"),
      ("fingerprint", JSONText.string(fingerprint.digits)),
    ])
  }

  /// The line of an image.
  static func text(of rendered: RenderedOutput, _ output: PlannedOutput, _ payload: WorkerTarget.Payload) -> String {
    var members = head(row: output.row, id: output.id, output.axes, output.count, output.job, path: output.path.description)
    members += [
      ("status", JSONText.string("rendered")), ("digest", JSONText.string(SHA256.digits(of: rendered.bytes))),
      ("width", "\(rendered.pixelWidth)"), ("height", "\(rendered.pixelHeight)"),
    ]
    let (seconds, attoseconds) = rendered.duration.components
    members.append(("milliseconds", DumpText.number(Double(seconds) * 1e3 + Double(attoseconds) / 1e15, places: 3)))
    members += [
      ("diagnostics", JSONText.array((output.warnings + rendered.warnings).map(\.json))), ("length", "\(rendered.bytes.count)"),
    ]
    if payload == .base64 { members.append(("png", "\"" + Base64.text(of: rendered.bytes) + "\"")) }
    return JSONText.object(members)
  }

  /// The line of a row, or of one of its variants, that has no image.
  static func text(of result: RunResult) -> String {
    JSONText.object(
      head(row: result.row, id: result.id, result.axes, result.count, result.job, path: result.path) + [
        ("status", JSONText.string("failed")), ("diagnostics", JSONText.array(result.diagnostics.map(\.json))),
      ])
  }

  private static func head(
    row: Int?, id: String?, _ axes: VariantAxes.Names, _ count: Int, _ job: LabelJob?, path: String?
  ) -> [(name: String, value: String)] {
    var members = [("row", row.map { "\($0)" } ?? JSONText.null), ("id", JSONText.string(id)), ("results", "\(count)")]
    if let path { members.append(("path", JSONText.string(path))) }
    if let job, !axes.isEmpty { members.append(("variant", variant(axes, of: job.label.record).line)) }
    return members
  }

  /// The values of a variant, with the keys and texts of a manifest.
  static func variant(_ axes: VariantAxes.Names, of record: LabelRecord) -> JSONValue {
    var values = LabelRecord()
    if axes.contains(.scale) { values.scale = record.scale }
    if axes.contains(.colorScheme) { values.colorScheme = record.colorScheme }
    if axes.contains(.locale) { values.locale = record.locale }
    if axes.contains(.dynamicTypeSize) { values.dynamicTypeSize = record.dynamicTypeSize }
    if axes.contains(.layoutDirection) { values.layoutDirection = record.layoutDirection }
    if axes.contains(.contrast) { values.contrast = record.contrast }
    return LabelRecord.fields.json(values)
  }
}
